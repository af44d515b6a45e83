#pragma once

#include <expected>
#include <string>

namespace libkamisado {

/// Where in a text, counted from 1 (columns in characters), and where in a match. 0: nowhere.
struct Place {
    int line = 0;
    int column = 0;
    int round = 0;
    int move = 0; ///< of the round, counting real moves

    friend bool operator==(const Place&, const Place&) = default;
};

/// Why something cannot be. Nothing has changed then.
struct Error {
    std::string id;       ///< for programs: "move.in-the-way"
    std::string sentence; ///< for people, in English
    std::string message;  ///< with the place before it: "line 3, column 7, round 1, move 4: …"
    Place place{};        ///< in the text that was read
    std::string rule{};   ///< of the rulebook, where one forbids a move between two squares: "M2"

    friend bool operator==(const Error&, const Error&) = default;
};

template <typename T>
using Result = std::expected<T, Error>;

} // namespace libkamisado
