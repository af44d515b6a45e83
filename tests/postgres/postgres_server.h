#pragma once

#include "support/temporary_folder.h"

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::test {

/// A PostgreSQL server of the test's own, in a temporary folder, reached by a socket in it. It
/// never runs as root, which PostgreSQL refuses: root starts it as `postgres`.
class PostgresServer {
  public:
    /// Where initdb and postgres are; nothing when PostgreSQL is not installed.
    [[nodiscard]] static std::optional<std::filesystem::path> programs();

    /// Made and started. `is_durable` leaves its syncs on, for tests that kill it.
    explicit PostgresServer(bool is_durable = false);
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;
    /// Stopped, and its folder removed.
    ~PostgresServer();

    void start();
    /// At once, but in order: connections are cut.
    void stop();
    /// As if the power had gone, but for what the system keeps of its processes.
    void kill();
    /// The same with -9, every process of it at once. It cannot be started again.
    void kill_hard();

    /// Another server that follows this one by streaming; from now on no commit here is
    /// acknowledged that is not on its disk.
    [[nodiscard]] std::unique_ptr<PostgresServer> new_standby();
    /// A standby takes over.
    void promote() const;

    /// Another empty database: "postgresql:///name?host=…".
    [[nodiscard]] std::string new_database();
    void remove_database(const std::string& address) const;
    /// Where it listens.
    [[nodiscard]] std::string folder() const { return folder_.path().string(); }
    [[nodiscard]] std::filesystem::path socket() const { return folder_ / ".s.PGSQL.5432"; }

  private:
    struct StandbyOf {
        const PostgresServer* primary;
    };
    explicit PostgresServer(const StandbyOf& other);
    void take_folder();
    [[nodiscard]] std::string address_of(std::string_view name) const;
    void run(const std::string& program, std::vector<std::string> arguments) const;
    [[nodiscard]] pid_t launch(const std::string& program,
                               std::vector<std::string> arguments) const;
    void end(int signal);

    TemporaryFolder folder_;
    std::filesystem::path programs_;
    bool is_durable_;
    pid_t process_ = 0;
    int databases_ = 0;
};

/// One server for all tests of a program, started when it is first needed; nothing when PostgreSQL
/// is not installed.
[[nodiscard]] PostgresServer* shared_postgres();

} // namespace kamisado::test
