# WebAssembly by clang and wasi-libc. A module is a reactor: call its `_initialize()` once, then its exports.
# There are no exceptions and no threads; keep iostream and fmt out of what is built with it.
set(CMAKE_SYSTEM_NAME Generic) # CMake 3.25 does not know WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
if(NOT CMAKE_CXX_COMPILER AND DEFINED ENV{WASI_SDK_PATH})
    set(CMAKE_CXX_COMPILER $ENV{WASI_SDK_PATH}/bin/clang++)
endif()
include(${CMAKE_CURRENT_LIST_DIR}/clang-toolchain.cmake)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Debian's clang knows where Debian's wasi-libc is; Arch, Homebrew and the WASI SDK have a folder of their own for it.
if(NOT CMAKE_SYSROOT AND NOT EXISTS /usr/lib/wasm32-wasi/libc.a)
    foreach(prefix IN ITEMS $ENV{WASI_SDK_PATH} /usr /opt/homebrew /usr/local)
        if(NOT CMAKE_SYSROOT AND EXISTS ${prefix}/share/wasi-sysroot)
            set(CMAKE_SYSROOT ${prefix}/share/wasi-sysroot)
        endif()
    endforeach()
endif()
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -fno-threadsafe-statics")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all")
