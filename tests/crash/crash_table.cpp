#include "crash/crash_table.h"

namespace kamisado::test {

CrashTable::CrashTable(bot::Loop& loop, Notes& notes, const bot::NewInvitation& terms,
                       const Ways& ways, std::uint64_t seed)
    : host_(loop, notes, ways.host, mixed(seed)),
      guest_(loop, notes, ways.guest, mixed(seed + 1)),
      terms_(terms) {}

void CrashTable::begin() {
    host_.ask(bot::inviting(terms_), [this](const bot::Answer& invited) {
        const std::string code = bot::field_of(invited, "code").value_or("");
        guest_.ask(bot::accepting(code), [this](const bot::Answer& accepted) {
            play(bot::field_of(accepted, "game").value_or(""));
        });
    });
}

void CrashTable::play(const std::string& game) {
    const bool wants_rematch = games_.size() % 2 == 0;
    games_.push_back(game);
    still_there_ = 2;
    next_.reset();
    for (CrashPlayer* const player : {&host_, &guest_}) {
        player->play(game, wants_rematch,
                     [this](const std::optional<std::string>& next) { one_is_over(next); });
    }
}

void CrashTable::one_is_over(const std::optional<std::string>& next) {
    next_ = next ? next : next_;
    if (--still_there_ > 0) {
        return;
    }
    if (next_) {
        play(std::string(*next_));
    } else {
        begin();
    }
}

void CrashTable::rest() {
    host_.rest();
    guest_.rest();
}

void CrashTable::leave() {
    host_.leave();
    guest_.leave();
}

} // namespace kamisado::test
