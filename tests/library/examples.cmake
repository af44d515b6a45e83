# Installs libkamisado somewhere, builds examples/ against it as a stranger would, runs them and compares what they say.
#   cmake -D BUILD=FOLDER -D SOURCE=FOLDER -D COMPILER=FILE -D LAUNCHER=FILE -D GENERATOR=NAME -P examples.cmake

set(place ${BUILD}/library-examples)
set(prefix ${place}/installed)
file(REMOVE_RECURSE ${prefix} ${place}/moved)

function(run)
    execute_process(COMMAND ${ARGV} OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE code)
    if(code)
        message(FATAL_ERROR "${ARGV}: ${code}\n${said}")
    endif()
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix} --component library)
# Whoever packs it moves it: nothing may remember where it was first.
file(RENAME ${prefix} ${place}/moved)
set(prefix ${place}/moved)
file(GLOB_RECURSE headers RELATIVE ${prefix} ${prefix}/include/*)
foreach(header IN LISTS headers)
    file(READ ${prefix}/${header} text)
    if(text MATCHES "#include \"")
        message(FATAL_ERROR "${header} includes what is not installed")
    endif()
endforeach()

run(${CMAKE_COMMAND} -S ${SOURCE}/examples -B ${place}/build -G ${GENERATOR} -D CMAKE_PREFIX_PATH=${prefix}
    -D Kamisado_DIR=Kamisado_DIR-NOTFOUND -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
run(${CMAKE_COMMAND} --build ${place}/build)

# What is not there is not found, with a word about it: here the other kind of library, and a kind that does not exist.
file(GLOB kinds ${prefix}/lib*/cmake/Kamisado/Kamisado-*.cmake ${prefix}/lib/*/cmake/Kamisado/Kamisado-*.cmake)
list(FILTER kinds INCLUDE REGEX "Kamisado-(shared|static).cmake$")
string(REGEX MATCH "shared|static" kind "${kinds}")
foreach(asked shared static round)
    file(WRITE ${place}/components/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(components LANGUAGES NONE)\n"
         "find_package(Kamisado REQUIRED COMPONENTS ${asked})\nif(NOT TARGET Kamisado::kamisado OR NOT TARGET Kamisado::${asked})\n"
         "message(FATAL_ERROR nothing)\nendif()\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${place}/components -B ${place}/components/build -D CMAKE_PREFIX_PATH=${prefix}
                            -D Kamisado_DIR=Kamisado_DIR-NOTFOUND
                    RESULT_VARIABLE code OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if((asked STREQUAL kind AND code) OR (NOT asked STREQUAL kind AND NOT code))
        message(FATAL_ERROR "COMPONENTS ${asked} of ${kind}: ${code}\n${said}")
    endif()
endforeach()

# says(CODE EXPECTED-FILE PROGRAM ARGUMENT...)
function(says code expected program)
    execute_process(COMMAND ${place}/build/${program} ${ARGN} OUTPUT_VARIABLE said ERROR_VARIABLE errors RESULT_VARIABLE got)
    file(READ ${SOURCE}/tests/library/${expected} wanted)
    if(NOT got EQUAL code OR NOT said STREQUAL wanted)
        message(FATAL_ERROR "${program} ${ARGN}: ${got}\n${errors}\nexpected:\n${wanted}\nsaid:\n${said}")
    endif()
endfunction()

file(WRITE ${place}/broken.kamisado "[Kamisado \"1\"]\n[Format \"single\"]\n\n1. e1e4 a8b6\n")
says(0 first_moves.txt first_moves)
says(0 play_a_round.txt play_a_round)
says(0 read_a_record.txt read_a_record ${SOURCE}/data/matches/standard.symbols.kamisado)
says(1 read_a_broken_record.txt read_a_record ${place}/broken.kamisado)
says(0 watch_two_levels.txt watch_two_levels)
message("all examples say what they should")
