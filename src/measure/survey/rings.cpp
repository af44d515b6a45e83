#include "survey/rings.h"

#include "computer/random.h"
#include "notation/names.h"

#include <algorithm>
#include <optional>

namespace kamisado::survey {

namespace {

constexpr int most_points = 14;

std::expected<PlacedTower, std::string> read_ringed_tower(std::string_view word) {
    const auto tower = word.empty() ? std::nullopt : tower_from_letter(word.front());
    if (!tower) {
        return std::unexpected("\"" + std::string(word) +
                               "\" does not begin with a tower's letter: N G R Y K P B O for "
                               "Black's, small ones for Gold's");
    }
    const std::string_view stars = word.substr(1);
    if (stars.empty() || stars.size() > max_rings ||
        stars.find_first_not_of('*') != std::string_view::npos) {
        return std::unexpected("\"" + std::string(word) +
                               "\" has not one to three * for its rings");
    }
    return PlacedTower{.tower = *tower, .rings = static_cast<int>(stars.size())};
}

std::optional<std::string> fault_of(const std::vector<PlacedTower>& rings) {
    PerPlayer<int> points;
    for (const PlacedTower& placed : rings) {
        const auto same = [&](const PlacedTower& other) { return other.tower == placed.tower; };
        if (std::ranges::count_if(rings, same) > 1) {
            return std::string("tower ") + letter_of(placed.tower) + " is named twice";
        }
        points[placed.tower.owner] += points_of_rings(placed.rings);
    }
    for (const Player player : all_players) {
        if (points[player] > most_points) {
            return "the rings of " + std::string(name_of(player)) + " are worth " +
                   std::to_string(points[player]) + " points, and a match is over before 15";
        }
    }
    return std::nullopt;
}

/// Nullopt if chance has given rings so that no further one fits.
std::optional<Board> try_random_rings(Board board, Player player, int rings, Random& random) {
    constexpr int most_tries = 200;
    for (int tries = 0; rings > 0 && tries < most_tries; ++tries) {
        const Tower tower{player, all_colours[random.below(all_colours.size())]};
        const int worn = board.rings_of(tower);
        if (worn < max_rings &&
            board.ring_points(player) + points_for_next_ring(worn) <= most_points) {
            board.add_ring(tower);
            --rings;
        }
    }
    return rings == 0 ? std::optional(board) : std::nullopt;
}

} // namespace

std::expected<std::vector<PlacedTower>, std::string> read_rings(std::string_view text) {
    std::vector<PlacedTower> rings;
    for (bool is_last = text.empty(); !is_last;) {
        const std::size_t comma = text.find(',');
        const auto placed = read_ringed_tower(text.substr(0, comma));
        if (!placed) {
            return std::unexpected(placed.error());
        }
        rings.push_back(*placed);
        is_last = comma == std::string_view::npos;
        text.remove_prefix(is_last ? text.size() : comma + 1);
    }
    if (const auto fault = fault_of(rings)) {
        return std::unexpected(*fault);
    }
    return rings;
}

Board with_rings(const Board& board, const std::vector<PlacedTower>& rings) {
    Board ringed = board;
    for (const PlacedTower& placed : rings) {
        for (int ring = 0; ring < placed.rings; ++ring) {
            ringed.add_ring(placed.tower);
        }
    }
    return ringed;
}

Board with_random_rings(const Board& board, int rings_a_side, std::uint64_t seed,
                        std::uint64_t nth) {
    constexpr std::uint64_t apart_from_the_rows = 0x52494E4753; // other luck than the line-up's own
    Random random(mixed(mixed(seed ^ apart_from_the_rows) ^ nth));
    Board ringed = board;
    for (const Player player : all_players) {
        std::optional<Board> given;
        while (!given) {
            given = try_random_rings(ringed, player, rings_a_side, random);
        }
        ringed = *given;
    }
    return ringed;
}

} // namespace kamisado::survey
