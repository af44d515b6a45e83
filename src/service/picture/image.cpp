#include "picture/image.h"

#include <algorithm>
#include <cmath>

namespace kamisado::picture {

namespace {

std::uint8_t between(std::uint8_t from, std::uint8_t to, double part) {
    return static_cast<std::uint8_t>(std::lround(from + ((to - from) * part)));
}

} // namespace

Image::Image(int width, int height, Rgb ground) : width_(width), height_(height) {
    bytes_.reserve(place(0, height));
    for (int dot = 0; dot < width * height; ++dot) {
        bytes_.insert(bytes_.end(), {ground.red, ground.green, ground.blue});
    }
}

Rgb Image::at(int x, int y) const {
    const std::size_t first = place(x, y);
    return {.red = bytes_[first], .green = bytes_[first + 1], .blue = bytes_[first + 2]};
}

void Image::blend(int x, int y, Rgb colour, double part) {
    const std::size_t first = place(x, y);
    bytes_[first] = between(bytes_[first], colour.red, part);
    bytes_[first + 1] = between(bytes_[first + 1], colour.green, part);
    bytes_[first + 2] = between(bytes_[first + 2], colour.blue, part);
}

void Image::put(const Image& other, int left, int top) {
    for (int y = 0; y < other.height(); ++y) {
        std::copy_n(other.row(y), static_cast<std::size_t>(other.width()) * channels,
                    &bytes_[place(left, top + y)]);
    }
}

} // namespace kamisado::picture
