#include "survey/options.h"

#include "options/checks.h"
#include "solver/memory.h"
#include "solver/solver.h"
#include "survey/rings.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>

namespace kamisado::survey {

namespace {

std::string check_rings(const std::string& text) {
    const auto rings = read_rings(text);
    return rings ? "" : rings.error();
}

std::string check_files(const std::string& text) { return fault_of_files(text).value_or(""); }

/// As far as the machine tells: of many, that of rank 0.
bool has_memory_for(int tables, int megabytes) {
    const auto available = available_memory();
    const auto wanted = static_cast<std::uint64_t>(tables) * static_cast<std::uint64_t>(megabytes);
    return !available || wanted << 20U <= *available;
}

void add_list(CLI::App& command, Options& options) {
    CLI::Option* const enumerate =
        command.add_flag("--enumerate", options.enumerate,
                         "All line-ups in their order, not random ones; 0 is the first position");
    command
        .add_option("--files", options.settings.files,
                    "Enumerate only where towers of these files change places, say cdef")
        ->check(check_files, "")
        ->needs(enumerate);
    command
        .add_option("--from", options.settings.from,
                    "The number of the first line-up (0 if not given)")
        ->check(options::whole_number(0));
    command
        .add_option("--count", options.count,
                    "How many line-ups (100 random ones, or all that are left)")
        ->check(options::whole_number(1));
    command
        .add_option("--seed", options.settings.seed,
                    "The same seed gives the same random line-ups (1 if not given)")
        ->check(options::whole_number(0));
    command
        .add_flag("--no-symmetry", options.no_symmetry,
                  "Solve mirror images too; the totals are the same")
        ->needs(enumerate);
    CLI::Option* const rings =
        command
            .add_option("--rings", options.settings.rings,
                        "Towers that wear rings: N*,g** (Black's in capitals)")
            ->check(check_rings, "");
    command
        .add_option("--random-rings", options.settings.random_rings,
                    "So many rings a side, on random towers")
        ->check(options::whole_number(0, most_random_rings))
        ->excludes(rings);
}

} // namespace

void add_options(CLI::App& command, Options& options) {
    add_list(command, options);
    command.add_flag("--distance", options.settings.distance,
                     "Also in how many moves the round ends: takes much longer");
    command
        .add_option("--nodes", options.settings.nodes,
                    "A line-up stays unknown after N positions (100000000 if not given)")
        ->check(options::whole_number(1));
    command
        .add_option("--hash", options.settings.hash_megabytes,
                    "Memory for each thread's table, in MB (64 if not given)")
        ->check(options::whole_number(1, most_table_megabytes));
    command.add_option("--threads", options.threads, "How many line-ups at a time")
        ->check(options::whole_number(1, most_threads));
    command
        .add_option("--block", options.settings.block,
                    "Line-ups that are handed out and written down together (16 if not given)")
        ->check(options::whole_number(1));
    command
        .add_option("--checkpoint", options.checkpoint,
                    "Keep what is found in this file, and go on from there")
        ->type_name("FILE");
    command.add_option("--svg", options.chart, "Draw the result into this file")->type_name("FILE");
    options::add_json(command, options.json, "For programs: one JSON object");
}

std::expected<Settings, std::string> settings_of(const Options& options) {
    Settings settings = options.settings;
    settings.symmetry = !options.no_symmetry;
    if (options.enumerate) {
        const std::uint64_t size = Enumeration(settings.files).size();
        settings.list = ListKind::Enumerated;
        settings.count = settings.from < size ? size - settings.from : 1; // 1: it is refused
    }
    settings.count = options.count.value_or(settings.count);
    if (const auto fault = fault_of(settings)) {
        return std::unexpected(*fault);
    }
    if (!has_memory_for(options.threads, settings.hash_megabytes)) {
        return std::unexpected(fmt::format("hash: there is no memory for {} tables of {} MB",
                                           options.threads, settings.hash_megabytes));
    }
    return settings;
}

} // namespace kamisado::survey
