#include "tournament/tournament_text.h"

#include "text/number.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>
#include <vector>

namespace kamisado::tournament {

namespace {

constexpr std::string_view heading = "Kamisado tournament 1";
constexpr std::array<std::pair<System, std::string_view>, 3> systems{
    {{System::Swiss, "swiss"},
     {System::RoundRobin, "round-robin"},
     {System::KnockOut, "knock-out"}}};

/// Takes the first word from the front of a line.
std::string_view take_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(word.size());
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    return word;
}

std::string numbered(PlayerNumber player) { return std::to_string(player + 1); }

std::string write_player(const Player& player, PlayerNumber number) {
    std::string text = "player " + player.name + "\n";
    const auto add = [&](std::string_view word, int value) {
        text += std::string(word) + " " + numbered(number) + " " + std::to_string(value) + "\n";
    };
    if (player.rating) {
        add("rating", *player.rating);
    }
    if (player.first_round > 1) {
        add("from", player.first_round);
    }
    if (player.last_round) {
        add("until", *player.last_round);
    }
    for (const int round : player.missed) {
        add("missed", round);
    }
    return text;
}

/// Reads line by line into a state, which is checked as a whole in the end.
class Reader {
  public:
    std::expected<Tournament, TextError> read(std::string_view text) {
        for (const auto part : std::views::split(text, '\n')) {
            std::string_view line(part.begin(), part.end());
            if (line.ends_with('\r')) {
                line.remove_suffix(1);
            }
            ++line_;
            if (const std::string fault = read_line(line); !fault.empty()) {
                return std::unexpected(TextError{.line = line_, .sentence = fault});
            }
        }
        if (line_ == 0) { // views::split makes nothing of nothing
            return std::unexpected(TextError{.line = 1, .sentence = wrong_heading()});
        }
        auto tournament = Tournament::from(std::move(state_));
        if (!tournament) {
            return std::unexpected(
                TextError{.line = line_, .sentence = tournament.error().sentence});
        }
        return *std::move(tournament);
    }

  private:
    static std::string wrong_heading() {
        return "the first line is not \"" + std::string(heading) + "\"";
    }
    /// Returns what is wrong with it, or an empty text.
    std::string read_line(std::string_view line) {
        if (line_ == 1) {
            return line == heading ? "" : wrong_heading();
        }
        if (line.empty() || line.starts_with('#')) {
            return {};
        }
        std::string_view rest = line;
        const std::string_view word = take_word(rest);
        if (word == "name") {
            state_.settings.name = rest;
        } else if (word == "system") {
            return read_system(rest);
        } else if (word == "rounds" || word == "games") {
            return read_count(word, rest);
        } else if (word == "player") {
            state_.players.push_back({.name = std::string(rest),
                                      .rating = {},
                                      .first_round = 1,
                                      .last_round = {},
                                      .missed = {}});
        } else if (word == "round") {
            state_.rounds.emplace_back();
            return number_from<int>(rest) == static_cast<int>(state_.rounds.size())
                       ? ""
                       : "this is round " + std::to_string(state_.rounds.size());
        } else if (word == "rating" || word == "from" || word == "until" || word == "missed") {
            return read_note(word, rest);
        } else {
            return read_meeting(line);
        }
        return {};
    }
    std::string read_system(std::string_view text) {
        const auto system = system_from(text);
        state_.settings.system = system.value_or(System::Swiss);
        return system ? "" : "a system is swiss, round-robin or knock-out";
    }
    std::string read_count(std::string_view word, std::string_view text) {
        const auto number = number_from<int>(text);
        (word == "rounds" ? state_.settings.rounds : state_.settings.games) = number.value_or(0);
        return number ? "" : "after " + std::string(word) + " comes a number";
    }
    [[nodiscard]] std::optional<PlayerNumber> player_in(std::string_view text) const {
        const auto number = number_from<int>(text);
        return number && *number >= 1 && std::cmp_less_equal(*number, state_.players.size())
                   ? std::optional(static_cast<PlayerNumber>(*number - 1))
                   : std::nullopt;
    }
    std::string read_note(std::string_view word, std::string_view rest) {
        const auto number = player_in(take_word(rest));
        const auto value = number_from<int>(rest);
        if (!number || !value) {
            return "after " + std::string(word) + " come the number of a player and a number";
        }
        Player& player = state_.players[*number];
        if (word == "rating") {
            player.rating = value;
        } else if (word == "from") {
            player.first_round = *value;
        } else if (word == "until") {
            player.last_round = value;
        } else {
            player.missed.insert(*value);
        }
        return {};
    }
    /// "1 4 2-0", "2 5", "3 bye"
    std::string read_meeting(std::string_view line) {
        const auto first = player_in(take_word(line));
        const std::string_view word = take_word(line);
        const auto second = player_in(word);
        const auto score = read_score(line, state_.settings);
        if (state_.rounds.empty() || !first || (!second && word != "bye") ||
            (!line.empty() && !score)) {
            return state_.rounds.empty()
                       ? "this line is not understood"
                       : "a meeting is two numbers of players, or one and bye, and a score";
        }
        state_.rounds.back().push_back({.first = *first, .second = second, .score = score});
        return {};
    }

    State state_;
    std::size_t line_ = 0;
};

} // namespace

std::string_view name_of(System system) {
    return std::ranges::find(systems, system, &std::pair<System, std::string_view>::first)->second;
}

std::optional<System> system_from(std::string_view name) {
    const auto* const found =
        std::ranges::find(systems, name, &std::pair<System, std::string_view>::second);
    return found == systems.end() ? std::nullopt : std::optional(found->first);
}

std::string write_score(const Score& score, const Settings& settings) {
    if (!score.is_forfeit) {
        return std::to_string(score.first) + "-" + std::to_string(score.second);
    }
    const auto sign = [&](int won) { return won == settings.games ? '+' : '-'; };
    return {sign(score.first), sign(score.second)};
}

std::optional<Score> read_score(std::string_view text, const Settings& settings) {
    if (text == "+-" || text == "-+" || text == "--") {
        return Score{.first = text[0] == '+' ? settings.games : 0,
                     .second = text[1] == '+' ? settings.games : 0,
                     .is_forfeit = true};
    }
    const auto middle = std::min(text.find_first_of("-:"), text.size());
    const auto first = number_from<int>(text.substr(0, middle));
    const auto second = number_from<int>(text.substr(std::min(middle + 1, text.size())));
    return first && second ? std::optional(Score{.first = *first, .second = *second})
                           : std::nullopt;
}

std::expected<Tournament, TextError> read_tournament(std::string_view text) {
    return Reader().read(text);
}

std::string write_tournament(const Tournament& tournament) {
    const Settings& settings = tournament.settings();
    std::string text = std::string(heading) + "\nname " + settings.name + "\nsystem " +
                       std::string(name_of(settings.system)) + "\nrounds " +
                       std::to_string(settings.rounds) + "\ngames " +
                       std::to_string(settings.games) + "\n\n";
    for (PlayerNumber number = 0; number < tournament.players().size(); ++number) {
        text += write_player(tournament.players()[number], number);
    }
    for (std::size_t i = 0; i < tournament.rounds().size(); ++i) {
        text += "\nround " + std::to_string(i + 1) + "\n";
        for (const Meeting& meeting : tournament.rounds()[i]) {
            text += numbered(meeting.first) + " " +
                    (meeting.second ? numbered(*meeting.second) : "bye") +
                    (meeting.score ? " " + write_score(*meeting.score, settings) : "") + "\n";
        }
    }
    return text;
}

} // namespace kamisado::tournament
