# Tests: one GoogleTest program for each folder of tests/, run by ctest under the folder's name and label.

# kamisado_test_program(NAME SOURCES file... [LINK target...] [OPTIMISED])
# Tests find data files under KAMISADO_SOURCE_DIR, at run time. Most spend their time in the code under test, so that
# their own is compiled without optimisation, which takes half as long.
function(kamisado_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "" "SOURCES;LINK")
    add_executable(test_${name} ${arg_SOURCES})
    if(NOT arg_OPTIMISED)
        target_compile_options(test_${name} PRIVATE -O0)
    endif()
    # Reading GoogleTest takes longer than most tests: it is read once for each program.
    target_precompile_headers(test_${name} PRIVATE <gtest/gtest.h>)
    target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(test_${name} PRIVATE KAMISADO_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(test_${name} PRIVATE ${arg_LINK} GTest::gtest GTest::gtest_main kamisado_warnings)
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
