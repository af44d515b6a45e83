#include "arena/spawn.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>
#include <utility>

namespace kamisado {

namespace {

/// A channel between us and a program.
struct Ends {
    Descriptor ours;
    Descriptor theirs;
};

std::optional<Ends> ends_of(const std::array<int, 2>& numbers, int opened) {
    if (opened != 0) {
        return std::nullopt;
    }
    return Ends{.ours = Descriptor(numbers[0]), .theirs = Descriptor(numbers[1])};
}

std::optional<Ends> open_pipe() {
    std::array<int, 2> numbers{};
    const int opened = ::pipe2(numbers.data(), O_CLOEXEC);
    return ends_of(numbers, opened);
}

std::optional<Ends> open_socket() {
    std::array<int, 2> numbers{};
    const int opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, numbers.data());
    return ends_of(numbers, opened);
}

std::string reason_of(int error) { return std::generic_category().message(error); }

/// Everything that the child needs, made before it exists: between fork and exec nothing may
/// allocate, as another thread may have held the lock of the heap.
struct Plan {
    std::vector<char*> words; // ends with a null pointer
    const char* error_log = nullptr;
    int input = -1;
    int output = -1;
    int failure = -1; // told the number of the error when the program cannot be run
    pid_t parent = -1;
};

void dress(const Plan& plan) {
    ::setpgid(0, 0);
#ifdef __linux__
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's own interface
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != plan.parent) {
        ::_exit(127); // the parent was gone before it could be asked
    }
#endif
    sigset_t none;
    ::sigemptyset(&none);
    ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
    ::dup2(plan.input, STDIN_FILENO);
    ::dup2(plan.output, STDOUT_FILENO);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's own interface
    const int errors = ::open(plan.error_log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (errors >= 0) {
        ::dup2(errors, STDERR_FILENO);
    }
}

[[noreturn]] void become(const Plan& plan) {
    dress(plan);
    ::execvp(plan.words.front(), plan.words.data());
    const int error = errno;
    static_cast<void>(::write(plan.failure, &error, sizeof error) == sizeof error);
    ::_exit(127);
}

void do_not_block(const Descriptor& end) {
    // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the system's own interface
    const int flags = ::fcntl(end.number(), F_GETFL);
    ::fcntl(end.number(), F_SETFL, flags | O_NONBLOCK);
    // NOLINTEND(cppcoreguidelines-pro-type-vararg)
}

/// Empty if the program runs: exec has closed the pipe.
int error_of_exec(const Descriptor& failure) {
    int error = 0;
    ssize_t got = ::read(failure.number(), &error, sizeof error);
    while (got < 0 && errno == EINTR) {
        got = ::read(failure.number(), &error, sizeof error);
    }
    return got == sizeof error ? error : 0;
}

} // namespace

std::expected<Spawned, std::string> spawn(const std::vector<std::string>& words,
                                          const std::filesystem::path& error_log) {
    auto input = open_socket();
    auto output = open_pipe();
    auto failure = open_pipe();
    if (!input || !output || !failure) {
        return std::unexpected("no pipes can be opened: " + reason_of(errno));
    }
    std::vector<std::string> copies = words;
    Plan plan{.words = {},
              .error_log = error_log.empty() ? "/dev/null" : error_log.c_str(),
              .input = input->theirs.number(),
              .output = output->theirs.number(),
              .failure = failure->theirs.number(),
              .parent = ::getpid()};
    for (std::string& word : copies) {
        plan.words.push_back(word.data());
    }
    plan.words.push_back(nullptr);
    const pid_t process = ::fork();
    if (process < 0) {
        return std::unexpected("no process can be started: " + reason_of(errno));
    }
    if (process == 0) {
        become(plan);
    }
    ::setpgid(process, process); // whoever is first: it may be killed at once
    failure->theirs.close();
    if (const int error = error_of_exec(failure->ours); error != 0) {
        ::waitpid(process, nullptr, 0);
        return std::unexpected("cannot be run: " + reason_of(error));
    }
    do_not_block(input->ours);
    do_not_block(output->ours);
    return Spawned{
        .process = process, .input = std::move(input->ours), .output = std::move(output->ours)};
}

} // namespace kamisado
