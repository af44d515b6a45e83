#include "wasm/held_matches.h"

#include <map>
#include <utility>

namespace kamisado::wasm {

namespace {

std::map<int, HeldMatch>& all() {
    static std::map<int, HeldMatch> matches;
    return matches;
}

} // namespace

int hold(HeldMatch match) {
    static int last_number = 0;
    all().insert_or_assign(++last_number, std::move(match));
    return last_number;
}

HeldMatch& held_match(int number) { return all().find(number)->second; }

const Match& match_in(const HeldMatch& held) {
    if (const auto* const live = std::get_if<game::LiveMatch>(&held)) {
        return live->match();
    }
    return std::get<Match>(held);
}

void release_match(int number) { all().erase(number); }

} // namespace kamisado::wasm
