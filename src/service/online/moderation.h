#pragma once

#include "online/accounts.h"
#include "online/loaded_games.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/moderation.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// What a host does, from the page or from the command line. Everything stands in the audit log.
namespace kamisado::online {

inline constexpr std::size_t longest_report = 500; ///< in bytes
inline constexpr std::size_t longest_why = 300;    ///< likewise

/// Only what can be shown, on one line: nothing in it moves a cursor or turns the text around.
[[nodiscard]] std::string plain_text(std::string_view text);

/// Who does it, and why.
struct Order {
    std::string host;
    std::string why;
    Millis now = 0;
};
template <typename T>
using OrRefusal = std::expected<T, Refusal>;

/// An account or a bot by its name, or anybody by the number that a report has.
[[nodiscard]] OrRefusal<storage::Person> find_person(storage::Connection& database,
                                                     std::string_view name_or_number);

/// Gives the role, or takes it.
[[nodiscard]] OrRefusal<storage::Person>
set_host(storage::Connection& database, std::string_view name, bool is_host, const Order& order);
/// A guest may become nameless.
[[nodiscard]] OrRefusal<Farewell> rename_by_host(storage::Connection& database, LoadedGames& loaded,
                                                 std::string_view name_or_number,
                                                 std::string_view name, const Order& order);
/// Gives up what runs and signs out everywhere, bots too; nobody gets in until it is opened again.
[[nodiscard]] OrRefusal<Farewell> close_by_host(storage::Connection& database, LoadedGames& loaded,
                                                std::string_view name_or_number,
                                                const Order& order);
[[nodiscard]] std::optional<Refusal>
reopen_by_host(storage::Connection& database, std::string_view name_or_number, const Order& order);
/// By its id or its watchers' code: what it did to ratings is taken back from them as they are now.
[[nodiscard]] std::optional<Refusal> void_game(storage::Connection& database, LoadedGames& loaded,
                                               std::string_view id_or_code, const Order& order);
[[nodiscard]] std::optional<Refusal> close_report(storage::Connection& database, std::int64_t id,
                                                  const Order& order);

} // namespace kamisado::online
