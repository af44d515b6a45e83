#include "online/log_pieces.h"

#include "game/log_text.h"

#include <algorithm>

namespace kamisado::online {

namespace {

/// A line has nothing in it that JSON would write in another way.
std::string quoted(std::span<const game::Entry> entries) {
    constexpr std::size_t usual_line = 32;
    std::string text;
    text.reserve(entries.size() * usual_line);
    for (const game::Entry& entry : entries) {
        const std::string line = game::write_entry(entry);
        text += '"';
        text.append(line, 0, line.size() - 1);
        text += "\",";
    }
    return text;
}

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

} // namespace

const Text& LogPieces::piece(std::span<const game::Entry> all, std::size_t index) {
    if (pieces_.size() <= index) {
        pieces_.resize(index + 1);
    }
    if (!pieces_[index]) {
        pieces_[index] = shared(quoted(all.subspan(index * lines_a_piece, lines_a_piece)));
    }
    return pieces_[index];
}

void LogPieces::prepare(std::span<const game::Entry> all) {
    for (std::size_t index = pieces_.size(); index < all.size() / lines_a_piece; ++index) {
        static_cast<void>(piece(all, index));
    }
}

std::vector<Text> LogPieces::lines(std::span<const game::Entry> all, game::EntryNumber since,
                                   game::EntryNumber until) {
    std::vector<Text> lines;
    game::EntryNumber next = since;
    // The last ones are written anew, for they have no comma at their end.
    while (next + lines_a_piece < until) {
        const std::size_t index = next / lines_a_piece;
        const game::EntryNumber end = (index + 1) * lines_a_piece;
        lines.push_back(next % lines_a_piece == 0 ? piece(all, index)
                                                  : shared(quoted(all.subspan(next, end - next))));
        next = end;
    }
    if (next < until) {
        std::string last = quoted(all.subspan(next, until - next));
        last.pop_back();
        lines.push_back(shared(std::move(last)));
    }
    return lines;
}

} // namespace kamisado::online
