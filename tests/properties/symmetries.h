#pragma once

#include "rules/event.h"
#include "rules/match.h"
#include "rules/refusal.h"
#include "rules/rule.h"
#include "rules/symmetry.h"

#include <optional>
#include <variant>

/// The two symmetries of the game as function objects that map everything the rules speak of.
namespace kamisado::tests {

struct Mirror {
    template <typename T>
    [[nodiscard]] T operator()(const T& value) const {
        return mirrored(value);
    }
    [[nodiscard]] Player operator()(Player player) const { return player; }
    /// F3 is the fill from the left, F4 the one from the right.
    [[nodiscard]] Rule operator()(Rule rule) const {
        return rule == Rule::F3 ? Rule::F4 : rule == Rule::F4 ? Rule::F3 : rule;
    }
    [[nodiscard]] Board operator()(const Board& board) const { return board.mapped(*this, *this); }
};

struct HalfTurn {
    template <typename T>
    [[nodiscard]] T operator()(const T& value) const {
        return half_turned(value);
    }
    [[nodiscard]] Player operator()(Player player) const { return opponent(player); }
    [[nodiscard]] Colour operator()(Colour colour) const { return colour; }
    [[nodiscard]] Rule operator()(Rule rule) const { return rule; }
    /// Left and right are each player's own, and the players swap.
    [[nodiscard]] FillFrom operator()(FillFrom side) const { return side; }
    [[nodiscard]] Board operator()(const Board& board) const { return board.mapped(*this, *this); }
};

/// The image of whatever is made of towers, squares and players.
template <typename Symmetry>
class ImageOf {
  public:
    template <typename T>
    [[nodiscard]] T operator()(const T& value) const {
        return map_(value);
    }
    template <typename T>
    [[nodiscard]] std::optional<T> operator()(const std::optional<T>& value) const {
        return value ? std::optional((*this)(*value)) : std::nullopt;
    }
    template <typename T>
    [[nodiscard]] PerPlayer<T> operator()(const PerPlayer<T>& values) const {
        PerPlayer<T> image;
        for (const Player player : all_players) {
            image[map_(player)] = values[player];
        }
        return image;
    }

    [[nodiscard]] RoundEnd operator()(const RoundEnd& end) const {
        return {end.reason, map_(end.tower)};
    }
    [[nodiscard]] MoveRefusal operator()(const MoveRefusal& refusal) const {
        return {refusal.fault, map_(refusal.rule), (*this)(refusal.tower), (*this)(refusal.square)};
    }

    [[nodiscard]] Fill operator()(Fill fill) const { return {map_(fill.side)}; }
    [[nodiscard]] Resign operator()(Resign resign) const { return {map_(resign.player)}; }
    [[nodiscard]] TimeOut operator()(TimeOut time) const { return {map_(time.player)}; }
    [[nodiscard]] Decision operator()(const Decision& decision) const {
        return std::visit([this](auto taken) -> Decision { return (*this)(taken); }, decision);
    }

    [[nodiscard]] Moved operator()(const Moved& moved) const {
        return {map_(moved.tower), map_(moved.from), map_(moved.to)};
    }
    [[nodiscard]] Pushed operator()(const Pushed& pushed) const {
        Pushed image{
            .pusher = map_(pushed.pusher), .from = map_(pushed.from), .to = map_(pushed.to)};
        for (const Tower tower : pushed.towers()) {
            image.line[image.count++] = map_(tower);
        }
        return image;
    }
    [[nodiscard]] Blocked operator()(const Blocked& blocked) const {
        return {map_(blocked.tower), map_(blocked.square)};
    }
    [[nodiscard]] TurnGiven operator()(const TurnGiven& given) const {
        return {map_(given.player), (*this)(given.tower), (*this)(given.named_by), given.reason,
                (*this)(given.standing)};
    }
    [[nodiscard]] RoundWon operator()(const RoundWon& won) const {
        return {map_(won.tower), map_(won.square)};
    }
    [[nodiscard]] Deadlocked operator()(Deadlocked deadlocked) const {
        return {map_(deadlocked.loser)};
    }
    [[nodiscard]] RingGiven operator()(const RingGiven& ring) const {
        return {map_(ring.tower), ring.rings, ring.points, ring.is_added};
    }
    [[nodiscard]] PointScored operator()(PointScored point) const { return {map_(point.player)}; }
    [[nodiscard]] LineUpFilled operator()(const LineUpFilled& filled) const {
        return {(*this)(filled.side), map_(filled.board), map_(filled.challenger)};
    }
    [[nodiscard]] Resigned operator()(Resigned resigned) const { return {map_(resigned.player)}; }
    [[nodiscard]] TimeRanOut operator()(TimeRanOut time) const { return {map_(time.player)}; }
    [[nodiscard]] MatchDecided operator()(const MatchDecided& decided) const {
        return {(*this)(decided.winner), (*this)(decided.score), decided.reason};
    }
    [[nodiscard]] Event operator()(const Event& event) const {
        return {map_(event.rule),
                std::visit([this](const auto& detail) -> EventDetail { return (*this)(detail); },
                           event.detail)};
    }
    [[nodiscard]] Events operator()(const Events& events) const {
        Events images;
        for (const Event& event : events) {
            images.push_back((*this)(event));
        }
        return images;
    }

    [[nodiscard]] MatchState operator()(const MatchState& state) const {
        MatchState image = state;
        image.position = map_(state.position);
        image.score = (*this)(state.score);
        image.challenger = map_(state.challenger);
        if (state.end) {
            image.end->winner = (*this)(state.end->winner);
        }
        return image;
    }

  private:
    Symmetry map_;
};

} // namespace kamisado::tests
