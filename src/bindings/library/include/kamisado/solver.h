#pragma once

#include <kamisado/basics.h>
#include <kamisado/error.h>
#include <kamisado/export.h>
#include <kamisado/position.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace libkamisado {

/// What is proved of a position or a move, for the player who is to move or who makes the move.
/// Unknown: a limit was reached first, or the round is over. It is never a guess.
enum class Verdict : std::uint8_t { Unknown, Win, Loss };

/// "unknown", "win", "loss"
[[nodiscard]] KAMISADO_API std::string_view name_of(Verdict verdict);

/// What to find out beside the verdict of every move; it takes longer.
struct Question {
    bool distance = false;
    bool points = false;
};

/// When to give up.
struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
};

struct MoveAnswer {
    Move move;
    Verdict verdict = Verdict::Unknown;
    /// Real moves of both sides to the end of the round, this one included, when the winner hurries
    /// and the loser resists.
    std::optional<int> distance;
    /// The margin of ring points that the mover can force with this move, +8 to -8.
    std::optional<int> points;

    friend bool operator==(const MoveAnswer&, const MoveAnswer&) = default;
};

struct Answer {
    Verdict verdict = Verdict::Unknown;
    std::optional<int> distance;
    std::optional<int> points;
    std::vector<MoveAnswer> moves; ///< in the order of legal_moves()
    std::uint64_t nodes = 0;       ///< positions looked at
};

/// Told from the thread that asked, a few times a second at most.
struct Progress {
    std::uint64_t nodes = 0;
    int settled = 0; ///< questions answered so far, of
    int total = 0;   ///< one for each move, and more where distances or points are asked for
};

/// Nobody is given a larger table, whatever the machine would promise: 64 GB.
inline constexpr std::uint64_t most_table_bytes = std::uint64_t{1} << 36U;

struct SolverOptions {
    std::size_t table_bytes = std::size_t{64} << 20U; ///< the power of two that fits into them
    int threads = 1;
};

/// Perfect knowledge of a round. It answers one question at a time and remembers what it has
/// proved, so that the next question about the same round is quicker. Different solvers share
/// nothing.
class Solver {
  public:
    /// Throws std::bad_alloc where of() fails.
    KAMISADO_API explicit Solver(SolverOptions options = {});
    /// Fails ("solver.table-too-large", "solver.memory") when the table is larger than any may be,
    /// or when there is no memory for it.
    [[nodiscard]] KAMISADO_API static Result<Solver> of(SolverOptions options);
    KAMISADO_API ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    KAMISADO_API Solver(Solver&& other) noexcept;
    KAMISADO_API Solver& operator=(Solver&& other) noexcept;

    /// The verdict of every legal move, and what else is asked. No moves when the round is over.
    [[nodiscard]] KAMISADO_API Answer
    solve(const Position& position, Question question = {}, Limits limits = {},
          const std::function<void(const Progress&)>& progress = {});

    /// Whether the player to move wins; cheaper than all moves.
    [[nodiscard]] KAMISADO_API Verdict verdict(const Position& position, Limits limits = {});

    /// The moves of both sides to the end, each one hurrying to win or resisting longest; it ends
    /// early where a limit, which is that of the whole line, is reached.
    [[nodiscard]] KAMISADO_API std::vector<Move> best_line(const Position& position,
                                                           Limits limits = {});

    /// What all questions together have looked at so far.
    [[nodiscard]] KAMISADO_API std::uint64_t nodes() const;

    /// Ends the running question at once, from any thread; what is not proved is Unknown. Without
    /// a running question it does nothing: a stop that comes before its question is not kept.
    KAMISADO_API void stop();

    /// Forgets everything, so that node counts can be repeated.
    KAMISADO_API void forget();

  private:
    friend class Access;
    class Implementation;

    explicit Solver(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

} // namespace libkamisado
