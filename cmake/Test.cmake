# Tests: one GoogleTest program for each folder of tests/, run by ctest under the folder's name and label.

# Reading GoogleTest takes longer than compiling most tests: it is read once for all programs, and once more for those
# that are optimised. What they share has to be compiled alike.
function(kamisado_gtest_read_once name)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/cmake/${name}.cpp CONTENT "// Holds GoogleTest, compiled.\n")
    add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/cmake/${name}.cpp)
    target_compile_options(${name} PRIVATE ${ARGN})
    target_precompile_headers(${name} PRIVATE <gtest/gtest.h>)
    target_link_libraries(${name} PRIVATE GTest::gtest kamisado_warnings)
endfunction()
if(KAMISADO_TESTS AND NOT KAMISADO_WASM)
    kamisado_gtest_read_once(kamisado_gtest_plain -O0)
    kamisado_gtest_read_once(kamisado_gtest_optimised)
endif()

# kamisado_test_program(NAME SOURCES file... [LINK target...] [OPTIMISED])
# Tests find data files under KAMISADO_SOURCE_DIR, at run time. Most spend their time in the code under test, so that
# their own is compiled without optimisation, which takes half as long.
function(kamisado_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "" "SOURCES;LINK")
    add_executable(test_${name} ${arg_SOURCES})
    if(arg_OPTIMISED)
        target_precompile_headers(test_${name} REUSE_FROM kamisado_gtest_optimised)
    else()
        target_compile_options(test_${name} PRIVATE -O0)
        target_precompile_headers(test_${name} REUSE_FROM kamisado_gtest_plain)
    endif()
    target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(test_${name} PRIVATE KAMISADO_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(test_${name} PRIVATE ${arg_LINK} kamisado_support GTest::gtest GTest::gtest_main kamisado_warnings)
    add_test(NAME ${name} COMMAND test_${name})
    set_tests_properties(${name} PROPERTIES LABELS ${name})
endfunction()

# kamisado_test(FOLDER [LINK target...] [OPTIMISED]): the test program of tests/FOLDER/*.cpp.
# A folder without a *_test.cpp, or for a layer that is not there, is left out.
function(kamisado_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "" "LINK")
    file(GLOB tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*_test.cpp)
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
    if(NOT tests)
        return()
    endif()
    foreach(target IN LISTS arg_LINK)
        if(NOT TARGET ${target})
            message(STATUS "tests/${folder} is left out: there is no ${target}")
            return()
        endif()
    endforeach()
    set(how)
    if(arg_OPTIMISED)
        set(how OPTIMISED)
    endif()
    kamisado_test_program(${folder} SOURCES ${sources} LINK ${arg_LINK} ${how})
endfunction()

# kamisado_runs_program(TEST): the test starts the program `kamisado`, that of this build unless KAMISADO_TEST_PROGRAM
# names another. The thread sanitizer's build does: whole programs take long to build, and what they do is tested as
# libraries there.
set(KAMISADO_TEST_PROGRAM "" CACHE FILEPATH "The program that tests start, when it is not this build's")
function(kamisado_names_program target)
    if(KAMISADO_TEST_PROGRAM)
        target_compile_definitions(${target} PRIVATE KAMISADO_PROGRAM="${KAMISADO_TEST_PROGRAM}")
    else()
        target_compile_definitions(${target} PRIVATE KAMISADO_PROGRAM="$<TARGET_FILE:kamisado>")
    endif()
endfunction()
function(kamisado_runs_program test)
    kamisado_names_program(${test})
    if(NOT KAMISADO_TEST_PROGRAM)
        add_dependencies(${test} kamisado)
    endif()
endfunction()
