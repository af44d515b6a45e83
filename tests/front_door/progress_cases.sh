# shellcheck shell=bash disable=SC2154,SC2119
# Progress as it is shown without a terminal: a line for each quarter.

# shown KIND [ARGUMENT]: what is shown of the text on standard input, as if it took a minute.
shown() {
    (
        # shellcheck source=tools/progress.sh
        . "$tools/progress.sh"
        progress_start "Something"
        progress_since=-60
        "progress_of_$1" "${@:2}" 2>&1
        progress_end 2>&1
    )
}

case_AptProgressHasPercentAndWords() {
    local said
    said=$(printf '%s\n' 'dlstatus:3:10.5:Retrieving file 3 of 40' 'pmstatus:cmake:60.0:Unpacking cmake (amd64)' | shown apt)
    says "$said" "5 %  Downloading: Retrieving file 3 of 40"
    says "$said" "80 %  Unpacking cmake (amd64)"
    says "$said" "done, "
}

case_NinjaProgressNamesThePart() {
    local said
    said=$(printf '%s\n' '-- Configuring done' '[30/60] Building CXX object src/CMakeFiles/kamisado_server.dir/Unity/unity_0_cxx.cxx.o' '[60/60] Linking CXX executable kamisado' | shown ninja)
    says "$said" "50 %  Compiling src/service/server"
    says "$said" "100 %  Linking CXX executable kamisado"
}

case_EachQuarterIsSaidOnce() {
    local lines
    lines=$(for i in $(seq 100); do echo "[$i/100] Building X"; done | shown ninja | grep -c %)
    equals "$lines" 5
}

case_NpmProgressCountsPackages() {
    says "$(for _ in 1 2 3; do echo 'npm http fetch GET 200 somewhere'; done | shown npm 4)" "Fetching package 3 of 4"
}

case_ViteProgressTellsWhatItDoes() {
    says "$(printf '%s\n' 'transforming...' '✓ 12 modules transformed.' 'computing gzip size...' | shown vite)" "60 %  Joining them"
}

case_WhatIsQuickIsSilent() {
    local said
    said=$(
        # shellcheck source=tools/progress.sh
        . "$tools/progress.sh"
        progress_start "Something"
        echo '[1/2] Building X' | progress_of_ninja 2>&1
        progress_end 2>&1
    )
    equals "$said" ""
}
