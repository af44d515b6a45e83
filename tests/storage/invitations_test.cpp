#include "storage/databases.h"
#include "storage/invitations.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class InvitationsTest : public OnEachDatabase {
  protected:
    void add(std::string_view code, PersonId host, Visibility visibility, Millis created,
             std::optional<PersonId> guest = std::nullopt) {
        add_invitation(database(), {.code = std::string(code),
                                    .host = host,
                                    .format = {.kind = FormatKind::Series, .rounds = 3},
                                    .host_side = Player::Gold,
                                    .clock = game::MinutesClock{300'000, 3'000},
                                    .rated = true,
                                    .visibility = visibility,
                                    .guest = guest,
                                    .created = created,
                                    .game = std::nullopt});
    }
};
INSTANTIATE_TEST_SUITE_P(, InvitationsTest, testing::ValuesIn(all_dialects()), name_of);

std::vector<std::string> codes(const std::vector<Invitation>& invitations) {
    std::vector<std::string> codes;
    for (const Invitation& invitation : invitations) {
        codes.push_back(invitation.code);
    }
    return codes;
}

using Codes = std::vector<std::string>;

TEST_P(InvitationsTest, WhatWasOfferedIsFoundAgain) {
    const PersonId host = add_guest(database(), "", noon).id;
    const PersonId guest = add_guest(database(), "", noon).id;
    add("code", host, Visibility::Link, noon, guest);
    const auto found = invitation(database(), "code");
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->host, host);
    EXPECT_EQ(found->format, (Format{.kind = FormatKind::Series, .rounds = 3}));
    EXPECT_EQ(found->host_side, Player::Gold);
    EXPECT_EQ(found->clock, game::ClockSetup(game::MinutesClock{300'000, 3'000}));
    EXPECT_TRUE(found->rated);
    EXPECT_EQ(found->visibility, Visibility::Link);
    EXPECT_EQ(found->guest, guest);
    EXPECT_EQ(found->created, noon);
    EXPECT_FALSE(found->game.has_value());
    EXPECT_FALSE(invitation(database(), "other").has_value());
}

TEST_P(InvitationsTest, OneIsQuicker) {
    add("code", add_guest(database(), "", noon).id, Visibility::Lobby, noon);
    EXPECT_TRUE(accept_invitation(database(), "code", "game"));
    EXPECT_FALSE(accept_invitation(database(), "code", "another"));
    EXPECT_EQ(invitation(database(), "code")->game, "game");
    EXPECT_FALSE(remove_invitation(database(), "code")) << "it has been accepted";
    EXPECT_FALSE(accept_invitation(database(), "unknown", "game"));
}

TEST_P(InvitationsTest, ListsHaveThoseThatWait) {
    const PersonId me = add_guest(database(), "", noon).id;
    const PersonId you = add_guest(database(), "", noon).id;
    add("old", me, Visibility::Lobby, noon);
    add("new", me, Visibility::Lobby, noon + 2);
    add("accepted", me, Visibility::Lobby, noon + 3);
    ASSERT_TRUE(accept_invitation(database(), "accepted", "game"));
    add("quick", you, Visibility::Quick, noon + 1);
    add("for-you", me, Visibility::Lobby, noon + 4, you);
    EXPECT_EQ(codes(open_invitations(database(), Visibility::Lobby, 10)), (Codes{"new", "old"}));
    EXPECT_EQ(codes(open_invitations(database(), Visibility::Lobby, 1)), Codes{"new"});
    EXPECT_EQ(codes(open_invitations(database(), Visibility::Quick, 10)), Codes{"quick"});
    EXPECT_EQ(codes(invitations_by(database(), me)), (Codes{"for-you", "new", "old"}));
    EXPECT_EQ(codes(invitations_for(database(), you)), Codes{"for-you"});
    EXPECT_TRUE(remove_invitation(database(), "new"));
    EXPECT_FALSE(remove_invitation(database(), "new"));
    remove_invitations_before(database(), noon + 1);
    EXPECT_TRUE(open_invitations(database(), Visibility::Lobby, 10).empty());
    EXPECT_FALSE(invitation(database(), "old").has_value());
}

} // namespace

} // namespace kamisado::test
