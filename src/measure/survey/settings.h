#pragma once

#include "rules/setup.h"
#include "survey/enumeration.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::survey {

enum class ListKind : std::uint8_t { Random, Enumerated };

/// Everything that a survey's results depend on. It does not say which machine works it out, nor in
/// which order.
struct Settings {
    ListKind list = ListKind::Random;
    std::uint64_t seed = 1;       ///< of the random list, and of random rings
    std::string files{all_files}; ///< of the enumeration
    std::uint64_t from = 0;
    std::uint64_t count = 100;
    std::string rings = {}; ///< "N*,g**"; empty: none
    int random_rings = 0;   ///< a side
    bool distance = false;
    std::uint64_t nodes = 100'000'000; ///< to look at for a line-up before it stays unknown
    int hash_megabytes = 64;
    bool symmetry = true;     ///< of two line-ups that are mirror images one is solved, for both
    std::uint64_t block = 16; ///< line-ups that are handed out, and written down, together

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What cannot be surveyed, in a sentence; nullopt if all is well.
[[nodiscard]] std::optional<std::string> fault_of(const Settings& settings);

/// A line for each setting, for the head of a checkpoint and for other ranks.
[[nodiscard]] std::string write_settings(const Settings& settings);
/// The reverse; the error is a sentence.
[[nodiscard]] std::expected<Settings, std::string> read_settings(std::string_view text);

/// "seed is 1 there and 2 here", one after another; empty when nothing differs.
[[nodiscard]] std::string difference(const Settings& there, const Settings& here);

} // namespace kamisado::survey
