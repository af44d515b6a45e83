#include "picture/decoded.h"

#include <zlib.h>

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamisado::picture {

namespace {

void require(bool is_so, const char* what) {
    if (!is_so) {
        throw std::runtime_error(what);
    }
}

std::uint32_t number_at(std::string_view text, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = (number << 8U) | static_cast<std::uint8_t>(text.at(at + i));
    }
    return number;
}

const Bytef* bytes_of(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data()); // NOLINT
}

int predicted(int filter, int left, int above, int diagonal) {
    switch (filter) {
    case 0: return 0;
    case 1: return left;
    case 2: return above;
    case 3: return (left + above) / 2;
    default: break;
    }
    const int estimate = left + above - diagonal;
    const int a = std::abs(estimate - left);
    const int b = std::abs(estimate - above);
    const int c = std::abs(estimate - diagonal);
    if (a <= b && a <= c) {
        return left;
    }
    return b <= c ? above : diagonal;
}

} // namespace

Image decoded(std::string_view png) {
    require(png.starts_with("\x89PNG\r\n\x1a\n"), "no PNG");
    std::string header;
    std::string packed;
    std::string name;
    for (std::size_t at = 8; name != "IEND";) {
        const std::size_t length = number_at(png, at);
        name = std::string(png.substr(at + 4, 4));
        const std::string_view body = png.substr(at + 8, length);
        const std::string_view summed = png.substr(at + 4, length + 4);
        require(number_at(png, at + 8 + length) ==
                    ::crc32(0, bytes_of(summed), static_cast<uInt>(summed.size())),
                "a wrong checksum");
        if (name == "IHDR") {
            header = body;
        } else if (name == "IDAT") {
            packed += body;
        }
        at += 12 + length;
        require(name != "IEND" || at == png.size(), "something after the end");
    }
    require(header.size() == 13 && header.substr(8) == std::string("\x08\x02\0\0\0", 5),
            "another kind of PNG");
    const auto width = number_at(header, 0);
    const auto height = number_at(header, 4);
    const std::size_t length = std::size_t{width} * 3;
    std::vector<std::uint8_t> rows((length + 1) * height);
    uLongf size = rows.size();
    require(::uncompress(rows.data(), &size, bytes_of(packed), packed.size()) == Z_OK &&
                size == rows.size(),
            "another length");
    Image image(static_cast<int>(width), static_cast<int>(height), {});
    std::vector<std::uint8_t> before(length);
    for (std::uint32_t y = 0; y < height; ++y) {
        std::uint8_t* const row = &rows[y * (length + 1)];
        for (std::size_t i = 0; i < length; ++i) {
            const int left = i < 3 ? 0 : row[i + 1 - 3];
            const int diagonal = i < 3 ? 0 : before[i - 3];
            row[i + 1] = static_cast<std::uint8_t>(row[i + 1] +
                                                   predicted(row[0], left, before[i], diagonal));
        }
        before.assign(row + 1, row + 1 + length);
        for (std::uint32_t x = 0; x < width; ++x) {
            image.blend(
                static_cast<int>(x), static_cast<int>(y),
                {.red = before[x * 3], .green = before[(x * 3) + 1], .blue = before[(x * 3) + 2]},
                1);
        }
    }
    return image;
}

} // namespace kamisado::picture
