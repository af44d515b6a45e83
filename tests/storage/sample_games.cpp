#include "storage/sample_games.h"

#include "rules/moves.h"

#include <stdexcept>

namespace kamisado::test {

namespace {

std::vector<game::Entry> act(game::LiveMatch& match, const Decision& decision) {
    auto outcome = match.act(game::Decide{.decision = decision}, match.last_moment() + 1000);
    if (!outcome) {
        throw std::logic_error(game::sentence(outcome.error()));
    }
    return outcome->entries;
}

} // namespace

game::GameSetup sample_setup() {
    game::GameSetup setup;
    setup.format = {.kind = FormatKind::Marathon, .rounds = 1};
    setup.seats[Player::Black].name = "Akane";
    setup.seats[Player::Gold].name = "Zoë \"the wall\"";
    setup.clock = game::MinutesClock{.initial = 300'000, .increment = 3'000};
    setup.takebacks = game::Takebacks::ByAgreement;
    return setup;
}

game::LiveMatch sample_match() { return game::LiveMatch::begin(sample_setup(), noon).value(); }

storage::StoredGame sample_game(std::string_view id) {
    storage::StoredGame game;
    game.id = id;
    game.watch = "watch-" + game.id;
    game.setup = sample_setup();
    game.begun = noon;
    game.standing = storage::standing_of(sample_match());
    return game;
}

std::vector<game::Entry> play_on(game::LiveMatch& match) {
    if (match.match().state().phase == Phase::Filling) {
        return act(match, Fill{FillFrom::Left});
    }
    return act(match, legal_moves(match.match().position())[0]);
}

std::vector<game::Entry> resign(game::LiveMatch& match, Player player) {
    return act(match, Resign{player});
}

} // namespace kamisado::test
