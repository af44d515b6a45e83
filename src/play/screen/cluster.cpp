#include "screen/cluster.h"

#include "notation/display_width.h"
#include "notation/utf8.h"

#include <cstddef>
#include <cstdint>

namespace kamisado::screen {

namespace {

bool is_control(std::uint32_t code) { return code < 0x20U || (code >= 0x7FU && code < 0xA0U); }

/// Marks that turn the direction of writing, or end a line: invisible, and able to spoil a row.
bool is_format(std::uint32_t code) {
    return (code >= 0x200BU && code <= 0x200FU) || (code >= 0x2028U && code <= 0x202EU) ||
           (code >= 0x2060U && code <= 0x206FU) || code == 0xFEFFU || code == 0xADU ||
           code == 0x61CU;
}

/// Takes a character if it takes no cell of its own.
std::string_view take_accent(std::string_view& text) {
    std::string_view rest = text;
    if (!take_character(rest)) {
        return {};
    }
    const std::string_view character = text.substr(0, text.size() - rest.size());
    if (display_width(character) != 0) {
        return {};
    }
    text = rest;
    return character;
}

std::string visible_accent(std::string_view accent) {
    std::string_view rest = accent;
    const auto code = take_character(rest);
    return code && !is_format(*code) ? std::string(accent) : std::string();
}

/// The character that accents join; a lone accent is left where it is.
Cluster take_base(std::string_view& text) {
    std::string_view rest = text;
    const auto code = take_character(rest);
    if (!code) {
        text.remove_prefix(1);
        return {.text = "?", .width = 1};
    }
    const std::string_view character = text.substr(0, text.size() - rest.size());
    const auto width = static_cast<int>(display_width(character));
    if (width == 0) {
        return {.text = " ", .width = 1};
    }
    text = rest;
    if (is_control(*code) || is_format(*code)) {
        return {.text = "?", .width = 1};
    }
    return {.text = std::string(character), .width = width};
}

} // namespace

Cluster take_cluster(std::string_view& text) {
    constexpr std::size_t longest = 32; // nobody needs a taller pile of accents
    Cluster cluster = take_base(text);
    while (!text.empty()) {
        const std::string_view accent = take_accent(text);
        if (accent.empty()) {
            break;
        }
        if (cluster.text.size() + accent.size() <= longest) {
            cluster.text += visible_accent(accent);
        }
    }
    return cluster;
}

std::string utf8_of(char32_t character) {
    const auto tail = [character](unsigned shift) {
        return static_cast<char>(0x80U | ((character >> shift) & 0x3FU));
    };
    if (character < 0x80) {
        return {static_cast<char>(character)};
    }
    if (character < 0x800) {
        return {static_cast<char>(0xC0U | (character >> 6U)), tail(0)};
    }
    if (character < 0x10000) {
        return {static_cast<char>(0xE0U | (character >> 12U)), tail(6), tail(0)};
    }
    return {static_cast<char>(0xF0U | (character >> 18U)), tail(12), tail(6), tail(0)};
}

std::vector<Cluster> clusters_of(std::string_view text) {
    std::vector<Cluster> clusters;
    while (!text.empty()) {
        clusters.push_back(take_cluster(text));
    }
    return clusters;
}

int width_of(std::string_view text) {
    int width = 0;
    while (!text.empty()) {
        width += take_cluster(text).width;
    }
    return width;
}

} // namespace kamisado::screen
