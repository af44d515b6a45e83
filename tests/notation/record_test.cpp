#include "notation/position_text.h"
#include "notation/record.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado {
namespace {

/// Figure 6: Black is forced into a deadlock and Gold's red tower gets the ring.
const std::string deadlock_start = "8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B";

std::string record_text(std::string_view format, std::string_view more_tags, std::string_view body,
                        std::string_view result = "*") {
    std::string text = "[Kamisado \"1\"]\n[Format \"" + std::string(format) + "\"]\n";
    text += more_tags;
    text += "[Result \"" + std::string(result) + "\"]\n\n";
    text += body;
    return text;
}

std::string start_tag(std::string_view position) {
    return "[Start \"" + std::string(position) + "\"]\n";
}

Record record_of(std::string_view text) {
    auto record = read_record(text);
    EXPECT_TRUE(record) << message(record.error()) << "\n" << text;
    return record ? *std::move(record) : Record{};
}

Error error_of(std::string_view text) {
    const auto record = read_record(text);
    EXPECT_FALSE(record) << text;
    return record ? Error{} : record.error();
}

void expect_stable(std::string_view text) { EXPECT_EQ(write_record(record_of(text)), text); }

TEST(Record, OfAMatchThatHasNotBegun) {
    expect_stable(record_text("standard", "", "round 1 black obpkyrgn/NGRYKPBO\n"));
}

TEST(Record, KeepsTagsInTheirOrderUnknownOnesToo) {
    expect_stable("[Event \"A \\\"friendly\\\" match \\\\ \"]\n"
                  "[Kamisado \"1\"]\n[Weather \"rain\"]\n[Weather \"sun\"]\n"
                  "[Format \"long\"]\n[Black \"Ä\"]\n[Result \"*\"]\n\n"
                  "round 1 black obpkyrgn/NGRYKPBO\n1. NF4K kL2N\n");
}

TEST(Record, CommentsStayBehindTheEntryTheyFollow) {
    expect_stable(record_text("single", "",
                              "{before all} {and again}\n"
                              "round 1 black obpkyrgn/NGRYKPBO {a heading}\n"
                              "1. NF4K {good {very} kL2N { two\nlines }\n"
                              "2. NR1K {last}\n"));
}

TEST(Record, DecorationMayBeMissing) {
    const Record record = record_of("[Kamisado \"1\"][Format \"single\"] nf4k d8f6 1.NR1K 7... "
                                    "kF1G{hm}GF2Y ...");
    EXPECT_EQ(write_record(record), record_text("single", "",
                                                "round 1 black obpkyrgn/NGRYKPBO\n"
                                                "1. NF4K kL2N\n2. NR1K kF1G {hm}\n3. GF2Y\n"));
}

TEST(Record, LineEndsAndByteOrderMarkAreAccepted) {
    const std::string text =
        "\uFEFF[Kamisado \"1\"]\r\n[Format \"single\"]\r\n\r\nNF4K {a\r\nb}\r\nkL2N\r\n";
    const Record record = record_of(text);
    EXPECT_EQ(record.match.size(), 2U);
    EXPECT_EQ(record.comments.front().text, "a\nb");
}

TEST(Record, ResumesInTheMiddleOfARound) {
    Record record = record_of(record_text("standard", "", "NF4K kL2N NR1K"));
    ASSERT_TRUE(record.match.play(Square(5, 5), Square(5, 4)));
    EXPECT_TRUE(write_record(record).ends_with("2. NR1K kF1G\n"));
}

TEST(Record, ADeadlockIsWrittenOnceRoundThenNamed) {
    const std::string whole = record_text("standard", start_tag(deadlock_start),
                                          "1. ... bF1G\n2. GR1R r0G\n3. G0R\ndeadlock\n"
                                          "fill left\nround 2 black pnyokr*bg/YONGKPRB\n");
    expect_stable(whole);
    EXPECT_EQ(write_record(record_of(
                  record_text("standard", start_tag(deadlock_start), "bF1G GR1R fill left"))),
              whole);
}

TEST(Record, CoordinatesKeepThePushedAndTheBlockedInAscii) {
    expect_stable(record_text("standard", start_tag(deadlock_start),
                              "1. ... a7a6\n2. a3b4 r0G\n3. G0R\ndeadlock\n"));
}

TEST(Record, AHeadingInTheMiddleOfARoundIsCheckedAndNotWritten) {
    const std::string head = record_text("standard", start_tag(deadlock_start), "");
    const Record record = record_of(head + "round 1 gold 8/8 {here} bF1G {there}");
    EXPECT_EQ(write_record(record), head + "{here}\n1. ... bF1G {there}\n");
    EXPECT_EQ(name_of(error_of(head + "round 1 gold 8/7N").id), "record.round-line-up");
}

TEST(Record, AChainIsWrittenWholeOrNotAtAll) {
    const std::string head = record_text("standard", start_tag(deadlock_start), "");
    EXPECT_EQ(record_of(head + "bF1G GR1R").match, record_of(head + "bF1G GR1R r0G G0R").match);
    EXPECT_EQ(record_of(head + "bF1G GR1R deadlock").match,
              record_of(head + "bF1G GR1R r0G G0R deadlock").match);
    EXPECT_EQ(name_of(error_of(head + "bF1G GR1R r0G").id), "record.follow-up-cut");
    EXPECT_EQ(name_of(error_of(head + "bF1G GR1R r0G deadlock").id), "record.follow-up-cut");
    EXPECT_EQ(name_of(error_of(head + "bF1G GR1R r0G fill left").id), "record.follow-up-cut");
    EXPECT_EQ(name_of(error_of(head + "bF1G GR1R r0Y").id), "record.follow-up");
    EXPECT_EQ(name_of(error_of(head + "bF1G GR1R r0G G0R r0G").id), "record.not-blocked");
}

TEST(Record, SeriesRoundsFollowEachOtherWithoutAFill) {
    // The start is one move before Black's win: the second round begins from the first position.
    const std::string start = start_tag("4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P");
    expect_stable(record_text("series 2", start,
                              "1. PL5O\nround 2 gold obpkyrgn/NGRYKPBO {again}\n"
                              "1. ... nF4K\nresigns black\n",
                              "gold 1-0"));
    EXPECT_EQ(record_of(record_text("series 1", start, "PL5O", "black 1-0")).match.state().end,
              (MatchEnd{MatchEndReason::RoundsPlayed, Player::Black}));
}

TEST(Record, FormatsAreNamedAndASeriesCounted) {
    for (const std::string_view bad : {"series 0", "series", "standard 2", "series x", "Single"}) {
        EXPECT_EQ(name_of(error_of(record_text(bad, "", "")).id), "record.format") << bad;
    }
}

TEST(Record, AStartWithRingsBeginsWithTheirWorth) {
    const std::string start = "pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -";
    EXPECT_EQ(record_of(record_text("standard", start_tag(start), "")).match.state().score,
              (PerPlayer<int>{{1, 0}}));
    EXPECT_EQ(record_of(record_text("single", start_tag(start), "")).match.state().score,
              (PerPlayer<int>{{0, 0}}));
    expect_stable(record_text("standard", start_tag(start), "round 1 gold pbonkyrg/NBORKYGP*\n"));
}

TEST(Record, ResignsAndTimeEndTheMatch) {
    expect_stable(record_text(
        "standard", "", "round 1 black obpkyrgn/NGRYKPBO\n1. NF4K\nresigns gold\n", "black 0-0"));
    expect_stable(record_text(
        "standard", "", "round 1 black obpkyrgn/NGRYKPBO\n1. NF4K\ntime black\n", "gold 0-0"));
}

struct BadRecord {
    std::string_view name;
    std::string text;
    std::string_view id;
    Place place;
};

void PrintTo(const BadRecord& bad, std::ostream* out) { *out << bad.name; }

class BadRecords : public testing::TestWithParam<BadRecord> {};

TEST_P(BadRecords, AreRefusedWithANameAndAPlace) {
    const Error error = error_of(GetParam().text);
    EXPECT_EQ(name_of(error.id), GetParam().id) << message(error);
    EXPECT_EQ(error.place, GetParam().place) << message(error);
    EXPECT_EQ(message(error).find('?'), std::string::npos) << message(error);
}

std::string single(std::string_view body) {
    return "[Kamisado \"1\"]\n[Format \"single\"]\n" + std::string(body);
}

INSTANTIATE_TEST_SUITE_P(
    EachKind, BadRecords,
    testing::Values(
        BadRecord{"empty", "", "record.tag-missing", {1, 1, 0, 0}},
        BadRecord{"no format", "[Kamisado \"1\"]", "record.tag-missing", {1, 1, 0, 0}},
        BadRecord{"version", "[Kamisado \"2\"]", "record.version", {1, 1, 0, 0}},
        BadRecord{"tag", "[Kamisado \"1]", "record.tag-syntax", {1, 1, 0, 0}},
        BadRecord{
            "tag twice", "[Kamisado \"1\"]\n [Kamisado \"1\"]", "record.tag-twice", {2, 2, 0, 0}},
        BadRecord{"format", "[Kamisado \"1\"]\n[Format \"blitz\"]", "record.format", {2, 1, 0, 0}},
        BadRecord{"language", single("[Language \"it\"]"), "record.language", {3, 1, 0, 0}},
        BadRecord{"start", single("[Start \"8 b -\"]"), "record.start", {3, 1, 0, 0}},
        BadRecord{"start won",
                  "[Kamisado \"1\"]\n[Format \"standard\"]\n"
                  "[Start \"pbonkyrg/8/8/8/8/8/8/NBORKYGP** g -\"]",
                  "record.start-won",
                  {3, 1, 0, 0}},
        BadRecord{"result", single("[Result \"black 1-0\"]"), "record.result-wrong", {3, 1, 0, 0}},
        BadRecord{"comment open", single("NF4K {oh"), "record.comment-open", {3, 6, 0, 0}},
        BadRecord{"comment close", single("NF4K }"), "record.comment-close", {3, 6, 0, 0}},
        BadRecord{"tag late", single("NF4K [Black \"x\"]"), "record.tag-after-moves", {3, 6, 1, 1}},
        BadRecord{"word", single("NF4K\nhello"), "move.syntax", {4, 1, 1, 1}},
        BadRecord{"wrong square", single("1. NF4K kL2G"), "move.wrong-square", {3, 9, 1, 2}},
        BadRecord{"illegal", single("NF4K gF1R"), "move.another-tower", {3, 6, 1, 2}},
        BadRecord{"round place",
                  single("NF4K round 1 black obpkyrgn/NGRYKPBO"),
                  "record.round-place",
                  {3, 6, 1, 1}},
        BadRecord{"round number",
                  single("round 2 black obpkyrgn/NGRYKPBO"),
                  "record.round-number",
                  {3, 7, 1, 0}},
        BadRecord{"round starter",
                  single("round 1 gold obpkyrgn/NGRYKPBO"),
                  "record.round-starter",
                  {3, 9, 1, 0}},
        BadRecord{"round line-up",
                  single("round 1 black obpkyrgn/NGRYKPOB"),
                  "record.round-line-up",
                  {3, 15, 1, 0}},
        BadRecord{"not blocked", single("NF4K k0K"), "record.not-blocked", {3, 6, 1, 1}},
        BadRecord{"not pushed", single("NF4K kB1K"), "record.not-pushed", {3, 6, 1, 1}},
        BadRecord{"not deadlock", single("NF4K deadlock"), "record.not-deadlock", {3, 6, 1, 1}},
        BadRecord{"fill", single("NF4K fill left"), "record.nothing-to-fill", {3, 6, 1, 1}},
        BadRecord{"fill side", single("fill up"), "record.word", {3, 6, 1, 0}},
        BadRecord{"resigns", single("resigns nobody"), "record.word", {3, 9, 1, 0}},
        BadRecord{"over", single("resigns black NF4K"), "record.match-over", {3, 15, 1, 1}}));

} // namespace
} // namespace kamisado
