#include "tmux/tmux_session.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace kamisado::test {

namespace {

constexpr std::chrono::seconds patience{60}; // for a loaded machine; usually it is milliseconds

/// In the child: becomes the program with nothing but this environment, or ends.
[[noreturn]] void become(const std::vector<std::string>& words,
                         const std::vector<std::string>& environment, int output) {
    const auto pointers = [](const std::vector<std::string>& texts) {
        std::vector<char*> result;
        result.reserve(texts.size() + 1);
        for (const std::string& text : texts) {
            result.push_back(const_cast<char*>(text.c_str()));
        }
        result.push_back(nullptr);
        return result;
    };
    ::close(STDIN_FILENO);
    if (::open("/dev/null", O_RDWR) == STDIN_FILENO && ::dup2(output, STDOUT_FILENO) >= 0) {
        ::execvpe(words.front().c_str(), pointers(words).data(), pointers(environment).data());
    }
    ::_exit(127);
}

std::string read_all(int file) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (;;) {
        const ssize_t got = ::read(file, buffer.data(), buffer.size());
        if (got <= 0) {
            return text;
        }
        text.append(buffer.data(), static_cast<std::size_t>(got));
    }
}

struct Ended {
    std::string output;
    int status = 0;
};

Ended run_words(const std::vector<std::string>& words,
                const std::vector<std::string>& environment) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    const pid_t process = ::fork();
    if (process == 0) {
        become(words, environment, ends[1]);
    }
    ::close(ends[1]);
    Ended ended{.output = read_all(ends[0]), .status = 0};
    ::close(ends[0]);
    if (process < 0 || ::waitpid(process, &ended.status, 0) != process) {
        throw std::runtime_error("cannot run " + words.front());
    }
    return ended;
}

std::vector<std::string> plain_environment(const TemporaryFolder& folder) {
    return {"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=" + folder.path().string(), "LANG=C.UTF-8",
            "SHELL=/bin/sh"};
}

std::string in_quotes(std::string_view word) {
    std::string text = "'";
    for (const char c : word) {
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return text + "'";
}

bool eventually(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (condition()) {
            return true;
        }
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

} // namespace

TmuxSession::TmuxSession(const std::string& command, const TmuxOptions& options) {
    // Stays until it is killed, and shows the last screen of a program that has ended.
    write_file(folder_ / "tmux.conf", "set -g remain-on-exit on\nset -g remain-on-exit-format ''\n"
                                      "set -g status off\nset -g escape-time 0\n");
    std::string line = "exec env -u TMUX -u TMUX_PANE -u COLORTERM -u TERM_PROGRAM "
                       "-u TERM_PROGRAM_VERSION";
    line += options.term.empty() ? " -u TERM" : " " + in_quotes("TERM=" + options.term);
    for (const std::string& variable : options.environment) {
        line += " " + in_quotes(variable);
    }
    line += " sh -c " + in_quotes(command);
    tmux({"new-session", "-d", "-x", std::to_string(options.columns), "-y",
          std::to_string(options.rows), "-c", folder_.path().string(), line});
}

TmuxSession::~TmuxSession() {
    run_words({"tmux", "-S", (folder_ / "socket").string(), "kill-server"},
              plain_environment(folder_));
}

bool TmuxSession::is_there() {
    const TemporaryFolder folder;
    return run_words({"tmux", "-V"}, plain_environment(folder)).status == 0;
}

void TmuxSession::type(std::string_view text) const {
    tmux({"send-keys", "-l", "--", std::string(text)});
}

void TmuxSession::press(std::string_view keys) const {
    std::vector<std::string> words{"send-keys", "--"};
    std::istringstream names{std::string(keys)};
    for (std::string name; names >> name;) {
        words.push_back(name);
    }
    tmux(words);
}

void TmuxSession::send(std::string_view bytes) const {
    constexpr std::string_view digits = "0123456789abcdef";
    std::vector<std::string> words{"send-keys", "-H"};
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        words.push_back({digits[byte / 16U], digits[byte % 16U]});
    }
    tmux(words);
}

void TmuxSession::click(int row, int column) const {
    const std::string place = std::to_string(column + 1) + ";" + std::to_string(row + 1);
    send("\033[<0;" + place + "M\033[<0;" + place + "m");
}

void TmuxSession::scroll(int row, int column, bool up) const {
    send("\033[<" + std::string(up ? "64;" : "65;") + std::to_string(column + 1) + ";" +
         std::to_string(row + 1) + "M");
}

void TmuxSession::resize(int columns, int rows) const {
    tmux({"resize-window", "-x", std::to_string(columns), "-y", std::to_string(rows)});
}

bool TmuxSession::shows(std::string_view text) const {
    return eventually([this, text] { return screen().find(text) != std::string::npos; });
}

bool TmuxSession::paints(std::string_view text) const {
    return eventually([this, text] { return painted_screen().find(text) != std::string::npos; });
}

bool TmuxSession::hides(std::string_view text) const {
    return eventually([this, text] { return screen().find(text) == std::string::npos; });
}

int TmuxSession::exit_code() const {
    if (!eventually([this] { return ask("#{pane_dead}") == "1"; })) {
        return -1;
    }
    return std::stoi("0" + ask("#{pane_dead_status}"));
}

std::string TmuxSession::screen() const { return captured({}); }

std::string TmuxSession::painted_screen() const { return captured({"-e"}); }

std::string TmuxSession::ask(const std::string& format) const {
    std::string answer = tmux({"display-message", "-p", format});
    answer.erase(answer.find_last_not_of('\n') + 1);
    return answer;
}

pid_t TmuxSession::process() const { return std::stoi(ask("#{pane_pid}")); }

std::string TmuxSession::captured(const std::vector<std::string>& how) const {
    std::vector<std::string> words{"capture-pane", "-p"};
    words.insert(words.end(), how.begin(), how.end());
    return tmux(words);
}

std::string TmuxSession::tmux(std::vector<std::string> arguments) const {
    std::vector<std::string> words{
        "tmux", "-u", "-S", (folder_ / "socket").string(), "-f", (folder_ / "tmux.conf").string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    Ended ended = run_words(words, plain_environment(folder_));
    if (ended.status != 0) {
        throw std::runtime_error("tmux failed: " + arguments.front());
    }
    return ended.output;
}

} // namespace kamisado::test
