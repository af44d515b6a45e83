#pragma once

#include "game/entry.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kamisado::online {

/// A text, shared by all who are sent it.
using Text = std::shared_ptr<const std::string>;

/// The lines of a log as the inside of a JSON list, in pieces: those that are full are written once
/// and shared by everybody who asks for them, from whichever entry on.
class LogPieces {
  public:
    static constexpr std::size_t lines_a_piece = 512;

    /// Of the entries with numbers above `since`, up to `until`.
    [[nodiscard]] std::vector<Text> lines(std::span<const game::Entry> all, game::EntryNumber since,
                                          game::EntryNumber until);
    /// Writes the full ones before somebody asks for them.
    void prepare(std::span<const game::Entry> all);

  private:
    [[nodiscard]] const Text& piece(std::span<const game::Entry> all, std::size_t index);

    std::vector<Text> pieces_; ///< each line in them with a comma after it
};

} // namespace kamisado::online
