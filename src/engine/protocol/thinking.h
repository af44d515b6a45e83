#pragma once

#include "computer/analysis.h"
#include "computer/match_sense.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_options.h"
#include "protocol/engine_says.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

namespace kamisado::protocol {

/// What an engine thinks with; all of it must outlive the thinking.
struct ThinkingTools {
    Solver* solver = nullptr;
    Patience* patience = nullptr; ///< the solver's, renewed for this decision
    std::function<void(const Info&)> tell;
};

/// One decision of an engine, from `go` to the best move. It is in one place until it is done or
/// the patience ends.
class Thinking {
  public:
    Thinking(ThinkingTools tools, Match match, const EngineOptions& options, GoLimits limits);

    /// The match must not be over.
    [[nodiscard]] Decision decide();

  private:
    [[nodiscard]] Decision decide_by_level();
    [[nodiscard]] Decision decide_by_match_player();
    [[nodiscard]] Decision decide_by_clock();
    void analyse();
    void look_to_horizon();
    void weigh_fills();

    [[nodiscard]] Decision judge(std::vector<Choice> choices);

    void tell_changes(const std::vector<Choice>& choices);
    void tell_now_and_then(const std::vector<Choice>& choices, Info info);
    void tell_final(const Choice& best, bool with_chance);
    [[nodiscard]] Info measured() const;
    [[nodiscard]] std::vector<std::string> line_from(const Decision& decision) const;

    ThinkingTools tools_;
    Match match_;
    EngineOptions options_;
    GoLimits limits_;
    std::vector<Choice> choices_; ///< what is known so far
    std::vector<Choice> told_;
    std::chrono::nanoseconds last_told_{0};
    Info progress_; ///< how far it has come, for the last line
};

} // namespace kamisado::protocol
