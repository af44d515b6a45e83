#pragma once

#include "arena/spawn.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado {

/// Why a program was not heard.
enum class Silence : std::uint8_t {
    Late,        ///< the time is over
    Ended,       ///< it has closed its output, which programs do when they end
    LineTooLong, ///< too much without the end of a line
    Interrupted, ///< somebody has asked to stop
};

/// Another program, spoken to line by line. It has its own process group, so that
/// Ctrl+C is not for it and that nothing it has started outlives it; and it is killed by the system
/// if the thread that started it is.
class EngineProcess {
  public:
    using Deadline = std::chrono::steady_clock::time_point;
    static constexpr std::size_t longest_line = 65'536;

    /// Runs the program that the first word names, found as a shell would find it. What it writes
    /// to standard error is added to `error_log`, or dropped. The error is a sentence.
    [[nodiscard]] static std::expected<EngineProcess, std::string>
    start(const std::vector<std::string>& words, const std::filesystem::path& error_log = {});

    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    EngineProcess(EngineProcess&& other) noexcept;
    EngineProcess& operator=(EngineProcess&& other) noexcept;
    /// Kills it.
    ~EngineProcess();

    /// Writes a line; waits until the deadline for a program that does not read.
    [[nodiscard]] std::expected<void, Silence> say(std::string_view line, Deadline deadline,
                                                   const std::stop_token& stop = {}) const;
    /// The next line, without its end.
    [[nodiscard]] std::expected<std::string, Silence> hear(Deadline deadline,
                                                           const std::stop_token& stop = {});

    /// Gives it a moment to end by itself, kills it otherwise; how it ended, "it ended with exit
    /// code 3". Nothing more can be said or heard afterwards.
    std::string end(std::chrono::milliseconds moment);

  private:
    explicit EngineProcess(Spawned spawned) : spawned_(std::move(spawned)) {}

    [[nodiscard]] std::optional<std::string> line_in_buffer();
    [[nodiscard]] std::optional<Silence> read_more();
    [[nodiscard]] std::optional<int> reap(std::chrono::milliseconds moment) const;
    void close_pipes();

    Spawned spawned_;
    std::string buffer_;
    std::size_t searched_ = 0; ///< how much of the buffer has no end of a line in it
};

} // namespace kamisado
