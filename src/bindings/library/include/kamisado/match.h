#pragma once

#include <kamisado/basics.h>
#include <kamisado/error.h>
#include <kamisado/event.h>
#include <kamisado/export.h>
#include <kamisado/position.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace libkamisado {

enum class FormatKind : std::uint8_t { Single, Series, Standard, Long, Marathon };

/// How long a match is.
struct Format {
    FormatKind kind = FormatKind::Standard;
    int rounds = 1; ///< of a series; the others go on until somebody has the points

    /// One round.
    [[nodiscard]] static constexpr Format single() { return {.kind = FormatKind::Single}; }
    /// N rounds of one point each, without rings.
    [[nodiscard]] static constexpr Format series(int rounds) {
        return {.kind = FormatKind::Series, .rounds = rounds};
    }
    [[nodiscard]] static constexpr Format standard() { return {.kind = FormatKind::Standard}; }
    [[nodiscard]] static constexpr Format long_match() { return {.kind = FormatKind::Long}; }
    [[nodiscard]] static constexpr Format marathon() { return {.kind = FormatKind::Marathon}; }

    /// "standard", "series 5"
    [[nodiscard]] KAMISADO_API static std::optional<Format> from(std::string_view name);
    [[nodiscard]] KAMISADO_API std::string name() const;
    /// The points that win; a series has none.
    [[nodiscard]] KAMISADO_API std::optional<int> target() const;

    friend bool operator==(const Format&, const Format&) = default;
};

/// The winner's choice between rounds.
struct Fill {
    Side side{};

    friend bool operator==(const Fill&, const Fill&) = default;
};
/// Gives up the match.
struct Resign {
    Player player{};

    friend bool operator==(const Resign&, const Resign&) = default;
};
/// Loses the match on time.
struct TimeOut {
    Player player{};

    friend bool operator==(const TimeOut&, const TimeOut&) = default;
};
/// What a player decides. Everything else in a match follows from the rules.
using Decision = std::variant<Move, Fill, Resign, TimeOut>;

/// "e2e5", "fill left", "resigns black", "time gold"
[[nodiscard]] KAMISADO_API std::string text_of(const Decision& decision);

enum class Phase : std::uint8_t { Playing, Filling, Over };

enum class MatchEndReason : std::uint8_t { Points, RoundsPlayed, Resignation, Time };

struct MatchEnd {
    MatchEndReason reason{};
    std::optional<Player> winner; ///< nobody: a tied series

    friend bool operator==(const MatchEnd&, const MatchEnd&) = default;
};

/// A match from its first move to its result, with the tags and comments of its record.
class Match {
  public:
    /// A standard match from the first position.
    KAMISADO_API Match();
    /// Another format; or another start, whose rings count as points already scored. Fails where
    /// nothing can be played: a series without rounds, a match that is won already.
    [[nodiscard]] KAMISADO_API static Result<Match> of(Format format, const Position& start = {});
    /// Reads a record (docs/notation.md) and plays it through; the first thing that is wrong is the
    /// error.
    [[nodiscard]] KAMISADO_API static Result<Match> from_record(std::string_view text);
    KAMISADO_API ~Match();
    KAMISADO_API Match(const Match& other);
    KAMISADO_API Match& operator=(const Match& other);
    KAMISADO_API Match(Match&& other) noexcept;
    KAMISADO_API Match& operator=(Match&& other) noexcept;

    [[nodiscard]] KAMISADO_API Format format() const;
    /// Where round 1 began.
    [[nodiscard]] KAMISADO_API Position start() const;
    /// Of the current round. While the winner chooses the fill, and after the last round, it is the
    /// finished one, as it stood before the new ring.
    [[nodiscard]] KAMISADO_API Position position() const;
    [[nodiscard]] KAMISADO_API int score(Player player) const;
    [[nodiscard]] KAMISADO_API int round() const;
    /// Who made or makes the first move of this round.
    [[nodiscard]] KAMISADO_API Player challenger() const;
    [[nodiscard]] KAMISADO_API Phase phase() const;
    [[nodiscard]] KAMISADO_API bool is_over() const;
    /// Who moves or chooses the fill; nobody when the match is over.
    [[nodiscard]] KAMISADO_API std::optional<Player> decider() const;
    [[nodiscard]] KAMISADO_API std::optional<MatchEnd> end() const;
    /// "*" while it is played, then "gold 1-3" or "draw 2-2", Black's score first.
    [[nodiscard]] KAMISADO_API std::string result() const;

    /// The moves or the fills that can be chosen now.
    [[nodiscard]] KAMISADO_API std::vector<Decision> choices() const;
    /// Takes a decision and tells all that follows from it. A move is known by its squares alone.
    KAMISADO_API Result<std::vector<Event>> decide(const Decision& decision);
    /// The same for a text, a move in any spelling: "e2e5", "PL5Y", "fill left", "resigns gold".
    KAMISADO_API Result<std::vector<Event>> decide(std::string_view text,
                                                   Language language = Language::English);

    /// The decisions taken so far.
    [[nodiscard]] KAMISADO_API std::vector<Decision> decisions() const;
    /// What followed from one of them, counted from 0; nothing where there is none.
    [[nodiscard]] KAMISADO_API std::vector<Event> events(std::size_t step) const;
    /// Takes back the last decisions, as many as there are; returns how many that were.
    KAMISADO_API std::size_t undo(std::size_t count = 1);

    /// A tag of the record: "Black", "Gold", "Date", or one of your own.
    [[nodiscard]] KAMISADO_API std::optional<std::string> tag(std::string_view name) const;
    KAMISADO_API void set_tag(std::string_view name, std::string_view value);
    /// The record, in the style in which it was read, or in another one.
    [[nodiscard]] KAMISADO_API std::string record() const;
    [[nodiscard]] KAMISADO_API std::string record(Style style) const;
    /// The match as people write it down at the table, in two columns.
    [[nodiscard]] KAMISADO_API std::string score_sheet(Style style = {}) const;

    /// Equal when the same decisions were taken from the same start; tags and comments do not
    /// count.
    [[nodiscard]] KAMISADO_API bool operator==(const Match& other) const;

  private:
    friend class Access;
    class Implementation;

    explicit Match(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

} // namespace libkamisado
