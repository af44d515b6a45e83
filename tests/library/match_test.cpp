// Matches and their records as other programs see them.
#include <gtest/gtest.h>
#include <kamisado/computer.h>
#include <kamisado/match.h>

#include <fstream>
#include <iterator>
#include <string>

namespace libkamisado {
namespace {

std::string sample(const std::string& name) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/data/matches/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(LibraryMatch, IsPlayedToItsEnd) {
    Match match;
    Computer computer = Computer::of_level(1, 3).value();
    int rings = 0;
    int fills = 0;
    while (!match.is_over()) {
        ASSERT_FALSE(match.choices().empty());
        EXPECT_TRUE(match.decider());
        const auto events = match.decide(computer.choose(match).value());
        ASSERT_TRUE(events) << events.error().message;
        EXPECT_EQ(match.events(match.decisions().size() - 1), *events);
        for (const Event& event : *events) {
            rings += event.kind == EventKind::RingGiven ? 1 : 0;
            fills += event.kind == EventKind::LineUpFilled ? 1 : 0;
        }
    }
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_EQ(match.end()->reason, MatchEndReason::Points);
    EXPECT_GE(match.score(*match.end()->winner), 3);
    EXPECT_EQ(fills, match.round() - 1);
    EXPECT_EQ(rings, match.round());
    EXPECT_TRUE(match.choices().empty());
    EXPECT_EQ(match.decide("e1e4").error().id, "record.match-over");
    EXPECT_EQ(match.decide(Fill{Side::Left}).error().id, "record.match-over");
    EXPECT_EQ(computer.choose(match).error().id, "record.match-over");
    EXPECT_EQ(Match::from_record(match.record()), match);

    const std::size_t size = match.decisions().size();
    EXPECT_EQ(match.undo(2), 2U);
    EXPECT_EQ(match.undo(size), size - 2);
    EXPECT_EQ(match, Match());
}

TEST(LibraryMatch, HasFormats) {
    EXPECT_EQ(Format::from("series 5"), Format::series(5));
    EXPECT_EQ(Format::marathon().name(), "marathon");
    EXPECT_EQ(Format::long_match().target(), 7);
    EXPECT_FALSE(Format::from("blitz"));
    EXPECT_EQ(Match::of(Format::series(0)).error().id, "game.rounds-out-of-range");
    EXPECT_EQ(Match::of(Format::single()).value().format(), Format::single());
    const Position start = Position().after("e1e4").value();
    EXPECT_EQ(Match::of(Format::single(), start).value().start(), start);
}

TEST(LibraryMatch, RefusesAndStaysAsItWas) {
    Match match;
    ASSERT_TRUE(match.decide("e1e4"));
    const Match before = match;
    const auto illegal = match.decide(Move(Square(0, 0), Square(0, 0)));
    EXPECT_EQ(illegal.error().id, "move.not-your-tower");
    EXPECT_EQ(illegal.error().place, Place());
    EXPECT_EQ(illegal.error().message, illegal.error().sentence);
    EXPECT_EQ(match.decide("h8h5").error().rule, "T2");
    EXPECT_EQ(match.decide(Fill{Side::Left}).error().id, "record.nothing-to-fill");
    EXPECT_EQ(match.decide("fill up").error().id, "record.word");
    EXPECT_EQ(match.decide("").error().id, "move.syntax");
    EXPECT_EQ(match, before);
    EXPECT_TRUE(match.decide(Resign{Player::Gold}));
    EXPECT_EQ(match.result(), "black 0-0");
    EXPECT_EQ(text_of(match.decisions().back()), "resigns gold");
}

TEST(LibraryMatch, KeepsRecordsAsTheyAre) {
    for (const std::string name : {"standard.ascii", "marathon.symbols", "standard.words-de"}) {
        const std::string text = sample(name + ".kamisado");
        ASSERT_FALSE(text.empty());
        const auto match = Match::from_record(text);
        ASSERT_TRUE(match) << match.error().message;
        EXPECT_EQ(match->record(), text);
    }
    auto match = Match::from_record(sample("standard.symbols.kamisado")).value();
    const Style ascii;
    EXPECT_EQ(Match::from_record(match.record(ascii)).value().decisions(), match.decisions());
    EXPECT_FALSE(match.score_sheet().empty());
    match.set_tag("Event", "A \"test\"");
    EXPECT_EQ(match.tag("Event"), "A \"test\"");
    EXPECT_EQ(Match::from_record(match.record()).value().tag("Event"), "A \"test\"");
    EXPECT_EQ(match.tag("Nothing"), std::nullopt);
}

TEST(LibraryMatch, TellsWhereARecordIsWrong) {
    std::string text = sample("standard.ascii.kamisado");
    text += "\nrubbish";
    const auto match = Match::from_record(text);
    ASSERT_FALSE(match);
    EXPECT_GT(match.error().place.line, 5);
    EXPECT_FALSE(match.error().id.empty());
    EXPECT_EQ(Match::from_record("").error().id, "record.tag-missing");
}

TEST(LibraryMatch, ForgetsCommentsOnWhatIsTakenBack) {
    auto match =
        Match::from_record("[Kamisado \"1\"]\n[Format \"single\"]\n\n1. e1e4 {bold} a8a7 {shy}")
            .value();
    EXPECT_NE(match.record().find("shy"), std::string::npos);
    match.undo();
    EXPECT_EQ(match.record().find("shy"), std::string::npos);
    EXPECT_NE(match.record().find("bold"), std::string::npos);
}

} // namespace
} // namespace libkamisado
