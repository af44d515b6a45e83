#include "notation/narration.h"
#include "notation/record.h"
#include "notation/score_sheet.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado {
namespace {

/// Figure 6 with a Triple Sumo: after the deadlock the ring would go to Gold's red tower, which
/// wears all three and scores without having reached anything.
const Record& record() {
    static const auto read =
        read_record("[Kamisado \"1\"]\n[Format \"marathon\"]\n"
                    "[Start \"8/b4gB1/8/Ryok1r***2/N3KnP1/Gp6/3Y3O/8 g B\"]\n\n"
                    "bF1G GR1R\n");
    return read.value();
}

TEST(TripleInADeadlock, IsToldToScore) {
    const Match& match = record().match;
    ASSERT_EQ(match.size(), 2U);
    EXPECT_EQ(match.state().score[Player::Gold], 7 + 8);
    std::string told;
    for (const std::string& sentence : narrate({}, match, 1)) {
        told += sentence + "\n";
    }
    EXPECT_NE(told.find("Gold’s red Triple Sumo scores 8 points."), std::string::npos) << told;
    EXPECT_EQ(told.find("reached"), std::string::npos) << told;
}

TEST(TripleInADeadlock, StandsOnTheScoreSheet) {
    const std::string sheet = write_score_sheet(record(), record().style);
    EXPECT_NE(sheet.find("Red Triple Sumo, +8"), std::string::npos) << sheet;
}

} // namespace
} // namespace kamisado
