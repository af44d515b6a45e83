#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace kamisado::load {

/// What a process has used so far.
struct Usage {
    std::size_t resident_bytes = 0;
    std::size_t most_resident_bytes = 0; ///< at any time
    double cpu_seconds = 0;
};
[[nodiscard]] Usage usage_of(pid_t process);

/// `kamisado serve` on a database of its own, gone with this object.
class ServerProcess {
  public:
    /// Returns once it listens; throws std::runtime_error when it does not. Without a database a
    /// new file in a temporary folder is used. `connections` are to PostgreSQL.
    ServerProcess(const std::string& program, const std::string& database,
                  std::size_t connections = 2);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess();

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] pid_t process() const { return process_; }
    /// The one that it was given, or its own.
    [[nodiscard]] const std::string& database() const { return database_; }

  private:
    void start(const std::string& program, std::size_t connections = 2);
    void hear_port(int output);

    std::filesystem::path folder_;
    std::string database_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

} // namespace kamisado::load
