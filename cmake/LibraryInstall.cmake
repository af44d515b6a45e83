# Where libkamisado goes: `cmake --install build/release --prefix WHERE --component library`. The program's own
# installation and its Debian package leave it out.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(library_files ${CMAKE_CURRENT_BINARY_DIR}/install)
set(library_cmake ${CMAKE_INSTALL_LIBDIR}/cmake/Kamisado)
set(for_programmers COMPONENT library EXCLUDE_FROM_ALL)

install(
    TARGETS kamisado_product
    EXPORT kamisado_${kind}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ${for_programmers} NAMELINK_COMPONENT library
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${for_programmers}
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/bindings/library/include/kamisado DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        ${for_programmers})

# A file for each kind, so that a shared and a static library can be installed side by side.
install(EXPORT kamisado_${kind} FILE Kamisado-${kind}.cmake NAMESPACE Kamisado:: DESTINATION ${library_cmake}
        ${for_programmers})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/KamisadoConfig.cmake.in ${library_files}/KamisadoConfig.cmake
                              INSTALL_DESTINATION ${library_cmake})
# While the version begins with 0, the next one may be another library.
write_basic_package_version_file(${library_files}/KamisadoConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${library_files}/KamisadoConfig.cmake ${library_files}/KamisadoConfigVersion.cmake
        DESTINATION ${library_cmake} ${for_programmers})

file(RELATIVE_PATH library_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/kamisado.pc.in ${library_files}/kamisado.pc @ONLY)
install(FILES ${library_files}/kamisado.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig ${for_programmers})
