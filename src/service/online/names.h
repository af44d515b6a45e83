#pragma once

#include "online/wire.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// What people may be called.
namespace kamisado::online {

inline constexpr std::size_t shortest_account_name = 2;
inline constexpr std::size_t longest_account_name = 20;
inline constexpr std::size_t longest_guest_name = 24; ///< in characters

/// Why an account or a bot cannot have this name: a letter first, then letters, digits, - and _;
/// and some words, the computer's names, and what looks like them, are nobody's.
[[nodiscard]] std::optional<Refusal> what_is_wrong_with_account_name(std::string_view name);

struct GuestName {
    std::string name;
    std::string look; ///< see storage::look_of
};
/// The name of a guest as it will be shown: any language, without spaces around it, and nothing in
/// it that cannot be seen or turns the text around. Empty for one that is given (guests.h); never
/// one that could be taken for the computer's, or for a word that is nobody's.
[[nodiscard]] std::expected<GuestName, Refusal> guest_name_from(std::string_view text);

/// What something that everybody sees may be called: as for guests, but not empty, and any word.
[[nodiscard]] std::expected<std::string, Refusal> title_from(std::string_view text,
                                                             std::size_t most_bytes);

/// Why this cannot be the password of this account: too easy to guess, or too long to be one.
[[nodiscard]] std::optional<Refusal> what_is_wrong_with_password(std::string_view password,
                                                                 std::string_view name);

} // namespace kamisado::online
