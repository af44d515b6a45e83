# Takes the project into another one, both ways that CMake knows, and looks at what that gets. With -D LONG=1 it is built, too.
#   cmake -D BUILD=FOLDER -D SOURCE=FOLDER -D COMPILER=FILE -D LAUNCHER=FILE -D GENERATOR=NAME [-D LONG=1] -P inside_another.cmake

set(place ${BUILD}/inside-another)
foreach(way add_subdirectory FetchContent)
    file(REMOVE_RECURSE ${place}/${way})
    execute_process(
        COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/tests/library/consumer -B ${place}/${way} -G ${GENERATOR} -D WAY=${way}
                -D KAMISADO_SOURCES=${SOURCE} -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}
                -D CMAKE_BUILD_TYPE=Release -D CMAKE_UNITY_BUILD=ON -D CMAKE_UNITY_BUILD_BATCH_SIZE=24
        OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE code)
    if(code)
        message(FATAL_ERROR "${way}: ${said}")
    endif()
endforeach()
if(LONG OR DEFINED ENV{KAMISADO_LONG})
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${place}/FetchContent --target consumer COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${place}/FetchContent/consumer OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
    file(READ ${SOURCE}/tests/library/first_moves.txt wanted)
    if(NOT said STREQUAL wanted)
        message(FATAL_ERROR "expected:\n${wanted}\nsaid:\n${said}")
    endif()
endif()
# Nothing of it is installed with the other project.
execute_process(COMMAND ${CMAKE_COMMAND} --install ${place}/add_subdirectory --prefix ${place}/installed
                OUTPUT_VARIABLE said ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE installed ${place}/installed/*)
if(installed)
    message(FATAL_ERROR "installed with the other project: ${installed}")
endif()
message("another project gets the library and nothing else")
