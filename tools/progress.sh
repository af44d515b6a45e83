# shellcheck shell=bash
# Progress of what takes minutes, on standard error: on a terminal one line that is written anew, elsewhere one line for
# each quarter. What takes less than two seconds says nothing. Sourced by ./play and tools/install-packages.

progress_name='' progress_since=0 progress_quarter=-1

# progress_start NAME: begins what the others tell about.
progress_start() { progress_name=$1 progress_since=$SECONDS progress_quarter=-1; }

progress_takes_long() { [ $((SECONDS - progress_since)) -ge 2 ]; }

# progress PERCENT WORDS
progress() {
    local percent=$1 line
    progress_takes_long || return 0
    [ "$percent" -le 100 ] || percent=100
    printf -v line '%-30s %3d %%  %s' "$progress_name" "$percent" "$2"
    if [ -t 2 ]; then
        printf '\r\033[K%s' "${line:0:$(progress_columns)}" >&2
    elif [ $((percent / 25)) -gt "$progress_quarter" ]; then
        printf '%s\n' "$line" >&2
        progress_quarter=$((percent / 25))
    fi
}

progress_columns() { echo $(($(tput cols 2>/dev/null || echo 80) - 1)); }

# progress_end [WORD]: how it ended ("done" unless told otherwise) and how long it took, if that was long.
progress_end() {
    [ ! -t 2 ] || printf '\r\033[K' >&2
    ! progress_takes_long || printf '%-30s %s, %d s\n' "$progress_name" "${1:-done}" $((SECONDS - progress_since)) >&2
}

# Each of these reads what a program prints and shows progress while that goes on.

# The status of apt-get.
progress_of_apt() {
    local line kind percent words
    while IFS= read -r line; do
        if [[ $line =~ (dlstatus|pmstatus):[^:]*:([0-9]+)[.0-9]*:(.*) ]]; then
            kind=${BASH_REMATCH[1]} percent=${BASH_REMATCH[2]} words=${BASH_REMATCH[3]}
            case $kind in
            dlstatus) progress $((percent / 2)) "Downloading: $words" ;;
            pmstatus) progress $((50 + percent / 2)) "$words" ;;
            esac
        fi
    done
}

# Lines of Ninja: "[12/345] Building ...".
progress_of_ninja() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
            progress $((100 * BASH_REMATCH[1] / BASH_REMATCH[2])) "$(ninja_words "${BASH_REMATCH[3]}")"
        else
            progress 0 "Looking at compiler and libraries"
        fi
    done
}

# ninja_words STEP: which part of the program a step of Ninja is about.
ninja_words() {
    local folder
    if [[ $1 =~ kamisado_([a-z]+)\.dir ]]; then
        folder=$(compgen -G "${BASH_SOURCE[0]%/*}/../src/*/${BASH_REMATCH[1]}")
        echo "Compiling src/${folder##*/src/}"
    else
        echo "${1%% CMakeFiles*}"
    fi
}

# progress_of_npm PACKAGES: npm with --loglevel=http prints one line for each package that it fetches.
progress_of_npm() {
    local line fetched=0
    while IFS= read -r line; do
        if [[ $line == *'http fetch'* || $line == *'http cache'* ]]; then
            fetched=$((fetched + 1))
            progress $((fetched < $1 ? 99 * fetched / $1 : 99)) "Fetching package $fetched of $1"
        fi
    done
}

# Vite tells what it begins.
progress_of_vite() {
    local line
    while IFS= read -r line; do
        case $line in
        *'building for'* | *transforming*) progress 10 "Translating the sources" ;;
        *'modules transformed'*) progress 60 "Joining them" ;;
        *rendering*) progress 70 "Writing the files" ;;
        *'gzip size'*) progress 90 "Compressing the files" ;;
        esac
    done
}
