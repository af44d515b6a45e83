// Positions as seventeen bytes.
#include "library/access.h"
#include "rules/setup.h"

namespace libkamisado {

namespace {

constexpr std::size_t towers = 16;
constexpr std::size_t state_at = towers;
// What the last byte says; each is the first of as many values as there are towers or players.
constexpr int must_move = 0;
constexpr int free_choice = 16;
constexpr int come_home = 18;
constexpr int deadlocked = 34;
constexpr int beyond = 50;

constexpr int number_of(core::Tower tower) {
    return (static_cast<int>(tower.owner) * 8) + static_cast<int>(tower.colour);
}

constexpr core::Tower tower_of(int number) {
    return {static_cast<core::Player>(number / 8), static_cast<core::Colour>(number % 8)};
}

int state_of(const core::Position& position) {
    if (const auto end = position.end()) {
        const int reason = end->reason == core::EndReason::HomeRow ? come_home : deadlocked;
        return reason + number_of(end->tower);
    }
    return position.is_free_choice() ? free_choice + static_cast<int>(position.to_move())
                                     : must_move + number_of(position.tower_to_move());
}

core::Setup setup_of(const PackedPosition& bytes) {
    core::Setup setup;
    for (std::size_t number = 0; number < towers; ++number) {
        setup.squares[bytes[number] % 64U] =
            core::PlacedTower{tower_of(static_cast<int>(number)), bytes[number] / 64};
    }
    return setup;
}

/// Whether the setup is legal is for the position to say.
std::expected<core::Position, core::SetupError> position_of(core::Setup setup, int state) {
    if (state >= deadlocked) {
        return core::Position::finished(setup,
                                        {core::EndReason::Deadlock, tower_of(state - deadlocked)});
    }
    if (state >= come_home) {
        return core::Position::finished(setup,
                                        {core::EndReason::HomeRow, tower_of(state - come_home)});
    }
    if (state >= free_choice) {
        setup.to_move = static_cast<core::Player>(state - free_choice);
    } else {
        setup.to_move = tower_of(state).owner;
        setup.tower = tower_of(state).colour;
    }
    return core::Position::from(setup);
}

} // namespace

PackedPosition Position::packed() const {
    const core::Position position = Access::of(*this);
    PackedPosition bytes{};
    for (std::size_t number = 0; number < towers; ++number) {
        const core::Tower tower = tower_of(static_cast<int>(number));
        const auto rings = static_cast<std::size_t>(position.board().rings_of(tower));
        bytes[number] =
            static_cast<std::uint8_t>(position.board().square_of(tower).index() + (64 * rings));
    }
    bytes[state_at] = static_cast<std::uint8_t>(state_of(position));
    return bytes;
}

Result<Position> Position::unpacked(const PackedPosition& bytes) {
    if (bytes[state_at] < beyond) {
        if (const auto position = position_of(setup_of(bytes), bytes[state_at])) {
            return Access::shown(*position);
        }
    }
    const std::string sentence = "these 17 bytes are no legal position";
    return std::unexpected(
        Error{.id = "position.packed", .sentence = sentence, .message = sentence});
}

} // namespace libkamisado
