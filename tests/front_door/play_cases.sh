# shellcheck shell=bash disable=SC2154
# ./play itself, in a made-up project whose tools all succeed at once unless a case says otherwise.

a_game() {
    local tool
    a_project
    cp ../../play "$project/"
    mkdir -p "$project/web/dist" "$project/build/play"
    echo '<!doctype html>ours' >"$project/web/dist/index.html"
    : >"$project/web/package-lock.json"
    stub "$project/build/play/kamisado" <<<'echo "kamisado $*"'
    for tool in tee timeout; do ln -s "$(command -v $tool)" "$system/bin/"; done
    put sleep <<<: # nobody waits for the browser
}

# play ARGUMENT...: what ./play prints in the made-up project; its exit code stands at the end.
play() { (cd "$project" && env -i PATH="$system/bin" HOME="$scratch" bash ./play "$@" 2>&1 </dev/null && echo "exit 0" || echo "exit $?"); }

# while_served FOLDER COMMAND...: runs a command while the first port that ./play would take serves a folder.
while_served() {
    local server code=0 log=$system/served
    : >"$log"
    python3 -u - "$1" >"$log" 2>/dev/null <<'END' &
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
for port in range(8080, 8099):
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:
        continue
    print(port)
    server.serve_forever()
END
    server=$!
    until [ -s "$log" ]; do kill -0 $server && sleep 0.1; done
    "${@:2}" || code=$?
    kill $server
    return $code
}

case_PlayBuildsEverythingAndServes() {
    a_game
    local said step
    said=$(play)
    says "$said" "kamisado serve --port 80"
    says "$said" "exit 0"
    for step in 'install-packages play' 'cmake --build --preset play' install-node build-wasm 'build-web packages'; do
        says "$(cat "$system/done")" "$step"
    done
}

case_PlayHandsOnWhatItIsTold() {
    a_game
    says "$(play --port 9000)" "kamisado serve --port 9000"
    says "$(play nonsense)" "exit 2"
}

case_InAPipeTheGameIsPlayedLineByLine() {
    a_game
    says "$(play terminal --gold 2)" "kamisado play --gold 2"
    says_not "$(cat "$system/done")" build-web
}

case_AFailedStepShowsWhatItPrinted() {
    a_game
    local said
    stub "$project/tools/build-wasm" <<<'echo "there is no such compiler"; exit 1'
    said=$(play)
    says "$said" "there is no such compiler"
    says "$said" "Compiling the page's engine failed."
    says "$said" "exit 1"
    says_not "$said" "kamisado serve"
}

case_ATakenPortIsPassedOver() {
    a_game
    local said
    mkdir "$system/theirs"
    echo '<!doctype html>theirs' >"$system/theirs/index.html"
    said=$(while_served "$system/theirs" play)
    says "$said" "Port 8080 is taken by another program; this is 80"
    says_not "$said" "kamisado serve --port 8080"
    says "$said" "kamisado serve --port 80"
}

case_WhatRunsAlreadyIsNotStartedAgain() {
    a_game
    local said
    said=$(while_served "$project/web/dist" play)
    says "$said" "Kamisado is at http://localhost:$(cat "$system/served")/ already."
    says_not "$said" "kamisado serve"
}
