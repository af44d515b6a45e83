#pragma once

#include "notation/position_text.h"
#include "rules/position.h"

#include <fstream>
#include <string>
#include <vector>

namespace kamisado::tests {

/// The first positions of a suite in data/suites.
[[nodiscard]] inline std::vector<Position> load_suite(const std::string& name, int count) {
    std::ifstream file(std::string(KAMISADO_SOURCE_DIR "/data/suites/") + name);
    std::vector<Position> positions;
    for (std::string line; std::ssize(positions) < count && std::getline(file, line);) {
        if (const auto position = read_position(line)) {
            positions.push_back(*position);
        }
    }
    return positions;
}

} // namespace kamisado::tests
