// Hints and reviews for others.
#include "computer/hint.h"
#include "computer/names.h"
#include "computer/review.h"
#include "library/stoppable_solver.h"

#include <memory>
#include <utility>

namespace libkamisado {

static_assert(same<Mark>(core::Mark::Mistake) == Mark::Mistake);

class Adviser::Implementation : public StoppableSolver {};

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

Result<Adviser> Adviser::of(SolverOptions options) {
    auto implementation = std::make_unique<Implementation>();
    if (auto error = implementation->furnish(options)) {
        return std::unexpected(*std::move(error));
    }
    return Adviser(std::move(implementation));
}

Adviser::Adviser(SolverOptions options) : Adviser(made_or_thrown(of(options))) {}
Adviser::Adviser(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
Adviser::~Adviser() = default;
Adviser::Adviser(Adviser&& other) noexcept = default;
Adviser& Adviser::operator=(Adviser&& other) noexcept = default;

Result<Hint> Adviser::hint(const Match& match) {
    if (match.is_over()) {
        return std::unexpected(match_is_over("a hint"));
    }
    const core::Match& played = Access::of(match);
    implementation_->patience.renew();
    const core::Hint hint =
        core::give_hint(*implementation_->solver, played.state(), played.format());
    Hint image{.choice = shown(hint.choice), .reasons = {}};
    for (const core::Reason& reason : hint.reasons) {
        image.reasons.push_back(reason_shown(reason));
    }
    return image;
}

std::vector<ReviewedDecision> Adviser::review(const Match& match, const Continue& go_on) {
    std::vector<ReviewedDecision> decisions;
    core::Patience& patience = implementation_->patience;
    patience.renew();
    const auto end_if_wanted = [&](std::size_t done, std::size_t total) {
        if (patience.is_over() || (go_on && !go_on(done, total))) {
            throw ReviewEnded();
        }
    };
    try {
        const core::Review review =
            core::review(*implementation_->solver, Access::of(match), {}, end_if_wanted);
        for (const core::ReviewedDecision& decision : review.decisions) {
            decisions.push_back(decision_shown(decision));
        }
    } catch (const ReviewEnded&) {
        return {};
    }
    // Stopped at the last decision, it would say of that one what it does not know.
    return patience.is_over() ? std::vector<ReviewedDecision>() : decisions;
}

void Adviser::stop() { implementation_->patience.end(); }

} // namespace libkamisado
