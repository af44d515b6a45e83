// The judge is judged first: everything that could be wrong with a stored log is noticed.
#include "crash/ledger.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kamisado::test {

namespace {

constexpr auto head = "kamisado-game 1\n"
                      "[Format \"standard\"]\n"
                      "[Black \"Akane\"]\n"
                      "[Gold \"Zoë\"]\n"
                      "[Clock \"300000+3000\"]\n"
                      "[Takebacks \"by agreement\"]\n"
                      "[Begun \"1763200000000\"]\n"
                      "\n";
const std::vector<std::string> lines{"1 1763200010000 a1a5", "2 1763200017000 d8d4"};

std::string log_of(const std::vector<std::string>& entries) {
    std::string log = head;
    for (const std::string& entry : entries) {
        log += entry + '\n';
    }
    return log;
}

/// Both decisions were acknowledged, and both lines were seen.
GameLedger whole_ledger() {
    GameLedger ledger;
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 0, .seen = 0, .decision = "a1a5"}));
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 1, .seen = 1, .decision = "d8d4"}));
    for (const std::string& line : lines) {
        ledger.saw(line);
    }
    return ledger;
}

/// Without the diagnosis that follows them.
Complaints first_complaints(const GameLedger& ledger, const std::vector<std::string>& entries) {
    Complaints complaints = ledger.compared_with(log_of(entries));
    const auto diagnosis = std::ranges::find_if(complaints, [](const std::string& complaint) {
        return complaint.starts_with("what is stored:");
    });
    complaints.erase(diagnosis, complaints.end());
    return complaints;
}

TEST(Ledger, IsContentWithWhatItKnows) {
    EXPECT_EQ(first_complaints(whole_ledger(), lines), Complaints());
}

TEST(Ledger, MissesALine) {
    EXPECT_EQ(first_complaints(whole_ledger(), {lines[0]}),
              Complaints({"a line is lost: 2 1763200017000 d8d4",
                          "an acknowledged decision is lost: d8d4 for ply 1 (seen 1)"}));
}

TEST(Ledger, MissesAnAcknowledgedDecisionWhoseLineNobodySaw) {
    GameLedger ledger;
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 0, .seen = 0, .decision = "a1a5"}));
    EXPECT_EQ(first_complaints(ledger, {}),
              Complaints({"an acknowledged decision is lost: a1a5 for ply 0 (seen 0)"}));
}

TEST(Ledger, DoesNotMissWhatWasNeverAcknowledged) {
    GameLedger ledger;
    static_cast<void>(ledger.meant({.game = "g", .ply = 0, .seen = 0, .decision = "a1a5"}));
    EXPECT_EQ(first_complaints(ledger, {}), Complaints());
    EXPECT_EQ(first_complaints(ledger, {lines[0]}), Complaints());
}

TEST(Ledger, NoticesWhatHasChanged) {
    EXPECT_EQ(first_complaints(whole_ledger(), {lines[0], "2 1763200017001 d8d4"}),
              Complaints({"\"2 1763200017000 d8d4\" is stored as \"2 1763200017001 d8d4\""}));
    GameLedger ledger = whole_ledger();
    ledger.saw("2 1763200017000 d8d5");
    EXPECT_EQ(ledger.complaints().size(), 1U);
}

TEST(Ledger, NoticesWhatNobodyMeant) {
    GameLedger ledger;
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 0, .seen = 0, .decision = "a1a5"}));
    EXPECT_EQ(first_complaints(ledger, lines),
              Complaints({"nobody meant entry 2, or it is there twice: d8d4"}));
}

/// The move was taken back, and a message that came late has played it again.
TEST(Ledger, NoticesWhatIsThereTwice) {
    GameLedger ledger = whole_ledger();
    const std::vector<std::string> doubled{lines[0], lines[1], "3 1763200020000 asks gold",
                                           "4 1763200021000 accepts black", "5 1763200022000 d8d4"};
    EXPECT_EQ(first_complaints(ledger, doubled),
              Complaints({"nobody meant entry 5, or it is there twice: d8d4"}));
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 1, .seen = 4, .decision = "d8d4"}));
    EXPECT_EQ(first_complaints(ledger, doubled), Complaints());
}

/// It was refused the first time, because of a takeback, and stored when it was meant again.
TEST(Ledger, KnowsWhichOfTwoIntentsWasMet) {
    GameLedger ledger;
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 0, .seen = 0, .decision = "a1a5"}));
    static_cast<void>(ledger.meant({.game = "g", .ply = 1, .seen = 1, .decision = "d8d4"}));
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 0, .seen = 3, .decision = "a1a5"}));
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 1, .seen = 4, .decision = "d8d4"}));
    EXPECT_EQ(first_complaints(ledger, {lines[0], "2 1763200011000 asks black",
                                        "3 1763200012000 accepts gold", "4 1763200013000 a1a5",
                                        "5 1763200014000 d8d4"}),
              Complaints());
}

/// The player was told `done` before the entry came, and chose the same move once more.
TEST(Ledger, KnowsThatTheSameDecisionForTheSamePlyCountsOnce) {
    GameLedger ledger = whole_ledger();
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 1, .seen = 1, .decision = "d8d4"}));
    EXPECT_EQ(first_complaints(ledger, lines), Complaints());
}

/// Meant again after a takeback, it is another entry: the first one does not stand for it.
TEST(Ledger, MissesADecisionThatStoodOnlyBeforeATakeback) {
    GameLedger ledger = whole_ledger();
    ledger.acknowledged(ledger.meant({.game = "g", .ply = 1, .seen = 4, .decision = "d8d4"}));
    EXPECT_EQ(first_complaints(ledger, {lines[0], lines[1], "3 1763200020000 asks gold",
                                        "4 1763200021000 accepts black"}),
              Complaints({"an acknowledged decision is lost: d8d4 for ply 1 (seen 4)"}));
}

TEST(Ledger, NoticesHalfAnEntryAndAGap) {
    EXPECT_EQ(whole_ledger().compared_with(log_of(lines) + "3 17632000").at(0),
              "half an entry is there");
    EXPECT_FALSE(whole_ledger().compared_with(log_of({lines[1]})).empty());
}

TEST(Ledger, NoticesTimeThatWasTakenWhileNobodyCouldPlay) {
    const std::vector<Down> downs{{.from = 1763200011000, .to = 1763200016000}};
    EXPECT_EQ(unfair_time(log_of(lines), downs, 5000), Complaints());
    EXPECT_EQ(unfair_time(log_of(lines), downs, 4999),
              Complaints({"entry 2 was paid with 5000 ms in which nobody could play"}));
    const std::vector<std::string> paused{lines[0], "2 1763200011000 pauses",
                                          "3 1763200016500 resumes", "4 1763200017000 d8d4"};
    EXPECT_EQ(unfair_time(log_of(paused), downs, 0), Complaints());
}

} // namespace

} // namespace kamisado::test
