#include "online/names.h"

#include "notation/ascii.h"
#include "online/characters.h"
#include "online/common_passwords.h"
#include "online/lookalikes.h"
#include "storage/people.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t shortest_password = 8;
constexpr std::size_t longest_password = 200; ///< in bytes

constexpr auto reserved = std::to_array<std::string_view>(
    {"admin",     "administrator", "anonymous", "anybody",   "black",     "bot",      "computer",
     "deleted",   "everybody",     "gold",      "guest",     "help",      "kamisado", "me",
     "moderator", "nobody",        "null",      "official",  "root",      "server",   "somebody",
     "staff",     "support",       "system",    "undefined", "webmaster", "you"});

/// The server's own players in three languages, whatever number stands with them.
constexpr auto computers = std::to_array<std::string_view>(
    {"bot", "computer", "computer level", "computer niveau", "computer stufe", "engine", "level",
     "niveau", "ordinateur", "ordinateur niveau", "rechner", "robot", "stufe"});

bool looks_like_one_of(std::span<const std::string_view> words, std::string_view look) {
    return std::ranges::any_of(
        words, [look](std::string_view word) { return storage::look_of(word) == look; });
}

/// The words of a name, without digits and signs.
std::string words_in(std::string_view plain) {
    std::string words;
    for (const char c : plain) {
        if (is_lower(c) || static_cast<unsigned char>(c) >= 0x80) {
            words += c;
        } else if (!words.empty() && words.back() != ' ') {
            words += ' ';
        }
    }
    while (words.ends_with(' ')) {
        words.pop_back();
    }
    return words;
}

bool is_nobodys(std::string_view plain) {
    const std::string words = words_in(plain);
    return words == "ai" || words == "ki" || // but people are called Al
           looks_like_one_of(reserved, storage::look_of(plain)) ||
           looks_like_one_of(reserved, storage::look_of(words)) ||
           looks_like_one_of(computers, storage::look_of(plain)) ||
           looks_like_one_of(computers, storage::look_of(words));
}

bool is_letter(char c) { return is_upper(c) || is_lower(c); }

bool is_name_letter(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }

/// Without blanks around it, and no more than one of them between words.
std::u32string tidied(std::u32string_view characters) {
    std::u32string tidy;
    for (const char32_t character : characters) {
        const bool is_gap = is_blank(character);
        if (is_selector(character) || (is_gap && (tidy.empty() || tidy.back() == U' '))) {
            continue;
        }
        tidy += is_gap ? U' ' : character;
    }
    if (tidy.ends_with(U' ')) {
        tidy.pop_back();
    }
    return tidy;
}

Refusal bad_name(std::string id, std::string sentence) {
    return {.id = std::move(id), .sentence = std::move(sentence), .status = 422};
}

} // namespace

std::optional<Refusal> what_is_wrong_with_account_name(std::string_view name) {
    if (name.size() < shortest_account_name || name.size() > longest_account_name) {
        return bad_name("online.name-length", "a name has 2 to 20 letters");
    }
    if (!is_letter(name.front()) || !std::ranges::all_of(name, is_name_letter)) {
        return bad_name("online.name-letters", "a name begins with a letter from a to z and has "
                                               "letters, digits, - and _");
    }
    if (is_nobodys(to_lower(name))) {
        return bad_name("online.name-reserved", "this name is nobody's");
    }
    return std::nullopt;
}

std::expected<GuestName, Refusal> guest_name_from(std::string_view text) {
    const auto characters = characters_of(text);
    if (!characters || !std::ranges::all_of(*characters, is_showable)) {
        return std::unexpected(
            bad_name("online.name-hidden", "there is something in this name that cannot be shown"));
    }
    const std::u32string tidy = tidied(*characters);
    if (tidy.size() > longest_guest_name) {
        return std::unexpected(bad_name("online.name-length", "a name has at most 24 characters"));
    }
    const std::string plain = plain_look_of(tidy);
    if (is_nobodys(plain)) {
        return std::unexpected(bad_name("online.name-reserved", "this name is nobody's"));
    }
    return GuestName{.name = utf8_of(tidy), .look = storage::look_of(plain)};
}

std::expected<std::string, Refusal> title_from(std::string_view text, std::size_t most_bytes) {
    const auto characters = characters_of(text);
    if (!characters || !std::ranges::all_of(*characters, is_showable)) {
        return std::unexpected(
            bad_name("online.name-hidden", "there is something in this name that cannot be shown"));
    }
    std::string title = utf8_of(tidied(*characters));
    if (title.empty() || title.size() > most_bytes) {
        Refusal refused = bad_name("online.title-length", "this name is empty or too long");
        refused.arguments.emplace_back("most", std::to_string(most_bytes));
        return std::unexpected(std::move(refused));
    }
    return title;
}

std::optional<Refusal> what_is_wrong_with_password(std::string_view password,
                                                   std::string_view name) {
    const auto characters = characters_of(password);
    if (!characters || password.size() > longest_password) {
        return bad_name("online.password-too-long", "a password has at most 200 bytes of UTF-8");
    }
    if (characters->size() < shortest_password) {
        return bad_name("online.password-too-short", "a password has at least 8 characters");
    }
    if (is_common_password(password, name)) {
        return bad_name("online.password-common", "this password is among the first to be guessed");
    }
    return std::nullopt;
}

} // namespace kamisado::online
