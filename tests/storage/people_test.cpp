#include "storage/databases.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/people.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class PeopleTest : public OnEachDatabase {};
INSTANTIATE_TEST_SUITE_P(, PeopleTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(PeopleTest, AGuestIsFoundByItsIdAndByItsKey) {
    const Person guest = add_guest(database(), "Akane", noon);
    EXPECT_EQ(guest.kind, PersonKind::Guest);
    EXPECT_EQ(guest.name, "Akane");
    EXPECT_EQ(person(database(), guest.id), guest);
    add_key(database(), "hash", guest.id, noon);
    EXPECT_EQ(person_by_key(database(), "hash"), guest);
    EXPECT_FALSE(person_by_key(database(), "other").has_value());
    EXPECT_FALSE(person(database(), guest.id + 1).has_value());
}

TEST_P(PeopleTest, DevicesAreListedAndEndedOneByOne) {
    const Person akane = add_guest(database(), "Akane", noon);
    const Person benjiro = add_guest(database(), "Benjiro", noon);
    const std::string first(32, 'a');
    const std::string second(32, 'b');
    add_key(database(), first, akane.id, noon);
    add_key(database(), second, akane.id, noon + 1);
    add_key(database(), std::string(32, 'c'), benjiro.id, noon);
    constexpr Millis hour = 3'600'000;
    see_key(database(), first, "", noon + hour);
    EXPECT_EQ(devices_of(database(), akane.id, 10).front().seen, noon + 1) << "not sooner";
    see_key(database(), first, "", noon + hour + 1);
    EXPECT_EQ(
        devices_of(database(), akane.id, 10),
        (std::vector<Device>{
            {.id = device_of(first), .created = noon, .seen = noon + hour + 1, .browser = ""},
            {.id = device_of(second), .created = noon + 1, .seen = noon + 1, .browser = ""}}));
    see_key(database(), second, "firefox linux", noon + 2);
    EXPECT_EQ(devices_of(database(), akane.id, 10).back().browser, "firefox linux")
        << "at once, when it is another one";
    EXPECT_EQ(devices_of(database(), akane.id, 1).size(), 1U);
    EXPECT_FALSE(remove_device(database(), benjiro.id, device_of(first))) << "it is not his";
    EXPECT_TRUE(remove_device(database(), akane.id, device_of(first)));
    EXPECT_FALSE(remove_device(database(), akane.id, device_of(first)));
    EXPECT_FALSE(person_by_key(database(), first));
    EXPECT_TRUE(person_by_key(database(), second));
}

TEST_P(PeopleTest, ARecoveryCodeIsGoodForOnce) {
    const Person akane = add_guest(database(), "Akane", noon);
    const Person benjiro = add_guest(database(), "Benjiro", noon);
    set_recovery_codes(database(), akane.id, std::vector<std::string>{"old"}, noon);
    set_recovery_codes(database(), akane.id, std::vector<std::string>{"one", "two"}, noon);
    EXPECT_EQ(count_recovery_codes(database(), akane.id), 2U);
    EXPECT_FALSE(has_recovery_code(database(), akane.id, "old"));
    EXPECT_TRUE(has_recovery_code(database(), akane.id, "one"));
    EXPECT_FALSE(has_recovery_code(database(), benjiro.id, "one"));
    use_recovery_code(database(), akane.id, "one");
    EXPECT_FALSE(has_recovery_code(database(), akane.id, "one"));
    delete_person(database(), akane.id);
    EXPECT_EQ(count_recovery_codes(database(), akane.id), 0U);
}

TEST_P(PeopleTest, GuestsMayShareANameAndAreNotFoundByIt) {
    const Person one = add_guest(database(), "Akane", noon);
    const Person two = add_guest(database(), "Akane", noon);
    EXPECT_NE(one.id, two.id);
    EXPECT_FALSE(person_by_name(database(), "Akane").has_value());
    rename_guest(database(), one.id, "Benjiro");
    EXPECT_EQ(person(database(), one.id)->name, "Benjiro");
    EXPECT_EQ(person(database(), two.id)->name, "Akane");
}

TEST_P(PeopleTest, AnAccountKeepsItsIdAndItsNameIsTaken) {
    const Person guest = add_guest(database(), "", noon);
    ASSERT_TRUE(make_account(database(), guest.id, "Akane", "argon"));
    const auto account = person_by_name(database(), "aKANe");
    ASSERT_TRUE(account.has_value());
    EXPECT_EQ(account->id, guest.id);
    EXPECT_EQ(account->kind, PersonKind::Account);
    EXPECT_EQ(account->name, "Akane");
    EXPECT_EQ(password_hash(database(), guest.id), "argon");

    const Person other = add_guest(database(), "", noon);
    EXPECT_FALSE(make_account(database(), other.id, "AKANE", "argon"));
    EXPECT_EQ(person(database(), other.id)->kind, PersonKind::Guest);
    EXPECT_FALSE(password_hash(database(), other.id).has_value());

    rename_guest(database(), guest.id, "Somebody");
    EXPECT_EQ(person(database(), guest.id)->name, "Akane") << "an account keeps its name";
    set_password_hash(database(), guest.id, "better");
    EXPECT_EQ(password_hash(database(), guest.id), "better");
}

TEST_P(PeopleTest, ABotBelongsToAnAccount) {
    const Person owner = add_guest(database(), "", noon);
    const Person bot = add_bot(database(), owner.id, "Robo", noon);
    EXPECT_EQ(bot.kind, PersonKind::Bot);
    EXPECT_EQ(bot.owner, owner.id);
    EXPECT_EQ(bots_of(database(), owner.id), std::vector{bot});
    EXPECT_EQ(person_by_name(database(), "robo"), bot);
    try {
        static_cast<void>(add_bot(database(), owner.id, "ROBO", noon));
        FAIL() << "the name is taken";
    } catch (const DatabaseError& error) {
        EXPECT_EQ(error.fault(), DatabaseFault::Conflict);
    }
    delete_person(database(), owner.id);
    EXPECT_FALSE(person(database(), bot.id).has_value());
}

TEST_P(PeopleTest, KeysAreRemovedAloneOrTogether) {
    const Person guest = add_guest(database(), "", noon);
    for (const char* const key : {"one", "two", "three"}) {
        add_key(database(), key, guest.id, noon);
    }
    remove_key(database(), "one");
    EXPECT_FALSE(person_by_key(database(), "one").has_value());
    remove_keys(database(), guest.id, "two");
    EXPECT_TRUE(person_by_key(database(), "two").has_value());
    EXPECT_FALSE(person_by_key(database(), "three").has_value());
    remove_keys(database(), guest.id);
    EXPECT_FALSE(person_by_key(database(), "two").has_value());
}

TEST_P(PeopleTest, RatingsAreKeptToTheLastBit) {
    const Person guest = add_guest(database(), "", noon);
    EXPECT_FALSE(rating(database(), guest.id, "standard").has_value());
    set_rating(database(), guest.id, "standard",
               {.rating = 1464.0506705393013,
                .deviation = 151.51652412385727,
                .volatility = 0.059995984286488495,
                .games = 3,
                .changed = noon});
    set_rating(database(), guest.id, "single", {});
    set_rating(database(), guest.id, "single", {.rating = 0.1 + 0.2, .games = 1});
    const auto standard = rating(database(), guest.id, "standard");
    ASSERT_TRUE(standard.has_value());
    EXPECT_EQ(standard->rating, 1464.0506705393013);
    EXPECT_EQ(standard->deviation, 151.51652412385727);
    EXPECT_EQ(standard->volatility, 0.059995984286488495);
    EXPECT_EQ(standard->games, 3);
    EXPECT_EQ(standard->changed, noon);
    const auto all = ratings(database(), guest.id);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].format, "standard");
    EXPECT_EQ(all[1].rating.rating, 0.1 + 0.2);
}

Invitation invite(std::string_view code, PersonId host,
                  std::optional<PersonId> guest = std::nullopt) {
    Invitation invitation;
    invitation.code = code;
    invitation.host = host;
    invitation.guest = guest;
    return invitation;
}

StoredGame between(std::string_view id, PersonId black, PersonId gold) {
    StoredGame game = sample_game(id);
    game.people[Player::Black] = black;
    game.people[Player::Gold] = gold;
    return game;
}

TEST_P(PeopleTest, MergingTakesSeatsAndInvitationsAlong) {
    const PersonId guest = add_guest(database(), "", noon).id;
    const PersonId account = add_guest(database(), "", noon).id;
    const PersonId friendly = add_guest(database(), "", noon).id;
    add_key(database(), "guest's", guest, noon);
    add_game(database(), between("one", guest, friendly));
    add_game(database(), between("two", friendly, guest));
    add_game(database(), between("against-myself", guest, account));
    add_invitation(database(), invite("mine", guest));
    add_invitation(database(), invite("to-me", friendly, guest));
    add_invitation(database(), invite("to-myself", guest, account));

    merge_people(database(), guest, account);
    EXPECT_FALSE(person(database(), guest).has_value());
    EXPECT_EQ(storage::game(database(), "one")->people[Player::Black], account);
    EXPECT_EQ(storage::game(database(), "two")->people[Player::Gold], account);
    EXPECT_EQ(storage::game(database(), "against-myself")->people[Player::Black], std::nullopt);
    EXPECT_EQ(storage::game(database(), "against-myself")->people[Player::Gold], account);
    EXPECT_EQ(invitation(database(), "mine")->host, account);
    EXPECT_EQ(invitation(database(), "to-me")->guest, account);
    EXPECT_FALSE(invitation(database(), "to-myself").has_value());
    EXPECT_FALSE(person_by_key(database(), "guest's").has_value())
        << "a secret from before the login must not become a way in";
}

TEST_P(PeopleTest, WhoIsDeletedLeavesTheGamesWithoutAName) {
    const PersonId leaving = add_guest(database(), "", noon).id;
    const PersonId staying = add_guest(database(), "", noon).id;
    add_key(database(), "key", leaving, noon);
    set_rating(database(), leaving, "standard", {});
    add_game(database(), between("one", leaving, staying));
    add_invitation(database(), invite("mine", leaving));
    delete_person(database(), leaving);
    EXPECT_FALSE(person(database(), leaving).has_value());
    EXPECT_FALSE(person_by_key(database(), "key").has_value());
    EXPECT_FALSE(invitation(database(), "mine").has_value());
    EXPECT_TRUE(ratings(database(), leaving).empty());
    const auto left = storage::game(database(), "one");
    EXPECT_EQ(left->people[Player::Black], std::nullopt);
    EXPECT_EQ(left->setup.seats[Player::Black].name, "");
    EXPECT_EQ(left->people[Player::Gold], staying);
    EXPECT_EQ(left->setup.seats[Player::Gold].name, "Zoë \"the wall\"");
}

} // namespace

} // namespace kamisado::test
