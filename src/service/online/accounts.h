#pragma once

#include "online/loaded_games.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Accounts and bots: how they come, how a browser gets into one, how they go.
namespace kamisado::online {

/// Browsers in which an account is signed in; then the one that was used longest ago is signed out.
inline constexpr std::size_t most_devices = 100;
inline constexpr std::size_t most_bots = 5; ///< of an account

[[nodiscard]] Refusal name_taken();
[[nodiscard]] Refusal has_account();

/// Whether an account or a bot has this name, or one that looks like it.
[[nodiscard]] bool is_taken(storage::Connection& database, std::string_view name);

/// In place of all secrets that the person had.
[[nodiscard]] std::string renew_key(storage::Connection& database, storage::PersonId person,
                                    Millis now);
/// A new secret for this person; only its hash is stored.
[[nodiscard]] std::string give_key(storage::Connection& database, storage::PersonId person,
                                   Millis now);

/// The guest becomes an account.
[[nodiscard]] std::expected<storage::Person, Refusal> sign_up(storage::Connection& database,
                                                              const storage::Person& guest,
                                                              std::string_view name,
                                                              std::string_view password_hash);

struct Login {
    storage::Person account;
    std::string key;                         ///< for the browser
    std::optional<storage::PersonId> merged; ///< the guest that is part of the account now
};
/// The password has been checked. What the browser's guest had is the account's from now on, and
/// the old secret is of no more use.
[[nodiscard]] Login log_in(storage::Connection& database, LoadedGames& loaded,
                           const storage::Person& account,
                           const std::optional<storage::Person>& browser,
                           std::string_view old_key_hash, Millis now);

struct NewBotAccount {
    storage::Person bot;
    std::string token;
};
[[nodiscard]] std::expected<NewBotAccount, Refusal> make_bot(storage::Connection& database,
                                                             const storage::Person& owner,
                                                             std::string_view name, Millis now);
[[nodiscard]] std::expected<storage::Person, Refusal>
find_bot(storage::Connection& database, const storage::Person& owner, std::string_view name);

/// What others must hear of it.
struct Farewell {
    std::vector<storage::PersonId> people; ///< its bots too
    std::vector<Happening> games;          ///< that were given up
};
/// What is in memory knows people as they were; in other processes too, which take it for a game
/// that somebody has added to (see hub_process.cpp).
void forget_game(storage::Connection& database, LoadedGames& loaded, const storage::GameId& game);
void forget_games(storage::Connection& database, LoadedGames& loaded, storage::PersonId person);
/// The running games of a person and of its bots.
[[nodiscard]] Farewell give_up_everything(storage::Connection& database, LoadedGames& loaded,
                                          const storage::Person& person, Millis now);
/// Gives up what runs, then deletes the person and all that belongs to it.
[[nodiscard]] Farewell remove_person(storage::Connection& database, LoadedGames& loaded,
                                     const storage::Person& person, Millis now);

} // namespace kamisado::online
