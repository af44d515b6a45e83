#pragma once

#include "support/temporary_folder.h"

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>

/// The program as its users have it: started by a shell, or held at the other end of two pipes.
namespace kamisado::test {

struct Finished {
    std::string output;
    std::string errors;
    int exit_code = 0;
};

/// Runs a command line in a folder. `kamisado` is the program under test, the home is the folder,
/// and nothing else of this environment is there.
[[nodiscard]] Finished run(const TemporaryFolder& folder, const std::string& command,
                           std::string_view input = {});

/// A program that is still running.
class Running {
  public:
    Running(const TemporaryFolder& folder, const std::string& command);
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running();

    void say(std::string_view line);
    /// Reads on until the text has been printed. False when the program ends before that.
    [[nodiscard]] bool hears(std::string_view text);
    /// The next line that has not been heard yet; nothing when the program has ended.
    [[nodiscard]] std::optional<std::string> next_line();
    /// Nobody reads any more what it prints.
    void stop_listening();
    void signal(int number) const;
    [[nodiscard]] pid_t process() const { return process_; }
    /// No time to save anything.
    void kill();
    [[nodiscard]] int wait_for_end();

  private:
    pid_t process_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string heard_;

    [[nodiscard]] bool hear_more();
};

} // namespace kamisado::test
