#pragma once

#include "agreement/random.h"
#include "rules/player.h"
#include "rules/setup.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Random boards on which the rare rules are frequent. All sixteen towers stand where a running
/// round allows, with legal rings; whether the named tower can move is not asked. Everything here
/// is built from squares alone and knows nothing of either implementation of the moves.
namespace kamisado::tests {

/// Eight squares for each player.
using Places = PerPlayer<std::vector<Square>>;
using Rings = std::array<int, board_size>;

[[nodiscard]] inline bool may_stand(Player player, Square square) {
    return !is_goal(player, square);
}

[[nodiscard]] inline bool is_on_board(int file, int rank) {
    return file >= 0 && file < board_size && rank >= 0 && rank < board_size;
}

/// Deals shuffled squares out. Those on a home row have only one possible owner and go first.
[[nodiscard]] inline std::optional<Places> dealt(std::vector<Square> squares) {
    std::ranges::partition(squares, [](Square square) {
        return !may_stand(Player::Black, square) || !may_stand(Player::Gold, square);
    });
    Places places;
    for (const Square square : squares) {
        for (const Player player : all_players) {
            if (may_stand(player, square) && places[player].size() < board_size) {
                places[player].push_back(square);
                break;
            }
        }
    }
    const bool all = std::ranges::all_of(
        all_players, [&](Player player) { return places[player].size() == board_size; });
    return all ? std::optional(places) : std::nullopt;
}

/// Sixteen squares of a rectangle, if it has so many.
[[nodiscard]] inline std::optional<Places> blob(Random& random, int width, int height) {
    const int left = random.below(board_size - width + 1);
    const int bottom = random.below(board_size - height + 1);
    std::vector<Square> squares;
    for (int index = 0; index < width * height; ++index) {
        squares.emplace_back(left + (index % width), bottom + (index / width));
    }
    if (squares.size() < std::size_t{2} * board_size) {
        return std::nullopt;
    }
    random.shuffle(squares);
    squares.resize(std::size_t{2} * board_size);
    return dealt(squares);
}

/// Stacks of Black's towers with stacks of Gold's on top, each file with a border of its own.
[[nodiscard]] inline std::optional<Places> facing_columns(Random& random) {
    const int files = 2 + random.below(board_size - 1);
    const int first = random.below(board_size - files + 1);
    std::array<int, board_size> border{};
    std::ranges::generate(border, [&] { return random.below(board_size - 1); });
    Places places;
    for (const Player player : all_players) {
        std::array<int, board_size> height{};
        for (int tries = 0; tries < 64 && places[player].size() < board_size; ++tries) {
            const int file = first + random.below(files);
            const auto column = static_cast<std::size_t>(file);
            const int front = border[column] + (player == Player::Gold ? 1 : 0);
            const int rank = front - (height[column] * forward_step(player));
            if (is_on_board(file, rank)) {
                places[player].emplace_back(file, rank);
                ++height[column];
            }
        }
    }
    const bool all = std::ranges::all_of(
        all_players, [&](Player player) { return places[player].size() == board_size; });
    return all ? std::optional(places) : std::nullopt;
}

/// One tower of each side in every file, eye to eye: complete when straight, ragged otherwise.
/// Walls before a home row are preferred, for nothing there can be pushed.
[[nodiscard]] inline Places wall(Random& random) {
    constexpr std::array border_ranks{0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6};
    int rank = random.pick(border_ranks);
    const bool ragged = random.one_in(3);
    Places places;
    for (int file = 0; file < board_size; ++file) {
        if (ragged && random.one_in(3)) {
            rank = std::clamp(rank + (random.one_in(2) ? 1 : -1), 0, board_size - 2);
        }
        places[Player::Black].emplace_back(file, rank);
        places[Player::Gold].emplace_back(file, rank + 1);
    }
    return places;
}

/// Rings for eight towers, worth at most 14 points.
[[nodiscard]] inline Rings random_rings(Random& random) {
    constexpr std::array wanted_rings{1, 2, 3, 3}; // Triples are dear, and seldom fit
    Rings rings{};
    int budget = random.below(15);
    for (int tries = 0; tries < 8; ++tries) {
        int& chosen = rings[static_cast<std::size_t>(random.below(board_size))];
        const int wanted = random.pick(wanted_rings);
        const int cost = points_of_rings(wanted);
        if (chosen == 0 && cost <= budget) {
            chosen = wanted;
            budget -= cost;
        }
    }
    return rings;
}

inline void place(Setup& setup, Player player, std::span<const Square> squares, const Rings& rings,
                  Random& random) {
    auto colours = all_colours;
    random.shuffle(colours);
    for (std::size_t nth = 0; nth < squares.size(); ++nth) {
        setup.at(squares[nth]) = PlacedTower{{player, colours[nth]}, rings[nth]};
    }
}

[[nodiscard]] inline Setup with_random_towers(const Places& places, Random& random) {
    Setup setup;
    for (const Player player : all_players) {
        place(setup, player, places[player], random_rings(random), random);
    }
    return setup;
}

/// A wall in which no tower has more rings than the one before it has a use for: `strong` may have
/// more than the other side, or both have the same.
[[nodiscard]] inline Setup wall_with_matched_rings(Random& random) {
    const Places places = wall(random);
    const Player strong = random.pick(all_players);
    const Rings rings = random_rings(random);
    Rings weaker = rings;
    if (random.one_in(2)) {
        std::ranges::transform(rings, weaker.begin(),
                               [&](int most) { return random.below(most + 1); });
    }
    Setup setup;
    place(setup, strong, places[strong], rings, random);
    place(setup, opponent(strong), places[opponent(strong)], weaker, random);
    return setup;
}

[[nodiscard]] inline std::vector<Square> towers_of(const Setup& setup,
                                                   std::optional<Player> player = {}) {
    std::vector<Square> squares;
    for (int index = 0; index < square_count; ++index) {
        const auto& placed = setup.at(Square::at(index));
        if (placed && (!player || placed->tower.owner == player)) {
            squares.push_back(Square::at(index));
        }
    }
    return squares;
}

inline void name(Setup& setup, Tower tower) {
    setup.to_move = tower.owner;
    setup.tower = tower.colour;
}

/// Names a tower, often one with rings that looks an enemy in the eye.
inline void name_random_tower(Setup& setup, Random& random) {
    const auto squares = towers_of(setup);
    Tower tower = setup.at(random.pick(squares))->tower;
    for (int tries = random.below(24); tries > 0; --tries) {
        const Square square = random.pick(squares);
        const PlacedTower& placed = *setup.at(square);
        const int ahead = square.rank() + forward_step(placed.tower.owner);
        const bool pushes =
            placed.rings != 0 && is_on_board(square.file(), ahead) &&
            setup.at(Square(square.file(), ahead)) &&
            setup.at(Square(square.file(), ahead))->tower.owner != placed.tower.owner;
        tower = pushes ? placed.tower : tower;
    }
    name(setup, tower);
}

/// Draws the tower on `square` back the way it may have come, so that its move closes the ranks
/// again, and names it. Does nothing if there is no room.
inline void take_back_step(Setup& setup, Square square, Random& random) {
    const PlacedTower placed = *setup.at(square);
    const int sideways = random.below(3) - 1;
    const int back = -forward_step(placed.tower.owner);
    const int distance = 1 + random.below(reach_with(placed.rings));
    name(setup, placed.tower);
    Square from = square;
    for (int step = 0; step < distance; ++step) {
        const int file = from.file() + sideways;
        const int rank = from.rank() + back;
        if (!is_on_board(file, rank) || setup.at(Square(file, rank))) {
            break;
        }
        from = Square(file, rank);
    }
    setup.at(square).reset();
    setup.at(from) = placed;
}

/// How many enemies in a row before `square` its tower may just have pushed.
[[nodiscard]] inline int pushed_before(const Setup& setup, Square square) {
    const PlacedTower& pusher = *setup.at(square);
    const int step = forward_step(pusher.tower.owner);
    int count = 0;
    while (count < pusher.rings) {
        const int rank = square.rank() + ((count + 1) * step);
        if (!is_on_board(square.file(), rank)) {
            break;
        }
        const auto& next = setup.at(Square(square.file(), rank));
        if (!next || next->tower.owner == pusher.tower.owner || next->rings >= pusher.rings) {
            break;
        }
        ++count;
    }
    return count;
}

/// Takes back a push by the tower on `square` and names it. False if it cannot have pushed.
inline bool take_back_push(Setup& setup, Square square, Random& random) {
    const PlacedTower pusher = *setup.at(square);
    const int step = forward_step(pusher.tower.owner);
    const int most = pushed_before(setup, square);
    const int behind = square.rank() - step;
    if (most == 0 || !is_on_board(square.file(), behind) ||
        setup.at(Square(square.file(), behind))) {
        return false;
    }
    const int count = 1 + random.below(most);
    for (int nth = 0; nth <= count; ++nth) {
        const int rank = square.rank() + (nth * step);
        setup.at(Square(square.file(), rank - step)) = setup.at(Square(square.file(), rank));
    }
    setup.at(Square(square.file(), square.rank() + (count * step))).reset();
    name(setup, pusher.tower);
    return true;
}

/// A crowd that the named tower is about to complete, by a push if one is possible.
inline void take_back_something(Setup& setup, Random& random) {
    auto squares = towers_of(setup);
    random.shuffle(squares);
    if (random.one_in(2)) {
        for (const Square square : squares) {
            if (take_back_push(setup, square, random)) {
                return;
            }
        }
    }
    take_back_step(setup, squares.front(), random);
}

/// Both sides at home in any order: the first move of a round.
[[nodiscard]] inline Setup random_line_up(Random& random) {
    Places places;
    for (const Player player : all_players) {
        for (int file = 0; file < board_size; ++file) {
            places[player].emplace_back(file, home_rank(player));
        }
    }
    Setup setup = with_random_towers(places, random);
    setup.to_move = random.pick(all_players);
    return setup;
}

[[nodiscard]] inline std::optional<Places> random_places(Random& random) {
    switch (random.below(5)) {
    case 0: return blob(random, board_size, board_size);
    case 1:
    case 2: return facing_columns(random);
    default: return blob(random, 2 + random.below(5), 3 + random.below(6));
    }
}

[[nodiscard]] inline Setup random_crowd(Random& random) {
    auto places = random_places(random);
    while (!places) {
        places = random_places(random);
    }
    Setup setup = with_random_towers(*places, random);
    if (random.one_in(3)) {
        take_back_something(setup, random);
    } else {
        name_random_tower(setup, random);
    }
    return setup;
}

[[nodiscard]] inline Setup random_setup(Random& random) {
    if (random.one_in(200)) {
        return random_line_up(random);
    }
    if (!random.one_in(4)) {
        return random_crowd(random);
    }
    Setup setup = wall_with_matched_rings(random);
    take_back_something(setup, random);
    return setup;
}

} // namespace kamisado::tests
