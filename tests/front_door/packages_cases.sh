# shellcheck shell=bash disable=SC2154,SC2034
# Which packages are asked for on which system, and what is said before.

case_Debian12TakesBoost181() {
    an_apt_system debian debian-12
    says "$(install check)" "exit 0"
    is_installed libboost1.81-dev
    is_not_installed libboost-dev
    is_installed clang-19
    is_installed libc++-19-dev-wasm32
    is_installed postgresql
    is_installed chromium-headless-shell
}

case_Debian13TakesItsOwnBoost() {
    an_apt_system debian debian-13
    says "$(install check)" "exit 0"
    is_installed libboost-dev
    is_not_installed libboost1.81-dev
    is_installed clang-19
}

case_Ubuntu2404HasOtherNames() {
    an_apt_system ubuntu ubuntu-24.04
    says "$(install check)" "exit 0"
    is_installed libboost-dev
    is_installed clang-19
    is_installed chromium-browser
}

case_AnOldUbuntuIsToldWhatItLacks() {
    an_apt_system ubuntu ubuntu-22.04
    local said
    said=$(install play)
    says "$said" "exit 1"
    says "$said" "libboost-dev>=1.81"
    says "$said" "clang-19"
    says_not "$said" "libfmt-dev"
    says_not "$(cat "$system/done")" install
}

case_WithoutClang19TheNextOneIsTaken() {
    an_apt_system debian debian-of-tomorrow
    says "$(install check)" "exit 0"
    is_installed clang-21
    is_installed clang-tidy-21
    is_not_installed clang-22
}

case_ADerivativeOfDebianIsOne() {
    an_apt_system debian debian-13
    printf 'ID=linuxmint\nID_LIKE="ubuntu debian"\n' >"$system/os-release"
    says "$(install terminal)" "exit 0"
    is_installed libboost-dev
}

case_WhatIsThereIsNotAskedFor() {
    an_apt_system debian debian-13
    install check >/dev/null
    : >"$system/done"
    equals "$(install check)" "exit 0"
    equals "$(cat "$system/done")" ""
}

case_AnInstalledAlternativeServes() {
    an_apt_system debian debian-12
    sed -i '/^libboost1.81-dev/d' "$system/available"
    echo "libboost1.83-dev 1.83.0-1" >>"$system/installed"
    says "$(install terminal)" "exit 0"
    is_not_installed libboost-dev
}

case_AnInstalledClangServes() {
    an_apt_system debian debian-12 debian-of-tomorrow
    grep -e '-21' "$system/available" >"$system/installed"
    says "$(install play)" "exit 0"
    is_not_installed clang-19
}

case_APostgresOfAnyVersionServes() {
    an_apt_system debian debian-13
    mkdir -p "$system/usr/lib/postgresql/16/bin"
    : >"$system/usr/lib/postgresql/16/bin/initdb"
    says "$(install check)" "exit 0"
    is_not_installed postgresql
}

case_ANodeOfOnesOwnServes() {
    an_apt_system debian debian-13
    echo : | put node
    echo : | put npm
    says "$(install play)" "exit 0"
    is_not_installed npm
}

case_SizesAndReasonsAreSaidBefore() {
    an_apt_system debian debian-13
    local said
    said=$(install terminal)
    says "$said" "14 packages in all: 14 MB to download, 29 MB on disk."
    says "$said" "to compile the program:"
    says "$said" "cmake g++ ninja-build"
    says_not "$said" "[Y/n]"
}

case_WhatNpmFetchesIsSaidBeforeToo() {
    local said
    an_apt_system debian debian-13
    rm "$system/project/web/node_modules/.installed"
    said=$(install play)
    says "$said" "Then npm fetches what builds the page"
    says "$(install play)" "Then npm fetches" # nothing else is missing, but that
    says_not "$(install terminal)" npm
    variables=(KAMISADO_INSTALL_TOLD=1)
    equals "$(install play)" "exit 0"
}

# on_a_terminal ANSWER PURPOSE
on_a_terminal() {
    local command="env -i PATH=$system/bin HOME=$scratch TERM=dumb KAMISADO_OS_RELEASE=$system/os-release bash $tools/install-packages $2"
    printf '%s\n' "$1" | script -qec "$command" /dev/null || true
}

case_ATerminalIsAskedAndMayRefuse() {
    an_apt_system debian debian-13
    local said
    said=$(on_a_terminal n play)
    says "$said" "Install them? [Y/n]"
    says "$said" "Nothing was installed."
    equals "$(cat "$system/installed")" ""
    on_a_terminal '' play >/dev/null
    is_installed cmake
}

case_AskingAloneInstallsNothing() {
    an_apt_system debian debian-13
    says "$(install --ask check)" "exit 0"
    equals "$(cat "$system/installed")" ""
}

case_WithoutRootTheLineIsPrinted() {
    an_apt_system debian debian-13
    echo 'echo 1000' | put id
    local said
    said=$(install terminal)
    says "$said" "exit 1"
    says "$said" "apt-get install cmake g++ ninja-build libboost-dev"
}

case_SudoIsUsedWhereItIs() {
    an_apt_system debian debian-13
    echo 'echo 1000' | put id
    put sudo <<<"echo sudo >>\"$system/done\"; exec \"\$@\" 3>&-"
    says "$(install terminal)" "exit 0"
    says "$(cat "$system/done")" sudo
    says_not "$(cat "$system/done")" "to a pipe"
    is_installed cmake
}

case_AFailureShowsWhatAptSaid() {
    an_apt_system debian debian-13
    put apt-get <<<'case "$*" in *print-uris*) ;; *install*) echo "E: no space left" >&2; exit 100 ;; esac'
    local said
    said=$(install terminal)
    says "$said" "E: no space left"
    says "$said" "could not be installed: cmake"
    says "$said" "exit 1"
}

# line_of ID ID_LIKE: what a system without apt is told for ./play.
line_of() {
    a_system "$@"
    install play
}

case_FedoraGetsItsLine() {
    local said
    said=$(line_of fedora)
    says "$said" "sudo dnf install cmake gcc-c++ ninja-build boost-devel"
    says "$said" "WASI_SDK_PATH"
    says "$said" "exit 1"
}

case_ArchGetsItsLine() { says "$(line_of manjaro arch)" "sudo pacman -S --needed cmake gcc ninja boost cli11"; }

case_OpenSuseGetsItsLine() {
    says "$(line_of opensuse-tumbleweed 'opensuse suse')" "sudo zypper install cmake gcc-c++ ninja libboost_headers-devel"
}

case_HomebrewGetsItsLine() {
    local said
    said=$(line_of macos)
    says "$said" "brew install cmake gcc ninja boost"
    says "$said" "wasi-runtimes wasi-libc node"
}

case_WindowsIsSentToWsl() { says "$(line_of windows)" "wsl --install -d Debian"; }

case_AnUnknownSystemGetsTheDebianNames() {
    local said
    said=$(line_of plan9)
    says "$said" "KAMISADO_SKIP_INSTALL=1"
    says "$said" "libncurses-dev"
}

# line_serves SYSTEM QUERY INSTALL: the line that a system is told names packages, and whoever has run it is told no other.
line_serves() {
    local name purpose query
    a_system "$1"
    read -r -a query <<<"$2"
    : >"$system/installed"
    put "${query[0]}" <<<"case \$* in '${query[*]:1} '*) grep -qxF -- \"\${@: -1}\" $system/installed ;; *) exit 2 ;; esac"
    for purpose in terminal play long; do
        for name in $(install $purpose | sed -n "s/^ *$3 //p"); do
            [[ $name =~ ^[A-Za-z0-9][A-Za-z0-9.+_-]*$ ]] || fail "$1 has no package $name"
            echo "$name" >>"$system/installed"
        done
        says_not "$(install $purpose)" "$3"
    done
    variables=(WASI_SDK_PATH=/opt/wasi)
    equals "$(install play)" "exit 0"
}

case_TheLineServesOnFedora() { line_serves fedora "rpm -q --whatprovides" "sudo dnf install"; }
case_TheLineServesOnArch() { line_serves arch "pacman -Qq" "sudo pacman -S --needed"; }
case_TheLineServesOnOpenSuse() { line_serves suse "rpm -q --whatprovides" "sudo zypper install"; }
case_TheLineServesWithHomebrew() { line_serves macos "brew list --versions" "brew install"; }

# The container's base is barer than any system that its image is tried on here.
case_TheContainerCopiesWhatInstallsItsPackages() {
    local files
    an_apt_system debian debian-13
    rm "$system/project/tools"
    mkdir "$system/project/tools"
    read -r -a files < <(sed -n 's/^COPY \(.*install-packages.*\) tools\/$/\1/p' ../../Containerfile)
    (cd ../.. && cp "${files[@]}" "$system/project/tools/")
    says "$(install play)" "exit 0"
    is_installed npm
}

case_TheContainerTrustsWhomDebianTrusts() {
    says "$(sed '1,/^FROM .* AS build/d; 1,/^FROM/d' ../../Containerfile)" "install -y -qq --no-install-recommends ca-certificates "
}

case_SkippingTrustsTheUser() {
    a_system plan9
    variables=(KAMISADO_SKIP_INSTALL=1)
    equals "$(install check)" "exit 0"
}
