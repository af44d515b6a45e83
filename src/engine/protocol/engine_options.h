#pragma once

#include "protocol/engine_commands.h"
#include "protocol/engine_says.h"
#include "protocol/line_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado::protocol {

/// What can be set with `setoption`.
struct EngineOptions {
    int level = 10;
    int hash_megabytes = 64;
    int threads = 1;
    std::uint64_t seed = 0; ///< every level decides the same with the same seed

    [[nodiscard]] std::size_t table_bytes() const {
        return static_cast<std::size_t>(hash_megabytes) << 20U;
    }
    friend bool operator==(const EngineOptions&, const EngineOptions&) = default;
};

[[nodiscard]] const std::vector<OptionOffered>& offered_options();

/// Changes the options, or says why not and leaves them.
[[nodiscard]] std::optional<LineError> set_option(EngineOptions& options, const SetOption& wanted);

} // namespace kamisado::protocol
