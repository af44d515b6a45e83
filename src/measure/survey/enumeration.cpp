#include "survey/enumeration.h"

#include "survey/permutation.h"

#include <algorithm>

namespace kamisado::survey {

namespace {

/// The file of a place, for whom files run from left to right or the other way round.
std::size_t file_of(Player player, std::size_t place) {
    return player == Player::Black ? place : all_files.size() - 1 - place;
}

Square home_square(Player player, std::size_t place) {
    return {static_cast<int>(file_of(player, place)), home_rank(player)};
}

} // namespace

Enumeration::Enumeration(std::string_view files) : rows_(permutation_count(files.size())) {
    for (const Player player : all_players) {
        for (std::size_t place = 0; place < all_files.size(); ++place) {
            if (files.contains(all_files[file_of(player, place)])) {
                places_[player].push_back(place);
            }
        }
    }
}

Board Enumeration::at(std::uint64_t number) const {
    PerPlayer<Board::HomeRow> rows;
    rows[Player::Black] = row_at(Player::Black, number / rows_);
    rows[Player::Gold] = row_at(Player::Gold, number % rows_);
    return Board::line_up(rows);
}

/// In the first position each player sees the colours in their own order from left to right.
Board::HomeRow Enumeration::row_at(Player player, std::uint64_t rank) const {
    auto colours = all_colours;
    const auto& places = places_[player];
    const auto order = permutation_at(rank, places.size());
    for (std::size_t nth = 0; nth < places.size(); ++nth) {
        colours[places[nth]] = all_colours[places[order[nth]]];
    }
    Board::HomeRow row;
    for (std::size_t place = 0; place < colours.size(); ++place) {
        row[file_of(player, place)] = {.tower = {player, colours[place]}};
    }
    return row;
}

std::optional<std::uint64_t> Enumeration::rank_of_row(const Board& board, Player player) const {
    const auto& places = places_[player];
    std::vector<std::size_t> order;
    for (std::size_t place = 0; place < all_files.size(); ++place) {
        const auto tower = board.tower_on(home_square(player, place));
        if (!tower || tower->owner != player) {
            return std::nullopt;
        }
        const std::size_t colour = index_of(tower->colour);
        if (std::ranges::find(places, place) == places.end()) {
            if (colour != place) {
                return std::nullopt;
            }
            continue;
        }
        const auto nth = std::ranges::find(places, colour);
        if (nth == places.end()) {
            return std::nullopt;
        }
        order.push_back(static_cast<std::size_t>(nth - places.begin()));
    }
    return rank_of(order);
}

std::optional<std::uint64_t> Enumeration::number_of(const Board& board) const {
    const auto black = rank_of_row(board, Player::Black);
    const auto gold = rank_of_row(board, Player::Gold);
    if (!black || !gold) {
        return std::nullopt;
    }
    return (*black * rows_) + *gold;
}

std::optional<std::string> fault_of_files(std::string_view files) {
    char last = '\0';
    for (const char file : files) {
        if (!all_files.contains(file)) {
            return std::string("there is no file ") + file + ": they are a to h";
        }
        if (file <= last) {
            return std::string("file ") + file + " comes twice or out of order";
        }
        last = file;
    }
    return files.empty() ? std::optional<std::string>("no file is named") : std::nullopt;
}

} // namespace kamisado::survey
