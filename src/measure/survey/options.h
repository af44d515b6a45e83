#pragma once

#include "options/json_option.h"
#include "survey/settings.h"

#include <CLI/App.hpp>

#include <expected>
#include <optional>
#include <string>

namespace kamisado::survey {

inline constexpr int most_threads = 256;

/// What is typed after `kamisado survey` and `kamisado-mpi survey`.
struct Options {
    Settings settings;
    std::optional<std::uint64_t> count = std::nullopt;
    bool enumerate = false;
    bool no_symmetry = false;
    int threads = 1;
    std::string checkpoint; ///< a file; empty: none
    std::string chart;      ///< a file; empty: none
    options::JsonOption json;
};

/// Declares them, so that both programs have the same.
void add_options(CLI::App& command, Options& options);

/// The settings that were meant; what is wrong with them, in a sentence.
[[nodiscard]] std::expected<Settings, std::string> settings_of(const Options& options);

} // namespace kamisado::survey
