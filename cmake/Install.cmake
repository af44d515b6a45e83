# What `cmake --install` and the Debian package (tools/build-deb) bring: the program, the page, the service.

include(GNUInstallDirs)
set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(documents ${CMAKE_INSTALL_DATADIR}/doc/kamisado)

# Tests and benchmarks are not installed, so they need not be built.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS kamisado RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

# The page is built by npm, not here. KAMISADO_PAGE in the environment names another one.
install(
    CODE "
    set(page \"${PROJECT_SOURCE_DIR}/web/dist\")
    if(DEFINED ENV{KAMISADO_PAGE})
        set(page \"\$ENV{KAMISADO_PAGE}\")
    endif()
    if(NOT EXISTS \"\${page}/index.html\")
        message(FATAL_ERROR \"There is no page in \${page}: tools/build-web makes it.\")
    endif()
    file(INSTALL \"\${page}/\" DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/kamisado/web\")")
install(FILES ${packaging}/kamisado.service ${packaging}/kamisado@.service DESTINATION lib/systemd/system)
install(FILES ${packaging}/kamisado.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${documents} RENAME copyright)
install(FILES ${packaging}/nginx.conf ${PROJECT_SOURCE_DIR}/docs/hosting.md ${PROJECT_SOURCE_DIR}/docs/server.md
        DESTINATION ${documents})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kamisado)
set(CPACK_PACKAGE_CONTACT "Kamisado <kamisado@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Board game Kamisado: page, server, analysis and solver")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx, postgresql")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${packaging}/postinst ${packaging}/prerm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
