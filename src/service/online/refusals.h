#pragma once

#include "game/refusal.h"
#include "online/wire.h"
#include "online/worker.h"

#include <string_view>

/// What is refused by more than one part, each said in one way.
namespace kamisado::online {

/// "online.ID"
[[nodiscard]] Refusal refusal(std::string_view id, std::string_view sentence, int status = 409);
[[nodiscard]] Refusal refusal_of(const game::GameRefusal& refusal);
[[nodiscard]] Refusal refusal_of(const Worker::Failure& failure);

[[nodiscard]] Refusal no_such_game();
[[nodiscard]] Refusal not_your_seat();
[[nodiscard]] Refusal watching();
[[nodiscard]] Refusal busy();
[[nodiscard]] Refusal too_fast();
[[nodiscard]] Refusal too_large();
[[nodiscard]] Refusal too_many_takebacks();
[[nodiscard]] Refusal no_such_person();
[[nodiscard]] Refusal bots_only_answer();
[[nodiscard]] Refusal account_needed();
[[nodiscard]] Refusal account_closed();
[[nodiscard]] Refusal not_in_tournaments();

} // namespace kamisado::online
