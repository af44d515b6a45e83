#include "notation/utf8.h"
#include "require.h"
#include "screen/canvas.h"
#include "screen/cluster.h"
#include "screen/escape_sequence.h"
#include "screen/painter.h"
#include "screen/text.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;
using namespace kamisado::screen;

namespace {

constexpr int columns = 20;

/// Every cell holds something a terminal can show, and a wide character has both of its cells.
void check(const Canvas& canvas) {
    for (int row = 0; row < canvas.size().rows; ++row) {
        for (int column = 0; column < canvas.size().columns; ++column) {
            const std::string& text = canvas.at(row, column).text;
            fuzz::require(is_utf8(text));
            const int expected = canvas.at(row, column + 1).text.empty() ? 2 : 1;
            if (text.empty()) {
                fuzz::require(column > 0 && !canvas.at(row, column - 1).text.empty());
            } else {
                fuzz::require(clusters_of(text).size() == 1 && width_of(text) == expected);
            }
        }
    }
}

} // namespace

/// Any bytes can be written anywhere, broken into lines, and taken for what a terminal has sent.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    Canvas canvas({.rows = 2, .columns = columns});
    canvas.put(0, static_cast<int>(size % 9) - 4, text);
    check(canvas);
    canvas.put(0, static_cast<int>(size % 7), text.substr(size / 2));
    check(canvas);
    for (const std::string& line : wrapped(text, columns)) {
        fuzz::require(width_of(line) <= columns);
    }
    fuzz::require(width_of(shortened(text, columns, {})) <= columns);
    static_cast<void>(is_unfinished(text));
    static_cast<void>(meaning_of(text));
    return 0;
}
