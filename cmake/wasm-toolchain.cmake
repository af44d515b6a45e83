# WebAssembly by clang and wasi-libc. A module is a reactor: call its `_initialize()` once, then its exports.
# There are no exceptions and no threads; keep iostream and fmt out of what is built with it.
set(CMAKE_SYSTEM_NAME Generic) # CMake 3.25 does not know WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT -fno-exceptions)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all")
