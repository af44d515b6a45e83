# shellcheck shell=bash disable=SC2154,SC2016
# ./check itself, in a made-up project whose tools all succeed at once unless a case says otherwise.

a_project() {
    local tool
    a_system debian
    project=$system/project
    rm "$project/tools"
    mkdir -p "$project/tools" "$project/web/e2e" "$project/tests/wasm" "$project/fuzz" "$project/build/release/Testing/Temporary"
    cp ../../check "$project/"
    cp "$tools/progress.sh" "$project/tools/"
    for tool in install-packages install-node build-web build-wasm check-shell check-format check-tidy check-page-size \
        run-fuzzers record-long-run build-docs release test-release; do
        stub "$project/tools/$tool" <<<"echo $tool \$* >>\"$system/done\""
    done
    stub "$project/tools/with-node" <<<'exec "$@"'
    : >"$project/web/e2e/x.spec.ts"
    : >"$project/tests/wasm/x.mjs"
    : >"$project/fuzz/fuzz_x.cpp"
    for tool in nice sleep mkdir touch kill time; do ! tool=$(command -v "$tool") || [[ $tool != /* ]] || ln -s "$tool" "$system/bin/"; done
    put cmake <<<"echo cmake \$* >>\"$system/done\"; echo '[1/2] Building'"
    put ctest <<<'mkdir -p build/$2/Testing/Temporary; echo "[       OK ] One.Two (0 ms)" >build/$2/Testing/Temporary/LastTest.log'
    put npx <<<'echo " 3 passed (1s)"'
    put node <<<"echo node \$* >>\"$system/done\""
}

stub() { { echo '#!/bin/bash' && cat; } >"$1" && chmod +x "$1"; }

# check MODE: what ./check prints in the made-up project; its exit code stands at the end.
check() { (cd "$project" && env -i PATH="$system/bin" HOME="$scratch" KAMISADO_KEEP_GOING="${KEEP_GOING:-}" bash ./check "$@" 2>&1 </dev/null && echo "exit 0" || echo "exit $?"); }

case_CheckRunsEveryStageAndCounts() {
    a_project
    local said name
    said=$(check)
    says "$said" "exit 0"
    for name in packages architecture 'release build' 'release tests' 'sanitize build' 'sanitize tests' 'threads build' \
        'threads tests' 'wasm build' 'wasm tests' 'page packages' 'page format' 'page lint' 'page types' 'page unit tests' 'page build' \
        'page tests' clang-tidy fuzzing 'shell scripts' formatting 'more packages'; do
        says "$said" "$name "
    done
    # 22 stages, five of them with one C++ test, two with three tests of the page.
    says "$said" "33 passed, 0 failed, 0 skipped"
    says "$said" "Where the time went:"
}

case_CheckBuildsNothingInQuickModeButTheRelease() {
    a_project
    says "$(check quick)" "exit 0"
    says_not "$(cat "$system/done")" sanitize
}

case_AFailedStageEndsTheCheck() {
    a_project
    local said
    stub "$project/tools/check-format" <<<'echo "this line is too long"; exit 1'
    put ctest <<<'sleep 60'
    said=$(check)
    says "$said" 'The stage "formatting" failed'
    says "$said" "this line is too long"
    says "$said" "1 failed"
    says "$said" "exit 1"
    says_not "$said" "Everything passed"
}

case_KeepingGoingFindsEveryFailure() {
    a_project
    local said
    stub "$project/tools/check-format" <<<'exit 1'
    stub "$project/tools/check-tidy" <<<'exit 1'
    said=$(KEEP_GOING=1 check)
    says "$said" 'The stage "formatting" failed'
    says "$said" 'The stage "clang-tidy" failed'
    says "$said" "31 passed, 2 failed"
    says "$said" "exit 1"
}

case_ASkippedStageIsCounted() {
    a_project
    rm "$project/fuzz/fuzz_x.cpp"
    local said
    said=$(check)
    says "$said" "Skipped: fuzzing"
    says "$said" "32 passed, 0 failed, 1 skipped"
}

case_ASkippedTestIsCountedAndNamed() {
    a_project
    local said
    put ctest <<'END'
mkdir -p build/$2/Testing/Temporary
[ "$2" = release ] && [ $# = 2 ] || { echo '[       OK ] One.Two (0 ms)' >build/$2/Testing/Temporary/LastTest.log && exit; }
cat >build/$2/Testing/Temporary/LastTest.log <<LOG
[       OK ] One.Two (0 ms)
[  SKIPPED ] Nginx.Serves (2 ms)
[  SKIPPED ] 1 test, listed below:
[  SKIPPED ] Nginx.Serves
test_one (module.Case.test_one) ... ok
test_two (module.Case.test_two) ... skipped 'there is no numpy'
OK (skipped=1)
LOG
END
    put npx <<'END'
case $2 in
playwright) printf '  ✓  1 e2e/a.spec.ts:1:1 › one (1s)\n  -  2 e2e/a.spec.ts:2:1 › two\n\n  1 skipped\n  3 passed (1s)\n' ;;
vitest) printf ' ✓ tests/a.test.ts > one 3ms\n ↓ tests/a.test.ts > three\n      Tests  3 passed | 1 skipped (4)\n' ;;
esac
END
    said=$(check)
    says "$said" "Skipped: Nginx.Serves (release tests)"
    says "$said" "Skipped: test_two (module.Case.test_two) (release tests)"
    says "$said" "Skipped: e2e/a.spec.ts:2:1 › two (page tests)"
    says "$said" "Skipped: tests/a.test.ts > three (page unit tests)"
    says "$said" "34 passed, 0 failed, 4 skipped"
}

case_ACheckWithoutPackagesDoesNotBegin() {
    a_project
    stub "$project/tools/install-packages" <<<'echo "Nothing was installed." >&2; exit 1'
    local said
    said=$(check)
    says "$said" "Nothing was installed."
    says "$said" "exit 1"
    says_not "$said" architecture
}

case_ALongCheckIsRecordedPartByPart() {
    a_project
    local part
    stub "$project/build/release/bench_load" <<<'echo "p99 9.1 ms"; echo "memory from 1 to 2 MB"; echo "memory at most: 3 MB"'
    mkdir -p "$project/build/release/tests"
    stub "$project/build/release/tests/test_crash" <<<'echo "[       OK ] Crash.X (1 ms)"'
    says "$(check long)" "exit 0"
    says "$(cat "$system/done")" "search_site.mjs build/site"
    for part in counts kills attack soak fuzzing tidy page release again; do
        says "$(cat "$system/done")" "record-long-run build/check $part"
    done
    says "$(cat "$system/done")" "release --again"
    says "$(cat "$system/done")" "check-tidy all"
    says "$(cat "$system/done")" "run-fuzzers 240"
}

case_APartOfALongCheckRunsAlone() {
    a_project
    says "$(check long fuzzing)" "exit 0"
    says "$(cat "$system/done")" "record-long-run build/check fuzzing"
    says_not "$(cat "$system/done")" "record-long-run build/check tidy"
    says "$(check long nonsense)" "exit 2"
}
