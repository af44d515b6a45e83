#include "online/refusals.h"

#include <string>

namespace kamisado::online {

Refusal refusal(std::string_view id, std::string_view sentence, int status) {
    return {.id = "online." + std::string(id), .sentence = std::string(sentence), .status = status};
}

Refusal refusal_of(const game::GameRefusal& refusal) {
    Refusal answer{.id = std::string(game::name_of(refusal.fault)),
                   .sentence = game::sentence(refusal)};
    for (const auto& [name, value] : game::arguments_of(refusal)) {
        answer.arguments.emplace_back(name, value);
    }
    return answer;
}

Refusal refusal_of(const Worker::Failure& /*what it was is for the log*/) {
    return refusal("storage", "the server could not store it; nothing has changed", 503);
}

Refusal no_such_game() { return refusal("no-such-game", "there is no such game", 404); }
Refusal not_your_seat() { return refusal("not-your-seat", "this seat is not yours", 403); }
Refusal watching() { return refusal("watching", "who watches a game cannot play in it", 403); }
Refusal busy() { return refusal("busy", "the server has too much to do just now", 503); }
Refusal too_fast() { return refusal("too-fast", "that was too much at once", 429); }
Refusal too_large() {
    return refusal("too-large", "this is more than anything that is asked for here", 413);
}
Refusal too_many_takebacks() {
    return refusal("too-many-takebacks", "takebacks have been asked for often enough here");
}
Refusal no_such_person() { return refusal("no-such-person", "nobody here has this name", 404); }
Refusal bots_only_answer() {
    return refusal("bots-only-answer", "bots only accept invitations that name them", 403);
}
Refusal account_closed() { return refusal("account-closed", "this account is closed", 403); }
Refusal not_in_tournaments() {
    return refusal("not-in-tournaments", "this cannot be done in a game of a tournament");
}
Refusal account_needed() { return refusal("account-needed", "this needs an account", 403); }

} // namespace kamisado::online
