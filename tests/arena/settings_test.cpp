#include "arena/command_line.h"
#include "arena/helpers.h"
#include "arena/openings.h"
#include "arena/settings.h"
#include "arena/standings.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kamisado::tests {

namespace {

using Words = std::vector<std::string>;

TEST(CommandLine, IsSplitLikeAShellDoes) {
    EXPECT_EQ(split_command_line("kamisado engine").value(), (Words{"kamisado", "engine"}));
    EXPECT_EQ(split_command_line("  ./a  'b c' \"d \\\" e\" f\\ g '' ").value(),
              (Words{"./a", "b c", "d \" e", "f g", ""}));
    EXPECT_EQ(split_command_line("a'b\\'c\"d\"").value(), (Words{"ab\\cd"}));
    EXPECT_EQ(split_command_line("a $HOME `b` *").value(), (Words{"a", "$HOME", "`b`", "*"}));
    for (const std::string_view wrong : {"", "  ", "''", "a 'b", "a \"b", "a\\"}) {
        EXPECT_FALSE(split_command_line(wrong)) << wrong;
    }
    EXPECT_FALSE(split_command_line(std::string("a\0b", 3)));
}

ArenaSettings everything() {
    return arena_with({{"first", "3"},
                       {"second", "./engine 'with blanks'"},
                       {"second-option", "Level=5"},
                       {"second-option", "Name=a b=c"},
                       {"nodes", "1000"},
                       {"second-movetime", "50"},
                       {"games", "10"},
                       {"format", "series 3"},
                       {"start", "openings"},
                       {"seed", "18446744073709551615"},
                       {"margin", "7"},
                       {"patience", "8"},
                       {"sprt", "elo1=33"},
                       {"opening", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -"}});
}

TEST(ArenaSettings, ReadWhatTheyWrite) {
    ArenaSettings settings = everything();
    settings.entrants[Side::First].limits = {};
    ASSERT_TRUE(check(settings)) << check(settings).error();
    EXPECT_EQ(read_settings(write_settings(settings)).value(), settings);
    EXPECT_EQ(settings.entrants[Side::First].name, "level 3");
    EXPECT_EQ(settings.entrants[Side::First].level(), 3);
    EXPECT_EQ(settings.entrants[Side::Second].options[1].value, "a b=c");
    EXPECT_EQ(settings.entrants[Side::Second].limits.nodes, 1000U);
}

TEST(ArenaSettings, RefuseWhatIsWrong) {
    ArenaSettings settings;
    for (const auto& [key, value] : std::initializer_list<Setting>{{"first", "11"},
                                                                   {"first", ""},
                                                                   {"games", "3"},
                                                                   {"games", "0"},
                                                                   {"games", "x"},
                                                                   {"format", "short"},
                                                                   {"start", "here"},
                                                                   {"seed", "-1"},
                                                                   {"nodes", "0"},
                                                                   {"first-depth", "1x"},
                                                                   {"first-option", "Level"},
                                                                   {"first-speed", "1"},
                                                                   {"opening", "nothing"},
                                                                   {"threads", "2"}}) {
        EXPECT_FALSE(set(settings, key, value)) << key << ' ' << value;
    }
    EXPECT_EQ(settings, ArenaSettings());
    EXPECT_EQ(set(settings, "games", "3").error(),
              "3 is not an even number: seats are swapped after every game");
    EXPECT_EQ(read_settings("first 1\nsecond 2\ngames 5\n").error(),
              "line 3: 5 is not an even number: seats are swapped after every game");
}

TEST(ArenaSettings, MustGoTogether) {
    EXPECT_TRUE(check(arena_with({{"first", "1"}, {"second", "2"}})));
    EXPECT_TRUE(check(arena_with({{"first", "1"}, {"second", "x"}, {"nodes", "9"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}, {"second", "2"}, {"nodes", "9"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}, {"second", "x"}, {"first-nodes", "9"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}, {"second", "x"}, {"first-option", "A=1"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}, {"second", "'x"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}, {"second", "2"}, {"start", "openings"}})));
    EXPECT_FALSE(check(arena_with({{"first", "1"}})));
}

TEST(ArenaSettings, TellWhatDiffers) {
    const ArenaSettings one = everything();
    ArenaSettings two = one;
    two.games = 600;
    EXPECT_TRUE(differences(one, two).empty());
    two.seed = 2;
    two.sprt.reset();
    two.entrants[Side::Second].options.pop_back();
    EXPECT_EQ(differences(one, two),
              (Words{"second-option: Level=5, Name=a b=c there, Level=5 here",
                     "seed: 18446744073709551615 there, 2 here",
                     "sprt: elo0=0,elo1=33,alpha=0.05,beta=0.05 there, none here"}));
}

TEST(Openings, AreReadLineByLine) {
    const auto openings = read_openings("# two of them\n"
                                        "start moves e1e4   # one move\n"
                                        "\n"
                                        "pbonkyrg/8/8/8/8/8/8/NBORKYGP b -\r\n");
    ASSERT_TRUE(openings) << openings.error();
    ASSERT_EQ(openings->size(), 2U);
    EXPECT_EQ((*openings)[0].to_move(), Player::Gold);
    EXPECT_EQ(write_position((*openings)[1]), "pbonkyrg/8/8/8/8/8/8/NBORKYGP b -");
    EXPECT_FALSE(read_openings("# nothing\n"));
    EXPECT_TRUE(read_openings("start\nstart moves e1e9\n").error().starts_with("line 2: "));
    EXPECT_TRUE(read_openings("nonsense\n").error().starts_with("line 1: "));
}

/// Two matches: a round with three moves and the beginning of the next, and a position alone.
constexpr std::string_view two_records = R"([Kamisado "1"]
[Format "series 2"]

1. f1b5 c8a6
2. b1g6 {[Kamisado "1"] is no tag here:
[Kamisado "1"]
} resigns gold
[Kamisado "1"]
[Format "single"]
[Start "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O"]
)";

TEST(Openings, AreTakenFromRecords) {
    const auto line_ups = read_openings(two_records);
    ASSERT_TRUE(line_ups) << line_ups.error();
    ASSERT_EQ(line_ups->size(), 2U);
    EXPECT_EQ(line_ups->front(), Position::first());
    EXPECT_EQ(write_position(line_ups->back()), "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O");
    const auto later = read_openings(two_records, 2);
    ASSERT_TRUE(later) << later.error();
    EXPECT_EQ(*later, read_openings("start moves f1b5 c8a6\n").value());
    EXPECT_EQ(read_openings(two_records, 4).error(), "there is no opening in it");
}

TEST(Openings, OfRecordsComeOnceAndFromEveryRound) {
    const std::string one = "\xEF\xBB\xBF[Kamisado \"1\"]\r\n[Format \"single\"]\r\n\r\ne1e4\r\n";
    EXPECT_EQ(read_openings(one + one, 1).value(), read_openings("start moves e1e4\n").value());
    const std::filesystem::path match =
        std::filesystem::path(KAMISADO_SOURCE_DIR) / "data/matches/standard.ascii.kamisado";
    const std::string text = test::read_file(match);
    const auto line_ups = read_openings(text);
    ASSERT_TRUE(line_ups) << line_ups.error();
    const auto rounds = static_cast<std::size_t>(read_record(text).value().match.state().round);
    EXPECT_GT(rounds, 1U);
    EXPECT_EQ(line_ups->size(), rounds);
    for (const Position& opening : *line_ups) {
        EXPECT_TRUE(opening.board().all_at_home());
    }
}

TEST(Openings, OfRecordsSayWhereTheyAreWrong) {
    std::string text(two_records);
    text.replace(text.rfind("single"), 6, "double");
    EXPECT_TRUE(read_openings(text).error().starts_with("line 9, column "))
        << read_openings(text).error();
    text = std::string(two_records) + "1. o0O\n";
    EXPECT_TRUE(read_openings(text).error().starts_with("line 11, column 4"))
        << read_openings(text).error();
    EXPECT_TRUE(read_openings("[Kamisado \"1\"]\n").error().starts_with("line 1, "));
    EXPECT_FALSE(read_openings("start\n", 1)) << "moves are counted in records";
}

GameOutcome won_by(int game, std::optional<Side> winner) {
    return {.game = game, .winner = winner, .decisions = 20, .forfeit = {}};
}

TEST(Outcome, IsOneLine) {
    EXPECT_EQ(write_outcome(won_by(17, Side::Second)), "17 second 20");
    EXPECT_EQ(write_outcome(won_by(0, std::nullopt)), "0 draw 20");
    const GameOutcome crashed{.game = 3,
                              .winner = Side::First,
                              .decisions = 4,
                              .forfeit = Forfeit{ForfeitKind::Crash, "it was ended by signal 11"}};
    EXPECT_EQ(write_outcome(crashed), "3 first 4 crash it was ended by signal 11");
    for (const GameOutcome& outcome :
         {crashed, won_by(17, Side::Second), won_by(0, std::nullopt)}) {
        EXPECT_EQ(read_outcome(write_outcome(outcome)), outcome);
    }
    for (const std::string_view wrong :
         {"", "3", "3 first", "3 third 4", "-1 first 4", "3 first 4 ", "3 first 4 hiccup x",
          "03 first 4", "3 first 4 5", "3  first 4"}) {
        EXPECT_FALSE(read_outcome(wrong)) << wrong;
    }
}

TEST(Standings, CountTheSecondSideBySeat) {
    Standings standings(arena_with({{"games", "4"}}));
    EXPECT_TRUE(standings.add(won_by(1, Side::Second))); // Black
    EXPECT_TRUE(standings.add(won_by(0, Side::Second))); // Gold
    EXPECT_TRUE(standings.add(won_by(2, std::nullopt)));
    EXPECT_FALSE(standings.add(won_by(2, Side::First)));
    EXPECT_FALSE(standings.add(won_by(4, Side::First)));
    EXPECT_FALSE(standings.is_done());
    GameOutcome crash = won_by(3, Side::First);
    crash.forfeit = Forfeit{ForfeitKind::Crash, "x"};
    EXPECT_TRUE(standings.add(crash));
    EXPECT_TRUE(standings.is_done());
    const Score& score = standings.score();
    EXPECT_EQ(score.second(), (Results{.wins = 2, .draws = 1, .losses = 1}));
    EXPECT_EQ(score.first(), (Results{.wins = 1, .draws = 1, .losses = 2}));
    EXPECT_EQ(score.second_as[Player::Black], (Results{.wins = 1, .draws = 0, .losses = 1}));
    EXPECT_EQ(score.pairs, (Pairs{{0, 1, 0, 0, 1}}));
    EXPECT_EQ(score.forfeits_of(Side::Second), 1);
    EXPECT_EQ(score.forfeits_of(Side::First), 0);
    EXPECT_EQ(score.second().share(), 0.625);
}

TEST(Standings, DecideATestWhateverTheOrder) {
    const ArenaSettings settings = arena_with({{"games", "400"}, {"sprt", "elo1=200"}});
    std::vector<GameOutcome> outcomes;
    for (int game = 0; game < 400; ++game) {
        outcomes.push_back(won_by(game, game % 5 == 0 ? Side::First : Side::Second));
    }
    Standings forwards(settings);
    Standings backwards(settings);
    for (const GameOutcome& outcome : outcomes) {
        forwards.add(outcome);
    }
    std::ranges::reverse(outcomes);
    for (const GameOutcome& outcome : outcomes) {
        EXPECT_EQ(backwards.sprt_state(), SprtState::Open) << "there is a gap before every pair";
        backwards.add(outcome);
    }
    EXPECT_EQ(forwards.sprt_state(), SprtState::Elo1Accepted);
    EXPECT_EQ(forwards.score(), backwards.score());
    EXPECT_LT(forwards.score().second().games(), 400);
}

} // namespace

} // namespace kamisado::tests
