#pragma once

#include "computer/hint.h"
#include "computer/match_sense.h"
#include "computer/review.h"
#include "rules/match.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <variant>
#include <vector>

namespace kamisado::terminal {

/// A task for the background.
struct ChooseMove {
    Match match;
    int level = 1;
    /// A level answers the same move in the same way: with another luck it may not.
    std::uint64_t luck = 0;
};
struct FindHint {
    MatchState state;
    Format format;
};
struct Analyse {
    MatchState state;
    Format format;
};
struct ReviewMatch {
    Match match;
    std::shared_ptr<const Review> known = nullptr; ///< at a glance, from before
};
struct FindLine {
    Match match;
    std::size_t step = 0; ///< what follows this decision
};
using Task = std::variant<ChooseMove, FindHint, Analyse, ReviewMatch, FindLine>;

/// The result of a task. An analysis and a review report repeatedly until they are done.
struct Chosen {
    Decision decision;
};
struct Analysed {
    std::vector<Choice> choices;
    Verdict verdict = Verdict::Unknown;
    std::optional<int> distance;
    bool has_chances = false;
    int settled = 0;
    int total = 0;
    std::uint64_t nodes = 0;
    bool is_done = false;
};
/// First every decision at a glance, then each of them as closely as `kamisado review` looks.
struct Reviewed {
    std::shared_ptr<const Review> review = nullptr; ///< as soon as all of it has been glanced at
    std::size_t done = 0; ///< decisions, at a glance while there is no review, closely afterwards
    std::size_t total = 0;

    [[nodiscard]] bool is_done() const { return review && done == total; }
};
struct FoundLine {
    std::vector<Move> moves; ///< with perfect play, to the end of the round
};
using Finding = std::variant<Chosen, Hint, Analysed, Reviewed, FoundLine>;

/// One thing at a time is thought about in the background. Giving it something else, and ending,
/// never wait: what cannot be stopped at once is left to itself and its answer to nobody.
class Thinker {
  public:
    /// `wake` is called from the other thread when there is something to take.
    Thinker(std::function<void()> wake, std::uint64_t seed);
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    Thinker(Thinker&&) = delete;
    Thinker& operator=(Thinker&&) = delete;

    /// Forgets whatever it was about.
    void think(Task task);
    void stop();
    [[nodiscard]] bool is_thinking() const;
    /// The newest finding of the last task, once.
    [[nodiscard]] std::optional<Finding> take();

  private:
    struct Mind;

    void start();

    std::function<void()> wake_;
    std::uint64_t seed_;
    std::shared_ptr<Mind> mind_;
    std::thread thread_;
};

} // namespace kamisado::terminal
