#pragma once

#include "game/entry.h"
#include "game/log_text.h"

#include <span>
#include <string>
#include <vector>

namespace kamisado::online {

/// Entries as lines of a log, without their ends.
[[nodiscard]] inline std::vector<std::string> log_lines(std::span<const game::Entry> entries) {
    std::vector<std::string> lines;
    lines.reserve(entries.size());
    for (const game::Entry& entry : entries) {
        lines.push_back(game::write_entry(entry));
        lines.back().pop_back();
    }
    return lines;
}

} // namespace kamisado::online
