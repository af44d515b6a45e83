// Makes the suites of positions in data/suites that the solver is measured on:
//   make_suites FOLDER
#include "maker.h"
#include "notation/position_text.h"

#include <cstdint>
#include <fstream>
#include <string>

namespace {

using namespace kamisado;
using bench::Maker;

template <typename Make>
void write_suite(const std::string& path, const std::string& title, int count, Make make) {
    std::ofstream file(path);
    file << "# " << title << '\n';
    for (int made = 0; made < count; ++made) {
        file << write_position(make()) << '\n';
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/";
    write_suite(folder + "first.txt", "The first position.", 1, [] { return Position::first(); });
    Maker line_ups(1);
    write_suite(folder + "line-ups-0-rings.txt", "Random line-ups without rings.", 100,
                [&] { return line_ups.line_up(0); });
    write_suite(folder + "line-ups-4-rings.txt", "Random line-ups, one to four rings a side.", 100,
                [&] { return line_ups.line_up(1 + static_cast<int>(line_ups.below(4))); });
    write_suite(folder + "line-ups-9-rings.txt", "Random line-ups, about nine rings a side.", 50,
                [&] { return line_ups.line_up(9); });
    for (const int rings : {0, 4, 9}) {
        Maker middles(static_cast<std::uint64_t>(100 + rings));
        write_suite(folder + "middle-" + std::to_string(rings) + "-rings.txt",
                    "Three to ten moves into rounds from random line-ups.", 300,
                    [&] { return middles.middle(rings); });
    }
}
