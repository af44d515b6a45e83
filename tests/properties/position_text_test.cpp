// Positions as setups and as text: nothing is lost on the way there and back.

#include "notation/position_text.h"
#include "properties/generators.h"
#include "rules/moves.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <string>
#include <utility>

namespace kamisado::tests {

namespace {

/// A small slip of the pen, from the letters that positions are written with.
std::string misspelt(std::string text) {
    static const std::string letters = "NGRYKPBOngrykpbo*/12345678 bg-?";
    const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
    const char letter = letters[*rc::gen::inRange<std::size_t>(0, letters.size())];
    switch (*rc::gen::inRange(0, 4)) {
    case 0: text[place] = letter; break;
    case 1: text.insert(place, 1, letter); break;
    case 2: text.erase(place, 1); break;
    default: std::swap(text[place], text[*rc::gen::inRange<std::size_t>(0, text.size())]); break;
    }
    return text;
}

} // namespace

RC_GTEST_PROP(PositionSetup, ThereAndBackIsIdentity, (const Position& position)) {
    const auto back = Position::from(position.to_setup());
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == position);
}

RC_GTEST_PROP(PositionText, WriteReadWriteIsStable, (const Position& position)) {
    const std::string text = write_position(position);
    const auto read = read_position(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
    RC_ASSERT(write_position(*read) == text);
}

RC_GTEST_PROP(PositionText, FinishedRoundsAreReadBack, (const Position& position)) {
    for (const Move move : legal_moves(position)) {
        const Position after = position.after(move);
        const std::string text = write_position(after);
        const auto read = read_any_position(text);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->setup == after.to_setup());
        RC_ASSERT(read->is_running() == !after.is_over());
        RC_ASSERT(write_setup(read->setup) == text);
        RC_ASSERT(read_position(text).has_value() == !after.is_over());
    }
}

RC_GTEST_PROP(PositionText, WhatIsReadIsWrittenInOneWay, (const Position& position)) {
    const std::string text = misspelt(write_position(position));
    RC_LOG() << text << '\n';
    const auto read = read_position(text);
    if (!read) {
        RC_ASSERT(read.error().place.line == 1);
        RC_ASSERT(read.error().place.column >= 1);
        RC_ASSERT(read.error().place.column <= static_cast<int>(text.size()) + 1);
        return;
    }
    // Some things may be spelt in two ways, but only one of them is written.
    const std::string written = write_position(*read);
    const auto again = read_position(written);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *read);
    RC_ASSERT(write_position(*again) == written);
}

} // namespace kamisado::tests
