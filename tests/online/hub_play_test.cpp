// Two people play through the hub.

#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/record.h"
#include "online/hub_helpers.h"
#include "rules/moves.h"
#include "storage/relations.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace kamisado::online::test {
namespace {

class HubPlay : public HubFixture {
  protected:
    void SetUp() override { join(); }
};

Match sample_match(std::string_view name) {
    const auto file =
        std::filesystem::path(KAMISADO_SOURCE_DIR) / "data/matches" / std::string(name);
    return read_record(kamisado::test::read_file(file)).value().match;
}

/// Every decision of a match by its player; each must arrive at both.
void play_through(Process& process, Shared& shared, const std::string& game, const Match& match,
                  const PerPlayer<std::shared_ptr<Guest>>& guests) {
    for (std::size_t ply = 0; ply < match.size(); ++ply) {
        shared.wait(100);
        Guest& guest = *guests[*decider(match.before(ply))];
        ASSERT_EQ(process.answer(guest, Decide{.game = game,
                                               .ply = ply,
                                               .seen = ply,
                                               .decision = write_decision(match.decision(ply))}),
                  "")
            << ply;
        shared.wait(100);
    }
}

TEST(Hub, GreetingsOfWhoIsMutedAreNotShown) {
    Shared shared;
    const storage::Person akane = shared.town.account("Akane");
    const storage::Person benjiro = shared.town.account("Benjiro");
    const auto game = shared.town.game(akane, benjiro, standard(false));
    storage::set_relation(shared.town.database(), akane.id, benjiro.id, storage::Relation::Muted,
                          start);
    Process process(shared);
    const auto black = process.enter(akane);
    const auto gold = process.enter(benjiro);
    process.say(*black, Join{.game = game.id, .since = 0});
    process.say(*gold, Join{.game = game.id, .since = 0});
    EXPECT_EQ(process.answer(*gold, Greet{.game = game.id, .greeting = "hello"}), "");
    EXPECT_EQ(black->count<Greeting>(), 0U);
    EXPECT_EQ(gold->count<Greeting>(), 1U) << "he is not told";
    EXPECT_EQ(process.answer(*black, Greet{.game = game.id, .greeting = "hello"}), "");
    EXPECT_EQ(gold->count<Greeting>(), 2U);
    EXPECT_EQ(black->count<Greeting>(), 1U) << "her own";
    // From one moment to the next, in a game that is open.
    process.hub().silence(akane.id, benjiro.id, false);
    EXPECT_EQ(process.answer(*gold, Greet{.game = game.id, .greeting = "oops"}), "");
    EXPECT_EQ(black->count<Greeting>(), 2U);
    process.hub().silence(akane.id, benjiro.id, true);
    EXPECT_EQ(process.answer(*gold, Greet{.game = game.id, .greeting = "oops"}), "");
    EXPECT_EQ(black->count<Greeting>(), 2U);
}

TEST(Hub, TheEndOfARatedGameTellsWhatItChanged) {
    Shared shared;
    const storage::Person akane = shared.town.account("Akane");
    const storage::Person benjiro = shared.town.account("Benjiro");
    const auto game = shared.town.game(akane, benjiro, standard(true));
    Process process(shared);
    const auto black = process.enter(akane);
    const auto gold = process.enter(benjiro);
    const auto watcher = process.enter(std::nullopt);
    process.say(*black, Join{.game = game.id, .since = 0});
    process.say(*gold, Join{.game = game.id, .since = 0});
    process.say(*watcher, Join{.game = game.watch, .since = 0});
    EXPECT_FALSE(black->last<GameView>().ratings);
    EXPECT_EQ(process.answer(*black, Decide{game.id, 0, 9, "a1a5"}), "");
    EXPECT_EQ(process.answer(*gold, Decide{game.id, 1, 9, "d8d4"}), "");
    EXPECT_EQ(process.answer(*black, Decide{game.id, 2, 9, "resigns black"}), "");
    for (const auto& [guest, name] :
         {std::pair(black, game.id), {gold, game.id}, {watcher, game.watch}}) {
        const auto told = guest->last<Rated>();
        EXPECT_EQ(told.game, name);
        EXPECT_EQ(told.ratings[Player::Black], (RatingChange{.before = 1500, .after = 1338}));
        EXPECT_EQ(told.ratings[Player::Gold], (RatingChange{.before = 1500, .after = 1662}));
        EXPECT_EQ(guest->count<Rated>(), 1U);
    }
    // Whoever comes later, to another process too, finds the same.
    Process other(shared);
    const auto late = other.enter(benjiro);
    other.say(*late, Join{.game = game.id, .since = 0});
    EXPECT_EQ(late->last<GameView>().ratings, gold->last<Rated>().ratings);
    EXPECT_EQ(late->last<GameView>().people[Player::Gold].rating, 1662);
}

TEST(Hub, AWholeStandardMatchWithFills) {
    Shared shared;
    const Match match = sample_match("standard.coordinates.kamisado");
    const Pair pair = seated(shared, match_setup(FormatKind::Standard));
    Process process(shared);
    const auto akane = process.enter(pair.akane);
    const auto benjiro = process.enter(pair.benjiro);
    process.say(*akane, Join{.game = pair.game.id, .since = 0});
    process.say(*benjiro, Join{.game = pair.game.id, .since = 0});
    play_through(process, shared, pair.game.id, match, {{akane, benjiro}});
    EXPECT_EQ(akane->lines().size(), match.size());
    EXPECT_EQ(akane->lines(), benjiro->lines());
    EXPECT_EQ(akane->lines(), stored_lines(shared, pair.game.id));
    const auto stored = storage::game(shared.town.database(), pair.game.id);
    EXPECT_EQ(stored->standing.winner, match.state().end->winner);
    EXPECT_EQ(process.hub().counters().moves, match.size());
}

TEST(Hub, AMarathonWithPushesBlockedTurnsAndADeadlock) {
    Shared shared;
    const Match match = sample_match("marathon.coordinates.kamisado");
    const Pair pair = seated(shared, match_setup(FormatKind::Marathon));
    Process process(shared);
    const auto akane = process.enter(pair.akane);
    const auto benjiro = process.enter(pair.benjiro);
    process.say(*benjiro, Join{.game = pair.game.id, .since = 0});
    play_through(process, shared, pair.game.id, match, {{akane, benjiro}});
    EXPECT_EQ(benjiro->lines(), stored_lines(shared, pair.game.id));
    EXPECT_EQ(stored_lines(shared, pair.game.id).size(), match.size());
    // Akane never joined: she only heard when it was her turn, and that it was over.
    EXPECT_EQ(akane->lines().size(), 0U);
    EXPECT_GT(akane->count<YourTurn>(), 10U);
}

TEST_F(HubPlay, JoiningTellsEverything) {
    const auto view = akane_->last<GameView>();
    EXPECT_EQ(view.game, id());
    EXPECT_EQ(view.watch, pair_.game.watch);
    EXPECT_EQ(view.seat, Player::Black);
    EXPECT_EQ(view.people[Player::Gold].name, "Benjiro");
    EXPECT_TRUE(view.head.starts_with("kamisado-game 1\n"));
    EXPECT_EQ(benjiro_->last<GameView>().presence,
              (Presence{.players = {{true, true}}, .watchers = 0}));
}

TEST_F(HubPlay, AMoveSentTwiceCountsOnce) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(benjiro_->lines().size(), 1U);
    EXPECT_EQ(stored_lines(shared_, id()).size(), 1U);
}

TEST_F(HubPlay, LateEarlyForeignAndWildMovesAreRefused) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(decide(*akane_, "a1a4", 0), "game.late-ply");
    EXPECT_EQ(decide(*benjiro_, "d8d4", 7), "game.early-ply");
    EXPECT_EQ(decide(*akane_, "b1b2", 1), "game.not-your-turn");
    EXPECT_EQ(decide(*benjiro_, "d8d9", 1), "online.decision");
    EXPECT_EQ(decide(*benjiro_, "resigns black", 1), "game.not-your-seat");
    EXPECT_EQ(decide(*benjiro_, "time black", 1), "game.time-is-left");
    const auto stranger = process_.enter(shared_.town.guest("Chiyo"));
    EXPECT_EQ(decide(*stranger, "d8d4", 1), "online.not-your-seat");
    const auto nobody = process_.enter(std::nullopt);
    EXPECT_EQ(decide(*nobody, "d8d4", 1), "online.not-your-seat");
    EXPECT_EQ(
        process_.answer(*nobody,
                        Decide{.game = pair_.game.watch, .ply = 1, .seen = 0, .decision = "d8d4"}),
        "online.watching");
    EXPECT_EQ(process_.answer(*akane_,
                              Decide{.game = "nowhere", .ply = 0, .seen = 0, .decision = "a1a5"}),
              "online.no-such-game");
    EXPECT_EQ(stored_lines(shared_, id()).size(), 1U);
}

TEST_F(HubPlay, WhoComesBackGetsTheRest) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.hub().leave(*benjiro_);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    const auto again = process_.enter(pair_.benjiro);
    process_.say(*again, Join{.game = id(), .since = 1});
    EXPECT_EQ(again->last<GameView>().lines.size(), 0U);
    process_.say(*again, Join{.game = id(), .since = 0});
    EXPECT_EQ(again->last<GameView>().lines.size(), 1U);
    process_.say(*again, Join{.game = id(), .since = 9});
    EXPECT_EQ(again->last<GameView>().since, 0U) << "it knew more than there is";
    EXPECT_EQ(again->last<GameView>().lines.size(), 1U);
}

TEST_F(HubPlay, TakebackByAgreement) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(process_.answer(*akane_, Takeback{.game = id(), .step = TakebackStep::Accept}),
              "game.no-takeback-asked");
    EXPECT_EQ(process_.answer(*akane_, Takeback{.game = id(), .step = TakebackStep::Ask}), "");
    EXPECT_EQ(process_.answer(*benjiro_, Takeback{.game = id(), .step = TakebackStep::Accept}), "");
    EXPECT_EQ(akane_->lines().size(), 3U);
    EXPECT_EQ(decide(*akane_, "a1a5", 0, 1), "game.taken-back-since");
    EXPECT_EQ(decide(*akane_, "b1b5", 0, 3), "");
}

TEST_F(HubPlay, APlanIsSecretAndPlayedAtOnce) {
    const auto tablet = process_.enter(pair_.benjiro);
    process_.say(*tablet, Join{.game = id(), .since = 0});
    const Position after = Position::first().after(
        *find_move(Position::first(), *square_from_name("a1"), *square_from_name("a5")));
    Plan plan{.ply = 1, .answers = {}};
    for (const std::string_view colour :
         {"brown", "green", "red", "yellow", "pink", "purple", "blue", "orange"}) {
        plan.answers.emplace_back(colour, write_decision(Decision(*legal_moves(after).begin())));
    }
    EXPECT_EQ(process_.answer(*benjiro_, SetPlan{.game = id(), .plan = plan}), "");
    EXPECT_EQ(tablet->last<PlanChanged>().plan->answers.size(), 8U);
    EXPECT_EQ(akane_->count<PlanChanged>(), 0U);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(akane_->lines().size(), 2U);
    EXPECT_EQ(akane_->count<NewEntries>(), 1U);
    EXPECT_EQ(tablet->last<PlanChanged>().plan, std::nullopt);
    EXPECT_EQ(akane_->count<PlanChanged>(), 0U);
}

TEST_F(HubPlay, AFailingDiskIsARefusalAndNothingElse) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.database().commit_fails = true;
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "online.storage");
    EXPECT_EQ(akane_->lines().size(), 1U);
    EXPECT_EQ(stored_lines(shared_, id()).size(), 1U);
    process_.database().commit_fails = false;
    EXPECT_EQ(decide(*benjiro_, "d8d5", 1), "") << "nothing remembers the move that was refused";
    EXPECT_EQ(akane_->lines(), stored_lines(shared_, id()));
}

TEST_F(HubPlay, AConnectionThatBreaksAfterTheCommitLosesNothing) {
    process_.database().commit_breaks = true;
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "") << "it was done already, and is done once";
    process_.settle();
    EXPECT_EQ(stored_lines(shared_, id()).size(), 1U);
    EXPECT_EQ(benjiro_->lines().size(), 1U) << "the others hear of it all the same";
}

TEST_F(HubPlay, WatchersSeeEverythingAndDoNothing) {
    const auto watcher = process_.enter(std::nullopt);
    EXPECT_EQ(process_.answer(*watcher, Join{.game = id(), .since = 0}), "online.not-your-seat");
    EXPECT_EQ(process_.answer(*watcher, Join{.game = pair_.game.watch, .since = 0}), "");
    EXPECT_EQ(watcher->last<GameView>().seat, std::nullopt);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(watcher->lines(), akane_->lines());
    EXPECT_EQ(watcher->last<NewEntries>().game, pair_.game.watch) << "never the game's own id";
    EXPECT_EQ(process_.answer(*watcher, Greet{.game = pair_.game.watch, .greeting = "hello"}),
              "online.watching");
    EXPECT_EQ(
        process_.answer(*watcher, Rematch{.game = pair_.game.watch, .step = RematchStep::Offer}),
        "online.watching");
    process_.tick();
    EXPECT_EQ(akane_->last<PresenceChanged>().presence.watchers, 1U);
    EXPECT_EQ(process_.answer(*watcher, Leave{.game = pair_.game.watch}), "");
    process_.tick();
    EXPECT_EQ(akane_->last<PresenceChanged>().presence.watchers, 0U);
}

TEST_F(HubPlay, AnUnknownMessageIsRefused) {
    process_.hub().hear(*akane_, R"({"type":"dance","id":5})");
    EXPECT_EQ(akane_->last<Refused>().refusal.id, "message.unknown-type");
    process_.hub().hear(*akane_, "{");
    EXPECT_EQ(akane_->last<Refused>().refusal.id, "message.not-json");
}

} // namespace
} // namespace kamisado::online::test
