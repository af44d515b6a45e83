# Layers: one static library for each folder of src/. What may depend on what is stated in
# tests/architecture/layers.txt, and a test holds both the #includes and these calls to it.

# kamisado_layer(NAME [DEPENDS layer...] [LIBRARIES target...])
# The library kamisado::NAME from src/NAME/*.cpp, without main.cpp. Includes are written from src/: "rules/position.h".
function(kamisado_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;LIBRARIES")
    set(folder ${PROJECT_SOURCE_DIR}/src/${name})
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    file(GLOB headers CONFIGURE_DEPENDS ${folder}/*.h)
    list(REMOVE_ITEM sources ${folder}/main.cpp)
    if(NOT sources AND NOT headers)
        message(STATUS "src/${name} is empty")
        return()
    endif()

    list(TRANSFORM arg_DEPENDS PREPEND kamisado::)
    if(sources)
        set(visibility PUBLIC)
        add_library(kamisado_${name} STATIC ${sources} ${headers})
        target_link_libraries(kamisado_${name} PRIVATE kamisado_warnings)
    else()
        set(visibility INTERFACE)
        add_library(kamisado_${name} INTERFACE ${headers})
    endif()
    target_include_directories(kamisado_${name} ${visibility} ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(kamisado_${name} ${visibility} ${arg_DEPENDS} ${arg_LIBRARIES})
    add_library(kamisado::${name} ALIAS kamisado_${name})
endfunction()

# kamisado_program(NAME LAYER layer): the program NAME, at the root of the build folder, from src/LAYER/main.cpp.
function(kamisado_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "LAYER" "")
    set(main ${PROJECT_SOURCE_DIR}/src/${arg_LAYER}/main.cpp)
    if(NOT EXISTS ${main})
        message(STATUS "src/${arg_LAYER} has no main.cpp: no program ${name}")
        return()
    endif()
    add_executable(${name} ${main})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PRIVATE kamisado_warnings)
    if(TARGET kamisado::${arg_LAYER})
        target_link_libraries(${name} PRIVATE kamisado::${arg_LAYER})
    endif()
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endfunction()

# kamisado_module(NAME LAYER layer): the WebAssembly module NAME.wasm, at the root of the build folder, of a layer that
# exports functions. Nobody in C++ calls those, so that all of the layer's objects are linked.
function(kamisado_module name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "LAYER" "")
    add_executable(${name}_module $<TARGET_OBJECTS:kamisado_${arg_LAYER}>)
    get_target_property(layers kamisado_${arg_LAYER} LINK_LIBRARIES)
    target_link_libraries(${name}_module PRIVATE ${layers})
    target_link_options(${name}_module PRIVATE -Wl,--gc-sections)
    set_target_properties(${name}_module PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}
                                                    OUTPUT_NAME ${name} SUFFIX .wasm)
endfunction()
