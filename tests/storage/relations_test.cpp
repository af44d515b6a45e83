#include "storage/databases.h"
#include "storage/games.h"
#include "storage/people.h"
#include "storage/relations.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class RelationsTest : public OnEachDatabase {
  protected:
    Person account(std::string_view name) {
        const Person guest = add_guest(database(), "", noon);
        EXPECT_TRUE(make_account(database(), guest.id, name, "argon"));
        return *person_by_name(database(), name);
    }
    void ended(const std::string& id, const Person& black, const Person& gold,
               std::optional<Player> winner) {
        StoredGame game = sample_game(id);
        game.people = {{black.id, gold.id}};
        add_game(database(), game);
        database().change("UPDATE games SET ended = 1 WHERE id = $1", {id});
        database().change(
            "UPDATE standings SET winner = $2, decider = NULL WHERE game = $1",
            {id, winner ? Value{std::int64_t{*winner == Player::Black ? 0 : 1}} : Value{}});
    }
};
INSTANTIATE_TEST_SUITE_P(, RelationsTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(RelationsTest, EachPersonHasOneOfEachOther) {
    const Person akane = account("Akane");
    const Person benjiro = account("Benjiro");
    const Person chiyo = account("Chiyo");
    EXPECT_EQ(relation(database(), akane.id, benjiro.id), std::nullopt);
    set_relation(database(), akane.id, chiyo.id, Relation::Blocked, noon);
    set_relation(database(), akane.id, benjiro.id, Relation::Muted, noon);
    set_relation(database(), akane.id, benjiro.id, Relation::Friend, noon + 1);
    EXPECT_EQ(relation(database(), akane.id, benjiro.id), Relation::Friend);
    EXPECT_EQ(relation(database(), benjiro.id, akane.id), std::nullopt) << "it has a direction";
    auto all = relations_of(database(), akane.id, 10);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].person, benjiro);
    EXPECT_EQ(all[0].since, noon + 1);
    EXPECT_FALSE(all[0].is_mutual);
    EXPECT_EQ(all[1].relation, Relation::Blocked);
    set_relation(database(), benjiro.id, akane.id, Relation::Friend, noon);
    EXPECT_TRUE(relations_of(database(), akane.id, 10)[0].is_mutual);
    EXPECT_EQ(relations_of(database(), akane.id, 1).size(), 1U);
    EXPECT_EQ(count_relations(database(), akane.id), 2U);
    set_relation(database(), akane.id, benjiro.id, std::nullopt, noon);
    EXPECT_EQ(count_relations(database(), akane.id), 1U);
    delete_person(database(), chiyo.id);
    EXPECT_EQ(count_relations(database(), akane.id), 0U);
}

TEST_P(RelationsTest, ABlockKeepsBothApartAndSilencesOne) {
    const Person akane = account("Akane");
    const Person benjiro = account("Benjiro");
    const Person chiyo = account("Chiyo");
    set_relation(database(), akane.id, benjiro.id, Relation::Blocked, noon);
    set_relation(database(), akane.id, chiyo.id, Relation::Muted, noon);
    EXPECT_EQ(blocked_with(database(), akane.id), std::set{benjiro.id});
    EXPECT_EQ(blocked_with(database(), benjiro.id), std::set{akane.id});
    EXPECT_TRUE(blocked_with(database(), chiyo.id).empty());
    EXPECT_EQ(silenced_by(database(), akane.id), (std::set{benjiro.id, chiyo.id}));
    EXPECT_TRUE(silenced_by(database(), benjiro.id).empty());
}

TEST_P(RelationsTest, HeadToHeadCountsBothSides) {
    const Person akane = account("Akane");
    const Person benjiro = account("Benjiro");
    EXPECT_EQ(head_to_head(database(), akane.id, benjiro.id), HeadToHead{});
    ended("one", akane, benjiro, Player::Black);
    ended("two", benjiro, akane, Player::Gold);
    ended("three", benjiro, akane, Player::Black);
    ended("four", akane, benjiro, std::nullopt);
    ended("other", akane, account("Chiyo"), Player::Black);
    EXPECT_EQ(head_to_head(database(), akane.id, benjiro.id),
              (HeadToHead{.won = 2, .lost = 1, .drawn = 1}));
    EXPECT_EQ(head_to_head(database(), benjiro.id, akane.id),
              (HeadToHead{.won = 1, .lost = 2, .drawn = 1}));
}

} // namespace

} // namespace kamisado::test
