#include "computer/analysis.h"
#include "computer/hint.h"
#include "computer/level.h"
#include "computer/opponent.h"
#include "computer/pace.h"
#include "computer/review.h"
#include "notation/decision_text.h"
#include "solver/solver.h"
#include "wasm/answer.h"
#include "wasm/choice_json.h"
#include "wasm/line.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// Questions that take time; the page asks them in a worker.
namespace kamisado::wasm {

namespace {

/// The computers that sit at the table. A strong one remembers what it has proved, so that it stays
/// for as long as it is asked; two are enough, for more than two never play.
class Opponents {
  public:
    [[nodiscard]] Opponent& at(int level, std::uint64_t seed);

  private:
    struct Seated {
        int level = 0;
        std::uint64_t seed = 0;
        std::unique_ptr<Opponent> opponent;
    };
    static constexpr std::size_t seats = 2;

    std::vector<Seated> seated_; ///< who was asked last comes last
};

Opponent& Opponents::at(int level, std::uint64_t seed) {
    const auto found = std::ranges::find_if(seated_, [&](const Seated& seated) {
        return seated.level == level && seated.seed == seed;
    });
    if (found != seated_.end()) {
        std::rotate(found, found + 1, seated_.end());
        return *seated_.back().opponent;
    }
    if (seated_.size() == seats) {
        seated_.erase(seated_.begin()); // first, so that its memory can be used again
    }
    seated_.push_back({.level = level, .seed = seed, .opponent = make_level(level, seed)});
    return *seated_.back().opponent;
}

/// Of the solver, which has it from the first question that needs it on.
std::size_t& table_bytes() {
    static std::size_t bytes = SolverOptions().table_bytes;
    return bytes;
}

/// What stays from question to question. Whoever asks nothing that needs it has no table.
struct Engine {
    Solver solver{{.table_bytes = table_bytes()}};
    Opponents opponents;
    std::optional<Analysis> analysis;
};

Engine& engine() {
    static Engine engine;
    return engine;
}

/// A match that somebody has to decide something in.
std::expected<Match, CoreError> read_open_line(std::string_view text) {
    auto match = read_line(text);
    if (match && match->is_over()) {
        return std::unexpected(
            CoreError::of({.id = ErrorId::RecordMatchOver, .found = "this question"}));
    }
    return match;
}

} // namespace

extern "C" {

/// Where many workers share the memory, each has a smaller table. Before any question.
[[clang::export_name("use_table")]] void use_table(std::size_t megabytes) {
    table_bytes() = megabytes << 20U;
}

/// `seed` is a whole number.
[[clang::export_name("choose")]] const char* choose(const char* line, std::size_t line_size,
                                                    int level, double seed) {
    const auto match = read_open_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    const int strength = std::clamp(level, lowest_level, highest_level);
    const auto whole_seed = static_cast<std::uint64_t>(std::max(seed, 0.0));
    const Decision decision = engine().opponents.at(strength, whole_seed).choose(*match);
    const auto thinking = thinking_time(match->state(), strength, whole_seed);
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("decision").text(write_decision(decision));
        json.key("thinkingMs").number(thinking.count());
        json.end_object();
    });
}

/// Begins an analysis and drops the one before; analyse_step() answers.
[[clang::export_name("analyse_begin")]] const char* analyse_begin(const char* line,
                                                                  std::size_t line_size,
                                                                  bool distance, bool points,
                                                                  bool match_chances) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    auto& analysis = engine().analysis;
    analysis.emplace(
        engine().solver, match->state(), match->format(),
        AnalysisQuestion{.distance = distance, .points = points, .match = match_chances});
    return answer_with([&](JsonWriter& json) { write_analysis(json, *analysis); });
}

/// Tells the analysis that has begun what others have found out: a line for each move, with its
/// number, verdict, distance and points, or `-` for what is not known.
[[clang::export_name("analyse_learn")]] const char* analyse_learn(const char* findings,
                                                                  std::size_t findings_size) {
    Analysis& analysis = *engine().analysis;
    analysis.learn(read_findings({findings, findings_size}, analysis.choices().size()));
    return answer_with([&](JsonWriter& json) { write_analysis(json, analysis); });
}

/// Looks at one move for that many nodes, if there is one of that number, and tells what the
/// analysis still wants to know, by the number of the stage, and of which moves.
[[clang::export_name("analyse_move")]] const char* analyse_move(std::size_t move, double nodes) {
    Analysis& analysis = *engine().analysis;
    if (move < analysis.choices().size()) {
        analysis.look_at(move, static_cast<std::uint64_t>(std::max(nodes, 1.0)));
    }
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("nodes").number(static_cast<std::int64_t>(analysis.nodes()));
        json.key("stage").number(static_cast<std::int64_t>(analysis.stage()));
        json.key("moves").begin_array();
        for (const std::size_t open : analysis.open_moves()) {
            json.number(static_cast<std::int64_t>(open));
        }
        json.end_array();
        json.end_object();
    });
}

/// Goes on for that many nodes and tells what is known. An analysis must have begun.
[[clang::export_name("analyse_step")]] const char* analyse_step(double nodes) {
    Analysis& analysis = *engine().analysis;
    analysis.step(static_cast<std::uint64_t>(std::max(nodes, 1.0)));
    return answer_with([&](JsonWriter& json) { write_analysis(json, analysis); });
}

[[clang::export_name("hint")]] const char* hint(const char* line, std::size_t line_size) {
    const auto match = read_open_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    // Whoever may move any tower wants one good move, not the verdicts of a hundred.
    const SenseLimits limits{.first_move = Settle::UntilOneWins};
    const Hint given = give_hint(engine().solver, match->state(), match->format(), limits);
    return answer_with(
        [&](JsonWriter& json) { write_hint(json, given, match->position().board()); });
}

/// One decision of a review, so that the page can show what is known so far; null for what is not
/// judged.
[[clang::export_name("review_step")]] const char*
review_step(const char* line, std::size_t line_size, std::size_t step) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    const auto found = step < match->size() ? review_decision(engine().solver, *match, step, {})
                                            : std::optional<ReviewedDecision>();
    return answer_with([&](JsonWriter& json) {
        if (found) {
            write_reviewed(json, *found);
        } else {
            json.null();
        }
    });
}

/// To the end of the round; nothing while a fill is due.
[[clang::export_name("best_line")]] const char* best_line(const char* line, std::size_t line_size) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    const auto moves =
        match->is_over() ? std::vector<Move>() : engine().solver.best_line(match->position());
    return answer_with([&](JsonWriter& json) {
        json.begin_array();
        for (const Move move : moves) {
            json.text(write_decision(move));
        }
        json.end_array();
    });
}

} // extern "C"

} // namespace kamisado::wasm
