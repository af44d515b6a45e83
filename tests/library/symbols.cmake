# Whether the shared library shows the facade and nothing else: cmake -D NM=nm -D LIBRARY=FILE -P symbols.cmake

execute_process(COMMAND ${NM} --dynamic --defined-only --demangle --format=posix ${LIBRARY} OUTPUT_VARIABLE shown
                COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE ";" "," shown "${shown}")
string(REGEX REPLACE "\n$" "" shown "${shown}")
string(REPLACE "\n" ";" shown "${shown}")
list(LENGTH shown count)
set(strangers ${shown})
list(FILTER strangers EXCLUDE REGEX "^libkamisado::")
if(strangers OR count LESS 50)
    message(FATAL_ERROR "${count} symbols are shown; these are not of the facade:\n${strangers}")
endif()
message("${count} symbols are shown, all of the facade")
