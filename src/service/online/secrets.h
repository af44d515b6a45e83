#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Random words and passwords, by libsodium.
namespace kamisado::online {

/// 256 random bits as 43 letters: what a browser or a bot keeps.
[[nodiscard]] std::string new_key();
/// What is stored of it. Quick, because a key cannot be guessed.
[[nodiscard]] std::string hash_of_key(std::string_view key);
/// For links and games: 12 letters and digits that are not mixed up, 60 bits.
[[nodiscard]] std::string new_code();
/// For lots that nobody can foresee.
[[nodiscard]] std::uint32_t random_below(std::uint32_t bound);

/// argon2id; takes about 50 ms and 64 MB, so it is never done on the hub's thread.
[[nodiscard]] std::string hash_of_password(std::string_view password);
/// With an empty hash it takes as long and says no: nobody can tell whether a name exists.
[[nodiscard]] bool is_password(std::string_view hash, std::string_view password);
/// What a browser keeps after a login, so that later ones from there are not held up by whoever
/// tries passwords from elsewhere (OWASP calls it a device cookie). It opens nothing. Only the
/// account's password hash makes or checks one, so that another password makes them worthless.
[[nodiscard]] std::string new_browser_mark(std::string_view password_hash, std::int64_t account);
[[nodiscard]] bool is_browser_mark(std::string_view mark, std::string_view password_hash,
                                   std::int64_t account);
/// Leaves nothing of it in memory.
void wipe(std::string& secret);

} // namespace kamisado::online
