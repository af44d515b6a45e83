#include "online/people_helpers.h"
#include "online/rating.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

class RatingTest : public testing::Test {
  protected:
    storage::StoredGame ended(const storage::Person& black, const storage::Person& gold,
                              std::optional<Player> winner, bool rated = true) {
        storage::StoredGame game = town.game(black, gold, standard(rated));
        game.standing.decider.reset();
        game.standing.winner = winner;
        game.standing.ply = 3;
        town.database().change("UPDATE games SET ended = $2 WHERE id = $1", {game.id, start});
        return game;
    }
    storage::Rating rating(const storage::Person& person, std::string_view format = "standard") {
        return storage::rating(town.database(), person.id, format).value_or(storage::Rating{});
    }

    Town town;
    storage::Person akane = town.account("Akane");
    storage::Person benjiro = town.account("Benjiro");
};

TEST_F(RatingTest, TheWinnerGainsWhatTheLoserLoses) {
    rate_finished_game(town.database(), ended(akane, benjiro, Player::Black), start);
    EXPECT_NEAR(rating(akane).rating, 1662.3, 0.1);
    EXPECT_NEAR(rating(akane).rating - 1500, 1500 - rating(benjiro).rating, 0.001);
    EXPECT_EQ(rating(akane).games, 1);
    EXPECT_EQ(rating(benjiro).games, 1);
    EXPECT_EQ(rating(akane).changed, start);
    EXPECT_LT(rating(akane).deviation, 300);
}

TEST_F(RatingTest, WhatItChangedIsKept) {
    const storage::StoredGame game = ended(akane, benjiro, Player::Black);
    EXPECT_FALSE(rating_changes(town.database(), game)) << "it has not counted yet";
    const auto changes = rate_finished_game(town.database(), game, start);
    ASSERT_TRUE(changes);
    EXPECT_EQ((*changes)[Player::Black], (RatingChange{.before = 1500, .after = 1662}));
    EXPECT_EQ((*changes)[Player::Gold], (RatingChange{.before = 1500, .after = 1338}));
    EXPECT_EQ(rating_changes(town.database(), game), changes);
    EXPECT_FALSE(rate_finished_game(town.database(), game, start)) << "it counts once";
}

TEST_F(RatingTest, TheMoreExperiencedPlaysGold) {
    const auto side_of_akane = [&] {
        return side_by_experience(town.database(), akane.id, benjiro.id, "standard");
    };
    const auto rate = [&](const storage::Person& person, double rating) {
        storage::set_rating(town.database(), person.id, "standard",
                            {.rating = rating, .deviation = 60, .games = 30, .changed = start});
    };
    EXPECT_EQ(side_of_akane(), std::nullopt) << "nothing is known of either";
    rate(benjiro, 900);
    EXPECT_EQ(side_of_akane(), Player::Black) << "who has a rating has played";
    rate(akane, 901);
    EXPECT_EQ(side_of_akane(), Player::Gold);
    EXPECT_EQ(side_by_experience(town.database(), benjiro.id, akane.id, "standard"), Player::Black);
    rate(benjiro, 901);
    EXPECT_EQ(side_of_akane(), std::nullopt);
    EXPECT_EQ(side_by_experience(town.database(), akane.id, benjiro.id, "single"), std::nullopt);
}

TEST_F(RatingTest, AGameCountsOnce) {
    const storage::StoredGame game = ended(akane, benjiro, Player::Gold);
    rate_finished_game(town.database(), game, start);
    const double once = rating(benjiro).rating;
    rate_finished_game(town.database(), game, start);
    EXPECT_EQ(rating(benjiro).rating, once);
    EXPECT_EQ(rating(benjiro).games, 1);
}

TEST_F(RatingTest, ATiedSeriesIsHalfAWin) {
    rate_finished_game(town.database(), ended(akane, benjiro, std::nullopt), start);
    EXPECT_NEAR(rating(akane).rating, 1500, 0.001);
    EXPECT_EQ(rating(akane).games, 1);
}

TEST_F(RatingTest, EveryFormatHasItsOwn) {
    rate_finished_game(town.database(), ended(akane, benjiro, Player::Black), start);
    EXPECT_EQ(rating(akane, "single").games, 0);
    EXPECT_FALSE(storage::rating(town.database(), akane.id, "single"));
}

TEST_F(RatingTest, WhatIsNotRatedDoesNotCount) {
    rate_finished_game(town.database(), ended(akane, benjiro, Player::Black, false), start);
    EXPECT_FALSE(storage::rating(town.database(), akane.id, "standard"));
}

TEST_F(RatingTest, AGameThatRunsDoesNotCount) {
    rate_finished_game(town.database(), town.game(akane, benjiro, standard(true)), start);
    EXPECT_FALSE(storage::rating(town.database(), akane.id, "standard"));
}

TEST_F(RatingTest, OnlyTwoAccountsAreRated) {
    rate_finished_game(town.database(), ended(akane, town.guest("G"), Player::Black), start);
    EXPECT_FALSE(storage::rating(town.database(), akane.id, "standard"));
    storage::StoredGame left = ended(akane, benjiro, Player::Black);
    left.people[Player::Gold].reset();
    rate_finished_game(town.database(), left, start);
    EXPECT_FALSE(storage::rating(town.database(), akane.id, "standard"));
}

TEST_F(RatingTest, WithoutAMoveOfEachNothingCounts) {
    for (const std::size_t ply : {0U, 1U, 2U}) {
        storage::StoredGame game = ended(akane, benjiro, Player::Black);
        game.standing.ply = ply;
        rate_finished_game(town.database(), game, start);
        EXPECT_FALSE(storage::rating(town.database(), akane.id, "standard")) << ply;
    }
}

TEST_F(RatingTest, ThrowAwayAccountsLiftNobodyFar) {
    for (int i = 0; i < 60; ++i) {
        const storage::Person nobody = town.account("straw-" + std::to_string(i));
        rate_finished_game(town.database(), ended(akane, nobody, Player::Black), start);
    }
    EXPECT_EQ(rating(akane).games, 60);
    EXPECT_LE(rating(akane).rating, 1700);
    storage::set_rating(town.database(), benjiro.id, "standard",
                        {.rating = 2000, .deviation = 60, .games = 30, .changed = start});
    rate_finished_game(town.database(), ended(akane, benjiro, Player::Black), start);
    EXPECT_GT(rating(akane).rating, 1700) << "over somebody who has shown something";
    const double before = rating(akane).rating;
    rate_finished_game(town.database(), ended(akane, town.account("new"), Player::Black), start);
    EXPECT_EQ(rating(akane).rating, before) << "what there is stays";
}

TEST_F(RatingTest, TenGamesADayWithTheSame) {
    for (int i = 0; i < 15; ++i) {
        rate_finished_game(town.database(), ended(akane, benjiro, Player::Black), start);
    }
    EXPECT_EQ(rating(akane).games, 10);
    rate_finished_game(town.database(), ended(akane, town.account("Chiyo"), Player::Black), start);
    EXPECT_EQ(rating(akane).games, 11);
    rate_finished_game(town.database(), ended(benjiro, akane, Player::Black), start + day);
    EXPECT_EQ(rating(akane).games, 12);
}

TEST_F(RatingTest, WhoHasNotPlayedForLongIsLessKnown) {
    const auto deviation_after = [this](Millis pause) {
        const storage::Rating known{
            .rating = 1500, .deviation = 60, .volatility = 0.06, .games = 30, .changed = start};
        storage::set_rating(town.database(), akane.id, "standard", known);
        rate_finished_game(town.database(), ended(akane, benjiro, Player::Black), start + pause);
        return rating(akane).deviation;
    };
    const double at_once = deviation_after(0);
    const double after_a_year = deviation_after(365 * day);
    EXPECT_LT(at_once, 60);
    EXPECT_GT(after_a_year, 95);
    EXPECT_LT(after_a_year, 110);
}

} // namespace
} // namespace kamisado::online::test
