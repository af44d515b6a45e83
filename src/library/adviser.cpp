// Hints and reviews for others.
#include "library/inside.h"
#include "player/hint.h"
#include "player/names.h"
#include "player/review.h"

namespace libkamisado {

static_assert(same<Mark>(core::Mark::Mistake) == Mark::Mistake);

class Adviser::Implementation {
  public:
    explicit Implementation(SolverOptions options) : solver(inside(options)) {}

    core::Solver solver;
};

namespace {

/// Leaves a review from within.
struct ReviewEnded {};

Reason reason_shown(const core::Reason& reason) {
    Reason image{
        .kind = std::string(core::name_of(reason.kind)), .number = reason.number, .of = reason.of};
    if (reason.tower) {
        image.tower = shown(*reason.tower);
    }
    return image;
}

ReviewedDecision decision_shown(const core::ReviewedDecision& decision) {
    ReviewedDecision image{.step = decision.step,
                           .player = same<Player>(decision.player),
                           .before = same<Verdict>(decision.before),
                           .played = shown(decision.played),
                           .mark = same<Mark>(decision.mark),
                           .winning = decision.winning,
                           .all = decision.all};
    if (decision.better) {
        image.better = shown(*decision.better);
    }
    return image;
}

} // namespace

Choice shown(const core::Choice& choice) {
    return {.decision = shown(choice.decision),
            .verdict = same<Verdict>(choice.verdict),
            .distance = choice.distance,
            .points = choice.points,
            .chance = choice.chance.value,
            .is_proved = choice.chance.proved};
}

std::string_view name_of(Mark mark) { return core::name_of(same<core::Mark>(mark)); }

Adviser::Adviser(SolverOptions options)
    : implementation_(std::make_unique<Implementation>(options)) {}
Adviser::~Adviser() = default;
Adviser::Adviser(Adviser&& other) noexcept = default;
Adviser& Adviser::operator=(Adviser&& other) noexcept = default;

Result<Hint> Adviser::hint(const Match& match) {
    if (match.is_over()) {
        return std::unexpected(match_is_over("a hint"));
    }
    const core::Match& played = Inside::of(match);
    const core::Hint hint =
        core::give_hint(implementation_->solver, played.state(), played.format());
    Hint image{.choice = shown(hint.choice), .reasons = {}};
    for (const core::Reason& reason : hint.reasons) {
        image.reasons.push_back(reason_shown(reason));
    }
    return image;
}

std::vector<ReviewedDecision> Adviser::review(const Match& match, const Continue& go_on) {
    std::vector<ReviewedDecision> decisions;
    try {
        const core::Review review = core::review(implementation_->solver, Inside::of(match), {},
                                                 [&go_on](std::size_t done, std::size_t total) {
                                                     if (go_on && !go_on(done, total)) {
                                                         throw ReviewEnded();
                                                     }
                                                 });
        for (const core::ReviewedDecision& decision : review.decisions) {
            decisions.push_back(decision_shown(decision));
        }
    } catch (const ReviewEnded&) {
        decisions.clear();
    }
    return decisions;
}

} // namespace libkamisado
