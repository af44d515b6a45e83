#include "notation/strategy_text.h"

#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/token.h"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace kamisado {

namespace {

constexpr std::string_view heading = "Kamisado strategy 1";
constexpr std::size_t replies_in_a_line = 20;

std::string_view take_line(Cursor& cursor) {
    std::string_view line = cursor.take_until("\n");
    cursor.take(1);
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

std::expected<void, Error> take_heading(Cursor& cursor) {
    const Place place = cursor.place();
    if (const auto line = take_line(cursor); line != heading) {
        return std::unexpected(
            error_at(ErrorId::StrategyHeading, place, line, std::string(heading)));
    }
    return {};
}

std::expected<Position, Error> take_start(Cursor& cursor) {
    const int line = cursor.line();
    auto position = read_position(take_line(cursor));
    if (!position) {
        position.error().place.line = line;
    }
    return position;
}

/// Who makes the claim of the third line, and about how many points.
struct Claim {
    Player player{};
    int points = 1;
};

/// Nobody can lose more than eight, so that to claim it says nothing.
constexpr std::array<int, 7> all_points{1, 2, 4, 8, -1, -2, -4};

std::string write_claim(Claim claim) {
    std::string text(claim.player == Player::Black ? "black" : "gold");
    if (claim.points == 1) {
        return text + " wins";
    }
    const int number = std::abs(claim.points);
    text += claim.points > 0 ? " wins at least " : " loses at most ";
    return text + std::to_string(number) + (number == 1 ? " point" : " points");
}

std::expected<Claim, Error> take_claim(Cursor& cursor) {
    const Place place = cursor.place();
    const auto line = take_line(cursor);
    for (const Player player : all_players) {
        for (const int points : all_points) {
            if (line == write_claim({.player = player, .points = points})) {
                return Claim{.player = player, .points = points};
            }
        }
    }
    return std::unexpected(
        error_at(ErrorId::StrategyWinner, place, line, OneOf{{"black wins", "gold wins"}}));
}

std::optional<Reply> reply_from(std::string_view word) {
    if (word.size() != 4) {
        return std::nullopt;
    }
    const auto from = square_from_name(word.substr(0, 2));
    const auto to = square_from_name(word.substr(2));
    return from && to ? std::optional(Reply{*from, *to}) : std::nullopt;
}

std::expected<std::vector<Reply>, Error> take_replies(Cursor& cursor) {
    std::vector<Reply> replies;
    for (cursor.skip_spaces(); !cursor.at_end(); cursor.skip_spaces()) {
        const Place place = cursor.place();
        const auto word = cursor.take_until(" \t\r\n");
        const auto reply = reply_from(word);
        if (!reply) {
            return std::unexpected(error_at(ErrorId::StrategyReply, place, word, Form::Squares));
        }
        replies.push_back(*reply);
    }
    return replies;
}

} // namespace

std::expected<Strategy, Error> read_strategy(std::string_view text) {
    Cursor cursor(text);
    if (auto taken = take_heading(cursor); !taken) {
        return std::unexpected(std::move(taken.error()));
    }
    auto start = take_start(cursor);
    if (!start) {
        return std::unexpected(std::move(start.error()));
    }
    auto claim = take_claim(cursor);
    if (!claim) {
        return std::unexpected(std::move(claim.error()));
    }
    auto replies = take_replies(cursor);
    if (!replies) {
        return std::unexpected(std::move(replies.error()));
    }
    return Strategy{.start = *start,
                    .winner = claim->player,
                    .replies = std::move(*replies),
                    .points = claim->points};
}

std::string write_strategy(const Strategy& strategy) {
    std::string text(heading);
    text += '\n';
    text += write_position(strategy.start);
    text += '\n';
    text += write_claim({.player = strategy.winner, .points = strategy.points});
    text += '\n';
    std::size_t in_line = 0;
    for (const Reply& reply : strategy.replies) {
        text += name_of(reply.from) + name_of(reply.to);
        const bool is_full = ++in_line % replies_in_a_line == 0;
        text += is_full || in_line == strategy.replies.size() ? '\n' : ' ';
    }
    return text;
}

} // namespace kamisado
