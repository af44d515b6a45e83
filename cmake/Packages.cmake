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

if(KAMISADO_CLI)
    kamisado_package(Boost VERSION 1.81 DEBIAN libboost1.81-dev OPTION KAMISADO_CLI)
    kamisado_package(CLI11 DEBIAN libcli11-dev OPTION KAMISADO_CLI)
    kamisado_package(fmt DEBIAN libfmt-dev OPTION KAMISADO_CLI)
    kamisado_package(nlohmann_json DEBIAN nlohmann-json3-dev OPTION KAMISADO_CLI)
endif()
if(KAMISADO_TESTS AND NOT CMAKE_CROSSCOMPILING)
    kamisado_package(GTest DEBIAN libgtest-dev OPTION KAMISADO_TESTS)
    kamisado_package(rapidcheck DEBIAN librapidcheck-dev OPTION KAMISADO_TESTS)
endif()
if(KAMISADO_BENCH)
    kamisado_package(benchmark DEBIAN libbenchmark-dev OPTION KAMISADO_BENCH)
endif()
