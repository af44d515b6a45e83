#include "arena/report.h"

#include "arena/wording.h"
#include "notation/record.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kamisado {

namespace {

constexpr int reasons_told = 5;

std::string shares(const ArenaSettings& settings, const Score& score) {
    const Interval interval = score.interval();
    return fmt::format(
        "{} wins {:.1f} % (95 %: {:.1f} to {:.1f}); as Black {:.1f} %, as Gold {:.1f} %.\n",
        arena_words::name_of(settings, Side::Second), 100 * score.second().share(),
        100 * interval.low, 100 * interval.high, 100 * score.second_as[Player::Black].share(),
        100 * score.second_as[Player::Gold].share());
}

std::string games_of_second(const Score& score) {
    const Results results = score.second();
    const auto& pairs = score.pairs.counts;
    return fmt::format("Games: {} won, {} tied, {} lost. Pairs with 0, ½, 1, 1½, 2 points: {}.\n",
                       results.wins, results.draws, results.losses, fmt::join(pairs, ", "));
}

std::string strength(const Score& score) {
    if (score.pairs.total() == 0) {
        return {};
    }
    const EloEstimate estimate = estimate_elo(score.pairs);
    return fmt::format(
        "Elo: {} (95 %: {} to {}); the stronger one with a likelihood of {:.1f} %.\n",
        arena_words::elo(estimate.elo), arena_words::elo(estimate.interval.low),
        arena_words::elo(estimate.interval.high), 100 * estimate.superiority);
}

std::string test(const Sprt& sprt, const Standings& standings) {
    const auto outcome = [&] {
        switch (standings.sprt_state()) {
        case SprtState::Elo0Accepted:
            return fmt::format("rather {} Elo than {}", sprt.elo0, sprt.elo1);
        case SprtState::Elo1Accepted:
            return fmt::format("rather {} Elo than {}", sprt.elo1, sprt.elo0);
        case SprtState::Open: break;
        }
        return std::string("not decided");
    };
    return fmt::format("SPRT {}: {}, {}.\n", write_sprt(sprt),
                       arena_words::llr(sprt, standings.tested_pairs()), outcome());
}

std::string forfeits(const ArenaSettings& settings, const Standings& standings) {
    std::string text;
    for (const Side side : both_sides) {
        if (standings.score().forfeits_of(side) > 0) {
            text += fmt::format("{} forfeits games: {}.\n", arena_words::name_of(settings, side),
                                arena_words::forfeits(standings.score(), side));
        }
    }
    int told = 0;
    for (const auto& [game, outcome] : standings.outcomes()) {
        if (outcome.forfeit && told++ < reasons_told) {
            text += fmt::format("  game {}: {}: {}\n", game + 1, name_of(outcome.forfeit->kind),
                                outcome.forfeit->detail);
        }
    }
    return told > reasons_told ? text + fmt::format("  and {} more\n", told - reasons_told) : text;
}

} // namespace

std::string report_in_words(const ArenaSettings& settings, const Standings& standings) {
    const Score& score = standings.score();
    const int games = score.second().games();
    std::string text = fmt::format(
        "{} against {}: {}, seed {}, {} game{}.\n", arena_words::name_of(settings, Side::First),
        arena_words::name_of(settings, Side::Second), write_format(settings.format), settings.seed,
        games, games == 1 ? "" : "s");
    if (games > 0) {
        text += shares(settings, score) + games_of_second(score) + strength(score);
    }
    if (settings.sprt) {
        text += test(*settings.sprt, standings);
    }
    return text + forfeits(settings, standings);
}

} // namespace kamisado
