#include "online/guests.h"

#include "online/names.h"
#include "online/secrets.h"

#include <array>
#include <string_view>

namespace kamisado::online {

namespace {

/// Japanese words, as the dragons' names are: nobody's language is preferred.
constexpr auto given_names = std::to_array<std::string_view>(
    {"Aki",  "Asahi", "Fuji",  "Hana",    "Haru",  "Hikari", "Hoshi", "Ishi",  "Kaede",
     "Kaze", "Kiku",  "Kumo",  "Matsu",   "Mizu",  "Mori",   "Nami",  "Natsu", "Niji",
     "Sora", "Take",  "Tsuki", "Tsubame", "Tsuru", "Ume",    "Umi",   "Yama",  "Yuki"});
constexpr int most_name_tries = 10; ///< then an account's look it is; games tell them apart

std::string random_guest_name() {
    return std::string(given_names[random_below(given_names.size())]) + ' ' +
           std::to_string(100 + random_below(900));
}

std::string look_of_guest(const std::string& name) {
    const auto read = guest_name_from(name);
    return read ? read->look : storage::look_of(name);
}

bool look_the_same(const std::string& one, const std::string& other) {
    return one == other ||
           (!look_of_guest(one).empty() && look_of_guest(one) == look_of_guest(other));
}

} // namespace

void name_guest(storage::Connection& database, storage::Person& guest) {
    if (guest.kind != storage::PersonKind::Guest || !guest.name.empty()) {
        return;
    }
    guest.name = random_guest_name();
    for (int tries = 0; tries < most_name_tries &&
                        storage::person_looking_like(database, look_of_guest(guest.name));
         ++tries) {
        guest.name = random_guest_name();
    }
    storage::rename_guest(database, guest.id, guest.name, look_of_guest(guest.name));
}

PerPlayer<std::string> names_at_table(const PerPlayer<Who>& people) {
    PerPlayer<std::string> names{{people[Player::Black].name, people[Player::Gold].name}};
    if (names[Player::Black].empty() || !look_the_same(names[Player::Black], names[Player::Gold])) {
        return names;
    }
    const Player second =
        people[Player::Gold].kind == storage::PersonKind::Guest ? Player::Gold : Player::Black;
    names[second] += " (2)";
    return names;
}

} // namespace kamisado::online
