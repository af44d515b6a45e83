#include "notify/base64url.h"

#include <algorithm>
#include <cstdint>

namespace kamisado::notify {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned bits_of_letter = 6;
constexpr unsigned bits_of_byte = 8;

} // namespace

std::string base64url(std::string_view bytes) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << bits_of_byte) | static_cast<unsigned char>(byte);
        bits += bits_of_byte;
        while (bits >= bits_of_letter) {
            bits -= bits_of_letter;
            text += alphabet[(held >> bits) & 0x3FU];
        }
        held &= (1U << bits) - 1;
    }
    if (bits > 0) {
        text += alphabet[(held << (bits_of_letter - bits)) & 0x3FU];
    }
    return text;
}

std::string base64(std::string_view bytes) {
    std::string text = base64url(bytes);
    std::ranges::replace(text, '-', '+');
    std::ranges::replace(text, '_', '/');
    while (text.size() % 4 != 0) {
        text += '=';
    }
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    while (text.ends_with('=')) {
        text.remove_suffix(1);
    }
    std::string bytes;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char letter : text) {
        const auto value = alphabet.find(letter);
        if (value == std::string_view::npos) {
            return std::nullopt;
        }
        held = (held << bits_of_letter) | static_cast<std::uint32_t>(value);
        bits += bits_of_letter;
        if (bits >= bits_of_byte) {
            bits -= bits_of_byte;
            bytes += static_cast<char>((held >> bits) & 0xFFU);
        }
        held &= (1U << bits) - 1;
    }
    // One letter too many, or bits that no byte has: nobody has written this.
    if (bits >= bits_of_letter || held != 0) {
        return std::nullopt;
    }
    return bytes;
}

} // namespace kamisado::notify
