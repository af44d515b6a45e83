#include "load/server_process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace kamisado::load {

namespace {

std::filesystem::path new_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "kamisado-load-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    std::filesystem::create_directories(std::filesystem::path(name) / "page");
    std::ofstream(std::filesystem::path(name) / "page/index.html") << "<!doctype html>";
    return name;
}

std::size_t most_resident_of(const std::string& status) {
    std::ifstream file(status);
    for (std::string word; file >> word;) {
        if (std::size_t kilobytes = 0; word == "VmHWM:" && file >> kilobytes) {
            return kilobytes * 1024;
        }
    }
    return 0;
}

} // namespace

Usage usage_of(pid_t process) {
    const std::string folder = "/proc/" + std::to_string(process);
    Usage usage;
    std::size_t pages = 0;
    std::ifstream(folder + "/statm") >> pages >> pages;
    usage.resident_bytes = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    usage.most_resident_bytes = most_resident_of(folder + "/status");
    std::ifstream stat(folder + "/stat");
    std::string text((std::istreambuf_iterator<char>(stat)), {});
    text.erase(0, text.rfind(')') + 1); // the name before it may hold anything
    std::istringstream words(text);
    std::string skipped;
    for (int word = 0; word < 11; ++word) {
        words >> skipped;
    }
    double user = 0;
    double system = 0;
    words >> user >> system;
    usage.cpu_seconds = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
    return usage;
}

ServerProcess::ServerProcess(const std::string& program, const std::string& database,
                             std::size_t connections)
    : folder_(new_folder()),
      database_(database.empty() ? (folder_ / "games.sqlite").string() : database) {
    start(program, connections);
}

void ServerProcess::start(const std::string& program, std::size_t connections) {
    std::array<int, 2> output{};
    if (::pipe2(output.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    const std::string page = (folder_ / "page").string();
    const std::string log = (folder_ / "log").string();
    const std::string number = std::to_string(connections);
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(output[1], STDOUT_FILENO);
        const int errors = ::open(log.c_str(), O_CREAT | O_WRONLY, 0600);
        ::dup2(errors, STDERR_FILENO);
        ::execlp(program.c_str(), program.c_str(), "serve", "--port", "0", "--folder", page.c_str(),
                 "--database", database_.c_str(), "--database-connections", number.c_str(),
                 nullptr);
        ::_exit(127);
    }
    ::close(output[1]);
    hear_port(output[0]);
    ::close(output[0]);
}

void ServerProcess::hear_port(int output) {
    static constexpr std::string_view before = "http://localhost:";
    std::string heard;
    std::array<char, 256> bytes{};
    while (!heard.contains('\n')) {
        const ssize_t got = ::read(output, bytes.data(), bytes.size());
        if (got <= 0) {
            throw std::runtime_error("the server did not start");
        }
        heard.append(bytes.data(), static_cast<std::size_t>(got));
    }
    const auto at = heard.find(before);
    if (at == std::string::npos) {
        throw std::runtime_error("the server said something else: " + heard);
    }
    port_ = static_cast<std::uint16_t>(std::stoul(heard.substr(at + before.size())));
}

ServerProcess::~ServerProcess() {
    ::kill(process_, SIGTERM);
    ::waitpid(process_, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

} // namespace kamisado::load
