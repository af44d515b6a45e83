#include "support/process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>
#include <vector>

namespace kamisado::test {

namespace {

struct Streams {
    int input = -1;
    int output = -1;
    int errors = -1;
};

std::vector<std::string> environment_in(const TemporaryFolder& folder) {
    const std::filesystem::path program = KAMISADO_PROGRAM;
    return {"PATH=" + program.parent_path().string() + ":/usr/bin:/bin",
            "HOME=" + folder.path().string(),
            "XDG_STATE_HOME=" + (folder / "state").string(),
            "LANG=C.UTF-8",
            "TERM=xterm-256color",
            "TESTS=" KAMISADO_SOURCE_DIR "/tests", // where transcripts find data
            "SOURCE_DATE_EPOCH=1794700800"};       // 2026-11-15
}

/// In the child: becomes the command, or ends.
[[noreturn]] void become(const TemporaryFolder& folder, const std::string& command,
                         const Streams& streams, const std::vector<std::string>& environment) {
    std::vector<char*> variables;
    variables.reserve(environment.size() + 1);
    for (const std::string& variable : environment) {
        variables.push_back(const_cast<char*>(variable.c_str()));
    }
    variables.push_back(nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    if (::chdir(folder.path().c_str()) == 0 && ::dup2(streams.input, STDIN_FILENO) >= 0 &&
        ::dup2(streams.output, STDOUT_FILENO) >= 0 && ::dup2(streams.errors, STDERR_FILENO) >= 0) {
        ::execle("/bin/sh", "sh", "-c", command.c_str(), nullptr, variables.data());
    }
    ::_exit(127);
}

pid_t start(const TemporaryFolder& folder, const std::string& command, const Streams& streams) {
    const std::vector<std::string> environment = environment_in(folder);
    const pid_t process = ::fork();
    if (process == 0) {
        become(folder, command, streams, environment);
    }
    if (process < 0) {
        throw std::runtime_error("fork failed");
    }
    return process;
}

int exit_code_of(pid_t process) {
    int status = 0;
    if (::waitpid(process, &status, 0) != process) {
        throw std::runtime_error("waitpid failed");
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int open_file(const std::filesystem::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC, 0600);
    if (file < 0) {
        throw std::runtime_error("cannot open " + path.string());
    }
    return file;
}

} // namespace

Finished run(const TemporaryFolder& folder, const std::string& command, std::string_view input) {
    const TemporaryFolder streams;
    write_file(streams / "input", input);
    const Streams files{.input = open_file(streams / "input", O_RDONLY),
                        .output = open_file(streams / "output", O_CREAT | O_WRONLY),
                        .errors = open_file(streams / "errors", O_CREAT | O_WRONLY)};
    const pid_t process = start(folder, command, files);
    for (const int file : {files.input, files.output, files.errors}) {
        ::close(file);
    }
    Finished finished;
    finished.exit_code = exit_code_of(process);
    finished.output = read_file(streams / "output");
    finished.errors = read_file(streams / "errors");
    return finished;
}

Running::Running(const TemporaryFolder& folder, const std::string& command) {
    std::signal(SIGPIPE, SIG_IGN); // a program that has ended is an error of say(), not the end
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (::pipe2(to.data(), O_CLOEXEC) != 0 || ::pipe2(from.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipes");
    }
    // exec, so that the process is the program itself and not a shell around it
    process_ = start(folder, "exec " + command, {to[0], from[1], from[1]});
    ::close(to[0]);
    ::close(from[1]);
    input_ = to[1];
    output_ = from[0];
}

Running::~Running() {
    if (process_ > 0) {
        kill();
    }
    ::close(input_);
    if (output_ >= 0) {
        ::close(output_);
    }
}

void Running::say(std::string_view line) {
    const std::string text = std::string(line) + "\n";
    if (::write(input_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        throw std::runtime_error("the program does not listen");
    }
}

bool Running::hears(std::string_view text) {
    for (;;) {
        const auto found = heard_.find(text);
        if (found != std::string::npos) {
            heard_.erase(0, found + text.size());
            return true;
        }
        if (!hear_more()) {
            return false;
        }
    }
}

std::optional<std::string> Running::next_line() {
    auto end = heard_.find('\n');
    while (end == std::string::npos) {
        if (!hear_more()) {
            return std::nullopt;
        }
        end = heard_.find('\n');
    }
    std::string line = heard_.substr(0, end);
    heard_.erase(0, end + 1);
    return line;
}

bool Running::hear_more() {
    std::array<char, 4096> buffer{};
    const ssize_t got = ::read(output_, buffer.data(), buffer.size());
    if (got <= 0) {
        return false;
    }
    heard_.append(buffer.data(), static_cast<std::size_t>(got));
    return true;
}

void Running::stop_listening() {
    ::close(output_);
    output_ = -1;
}

void Running::signal(int number) const { ::kill(process_, number); }

void Running::kill() {
    ::kill(process_, SIGKILL);
    static_cast<void>(wait_for_end());
}

int Running::wait_for_end() {
    const pid_t process = process_;
    process_ = -1;
    return exit_code_of(process);
}

} // namespace kamisado::test
