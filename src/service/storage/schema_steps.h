#pragma once

#include <span>
#include <string_view>

namespace kamisado::storage {

/// The SQL that takes a database from each version to the next; the first makes version 1.
/// `{number}` is a whole number, `{id}` a key that the database counts up, `{table}` ends a table
/// and
/// `{clustered}` one that is read along its key.
[[nodiscard]] std::span<const std::string_view> schema_steps();

} // namespace kamisado::storage
