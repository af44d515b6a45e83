// How much the match player is worth, and the counts that it plays by: see docs/match-play.md.
#include "compare.h"
#include "count.h"
#include "notation/record.h"

#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

namespace {

int fail() {
    std::fputs("bench_match_play compare FORMAT PAIRS [SEED]\n"
               "bench_match_play count MATCHES [SEED]\n",
               stderr);
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    const std::span<char*> words(argv, static_cast<std::size_t>(argc));
    const auto number = [&](std::size_t at) {
        return at < words.size() ? std::atoi(words[at]) : 1;
    };
    if (words.size() < 3) {
        return fail();
    }
    if (std::string_view(words[1]) == "count") {
        kamisado::bench::count({.matches = number(2), .seed = static_cast<unsigned>(number(3))});
        return EXIT_SUCCESS;
    }
    const auto format = kamisado::format_from_name(words[2]);
    if (std::string_view(words[1]) != "compare" || !format || words.size() < 4) {
        return fail();
    }
    kamisado::bench::compare(
        {.format = *format, .pairs = number(3), .seed = static_cast<unsigned>(number(4))});
    return EXIT_SUCCESS;
}
