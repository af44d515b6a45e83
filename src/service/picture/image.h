#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kamisado::picture {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// Dots in rows from the upper left; nothing can be seen through.
class Image {
  public:
    static constexpr std::size_t channels = 3;

    Image(int width, int height, Rgb ground);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] Rgb at(int x, int y) const;
    /// Lays a colour over a dot; 1 covers it.
    void blend(int x, int y, Rgb colour, double part);
    /// Copies another one into this, with its upper left corner there. It must fit.
    void put(const Image& other, int left, int top);
    /// A row's red, green and blue, one dot after another.
    [[nodiscard]] const std::uint8_t* row(int y) const { return &bytes_[place(0, y)]; }

  private:
    [[nodiscard]] std::size_t place(int x, int y) const {
        return ((static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)) +
                static_cast<std::size_t>(x)) *
               channels;
    }

    int width_;
    int height_;
    std::vector<std::uint8_t> bytes_;
};

} // namespace kamisado::picture
