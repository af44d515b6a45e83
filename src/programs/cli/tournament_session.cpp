#include "cli/tournament_session.h"

#include "text/number.h"
#include "text/words.h"
#include "tournament/tournament_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace kamisado::cli {

namespace {

using tournament::Tournament;

std::string_view next_word(std::string_view& words) {
    const std::string_view word = take_word(words);
    words = trimmed(words);
    return word;
}

constexpr int highest_rating = 9999;

} // namespace

TournamentSession::TournamentSession(Tournament tournament, Save save)
    : tournament_(std::move(tournament)), save_(std::move(save)) {}

std::span<const TournamentSession::Verb> TournamentSession::verbs() {
    static constexpr std::array<Verb, 10> table{{
        {"player", "NAME [= RATING]", "somebody enters, also late in a Swiss tournament",
         &TournamentSession::add_player},
        {"pair", "", "who meets whom in the next round", &TournamentSession::pair},
        {"away", "PLAYER", "does not play in the next round", &TournamentSession::away},
        {"leave", "PLAYER", "plays no more after this round", &TournamentSession::leave},
        {"pairings", "[ROUND]", "the boards of this round, or of another",
         &TournamentSession::show_pairings},
        {"table", "", "how they stand", &TournamentSession::show_table},
        {"help", "", "this list", &TournamentSession::help},
        {"quit", "", "ends; everything is kept already", &TournamentSession::quit},
        {"exit", "", "the same", &TournamentSession::quit},
        {"?", "", "the same as help", &TournamentSession::help},
    }};
    return table;
}

std::string TournamentSession::greeting() const {
    const tournament::Settings& settings = tournament_.settings();
    return fmt::format("{}: {}, {}. Say help for all commands.\n{}", settings.name,
                       name_of(settings.system),
                       settings.games == 1 ? "one game a meeting, from a balanced line-up"
                                           : "two games a meeting with sides changed",
                       what_now());
}

std::string TournamentSession::what_now() const {
    if (tournament_.is_over()) {
        return "The last round has been played.\n";
    }
    if (tournament_.rounds().empty()) {
        return fmt::format("{} {} so far. player NAME adds one, pair begins.\n",
                           tournament_.players().size(),
                           tournament_.players().size() == 1 ? "player" : "players");
    }
    if (tournament_.is_round_complete()) {
        return fmt::format("Round {} is complete: pair makes the next.\n",
                           tournament_.rounds_paired());
    }
    const auto open = std::ranges::count_if(tournament_.rounds().back(), [](const auto& meeting) {
        return !meeting.is_bye() && !meeting.score;
    });
    return fmt::format("Round {} of {}: {} {} missing, typed as BOARD SCORE: 1 2-0.\n",
                       tournament_.rounds_paired(), tournament_.settings().rounds, open,
                       open == 1 ? "score is" : "scores are");
}

std::string TournamentSession::answer(std::string_view typed) {
    std::string_view words = trimmed(typed);
    if (words.empty()) {
        return {};
    }
    const std::string_view word = next_word(words);
    if (const auto board = number_from<std::size_t>(word)) {
        return report(*board, words);
    }
    const auto known = verbs();
    const auto verb = std::ranges::find(known, word, &Verb::name);
    return verb == known.end()
               ? fmt::format("\"{}\" is neither a board nor a word that is known. Say help.\n",
                             word)
               : (this->*verb->run)(words);
}

std::string TournamentSession::change(const Change& change,
                                      const std::function<std::string()>& tell) {
    Tournament changed = tournament_;
    if (const auto done = change(changed); !done) {
        return fmt::format("Not done: {}.\n", done.error().sentence);
    }
    if (const auto kept = save_(changed); !kept) {
        return fmt::format("Not done: the file {}.\n", kept.error().text());
    }
    tournament_ = std::move(changed);
    return tell();
}

std::optional<tournament::PlayerNumber> TournamentSession::player_in(std::string_view words) const {
    if (const auto named = tournament_.find(words)) {
        return named;
    }
    const auto number = number_from<std::size_t>(words);
    return number && *number >= 1 && *number <= tournament_.players().size()
               ? std::optional(*number - 1)
               : std::nullopt;
}

std::string TournamentSession::add_player(std::string_view words) {
    const auto sign = words.rfind('=');
    const std::string name(trimmed(words.substr(0, sign)));
    std::optional<int> rating;
    if (sign != std::string_view::npos) {
        rating = number_from<int>(trimmed(words.substr(sign + 1)));
        if (!rating || *rating < 0 || *rating > highest_rating) {
            return fmt::format("After = comes a rating from 0 to {}.\n", highest_rating);
        }
    }
    return change(
        [&](Tournament& changed) { return changed.enter(name, rating); },
        [&] { return fmt::format("{} is number {}.\n", name, tournament_.players().size()); });
}

std::string TournamentSession::leave(std::string_view words) {
    const auto player = player_in(words);
    if (!player) {
        return fmt::format("There is no player \"{}\".\n", words);
    }
    const std::string name = tournament_.players()[*player].name;
    return change([&](Tournament& changed) { return changed.leave(*player); },
                  [&] { return fmt::format("{} plays no more after this round.\n", name); });
}

std::string TournamentSession::away(std::string_view words) {
    const auto player = player_in(words);
    if (!player) {
        return fmt::format("There is no player \"{}\".\n", words);
    }
    const std::string name = tournament_.players()[*player].name;
    return change([&](Tournament& changed) { return changed.miss_next_round(*player); },
                  [&] { return fmt::format("{} does not play in the next round.\n", name); });
}

std::string TournamentSession::pair(std::string_view /*words*/) {
    return change([](Tournament& changed) { return changed.pair_next_round(); },
                  [this] { return write_pairings(tournament_, tournament_.rounds().size() - 1); });
}

std::string TournamentSession::show_pairings(std::string_view words) {
    const auto round = words.empty() ? std::optional(tournament_.rounds().size())
                                     : number_from<std::size_t>(words);
    return !round || *round < 1 || *round > tournament_.rounds().size()
               ? "There is no such round.\n"
               : write_pairings(tournament_, *round - 1);
}

std::string TournamentSession::show_table(std::string_view /*words*/) {
    return write_table(tournament_);
}

std::string TournamentSession::report(std::size_t board, std::string_view score) {
    const auto read = tournament::read_score(score, tournament_.settings());
    if (!read) {
        return "A score is like 2-0, or +- where the second player was not there.\n";
    }
    return change(
        [&](Tournament& changed) { // no board has the number 0
            return changed.report(board - 1, *read);
        },
        [this] {
            return what_now() + (tournament_.is_round_complete() ? write_table(tournament_) : "");
        });
}

std::string TournamentSession::help(std::string_view /*words*/) {
    std::string text = "  BOARD SCORE               a result: 3 2-0; forfeits: 3 +-, 3 -+, 3 --\n";
    for (const Verb& verb : verbs()) {
        text += fmt::format("  {:<24}  {}\n", fmt::format("{} {}", verb.name, verb.arguments),
                            verb.help);
    }
    return text;
}

std::string TournamentSession::quit(std::string_view /*words*/) {
    has_ended_ = true;
    return {};
}

} // namespace kamisado::cli
