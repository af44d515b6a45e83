#pragma once

#include "support/process.h"
#include "support/temporary_folder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::test {

/// `kamisado serve` as it is installed, on a port and a database that stay the same.
class ServerProcess {
  public:
    /// `name` is for the log that it leaves in the folder.
    ServerProcess(const TemporaryFolder& folder, std::string database, std::string name);

    /// More for its command line, and what stands before it: `env NAME=value`.
    void set_options(std::string options, std::string before = {}) {
        options_ = std::move(options);
        before_ = std::move(before);
    }
    /// Returns once it listens.
    void start();
    void signal(int number) const { program_->signal(number); }
    /// Its resident memory in bytes.
    [[nodiscard]] std::size_t memory() const;
    void kill();
    /// As an administrator stops it; the exit code.
    [[nodiscard]] int stop();

    [[nodiscard]] std::uint16_t port() const { return port_; }
    /// The end of what it has logged, for a test that has failed.
    [[nodiscard]] std::string last_words() const;

  private:
    const TemporaryFolder* folder_;
    std::string database_;
    std::string name_;
    std::string options_;
    std::string before_;
    std::uint16_t port_;
    std::optional<Running> program_;
};

} // namespace kamisado::test
