#include "computer/outlook.h"

#include "computer/round_odds.h"

#include <algorithm>
#include <vector>

namespace kamisado {

namespace {

/// A series can be as long as anybody likes; beyond this the chance hardly changes any more.
constexpr int longest_series = 100;

double chance_with_lead(int lead) {
    if (lead == 0) {
        return 0.5;
    }
    return lead > 0 ? 1 : 0;
}

/// The starter's chance of a series with `rounds` to come, who is `lead` points ahead.
double series_chance(int rounds, int lead) {
    if (rounds > longest_series) {
        rounds = longest_series + (rounds % 2);
    }
    const double starter_wins = challenger_wins(0);
    const int widest = rounds + 1;
    const auto at = [&](int any_lead) {
        return static_cast<std::size_t>(std::clamp(any_lead, -widest, widest) + widest);
    };
    std::vector<double> chances((2 * static_cast<std::size_t>(widest)) + 1);
    for (int any = -widest; any <= widest; ++any) {
        chances[at(any)] = chance_with_lead(any);
    }
    for (int left = 1; left <= rounds; ++left) {
        const std::vector<double> later = chances; // of the other player, who starts next
        for (int any = -widest; any <= widest; ++any) {
            chances[at(any)] = 1 - (starter_wins * later[at(-any - 1)]) -
                               ((1 - starter_wins) * later[at(-any + 1)]);
        }
    }
    return chances[at(lead)];
}

} // namespace

Outlook::Outlook(Format format) : format_(format) {
    if (format.has_rings() && format.target()) {
        fill_table(*format.target());
    }
}

/// Every round scores, so the table is filled from the highest scores down.
void Outlook::fill_table(int target) {
    for (int both = 2 * (target - 1); both >= 0; --both) {
        for (int score = std::max(0, both - target + 1); score <= std::min(both, target - 1);
             ++score) {
            Standing standing; // Black is the Challenger
            standing.score[Player::Black] = score;
            standing.score[Player::Gold] = both - score;
            const double wins = challenger_wins(both);
            table_[static_cast<std::size_t>(score)][static_cast<std::size_t>(both - score)] =
                (wins * won_by(standing, Player::Black, Player::Black)) +
                ((1 - wins) * won_by(standing, Player::Gold, Player::Black));
        }
    }
}

double Outlook::before_round(const Standing& standing, Player player) const {
    if (is_over(standing)) {
        return at_end(standing, player);
    }
    const Player challenger = standing.challenger;
    const int score = standing.score[challenger];
    const int other = standing.score[opponent(challenger)];
    double chance = challenger_wins(0); // of a single round
    if (format_.kind == FormatKind::Series) {
        chance = series_chance(format_.rounds - standing.round + 1, score - other);
    } else if (format_.has_rings()) {
        chance = table_[static_cast<std::size_t>(score)][static_cast<std::size_t>(other)];
    }
    return player == challenger ? chance : 1 - chance;
}

double Outlook::won_by(const Standing& standing, Player winner, Player player) const {
    if (!format_.has_rings()) {
        return won_with(standing, winner, 1, player);
    }
    double chance = 0;
    const int score = standing.score[winner];
    for (int rings = 0; rings <= max_rings && points_of_rings(rings) <= score; ++rings) {
        chance +=
            wins_with_rings(score, rings) * won_with(standing, winner, points_for(rings), player);
    }
    return chance;
}

double Outlook::won_with(const Standing& standing, Player winner, int points, Player player) const {
    return before_round(after(standing, winner, points), player);
}

int Outlook::points_for(int rings) const {
    return format_.has_rings() ? points_for_next_ring(rings) : 1;
}

Standing Outlook::after(const Standing& standing, Player winner, int points) const {
    Standing next = standing;
    next.score[winner] += points;
    ++next.round;
    next.challenger = opponent(format_.kind == FormatKind::Series ? standing.challenger : winner);
    return next;
}

bool Outlook::is_over(const Standing& standing) const {
    if (const auto target = format_.target()) {
        return std::ranges::max(standing.score.values) >= *target;
    }
    return standing.round > format_.rounds;
}

double Outlook::at_end(const Standing& standing, Player player) {
    return chance_with_lead(standing.score[player] - standing.score[opponent(player)]);
}

} // namespace kamisado
