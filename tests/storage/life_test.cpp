#include "storage/databases.h"
#include "storage/life.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class LifeTest : public OnEachDatabase {};
INSTANTIATE_TEST_SUITE_P(, LifeTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(LifeTest, SilenceIsAnOutage) {
    EXPECT_FALSE(live(database(), noon, 3000).has_value()) << "nobody was there before";
    EXPECT_FALSE(live(database(), noon + 3000, 3000).has_value());
    EXPECT_FALSE(live(database(), noon + 1000, 3000).has_value()) << "a clock that jumps back";
    const Outage outage{.from = noon + 3000, .to = noon + 60'000};
    EXPECT_EQ(live(database(), noon + 60'000, 3000), outage);
    EXPECT_FALSE(live(*another(), noon + 60'001, 3000).has_value());
    EXPECT_EQ(outages_after(database(), noon), std::vector{outage});
    EXPECT_EQ(outages_after(database(), noon + 59'999), std::vector{outage});
    EXPECT_TRUE(outages_after(database(), noon + 60'000).empty());
}

TEST_P(LifeTest, AMissingRowIsToldAndNotDereferenced) {
    database().run("DELETE FROM life");
    EXPECT_THROW(static_cast<void>(generation(database())), DatabaseError);
    EXPECT_FALSE(live(database(), noon, 3000).has_value());
}

TEST_P(LifeTest, TheGenerationStaysWhileNothingIsRestored) {
    const auto first = generation(database());
    EXPECT_EQ(generation(*another()), first);
}

} // namespace

} // namespace kamisado::test
