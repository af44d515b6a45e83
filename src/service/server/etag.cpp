#include "server/etag.h"

#include <array>
#include <charconv>
#include <cstdint>

namespace kamisado::server {

namespace {

/// FNV-1a. Tags tell versions of our own files apart; nobody gains by making two of them alike.
std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

} // namespace

std::string etag_of(std::string_view bytes) {
    std::array<char, 40> text{};
    auto* at = std::to_chars(text.data(), text.data() + text.size(), bytes.size(), 16).ptr;
    *at++ = '-';
    at = std::to_chars(at, text.data() + text.size(), hash_of(bytes), 16).ptr;
    return '"' + std::string(text.data(), at) + '"';
}

} // namespace kamisado::server
