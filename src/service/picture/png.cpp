#include "picture/png.h"

#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string_view>
#include <vector>

namespace kamisado::picture {

namespace {

using Bytes = std::vector<std::uint8_t>;
constexpr int dots_with_three_bytes = 2; ///< PNG's number for red, green and blue
constexpr int bits = 8;

void add_number(std::string& text, std::uint32_t number) {
    for (const int shift : {24, 16, 8, 0}) {
        text += static_cast<char>((number >> static_cast<unsigned>(shift)) & 0xffU);
    }
}

void add_chunk(std::string& file, std::string_view name, std::string_view content) {
    std::string body(name);
    body += content;
    add_number(file, static_cast<std::uint32_t>(content.size()));
    file += body;
    add_number(file, static_cast<std::uint32_t>(
                         ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), // NOLINT
                                 static_cast<uInt>(body.size()))));
}

/// Paeth's guess: whichever of its neighbours is nearest to left + above - diagonal.
int guess(int left, int above, int diagonal) {
    const int estimate = left + above - diagonal;
    const int to_left = std::abs(estimate - left);
    const int to_above = std::abs(estimate - above);
    const int to_diagonal = std::abs(estimate - diagonal);
    if (to_left <= to_above && to_left <= to_diagonal) {
        return left;
    }
    return to_above <= to_diagonal ? above : diagonal;
}

/// Each row as what differs from Paeth's guess, which suits drawings with soft edges.
Bytes filtered(const Image& image) {
    constexpr std::uint8_t paeth = 4;
    const std::size_t length = static_cast<std::size_t>(image.width()) * Image::channels;
    const Bytes nothing(length);
    Bytes out;
    out.reserve((length + 1) * static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y) {
        const std::uint8_t* const row = image.row(y);
        const std::uint8_t* const above = y == 0 ? nothing.data() : image.row(y - 1);
        out.push_back(paeth);
        for (std::size_t i = 0; i < length; ++i) {
            const bool is_first = i < Image::channels;
            const int left = is_first ? 0 : row[i - Image::channels];
            const int diagonal = is_first ? 0 : above[i - Image::channels];
            out.push_back(static_cast<std::uint8_t>(row[i] - guess(left, above[i], diagonal)));
        }
    }
    return out;
}

std::string deflated(const Bytes& bytes) {
    uLongf length = ::compressBound(bytes.size());
    std::string out(length, '\0');
    if (::compress2(reinterpret_cast<Bytef*>(out.data()), &length, bytes.data(), // NOLINT
                    bytes.size(), Z_DEFAULT_COMPRESSION) != Z_OK) {
        throw std::bad_alloc(); // nothing else can go wrong
    }
    out.resize(length);
    return out;
}

} // namespace

std::string write_png(const Image& image) {
    std::string header;
    add_number(header, static_cast<std::uint32_t>(image.width()));
    add_number(header, static_cast<std::uint32_t>(image.height()));
    for (const int value : {bits, dots_with_three_bytes, 0, 0, 0}) {
        header += static_cast<char>(value);
    }
    std::string file = "\x89PNG\r\n\x1a\n";
    add_chunk(file, "IHDR", header);
    add_chunk(file, "IDAT", deflated(filtered(image)));
    add_chunk(file, "IEND", "");
    return file;
}

} // namespace kamisado::picture
