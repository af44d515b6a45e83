#include "protocol/engine_options.h"

#include "computer/level.h"
#include "notation/ascii.h"
#include "notation/describe.h"
#include "protocol/words.h"
#include "solver/solver.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace kamisado::protocol {

namespace {

constexpr std::uint64_t most_engine_threads = 256;

std::string range_of(const OptionOffered& option) {
    return option.name + " is a whole number from " + std::to_string(option.least) + " to " +
           std::to_string(option.most);
}

void take(EngineOptions& options, std::string_view name, std::uint64_t value) {
    if (name == "Level") {
        options.level = static_cast<int>(value);
    } else if (name == "Hash") {
        options.hash_megabytes = static_cast<int>(value);
    } else if (name == "Threads") {
        options.threads = static_cast<int>(value);
    } else {
        options.seed = value;
    }
}

} // namespace

const std::vector<OptionOffered>& offered_options() {
    constexpr EngineOptions usual;
    static const std::vector<OptionOffered> offered{
        {.name = "Level", .usual = usual.level, .least = lowest_level, .most = highest_level},
        {.name = "Hash", .usual = usual.hash_megabytes, .least = 1, .most = most_table_megabytes},
        {.name = "Threads", .usual = usual.threads, .least = 1, .most = most_engine_threads},
        {.name = "Seed",
         .usual = 0,
         .least = 0,
         .most = std::numeric_limits<std::uint64_t>::max()}};
    return offered;
}

std::optional<LineError> set_option(EngineOptions& options, const SetOption& wanted) {
    const std::string name = to_lower(wanted.name);
    const auto option = std::ranges::find_if(offered_options(), [&](const OptionOffered& offered) {
        return to_lower(offered.name) == name; // as in UCI, case does not matter
    });
    if (option == offered_options().end()) {
        return LineError{.id = "protocol.unknown-option",
                         .sentence = printable(wanted.name) +
                                     " cannot be set; Level, Hash, Threads and Seed can"};
    }
    const auto value = number_from<std::uint64_t>(wanted.value);
    if (!value || std::cmp_less(*value, option->least) || *value > option->most) {
        return LineError{.id = "protocol.option-value",
                         .sentence = range_of(*option) + ", not " + printable(wanted.value)};
    }
    take(options, option->name, *value);
    return std::nullopt;
}

} // namespace kamisado::protocol
