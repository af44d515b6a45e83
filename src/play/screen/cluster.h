#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Text in the pieces that a terminal's cells hold.
namespace kamisado::screen {

/// A character with the accents that join it.
struct Cluster {
    std::string text;
    int width = 1; ///< in cells: 1 or 2

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

/// Takes one from the front of a text that is not empty. What no cell could hold (control
/// characters, bytes that are not UTF-8) becomes `?`, a lone accent gets a space to stand on.
[[nodiscard]] Cluster take_cluster(std::string_view& text);

[[nodiscard]] std::vector<Cluster> clusters_of(std::string_view text);

/// The text's width in cells, as Canvas::put() writes it.
[[nodiscard]] int width_of(std::string_view text);

/// One character as text.
[[nodiscard]] std::string utf8_of(char32_t character);

} // namespace kamisado::screen
