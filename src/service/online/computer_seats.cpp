#include "online/computer_seats.h"

#include "computer/level.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace kamisado::online {

namespace {

/// The same wherever and whenever it is asked, so that two processes that are asked the same answer
/// the same.
std::uint64_t seed_of(std::string_view game) {
    std::uint64_t hash = 14'695'981'039'346'656'037U; // FNV-1a
    for (const char c : game) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
    }
    return hash;
}

} // namespace

bool is_slow(const ComputerTurn& turn) { return turn.level == highest_level; }

void ComputerSeat::sit_down(const MakeOpponent& make_opponent) {
    opponent = make_opponent(level, seed_of(game), patience.get());
}

ComputerSeat ComputerSeats::take(const ComputerTurn& turn) {
    const auto found = std::ranges::find_if(seats_, [&](const ComputerSeat& seat) {
        return seat.level == turn.level && seat.game == turn.game;
    });
    if (found == seats_.end()) {
        return {.game = turn.game,
                .level = turn.level,
                .patience = std::make_unique<Patience>(),
                .opponent = nullptr};
    }
    ComputerSeat seat = std::move(*found);
    seats_.erase(found);
    return seat;
}

std::optional<ComputerSeat> ComputerSeats::give_back(ComputerSeat seat) {
    seats_.push_back(std::move(seat));
    if (seats_.size() <= most_) {
        return std::nullopt;
    }
    ComputerSeat gone = std::move(seats_.front());
    seats_.erase(seats_.begin());
    return gone;
}

} // namespace kamisado::online
