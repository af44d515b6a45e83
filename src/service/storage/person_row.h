#pragma once

#include "storage/connection.h"
#include "storage/people.h"

namespace kamisado::storage {

/// From id, kind, name, owner, created.
[[nodiscard]] Person person_from(const Row& row);

} // namespace kamisado::storage
