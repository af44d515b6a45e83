#pragma once

#include "online/wire.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <string>

/// What guests are called who have not chosen a name, and whoever has the same as the opponent.
namespace kamisado::online {

/// A guest without a name gets one that no account or bot could be taken for.
void name_guest(storage::Connection& database, storage::Person& guest);

/// How two people at a table are called, so that no two look the same: of two who do, one who is a
/// guest gets a number.
[[nodiscard]] PerPlayer<std::string> names_at_table(const PerPlayer<Who>& people);

} // namespace kamisado::online
