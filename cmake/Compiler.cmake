# Language, warnings and instrumentation: everything every target is compiled with.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON) # clang-tidy reads it

# The page's module, by cmake/wasm-toolchain.cmake. Cross-compiling alone does not mean that: there is arm64 too.
set(KAMISADO_WASM OFF)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
    set(KAMISADO_WASM ON)
endif()

# The one place to choose the processor. Empty is the portable baseline of the platform; `native` is this machine.
set(KAMISADO_CPU "" CACHE STRING "Value for -march=; empty for the portable baseline")
if(KAMISADO_CPU)
    add_compile_options(-march=${KAMISADO_CPU})
endif()

# For example "address,undefined". The presets set it.
set(KAMISADO_SANITIZE "" CACHE STRING "Value for -fsanitize=; empty for none")
if(KAMISADO_SANITIZE)
    set(instrumentation -fsanitize=${KAMISADO_SANITIZE} -fno-sanitize-recover=all)
    add_compile_options(${instrumentation} -fno-omit-frame-pointer)
    add_link_options(${instrumentation})
    # These programs are large, and lld links them in a third of the time.
    include(CheckLinkerFlag)
    check_linker_flag(CXX -fuse-ld=lld KAMISADO_HAS_LLD)
    if(KAMISADO_HAS_LLD)
        add_link_options(-fuse-ld=lld)
    endif()
endif()

if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(KAMISADO_CCACHE ccache)
    mark_as_advanced(KAMISADO_CCACHE)
    if(KAMISADO_CCACHE)
        set(CMAKE_CXX_COMPILER_LAUNCHER ${KAMISADO_CCACHE})
    endif()
endif()

# What turns a mistake with memory into an end instead of a way in, for every layer: the search is no slower with it. The
# sanitizers have means of their own, and so has WebAssembly; the checks of library calls need an optimised build.
# tests/server/hardening_test.cpp reads the program and how it was compiled.
add_library(kamisado_hardening INTERFACE)
if(NOT KAMISADO_SANITIZE AND NOT KAMISADO_WASM)
    target_compile_options(
        kamisado_hardening INTERFACE -fstack-protector-strong
                                     $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE>
                                     $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-D_FORTIFY_SOURCE=2>)
    add_link_options(LINKER:-z,relro LINKER:-z,now)
endif()

# Linked privately by every target of the project. The presets that ./check builds make errors of them; who builds for
# playing, perhaps with a compiler that does not exist yet, is not stopped by a new warning.
add_library(kamisado_warnings INTERFACE)
target_compile_options(
    kamisado_warnings
    INTERFACE -Wall
              -Wextra
              -Wpedantic
              -Wcast-align
              -Wcast-qual
              -Wconversion
              -Wdouble-promotion
              -Wextra-semi
              -Wformat=2
              -Wimplicit-fallthrough
              -Wmissing-declarations
              -Wnon-virtual-dtor
              -Wold-style-cast
              -Woverloaded-virtual
              # In joined files clang finds a constant of one shadowed by a parameter of the next; g++ looks for the rest.
              $<$<NOT:$<AND:$<CXX_COMPILER_ID:Clang>,$<BOOL:${CMAKE_UNITY_BUILD}>>>:-Wshadow>
              -Wsign-conversion
              -Wundef
              -Wunused
              # g++ 12 sees null pointers and overlapping copies inside its own std::string at -O3 (its bug 105651), so
              # the one is left to clang and the other switched off.
              $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
              # Where several files are compiled as one, each is taken for a header of that one.
              $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>
              $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-branches>
              $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
              $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
              $<$<CXX_COMPILER_ID:Clang>:-Wnull-dereference>
              # clang reports what libstdc++ calls deprecated even where Boost, RapidCheck and libstdc++ itself use it.
              $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
