# Where the compiler has to be clang: the one that is given (-D CMAKE_CXX_COMPILER=...), or what tools/find-clang finds.
if(NOT CMAKE_CXX_COMPILER)
    execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/../tools/find-clang clang++ OUTPUT_VARIABLE CMAKE_CXX_COMPILER
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
endif()
