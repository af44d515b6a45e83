#pragma once

#include "game/action.h"
#include "game/clock.h"
#include "game/entry.h"
#include "game/refusal.h"
#include "game/setup.h"
#include "rules/event.h"
#include "rules/match.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

namespace kamisado::game {

enum class Effect : std::uint8_t {
    Done,
    /// It was so already: a decision sent twice, a pause while paused, a tick with time left.
    Nothing,
    /// A flag had fallen before the action came. The entry tells of that; the action was not done
    /// (unless it was there to let the flag fall).
    FlagFell,
};

struct Outcome {
    Effect effect = Effect::Nothing;
    std::vector<Entry>
        entries;   ///< what has been added to the log; a pause that makes up for lag too
    Events events; ///< the rules' events of a decision, of those played again too
};

/// A takeback that waits for an answer.
struct TakebackRequest {
    Player asker{};
    std::size_t to_ply = 0; ///< how many decisions will stand

    friend bool operator==(const TakebackRequest&, const TakebackRequest&) = default;
};

/// What a player has been given back for the way of messages.
struct LagGiven {
    Millis time = 0;
    std::size_t decisions = 0; ///< moves and fills, those taken back too

    friend bool operator==(const LagGiven&, const LagGiven&) = default;
};

/// A match that is being played: the rules' Match, its clocks and its log. A value without any I/O,
/// a pure function of its setup and its entries. Every call is given the time; a clock that jumps
/// back is held at the last entry.
class LiveMatch {
  public:
    /// The Challenger's clock runs from now on.
    [[nodiscard]] static std::expected<LiveMatch, BeginRefusal> begin(GameSetup setup, Millis now);

    /// Does it and tells what was added to the log, or refuses and changes nothing.
    std::expected<Outcome, GameRefusal> act(const Action& action, Millis now);

    /// Takes one more entry of a stored log, which must be what an action would have added; else
    /// it tells why not and changes nothing. The number is not looked at: it is the next one.
    std::expected<void, GameRefusal> replay(const Entry& entry);

    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] Millis begun() const { return begun_; }
    /// Nullopt if the match has no clock.
    [[nodiscard]] const std::optional<Clock>& clock() const { return clock_; }
    /// What is left at `now`, held at the last entry as for actions.
    [[nodiscard]] std::optional<Times> times(Millis now) const;
    [[nodiscard]] bool is_paused() const { return clock_ && clock_->is_paused(); }
    /// When the running clock reaches nothing.
    [[nodiscard]] std::optional<Millis> flag_falls_at() const;
    /// In all, as the log tells it.
    [[nodiscard]] const PerPlayer<LagGiven>& lag_given() const { return lag_given_; }
    /// How many taken-back decisions can be played again.
    [[nodiscard]] std::size_t redoable() const { return redo_.size(); }
    [[nodiscard]] const std::optional<TakebackRequest>& takeback() const { return takeback_; }

    [[nodiscard]] std::span<const Entry> entries() const { return entries_; }
    /// Those with a higher number.
    [[nodiscard]] std::span<const Entry> entries_since(EntryNumber number) const;
    /// 0 before the first one.
    [[nodiscard]] EntryNumber last_number() const { return entries_.size(); }
    /// Of the last entry, or of the beginning.
    [[nodiscard]] Millis last_moment() const;

    friend bool operator==(const LiveMatch&, const LiveMatch&) = default;

  private:
    struct Undone {
        Decision decision;
        Times after;

        friend bool operator==(const Undone&, const Undone&) = default;
    };
    using Result = std::expected<Outcome, GameRefusal>;

    LiveMatch(GameSetup setup, Match match, Millis now);

    [[nodiscard]] Millis moment_of(const Action& action, Millis now) const;
    [[nodiscard]] std::optional<GameRefusal> why_not_yet(const Decide& action) const;
    [[nodiscard]] std::optional<GameRefusal> why_not_theirs(const Decide& action) const;
    [[nodiscard]] bool is_repeated(const Decide& action) const;
    [[nodiscard]] std::expected<TakebackRequest, GameRefusal> request_of(Player asker) const;

    /// Since when a decision's message was on its way, as far as that is given back.
    [[nodiscard]] Millis sent_at(const Decide& action, Millis at) const;
    void count_decision(Player player, Millis at);

    Result perform(const Decide& action, Millis at);
    Result perform(const AskTakeback& action, Millis at);
    Result perform(const AcceptTakeback& action, Millis at);
    Result perform(const DeclineTakeback& action, Millis at);
    Result perform(const TakeBack& action, Millis at);
    Result perform(const Redo& action, Millis at);
    Result perform(const Pause& action, Millis at);
    Result perform(const Resume& action, Millis at);
    static Result perform(const Tick& action, Millis at);

    std::expected<Events, Refusal> take(const Decision& decision, Millis at);
    Outcome let_flag_fall(Millis at);
    void go_back_to(std::size_t ply, Millis at);
    /// Both clocks as they stood when the next decision became due.
    void set_clock(Millis at);
    Outcome log(const EntryDetail& detail, Millis at, Events events = {});

    GameSetup setup_;
    Match match_;
    Millis begun_ = 0;
    std::optional<Clock> clock_;
    Times turn_began_;           ///< the times when the next decision became due
    std::vector<Times> earlier_; ///< the same for each decision that stands
    PerPlayer<LagGiven> lag_given_;
    std::vector<Undone> redo_; ///< the next one last
    std::optional<TakebackRequest> takeback_;
    EntryNumber last_takeback_ = 0; ///< the entry in which decisions were taken back or redone
    std::vector<Entry> entries_;
};

} // namespace kamisado::game
