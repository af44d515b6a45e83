#include "fair/real_table.h"

#include "rules/moves.h"

#include <stdexcept>

namespace kamisado::test {

namespace {

RealPlayer joined(const bot::Caller& caller, const std::string& game) {
    LiveClient live = LiveClient::connect(caller);
    static_cast<void>(live.send(wire::Join{.game = game, .since = 0}));
    auto followed = bot::FollowedGame::from(live.expect<wire::GameView>());
    return {.caller = caller, .live = std::move(live), .game = std::move(followed.value())};
}

std::string field(const bot::Answer& answer, std::string_view name) {
    const auto value = bot::field_of(answer, name);
    if (!value) {
        throw std::runtime_error("no " + std::string(name) + ": " + answer.body);
    }
    return *value;
}

} // namespace

void RealPlayer::follow(game::EntryNumber until) {
    while (game.last_number() < until) {
        if (game.take(live.expect<wire::NewEntries>().lines) != bot::FollowedGame::Step::Taken) {
            throw std::runtime_error("the entries do not follow from the rest");
        }
    }
}

void RealPlayer::decide(const Decision& decision) {
    const std::size_t next = game.match().size() + 1;
    const std::int64_t id = live.send(game.wish_for(decision));
    for (bool done = false; !done || game.match().size() < next;) {
        const wire::ServerMessage message = live.next();
        if (const auto* const entries = std::get_if<wire::NewEntries>(&message)) {
            static_cast<void>(game.take(entries->lines));
        } else if (const auto* const answer = std::get_if<wire::Done>(&message)) {
            done = done || answer->id == id;
        } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
            throw std::runtime_error("refused: " + refused->refusal.id);
        }
    }
}

RealPlayer& RealTable::due() {
    return decider(black.game.match().state()) == Player::Black ? black : gold;
}

RealTable sit_down(std::uint16_t port, const Format& format, const game::ClockSetup& clock) {
    bot::Caller host = browser_at(port);
    bot::Caller guest = browser_at(port);
    const bot::Answer invited =
        ask(host, bot::inviting({.format = format, .clock = clock, .host_side = Player::Black}));
    host.key = invited.new_key.value_or("");
    const bot::Answer accepted = ask(guest, bot::accepting(field(invited, "code")));
    guest.key = accepted.new_key.value_or("");
    const std::string id = field(accepted, "game");
    RealTable table{.id = id, .black = joined(host, id), .gold = joined(guest, id)};
    if (std::holds_alternative<game::MinutesClock>(clock)) {
        table.black.follow(2); // it paused at first, and resumes when both are there
        table.gold.follow(2);
    }
    return table;
}

Decision some_decision(const Match& match, Random& random) {
    if (match.state().phase == Phase::Filling) {
        return Fill{FillFrom::Left};
    }
    const MoveList moves = legal_moves(match.position());
    return moves[random.below(moves.size())];
}

} // namespace kamisado::test
