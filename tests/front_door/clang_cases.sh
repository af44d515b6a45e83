# shellcheck shell=bash disable=SC2154
# Which clang is taken.

# a_clang NAME VERSION
a_clang() { put "$1" <<<"echo 'Debian clang version $2.1.7 (3)'"; }

find_clang() { env -i PATH="$system/bin" KAMISADO_LLVM_PREFIXES= ${variables[@]+"${variables[@]}"} bash "$tools/find-clang" "$@" 2>&1 || true; }

case_ClangOfTheRightVersionIsFoundByItsName() {
    a_system debian
    a_clang clang++ 14
    a_clang clang++-20 20
    equals "$(find_clang clang++)" "$system/bin/clang++-20"
    a_clang clang++-19 19
    equals "$(find_clang clang++)" "$system/bin/clang++-19"
}

case_ClangIsFoundByItsVersion() {
    a_system arch
    a_clang clang++ 21
    equals "$(find_clang clang++)" "$system/bin/clang++"
}

case_TheGivenClangIsTaken() {
    a_system debian
    a_clang clang++-19 19
    a_clang clang++-21 21
    variables=(KAMISADO_CLANG=21)
    equals "$(find_clang clang++)" "$system/bin/clang++-21"
    mkdir "$system/mine"
    cp "$system/bin/clang++-21" "$system/mine/clang++"
    variables=("KAMISADO_CLANG=$system/mine")
    equals "$(find_clang clang++)" "$system/mine/clang++"
    variables=(CXX="$system/mine/clang++ -v")
    equals "$(find_clang clang++)" "$system/mine/clang++"
}

case_AnotherCompilerInCxxIsPassedOver() {
    a_system debian
    a_clang clang++-19 19
    put g++ <<<"echo 'g++ (Debian 14.2.0-19) 14.2.0'"
    variables=(CXX=g++)
    equals "$(find_clang clang++)" "$system/bin/clang++-19"
}

case_TheFormatterIsOfOneVersion() {
    a_system debian
    put clang-format-20 <<<"echo 'Debian clang-format version 20.1.2'"
    equals "$(find_clang clang-format)" "$system/bin/clang-format-20"
    says "$(find_clang clang-format 19)" "No clang-format of version 19"
}
