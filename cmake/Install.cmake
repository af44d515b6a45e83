# What `cmake --install` brings: the program, the page, the service. The Debian package (tools/build-deb) and the tarball
# (tools/build-tarball) are made of it.

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
    if(EXISTS \"\${page}/index.html\")
        file(INSTALL \"\${page}/\" DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/kamisado/web\"
            PATTERN .built EXCLUDE)
    elseif(DEFINED ENV{KAMISADO_PAGE})
        message(FATAL_ERROR \"There is no page in \${page}.\")
    else()
        message(NOTICE \"Installed without the page, which tools/build-web makes; the program has all but `serve` without it.\")
    endif()")
install(FILES ${packaging}/kamisado.service ${packaging}/kamisado@.service DESTINATION lib/systemd/system)
# Man pages and completions: the program writes them from what it knows of its commands. Where it cannot run here,
# cross-compiled and without an emulator, KAMISADO_HOST_PROGRAM names one that can.
set(written ${PROJECT_BINARY_DIR}/documents)
set(KAMISADO_HOST_PROGRAM "" CACHE FILEPATH "A kamisado of the same version that runs on this machine")
if(KAMISADO_HOST_PROGRAM)
    set(writer "\"${KAMISADO_HOST_PROGRAM}\"")
else()
    set(writer "${CMAKE_CROSSCOMPILING_EMULATOR} \"$<TARGET_FILE:kamisado>\"")
endif()
install(
    CODE "
    file(REMOVE_RECURSE \"${written}\")
    execute_process(COMMAND ${writer} help --write \"${written}\" RESULT_VARIABLE failed)
    if(failed AND \"${CMAKE_CROSSCOMPILING}\")
        message(WARNING \"Without man pages and completions: the program does not run on this machine.\")
        file(MAKE_DIRECTORY \"${written}/man\" \"${written}/bash\" \"${written}/zsh\" \"${written}/fish\")
    elseif(failed)
        message(FATAL_ERROR \"The program cannot write its man pages: \${failed}\")
    endif()")
install(DIRECTORY ${written}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(DIRECTORY ${written}/bash/ DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(DIRECTORY ${written}/zsh/ DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(DIRECTORY ${written}/fish/ DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(FILES ${packaging}/kamisado.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${packaging}/example.kamisado.Kamisado.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${PROJECT_SOURCE_DIR}/web/public/favicon.svg DESTINATION ${icons}/scalable/apps RENAME kamisado.svg)
foreach(size 192 512)
    install(FILES ${PROJECT_SOURCE_DIR}/web/public/icons/icon-${size}.png DESTINATION ${icons}/${size}x${size}/apps
            RENAME kamisado.png)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/THIRD-PARTY-NOTICES.txt ${packaging}/nginx.conf
              ${PROJECT_SOURCE_DIR}/docs/hosting.md ${PROJECT_SOURCE_DIR}/docs/server.md
        DESTINATION ${documents})
