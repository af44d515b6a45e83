#include "server/shared_match.h"

#include <zlib.h>

#include <cstdint>
#include <string>
#include <utility>

namespace kamisado::server {

namespace {

constexpr char version = '1';
constexpr std::size_t checksum_bytes = 4;
constexpr std::size_t longest_record = 100'000;
constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char letter : text) {
        const auto value = alphabet.find(letter);
        if (value == std::string_view::npos) {
            return std::nullopt;
        }
        bits = (bits << 6U) | static_cast<std::uint32_t>(value);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>((bits >> static_cast<unsigned>(count)) & 0xffU);
        }
    }
    return bytes;
}

/// FNV-1a.
std::uint32_t checksum_of(std::string_view text) {
    std::uint32_t hash = 0x811c9dc5U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<std::uint8_t>(letter)) * 0x01000193U;
    }
    return hash;
}

/// Deflate without a header, as browsers call "deflate-raw".
class Inflater {
  public:
    Inflater() : is_ready_(::inflateInit2(&stream_, -MAX_WBITS) == Z_OK) {}
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    Inflater(Inflater&&) = delete;
    Inflater& operator=(Inflater&&) = delete;
    ~Inflater() {
        if (is_ready_) {
            ::inflateEnd(&stream_);
        }
    }

    /// nullopt if it is damaged, has something after its end, or is longer than `most`.
    std::optional<std::string> inflate(std::string packed, std::size_t most) {
        std::string text(most, '\0');
        stream_.next_in = reinterpret_cast<Bytef*>(packed.data()); // NOLINT
        stream_.avail_in = static_cast<uInt>(packed.size());
        stream_.next_out = reinterpret_cast<Bytef*>(text.data()); // NOLINT
        stream_.avail_out = static_cast<uInt>(text.size());
        if (!is_ready_ || ::inflate(&stream_, Z_FINISH) != Z_STREAM_END || stream_.avail_in > 0) {
            return std::nullopt;
        }
        text.resize(most - stream_.avail_out);
        return text;
    }

  private:
    z_stream stream_{};
    bool is_ready_;
};

} // namespace

std::optional<Record> read_shared_match(std::string_view packed) {
    if (packed.size() > longest_shared_link || !packed.starts_with(version)) {
        return std::nullopt;
    }
    const auto bytes = from_base64url(packed.substr(1));
    if (!bytes || bytes->size() <= checksum_bytes) {
        return std::nullopt;
    }
    const auto text = Inflater().inflate(bytes->substr(checksum_bytes), longest_record);
    std::uint32_t told = 0;
    for (std::size_t i = 0; i < checksum_bytes; ++i) {
        told = (told << 8U) | static_cast<std::uint8_t>((*bytes)[i]);
    }
    if (!text || checksum_of(*text) != told) {
        return std::nullopt;
    }
    auto record = read_record(*text);
    return record ? std::optional(std::move(*record)) : std::nullopt;
}

} // namespace kamisado::server
