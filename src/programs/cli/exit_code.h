#pragma once

#include <cstdint>

namespace kamisado::cli {

enum class ExitCode : std::uint8_t {
    Fine = 0,
    WrongInput = 1, ///< a bad position, a bad record, an illegal move, a file that cannot be used
    WrongUsage = 2,
    Interrupted = 130, ///< ended by Ctrl+C before its time, as a shell counts it
};

} // namespace kamisado::cli
