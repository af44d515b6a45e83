#pragma once

#include <kamisado/basics.h>
#include <kamisado/error.h>
#include <kamisado/export.h>
#include <kamisado/match.h>
#include <kamisado/solver.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The computer as a player and as an adviser.
namespace libkamisado {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

/// A player in ten strengths: 1 loses to anybody who knows the rules, 10 plays perfectly as far as
/// its limit lets it (docs/levels.md).
class Computer {
  public:
    /// The same seed makes it decide the same. Fails when there is no such level.
    [[nodiscard]] KAMISADO_API static Result<Computer> of_level(int level, std::uint64_t seed = 0);
    KAMISADO_API ~Computer();
    Computer(const Computer&) = delete;
    Computer& operator=(const Computer&) = delete;
    KAMISADO_API Computer(Computer&& other) noexcept;
    KAMISADO_API Computer& operator=(Computer&& other) noexcept;

    [[nodiscard]] KAMISADO_API int level() const;
    /// "level 3"
    [[nodiscard]] KAMISADO_API std::string name() const;
    /// A move while the round is played, a fill between rounds; fails when the match is over.
    [[nodiscard]] KAMISADO_API Result<Decision> choose(const Match& match);

    /// Makes it choose at once, from any thread: the best of what it has seen so far. When it does
    /// not think, nothing happens.
    KAMISADO_API void stop();

  private:
    class Implementation;

    explicit Computer(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

/// Something that can be decided, and what is known of it, for the player who decides.
struct Choice {
    Decision decision;
    Verdict verdict = Verdict::Unknown;         ///< of this round; of the next one when filling
    std::optional<int> distance = std::nullopt; ///< to the end of the round, this move included
    std::optional<int> points = std::nullopt;   ///< the margin that can be forced, when they matter
    double chance = 0.5;                        ///< of winning the match, 0 to 1
    bool is_proved = false;                     ///< the chance is none
};

/// Why a choice is good, as data; docs/library.md lists the kinds.
struct Reason {
    std::string kind; ///< "wins-at-once", "every-other-move-loses", "stops-tower" …
    std::optional<int> number = std::nullopt;
    std::optional<int> of = std::nullopt;
    std::optional<Tower> tower = std::nullopt;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What to decide, and why: the weightiest reason first.
struct Hint {
    Choice choice;
    std::vector<Reason> reasons;
};

enum class Mark : std::uint8_t {
    Fine,
    Inaccuracy, ///< the round is what it was, but the match has become harder to win
    Mistake,    ///< a won round was given away
};

/// "fine", "inaccuracy", "mistake"
[[nodiscard]] KAMISADO_API std::string_view name_of(Mark mark);

/// A move or a fill of a match, compared with what could have been decided instead. All of it is
/// seen with the eyes of the one who decided.
struct ReviewedDecision {
    std::size_t step = 0; ///< of the match
    Player player{};
    Verdict before = Verdict::Unknown; ///< of the round; of the next one when filling
    Choice played{};                   ///< its verdict is the one after
    Mark mark{};
    std::optional<Choice> better = std::nullopt; ///< when it was not fine; of a fill, the other one
    int winning = 0;                             ///< how many choices won the round, of
    int all = 0;
};

/// Looks at a match with the solver and says what should be or should have been decided.
class Adviser {
  public:
    /// Throws std::bad_alloc where of() fails.
    KAMISADO_API explicit Adviser(SolverOptions options = {});
    /// Fails as Solver::of() does.
    [[nodiscard]] KAMISADO_API static Result<Adviser> of(SolverOptions options);
    KAMISADO_API ~Adviser();
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;
    KAMISADO_API Adviser(Adviser&& other) noexcept;
    KAMISADO_API Adviser& operator=(Adviser&& other) noexcept;

    /// Takes seconds where much is open; fails when the match is over.
    [[nodiscard]] KAMISADO_API Result<Hint> hint(const Match& match);

    /// Told before each decision how many are done, of how many; `false` ends the review there.
    using Continue = std::function<bool(std::size_t done, std::size_t total)>;
    /// Every move and fill of a match; resignations and lost time are not reviewed. What was ended
    /// before it was done is empty.
    [[nodiscard]] KAMISADO_API std::vector<ReviewedDecision> review(const Match& match,
                                                                    const Continue& go_on = {});

    /// Ends what it does, from any thread: a hint is then what is known so far, mostly
    /// "not-solved", and a review is empty. When it does nothing, nothing happens.
    KAMISADO_API void stop();

  private:
    class Implementation;

    explicit Adviser(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

} // namespace libkamisado
