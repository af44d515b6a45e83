#include "online/invitations.h"
#include "online/people_helpers.h"

#include <gtest/gtest.h>

#include <set>

namespace kamisado::online::test {
namespace {

class InvitationsTest : public testing::Test {
  protected:
    static InvitationWish wish(bool rated = false) {
        return {.terms = standard(rated),
                .host_side = Player::Gold,
                .visibility = storage::Visibility::Link,
                .to = {}};
    }
    static InvitationWish wish_to(std::string name, bool rated = false) {
        InvitationWish wanted = wish(rated);
        wanted.to = std::move(name);
        return wanted;
    }
    std::expected<storage::Invitation, Refusal> invited(const storage::Person& host,
                                                        const InvitationWish& wanted = wish()) {
        return invite(town.database(), host, wanted, start);
    }
    std::expected<Acceptance, Refusal> accepted(const storage::Person& person,
                                                const std::string& code) {
        return accept(town.database(), person, code, start + 1000);
    }
    std::expected<QuickMatch, Refusal> quick(const storage::Person& person, Millis now = start,
                                             const Terms& terms = standard()) {
        return quick_match(town.database(), person, terms, away, now);
    }
    storage::Person bot() {
        return storage::add_bot(town.database(), akane.id, "Dragonette", start);
    }

    Town town;
    storage::Person akane = town.account("Akane");
    storage::Person benjiro = town.account("Benjiro");
    storage::Person guest = town.guest("Zo\u00EB");
    std::set<storage::PersonId> away;
};

TEST_F(InvitationsTest, AnInvitationBecomesAGame) {
    const auto invitation = invited(akane);
    ASSERT_TRUE(invitation);
    const auto acceptance = accepted(guest, invitation->code);
    ASSERT_TRUE(acceptance);
    const auto game = storage::game(town.database(), acceptance->game.id);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->people[Player::Gold], akane.id);
    EXPECT_EQ(game->people[Player::Black], guest.id);
    EXPECT_EQ(game->setup.seats[Player::Gold].name, "Akane");
    EXPECT_EQ(game->setup.seats[Player::Black].name, "Zo\u00EB");
    EXPECT_EQ(game->setup.takebacks, game::Takebacks::ByAgreement);
    EXPECT_EQ(game->setup.clock, standard().clock);
    EXPECT_EQ(game->begun, start + 1000);
    EXPECT_FALSE(game->rated);
    EXPECT_FALSE(game->listed);
    EXPECT_EQ(game->standing.decider, Player::Black);
    EXPECT_EQ(storage::invitation(town.database(), invitation->code)->game, game->id);
}

TEST_F(InvitationsTest, RatedGamesAreListed) {
    const auto acceptance = accepted(benjiro, invited(akane, wish(true))->code);
    ASSERT_TRUE(acceptance);
    EXPECT_TRUE(acceptance->game.rated);
    EXPECT_TRUE(acceptance->game.listed);
}

TEST_F(InvitationsTest, LotsAreDrawnForSides) {
    std::set<std::optional<storage::PersonId>> blacks;
    for (int i = 0; i < 40 && blacks.size() < 2; ++i) {
        InvitationWish by_lot = wish();
        by_lot.host_side.reset();
        const auto acceptance = accepted(guest, invited(akane, by_lot)->code);
        ASSERT_TRUE(acceptance);
        blacks.insert(acceptance->game.people[Player::Black]);
    }
    EXPECT_EQ(blacks.size(), 2U);
}

TEST_F(InvitationsTest, AcceptedTwiceByTheSameItIsTheSameGame) {
    const std::string code = invited(akane)->code;
    const auto first = accepted(guest, code);
    const auto second = accepted(guest, code);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->game.id, second->game.id);
    EXPECT_TRUE(first->is_new);
    EXPECT_FALSE(second->is_new);
}

TEST_F(InvitationsTest, ASecondOneComesTooLate) {
    const std::string code = invited(akane)->code;
    ASSERT_TRUE(accepted(guest, code));
    EXPECT_EQ(fault_of(accepted(benjiro, code)), "online.invitation-taken");
    EXPECT_EQ(fault_of(look_at_invitation(town.database(), benjiro.id, code)),
              "online.invitation-taken");
    EXPECT_EQ(fault_of(look_at_invitation(town.database(), std::nullopt, code)),
              "online.invitation-taken");
    EXPECT_TRUE(look_at_invitation(town.database(), guest.id, code)->game);
}

TEST_F(InvitationsTest, NobodyPlaysAgainstThemselves) {
    EXPECT_EQ(fault_of(accepted(akane, invited(akane)->code)), "online.own-invitation");
    EXPECT_EQ(fault_of(invited(akane, wish_to("akane"))), "online.own-invitation");
}

TEST_F(InvitationsTest, WhatIsNotThereCannotBeAccepted) {
    EXPECT_EQ(fault_of(accepted(guest, "nothing")), "online.no-such-invitation");
    const std::string code = invited(akane)->code;
    ASSERT_TRUE(withdraw(town.database(), akane, code));
    EXPECT_EQ(fault_of(accepted(guest, code)), "online.no-such-invitation");
}

TEST_F(InvitationsTest, RatedNeedsAClock) {
    InvitationWish endless = wish(true);
    endless.terms.clock = game::NoClock{};
    EXPECT_EQ(fault_of(invited(akane, endless)), "online.rated-needs-clock");
    EXPECT_EQ(fault_of(quick(akane, start, endless.terms)), "online.rated-needs-clock");
    const std::string code = invited(akane, wish(true))->code;
    town.database().change("UPDATE invitations SET clock = 'none'"); // from before this rule
    EXPECT_EQ(fault_of(accepted(benjiro, code)), "online.rated-needs-clock");
    endless.terms.rated = false;
    EXPECT_TRUE(accepted(benjiro, invited(akane, endless)->code));
}

TEST_F(InvitationsTest, RatedNeedsTwoAccounts) {
    EXPECT_EQ(fault_of(invited(guest, wish(true))), "online.rated-needs-accounts");
    EXPECT_EQ(fault_of(accepted(guest, invited(akane, wish(true))->code)),
              "online.rated-needs-accounts");
    static_cast<void>(bot());
    EXPECT_EQ(fault_of(invited(benjiro, wish_to("Dragonette", true))),
              "online.rated-needs-accounts");
    EXPECT_EQ(fault_of(quick(guest, start, standard(true))), "online.rated-needs-accounts");
}

TEST_F(InvitationsTest, ForOnePersonAlone) {
    const auto invitation = invited(guest, wish_to("BENJIRO"));
    ASSERT_TRUE(invitation);
    EXPECT_EQ(invitation->guest, benjiro.id);
    EXPECT_EQ(fault_of(look_at_invitation(town.database(), akane.id, invitation->code)),
              "online.no-such-invitation");
    EXPECT_EQ(fault_of(accepted(akane, invitation->code)), "online.no-such-invitation");
    EXPECT_TRUE(accepted(benjiro, invitation->code));
    EXPECT_EQ(fault_of(invited(guest, wish_to("Nobody-at-all"))), "online.no-such-person");
}

TEST_F(InvitationsTest, BotsOnlyAnswer) {
    const storage::Person dragonette = bot();
    EXPECT_EQ(fault_of(invited(dragonette)), "online.bots-only-answer");
    EXPECT_EQ(fault_of(quick(dragonette)), "online.bots-only-answer");
    EXPECT_EQ(fault_of(accepted(dragonette, invited(akane)->code)), "online.bots-only-answer");
    EXPECT_EQ(fault_of(start_computer_game(town.database(), {}, dragonette, start)),
              "online.bots-only-answer");
    EXPECT_TRUE(accepted(dragonette, invited(guest, wish_to("dragonette"))->code));
}

TEST_F(InvitationsTest, WithdrawnByItsHostOrDeclinedByItsGuest) {
    const std::string open = invited(akane)->code;
    EXPECT_EQ(fault_of(withdraw(town.database(), benjiro, open)), "online.not-your-invitation");
    EXPECT_TRUE(withdraw(town.database(), akane, open));
    EXPECT_EQ(fault_of(withdraw(town.database(), akane, open)), "online.no-such-invitation");
    const std::string mine = invited(akane, wish_to("Benjiro"))->code;
    EXPECT_TRUE(withdraw(town.database(), benjiro, mine));
    const std::string taken = invited(akane)->code;
    ASSERT_TRUE(accepted(guest, taken));
    EXPECT_EQ(fault_of(withdraw(town.database(), akane, taken)), "online.invitation-accepted");
}

TEST_F(InvitationsTest, AtMostTenAreOpen) {
    for (std::size_t i = 0; i < most_open_invitations; ++i) {
        ASSERT_TRUE(invited(akane));
    }
    const auto refused = invited(akane);
    EXPECT_EQ(fault_of(refused), "online.too-many-invitations");
    EXPECT_EQ(refused.error().arguments.front().second, "10");
    EXPECT_EQ(fault_of(quick(akane)), "online.too-many-invitations");
    EXPECT_TRUE(invited(benjiro));
}

TEST_F(InvitationsTest, AtMostFiftyGamesRun) {
    const std::string waiting = invited(akane)->code;
    const std::string other = invited(benjiro)->code;
    for (std::size_t i = 0; i < most_running_games; ++i) {
        static_cast<void>(town.game(akane, guest, standard()));
    }
    EXPECT_EQ(fault_of(invited(akane)), "online.too-many-games");
    EXPECT_EQ(fault_of(accepted(akane, other)), "online.too-many-games");
    EXPECT_EQ(fault_of(quick(akane)), "online.too-many-games");
    EXPECT_EQ(fault_of(start_computer_game(town.database(), {}, akane, start)),
              "online.too-many-games");
    EXPECT_EQ(fault_of(accepted(benjiro, waiting)), "online.host-has-too-many-games");
}

TEST_F(InvitationsTest, OldOnesGo) {
    const std::string code = invited(akane)->code;
    ASSERT_TRUE(invite(town.database(), benjiro, wish(), start + longest_invitation + 1));
    EXPECT_FALSE(storage::invitation(town.database(), code));
}

TEST_F(InvitationsTest, QuickMatchesThoseWhoWantTheSame) {
    const auto first = quick(akane);
    ASSERT_TRUE(first && first->waiting);
    EXPECT_EQ(first->waiting->visibility, storage::Visibility::Quick);
    Terms other = standard();
    other.format = {.kind = FormatKind::Single, .rounds = 1};
    EXPECT_TRUE(quick(guest, start, other)->waiting);
    const auto second = quick(benjiro);
    ASSERT_TRUE(second && second->started);
    EXPECT_EQ(second->started->invitation.code, first->waiting->code);
    EXPECT_TRUE(seat_of(second->started->game, akane.id));
    EXPECT_TRUE(seat_of(second->started->game, benjiro.id));
}

TEST_F(InvitationsTest, AskedTwiceOneWaitsOnce) {
    const auto first = quick(akane);
    const auto second = quick(akane);
    ASSERT_TRUE(first && second && second->waiting);
    EXPECT_EQ(first->waiting->code, second->waiting->code);
}

TEST_F(InvitationsTest, WhoHasWaitedLongestComesFirst) {
    ASSERT_TRUE(quick(akane, start)->waiting);
    away = {akane.id};
    ASSERT_TRUE(quick(benjiro, start + 1)->waiting);
    away.clear();
    EXPECT_TRUE(seat_of(quick(guest, start + 2)->started->game, akane.id));
}

TEST_F(InvitationsTest, WhoHasLeftIsNotWaitedFor) {
    ASSERT_TRUE(quick(akane, start)->waiting);
    away = {akane.id};
    ASSERT_TRUE(quick(benjiro, start + 1)->waiting);
    EXPECT_TRUE(seat_of(quick(guest, start + 2)->started->game, benjiro.id));
}

TEST_F(InvitationsTest, WhoPlaysDoesNotWaitAnyLonger) {
    Terms other = standard();
    other.format = {.kind = FormatKind::Long, .rounds = 1};
    ASSERT_TRUE(quick(akane, start, other)->waiting);
    ASSERT_TRUE(quick(akane)->waiting);
    ASSERT_TRUE(quick(benjiro)->started);
    EXPECT_TRUE(storage::invitations_by(town.database(), akane.id).empty());
}

TEST_F(InvitationsTest, AgainstTheComputer) {
    const auto game = start_computer_game(town.database(),
                                          {.format = {.kind = FormatKind::Single, .rounds = 1},
                                           .side = Player::Gold,
                                           .level = 7,
                                           .clock = game::NoClock{}},
                                          guest, start);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->people[Player::Gold], guest.id);
    EXPECT_FALSE(game->people[Player::Black]);
    EXPECT_EQ(game->setup.seats[Player::Black].level, 7);
    EXPECT_FALSE(game->rated);
}

TEST_F(InvitationsTest, ASetupThatCannotBeIsRefused) {
    ComputerWish impossible{.format = {.kind = FormatKind::Series, .rounds = 0},
                            .side = {},
                            .level = 7,
                            .clock = game::NoClock{}};
    EXPECT_EQ(fault_of(start_computer_game(town.database(), impossible, guest, start)),
              "game.rounds-out-of-range");
}

} // namespace
} // namespace kamisado::online::test
