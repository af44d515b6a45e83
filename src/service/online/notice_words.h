#pragma once

#include "notify/courier.h"
#include "rules/language.h"
#include "storage/connection.h"
#include "storage/notices.h"

#include <optional>
#include <string>
#include <string_view>

namespace kamisado::online {

/// What a notice says to whom it is for.
struct NoticeContent {
    std::string title;
    std::string text;
    std::string place; ///< of the page: "#/online/game/…"
    game::Millis good_for = 0;
    notify::Urgency urgency = notify::Urgency::Normal;
};

/// In its language; nullopt if it is not so any more: somebody has moved, accepted, left. `due` is
/// set when it is not yet so: there is more time than was thought.
struct NoticeState {
    std::optional<NoticeContent> content;
    std::optional<game::Millis> due;
};
[[nodiscard]] NoticeState state_of(storage::Connection& database, const storage::Notice& notice,
                                   Language language, game::Millis now);

/// "en", "de" or "fr"; nullopt for anything else.
[[nodiscard]] std::optional<Language> language_of(std::string_view code);

} // namespace kamisado::online
