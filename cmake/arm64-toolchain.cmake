# Linux on 64-bit ARM by Debian's cross compiler, with its libraries for that architecture beside the machine's own
# (`dpkg --add-architecture arm64`). tools/build-tarball uses it.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
# For what the program writes about itself when it is installed.
find_program(QEMU_AARCH64 qemu-aarch64-static)
mark_as_advanced(QEMU_AARCH64)
if(QEMU_AARCH64)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${QEMU_AARCH64})
endif()
