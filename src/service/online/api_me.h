#pragma once

#include "online/api_answers.h"
#include "online/request_context.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <optional>

namespace kamisado::online {

/// What a browser is told about itself; nobody is told so too.
[[nodiscard]] MeView me_view(storage::Connection& database,
                             const std::optional<storage::Person>& person);
[[nodiscard]] Reply me_reply(storage::Connection& database,
                             const std::optional<storage::Person>& person);

} // namespace kamisado::online
