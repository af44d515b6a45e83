#include "cli/fill_choices.h"

#include "notation/names.h"
#include "rules/match.h"

#include <fmt/format.h>

namespace kamisado::cli {

std::string fill_choices(const Position& finished, const BoardLook& look) {
    std::string text;
    for (const FillFrom side : all_fills) {
        text += fmt::format("\nfill {}:\n{}", name_of(side),
                            draw_line_up(next_line_up(finished, side), look));
    }
    return text;
}

} // namespace kamisado::cli
