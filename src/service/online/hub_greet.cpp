#include "notation/names.h"
#include "online/hub_inside.h"
#include "online/words.h"

#include <algorithm>

namespace kamisado::online {

namespace {

bool is_greeting(std::string_view word) {
    return std::ranges::find(greeting_names, word) != greeting_names.end();
}

} // namespace

void Hub::Inside::wish(Visit& visit, const Asker& asker, const Greet& greet) {
    const auto seated = seated_as(visit, greet.game);
    if (!seated) {
        refuse(asker, seated.error());
    } else if (!greetings_.take(std::to_string(*visit.person), steady())) {
        refuse(asker, too_fast());
    } else {
        const auto [room, player] = *seated;
        tell(*room, Greeting{.game = {}, .by = player, .greeting = greet.greeting});
        announce_later("greeting " + room->id + ' ' + std::string(name_of(player)) + ' ' +
                       greet.greeting);
        done(asker);
    }
}

void Hub::Inside::hear_greeting(std::string_view words) {
    const auto found = rooms_.find(next_word(words));
    const auto player = player_from_name(next_word(words));
    if (found != rooms_.end() && player && is_greeting(words)) {
        tell(found->second, Greeting{.game = {}, .by = *player, .greeting = std::string(words)});
    }
}

} // namespace kamisado::online
