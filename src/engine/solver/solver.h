#pragma once

#include "rules/position.h"
#include "solver/answer.h"
#include "solver/patience.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kamisado {

/// Nobody is given a larger table, whatever the machine would promise: 64 GB.
inline constexpr int most_table_megabytes = 1 << 16;

struct SolverOptions {
    std::size_t table_bytes = std::size_t{64} << 20U;
    int threads = 1;
    Patience* patience = nullptr; ///< for all questions together; must outlive the solver
};

/// Perfect knowledge of a round. It answers one question at a time and remembers what it has
/// proved, so that the next question about the same round is quicker; another ring anywhere is
/// another round. Different solvers share nothing.
class Solver {
  public:
    /// For a table that is always to be had: without the memory for it the program ends.
    explicit Solver(SolverOptions options = {});
    /// For a table as somebody wants it; nullopt if it is larger than any may be, or when there
    /// is no memory for it.
    [[nodiscard]] static std::optional<Solver> make(SolverOptions options);
    ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// The verdict of every legal move, and what else is asked. No moves when the round is over.
    [[nodiscard]] Answer solve(const Position& position, Question question = {},
                               SearchLimits limits = {}, const ProgressCallback& progress = {});

    /// One legal move, and what is asked of it beside its verdict. What is known of it already is
    /// not searched for again, so that who has proved a verdict may leave the rest to another
    /// solver.
    [[nodiscard]] MoveAnswer solve_move(const Position& position, const MoveAnswer& known,
                                        Question question = {}, SearchLimits limits = {});

    /// Whether the player to move wins; cheaper than all moves. The round must not be over.
    [[nodiscard]] Verdict verdict(const Position& position, SearchLimits limits = {});

    /// Whether `hunter` wins within that many real moves of both sides; Loss says that he does not.
    /// A tower must be named, and the round must not be over.
    [[nodiscard]] Verdict verdict_within(const Position& position, Player hunter, int moves,
                                         SearchLimits limits = {});

    /// The moves of both sides to the end, each one hurrying to win or resisting longest; it ends
    /// early where a limit is reached.
    [[nodiscard]] std::vector<Move> best_line(const Position& position, SearchLimits limits = {});

    /// What all questions together have looked at so far.
    [[nodiscard]] std::uint64_t nodes() const;

    /// Ends the running question at once, from any thread; what is not proved is Unknown. Without
    /// a running question it does nothing.
    void stop();

    /// Whether there is patience to be had and it is over: then nothing is found out any more.
    [[nodiscard]] bool is_out_of_patience() const;
    /// For whatever thinks beside it; null if there is none.
    [[nodiscard]] const Patience* patience() const;

    /// Forgets everything, so that node counts can be repeated.
    void forget();

  private:
    class Implementation;
    explicit Solver(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

} // namespace kamisado
