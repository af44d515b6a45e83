#include "online/meeting.h"

#include <algorithm>

namespace kamisado::online {

namespace {

using tournament::Score;
using tournament::Settings;
using tournament::System;

Player side_of_first(const MetGame& game) {
    return game.is_first_black ? Player::Black : Player::Gold;
}

BothOf absentees_of(const MetGame& game) {
    const Player first = side_of_first(game);
    return {.first = game.absent[first], .second = game.absent[opponent(first)]};
}

/// Of games that count.
struct Tally {
    int first = 0;
    int second = 0;
    int played = 0;
    BothOf never_there{.first = true, .second = true};
    BothOf missed_last;
    BothOf missed_any;
};

Tally tally(std::span<const MetGame> games) {
    Tally tally;
    for (const MetGame& game : games) {
        if (!game.winner) {
            continue;
        }
        const bool is_firsts = *game.winner == side_of_first(game);
        tally.first += is_firsts ? 1 : 0;
        tally.second += is_firsts ? 0 : 1;
        ++tally.played;
        const BothOf absent = absentees_of(game);
        tally.never_there.first = tally.never_there.first && absent.first;
        tally.never_there.second = tally.never_there.second && absent.second;
        tally.missed_any.first = tally.missed_any.first || absent.first;
        tally.missed_any.second = tally.missed_any.second || absent.second;
        tally.missed_last = absent;
    }
    return tally;
}

/// Nothing was played.
Score forfeit(const Settings& settings, const BothOf& absent) {
    const bool is_knock_out = settings.system == System::KnockOut;
    const bool second_wins = absent.first && (!absent.second || is_knock_out);
    const bool first_wins = absent.second && !absent.first;
    return {.first = first_wins ? settings.games : 0,
            .second = second_wins ? settings.games : 0,
            .is_forfeit = true};
}

/// Whether another game could change who has won, or has to be played in any case.
bool is_missing_one(const Tally& tally, const Settings& settings) {
    if (tally.played < settings.games) {
        return settings.system != System::KnockOut ||
               std::max(tally.first, tally.second) < settings.games;
    }
    return settings.system == System::KnockOut && tally.first == tally.second;
}

/// What is not played any more goes to whoever is there.
Score with_the_rest(const Tally& tally, const Settings& settings, bool to_first) {
    Score score{.first = tally.first, .second = tally.second, .is_forfeit = false};
    int& winner = to_first ? score.first : score.second;
    if (settings.system == System::KnockOut) {
        winner = settings.games;
    } else {
        winner += settings.games - tally.played;
    }
    return score;
}

} // namespace

Verdict judge(std::span<const MetGame> games, const Settings& settings, const BothOf& has_left) {
    if (std::ranges::any_of(games, [](const MetGame& game) { return !game.is_over; })) {
        return {};
    }
    const Tally all = tally(games);
    const BothOf gone{.first = has_left.first || all.missed_last.first,
                      .second = has_left.second || all.missed_last.second};
    Verdict verdict{.next = Verdict::Next::Done, .score = {}, .absent = all.missed_any};
    if (all.played == 0) {
        verdict.absent = {};
        if (!has_left.first && !has_left.second) {
            verdict.next = Verdict::Next::Play;
        } else {
            verdict.score = forfeit(settings, has_left);
        }
        return verdict;
    }
    if (all.never_there.first || all.never_there.second) {
        verdict.score = forfeit(settings, all.never_there);
    } else if (!is_missing_one(all, settings)) {
        verdict.score = {.first = all.first, .second = all.second, .is_forfeit = false};
    } else if (gone.first || gone.second) {
        verdict.score = with_the_rest(all, settings, gone.second && !gone.first);
    } else {
        verdict.next = Verdict::Next::Play;
    }
    return verdict;
}

} // namespace kamisado::online
