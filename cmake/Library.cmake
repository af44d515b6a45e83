# libkamisado: the facade (src/bindings/library) and the layers below it, as one library that shows nothing but the facade.

# Inside another project that one decides, and CMake's default is a static library.
if(PROJECT_IS_TOP_LEVEL)
    option(BUILD_SHARED_LIBS "libkamisado as a shared library; OFF: a static one" ON)
endif()
if(BUILD_SHARED_LIBS)
    set(kind shared)
else()
    set(kind static)
endif()

set(inside rules words notation solver computer learning game library)
set(objects ${inside})
list(TRANSFORM objects REPLACE "(.+)" "$<TARGET_OBJECTS:kamisado_\\1>")
list(TRANSFORM inside PREPEND kamisado_)

# The programs use the same objects. Hidden symbols are reached without detours, so that it costs them nothing.
if(BUILD_SHARED_LIBS OR KAMISADO_PYTHON)
    set_target_properties(${inside} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                                               VISIBILITY_INLINES_HIDDEN ON)
endif()

add_library(kamisado_product ${objects})
add_library(Kamisado::kamisado ALIAS kamisado_product)
add_library(Kamisado::${kind} ALIAS kamisado_product)
target_compile_features(kamisado_product INTERFACE cxx_std_23)
target_include_directories(kamisado_product INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src/bindings/library/include>)
set_target_properties(
    kamisado_product
    PROPERTIES OUTPUT_NAME kamisado
               EXPORT_NAME ${kind}
               VERSION ${PROJECT_VERSION}
               SOVERSION ${PROJECT_VERSION_MAJOR}
               LINKER_LANGUAGE CXX
               LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/library
               ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/library)
# Of the standard library's templates too, only what a header of ours shows is for others.
if(BUILD_SHARED_LIBS)
    set(exported ${PROJECT_SOURCE_DIR}/cmake/library_symbols.map)
    target_link_options(kamisado_product PRIVATE -Wl,--version-script=${exported} -Wl,--no-undefined)
    set_target_properties(kamisado_product PROPERTIES LINK_DEPENDS ${exported})
endif()

# The Python module is one file that needs no other: the library goes into it.
if(KAMISADO_PYTHON)
    add_library(kamisado_for_python STATIC ${objects})
    set_target_properties(kamisado_for_python PROPERTIES LINKER_LANGUAGE CXX)
    target_compile_features(kamisado_for_python INTERFACE cxx_std_23)
    target_include_directories(kamisado_for_python INTERFACE ${PROJECT_SOURCE_DIR}/src/bindings/library/include)
endif()

if(KAMISADO_INSTALL)
    include(${PROJECT_SOURCE_DIR}/cmake/LibraryInstall.cmake)
endif()
