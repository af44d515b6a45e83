#include "tournament/tournament.h"

#include "tournament/pairing.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <utility>

namespace kamisado::tournament {

namespace {

std::unexpected<Refusal> refuse(std::string id, std::string sentence) {
    return std::unexpected(
        Refusal{.id = "tournament." + std::move(id), .sentence = std::move(sentence)});
}

using Checked = std::expected<void, Refusal>;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

Checked check_name(std::string_view name) {
    if (name.empty() || name.size() > longest_name || std::ranges::any_of(name, is_control) ||
        name.front() == ' ' || name.back() == ' ') {
        return refuse("name", "a name has 1 to " + std::to_string(longest_name) +
                                  " bytes, no control characters, and no space at its ends");
    }
    return {};
}

Checked check_settings(const Settings& settings) {
    if (settings.games < 1 || settings.games > 2) {
        return refuse("games", "a meeting has one game or two");
    }
    if (settings.rounds < 0 || settings.rounds > most_rounds) {
        return refuse("rounds",
                      "a tournament has at most " + std::to_string(most_rounds) + " rounds");
    }
    return check_name(settings.name);
}

Checked check_players(const std::vector<Player>& players) {
    if (players.size() > most_players) {
        return refuse("full",
                      "a tournament has at most " + std::to_string(most_players) + " players");
    }
    std::set<std::string_view> names;
    for (const Player& player : players) {
        if (const auto checked = check_name(player.name); !checked) {
            return checked;
        }
        if (!names.insert(player.name).second) {
            return refuse("name-taken", "there are two of the name " + player.name);
        }
        if (player.first_round < 1 || player.first_round > most_rounds + 1) {
            return refuse("rounds", player.name + " begins in a round that cannot be");
        }
    }
    return {};
}

bool is_valid(const Score& score, const Settings& settings) {
    const auto [low, high] = std::minmax(score.first, score.second);
    if (low < 0) {
        return false;
    }
    if (settings.system == System::KnockOut) { // a third game decides
        return low < high && high == settings.games && (low == 0 || !score.is_forfeit);
    }
    return score.is_forfeit ? low == 0 && (high == 0 || high == settings.games)
                            : low + high == settings.games;
}

Checked check_score(const Score& score, const Settings& settings) {
    if (is_valid(score, settings)) {
        return {};
    }
    if (settings.system == System::KnockOut) {
        return refuse("score", settings.games == 1 ? "the score is 1-0 or 0-1"
                                                   : "the score is 2-0, 2-1, 1-2 or 0-2: after "
                                                     "1-1 a third game decides");
    }
    return refuse("score",
                  settings.games == 1 ? "the score is 1-0 or 0-1" : "the score is 2-0, 1-1 or 0-2");
}

/// Everybody is known and there once.
Checked check_seats(const Round& round, const std::vector<Player>& players) {
    std::set<PlayerNumber> seen;
    for (const Meeting& meeting : round) {
        for (const PlayerNumber player : {meeting.first, meeting.second.value_or(meeting.first)}) {
            if (player >= players.size()) {
                return refuse("unknown", "there is no player " + std::to_string(player + 1));
            }
        }
        if (!seen.insert(meeting.first).second) {
            return refuse("twice", players[meeting.first].name + " plays twice in a round");
        }
        if (meeting.second && !seen.insert(*meeting.second).second) {
            return refuse("twice", players[*meeting.second].name + " plays twice in a round");
        }
    }
    return {};
}

Checked check_scores(const Round& round, const Settings& settings, bool is_last) {
    for (const Meeting& meeting : round) {
        if (meeting.is_bye() && meeting.score) {
            return refuse("score", "a bye has no score");
        }
        if (!meeting.is_bye() && !meeting.score && !is_last) {
            return refuse("score-missing", "a round that is over has a meeting without score");
        }
        if (meeting.score) {
            if (const auto checked = check_score(*meeting.score, settings); !checked) {
                return checked;
            }
        }
    }
    return {};
}

Checked check_round(const Round& round, const State& state, bool is_last) {
    if (round.empty()) {
        return refuse("empty", "a round has at least one meeting");
    }
    const auto checked = check_seats(round, state.players);
    return checked ? check_scores(round, state.settings, is_last) : checked;
}

int rounds_for(System system, std::size_t players) {
    if (system == System::RoundRobin) {
        return static_cast<int>(players - 1 + (players % 2));
    }
    return std::numeric_limits<std::size_t>::digits - std::countl_zero(players - 1);
}

} // namespace

Score walkover(const Settings& settings) {
    return {.first = settings.games, .second = 0, .is_forfeit = true};
}

std::optional<Score> score_of(const Meeting& meeting, const Settings& settings) {
    return meeting.is_bye() ? walkover(settings) : meeting.score;
}

std::expected<Tournament, Refusal> Tournament::from(State state) {
    Checked checked = check_settings(state.settings);
    if (checked) {
        checked = check_players(state.players);
    }
    const int planned = state.settings.rounds;
    if (checked && std::cmp_greater(state.rounds.size(), planned)) {
        checked = refuse("rounds", "there are more rounds than planned");
    }
    for (std::size_t i = 0; checked && i < state.rounds.size(); ++i) {
        checked = check_round(state.rounds[i], state, i + 1 == state.rounds.size());
    }
    if (checked && state.settings.system != System::Swiss && !state.rounds.empty()) {
        if (planned != rounds_for(state.settings.system, state.players.size())) {
            checked = refuse("rounds", "that number of players needs another number of rounds");
        }
    }
    if (checked && state.settings.system == System::KnockOut) {
        for (std::size_t i = 1; checked && i < state.rounds.size(); ++i) {
            if (state.rounds[i].size() * 2 != state.rounds[i - 1].size()) {
                checked = refuse("bracket", "each round of a knock-out has half the meetings of "
                                            "the one before");
            }
        }
    }
    if (!checked) {
        return std::unexpected(checked.error());
    }
    return Tournament(std::move(state));
}

std::optional<PlayerNumber> Tournament::find(std::string_view name) const {
    const auto found = std::ranges::find(state_.players, name, &Player::name);
    return found == state_.players.end()
               ? std::nullopt
               : std::optional(static_cast<PlayerNumber>(found - state_.players.begin()));
}

bool Tournament::is_round_complete() const {
    return state_.rounds.empty() ||
           std::ranges::all_of(state_.rounds.back(), [](const Meeting& meeting) {
               return meeting.is_bye() || meeting.score.has_value();
           });
}

bool Tournament::is_over() const {
    return !state_.rounds.empty() && rounds_paired() == state_.settings.rounds &&
           is_round_complete();
}

std::expected<void, Refusal> Tournament::enter(std::string name, std::optional<int> rating) {
    if (const auto checked = check_name(name); !checked) {
        return checked;
    }
    if (find(name)) {
        return refuse("name-taken", "there is a player of the name " + name + " already");
    }
    if (state_.players.size() == most_players) {
        return refuse("full",
                      "a tournament has at most " + std::to_string(most_players) + " players");
    }
    const bool has_begun = !state_.rounds.empty();
    if (has_begun &&
        (state_.settings.system != System::Swiss || rounds_paired() == state_.settings.rounds)) {
        return refuse("begun", "it has begun: nobody can enter any more");
    }
    state_.players.push_back({.name = std::move(name),
                              .rating = rating,
                              .first_round = rounds_paired() + 1,
                              .last_round = {},
                              .missed = {}});
    return {};
}

std::expected<void, Refusal> Tournament::leave(PlayerNumber player) {
    Player& leaving = state_.players[player];
    if (state_.settings.system == System::KnockOut && !state_.rounds.empty()) {
        return refuse("knock-out", "in a knock-out somebody who is gone loses by forfeit: say the "
                                   "score as -+ or +-");
    }
    if (leaving.last_round) {
        return refuse("left", leaving.name + " has left already");
    }
    leaving.last_round = rounds_paired();
    return {};
}

std::expected<void, Refusal> Tournament::miss_next_round(PlayerNumber player) {
    if (state_.settings.system == System::KnockOut) {
        return refuse("knock-out", "in a knock-out somebody who is away loses by forfeit: say the "
                                   "score as -+ or +-");
    }
    state_.players[player].missed.insert(rounds_paired() + 1);
    return {};
}

std::expected<void, Refusal> Tournament::pair_next_round() {
    if (!is_round_complete()) {
        return refuse("round-open", "a score of this round is missing");
    }
    if (is_over()) {
        return refuse("over", "the last round has been played");
    }
    const bool is_first = state_.rounds.empty();
    State next = state_;
    if (is_first) {
        std::erase_if(next.players,
                      [](const Player& player) { return player.last_round.has_value(); });
    }
    const auto present = std::ranges::count_if(next.players, [this](const Player& player) {
        return player.plays_in(rounds_paired() + 1);
    });
    if (present < 2) {
        return refuse("too-few", "it takes two players at least");
    }
    if (is_first && (next.settings.rounds == 0 || next.settings.system != System::Swiss)) {
        next.settings.rounds = rounds_for(next.settings.system, next.players.size());
        if (next.settings.rounds > most_rounds) {
            return refuse("rounds", "these are too many players for a round robin: " +
                                        std::to_string(most_rounds) + " rounds are the most");
        }
    }
    next.rounds.push_back(next_round(next));
    if (next.rounds.back().empty()) {
        return refuse("too-few", "nobody is left to be paired");
    }
    state_ = std::move(next);
    return {};
}

std::expected<void, Refusal> Tournament::report(std::size_t board, const Score& score) {
    if (state_.rounds.empty() || board >= state_.rounds.back().size()) {
        return refuse("board", "there is no board " + std::to_string(board + 1) + " in this round");
    }
    Meeting& meeting = state_.rounds.back()[board];
    if (meeting.is_bye()) {
        return refuse("bye", state_.players[meeting.first].name + " has a bye, which is a win");
    }
    if (const auto checked = check_score(score, state_.settings); !checked) {
        return checked;
    }
    meeting.score = score;
    return {};
}

} // namespace kamisado::tournament
