#pragma once

#include "storage/connection.h"

namespace kamisado::storage {

/// The user's data folder: $XDG_DATA_HOME/kamisado/games.sqlite, or below ~/.local/share. The
/// folder is made, for its owner alone. Throws DatabaseError when there is no such place.
[[nodiscard]] Place default_place();

} // namespace kamisado::storage
