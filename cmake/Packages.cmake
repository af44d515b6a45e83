# Libraries from outside, each only when an option asks for it.

# kamisado_package(NAME DEBIAN package OPTION option [VERSION at-least]): find_package that says what to install, or what to switch off.
function(kamisado_package name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DEBIAN;OPTION;VERSION" "")
    find_package(${name} ${arg_VERSION} CONFIG QUIET)
    if(NOT ${name}_FOUND)
        message(FATAL_ERROR "${name} ${arg_VERSION} was not found. Install it (on Debian: the package ${arg_DEBIAN}), "
                            "or configure with -D ${arg_OPTION}=OFF.")
    endif()
endfunction()

# kamisado_library(NAME HEADER header LIBRARY library DEBIAN package [OPTIONAL]): the target kamisado_NAME for a library
# that brings no CMake files of its own; without it, when it is optional, there is no such target.
function(kamisado_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIONAL" "HEADER;LIBRARY;DEBIAN" "PATH_SUFFIXES")
    find_path(${name}_INCLUDE ${arg_HEADER} PATH_SUFFIXES ${arg_PATH_SUFFIXES})
    find_library(${name}_LIBRARY ${arg_LIBRARY})
    mark_as_advanced(${name}_INCLUDE ${name}_LIBRARY)
    if(${name}_INCLUDE AND ${name}_LIBRARY)
        add_library(kamisado_${name} INTERFACE)
        target_include_directories(kamisado_${name} SYSTEM INTERFACE ${${name}_INCLUDE})
        target_link_libraries(kamisado_${name} INTERFACE ${${name}_LIBRARY})
    elseif(NOT arg_OPTIONAL)
        message(FATAL_ERROR "${arg_HEADER} was not found. Install it (on Debian: the package ${arg_DEBIAN}), "
                            "or configure with -D KAMISADO_CLI=OFF.")
    endif()
endfunction()

if(KAMISADO_CLI)
    kamisado_package(Boost VERSION 1.81 DEBIAN libboost1.81-dev OPTION KAMISADO_CLI)
    kamisado_package(CLI11 DEBIAN libcli11-dev OPTION KAMISADO_CLI)
    kamisado_package(fmt DEBIAN libfmt-dev OPTION KAMISADO_CLI)
    kamisado_package(nlohmann_json DEBIAN nlohmann-json3-dev OPTION KAMISADO_CLI)
    kamisado_package(spdlog DEBIAN libspdlog-dev OPTION KAMISADO_CLI)
    kamisado_library(sqlite HEADER sqlite3.h LIBRARY sqlite3 DEBIAN libsqlite3-dev)
    kamisado_library(sodium HEADER sodium.h LIBRARY sodium DEBIAN libsodium-dev)
    if(KAMISADO_POSTGRES)
        kamisado_library(pq HEADER libpq-fe.h LIBRARY pq DEBIAN libpq-dev PATH_SUFFIXES postgresql)
    endif()
endif()
if(KAMISADO_TESTS AND NOT CMAKE_CROSSCOMPILING)
    kamisado_package(GTest DEBIAN libgtest-dev OPTION KAMISADO_TESTS)
    kamisado_package(rapidcheck DEBIAN librapidcheck-dev OPTION KAMISADO_TESTS)
endif()
if(KAMISADO_BENCH)
    kamisado_package(benchmark DEBIAN libbenchmark-dev OPTION KAMISADO_BENCH)
endif()
