#pragma once

#include "files/descriptor.h"

#include <sys/types.h>

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

namespace kamisado {

/// A new process with our ends of its standard input (a socket, since a pipe could only be written
/// with signals) and its standard output; neither of them blocks.
struct Spawned {
    pid_t process = -1;
    Descriptor input;
    Descriptor output;
};

/// Starts a program; see EngineProcess. The error is a sentence.
[[nodiscard]] std::expected<Spawned, std::string> spawn(const std::vector<std::string>& words,
                                                        const std::filesystem::path& error_log);

} // namespace kamisado
