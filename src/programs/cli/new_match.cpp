#include "cli/new_match.h"

#include "files/today.h"
#include "game/new_record.h"

#include <utility>

namespace kamisado::cli {

Record new_record(Match match, const PerPlayer<std::string>& names, Style style) {
    return game::new_record(std::move(match), names, style, today());
}

} // namespace kamisado::cli
