# The facade's unit tests run against libkamisado itself where it is built, else against the layer. The rest looks at what
# others get: the installed library, the examples, the Python module.

if(KAMISADO_LIBRARY)
    kamisado_test(library LINK kamisado_product kamisado::notation)
else()
    kamisado_test(library LINK kamisado::library)
endif()
if(TARGET test_library)
    target_compile_definitions(test_library PRIVATE KAMISADO_VERSION="${PROJECT_VERSION}")
endif()

if(KAMISADO_LIBRARY)
    set(scripts ${CMAKE_CURRENT_LIST_DIR})
    if(BUILD_SHARED_LIBS)
        add_test(NAME library_symbols COMMAND ${CMAKE_COMMAND} -D NM=${CMAKE_NM} -D LIBRARY=$<TARGET_FILE:kamisado_product>
                                              -P ${scripts}/symbols.cmake)
    endif()
    set(tools -D BUILD=${PROJECT_BINARY_DIR} -D SOURCE=${PROJECT_SOURCE_DIR} -D COMPILER=${CMAKE_CXX_COMPILER}
              -D LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER} -D GENERATOR=${CMAKE_GENERATOR})
    add_test(NAME library_examples COMMAND ${CMAKE_COMMAND} ${tools} -P ${scripts}/examples.cmake)
    add_test(NAME library_inside_another COMMAND ${CMAKE_COMMAND} ${tools} -P ${scripts}/inside_another.cmake)
endif()

# Packed as a wheel, installed in a virtual environment and tested there: what pip gives to others.
if(TARGET kamisado_python)
    add_test(NAME python COMMAND ${Python_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/python/tests/in_environment.py
                                 ${PROJECT_BINARY_DIR})
    set_tests_properties(python PROPERTIES ENVIRONMENT
        "KAMISADO_BUILD_DIR=${PROJECT_BINARY_DIR};KAMISADO_CMAKE=${CMAKE_COMMAND}")
endif()
