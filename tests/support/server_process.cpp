#include "support/server_process.h"

#include "support/client.h"

#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace kamisado::test {

ServerProcess::ServerProcess(const TemporaryFolder& folder, std::string database, std::string name)
    : folder_(&folder), database_(std::move(database)), name_(std::move(name)), port_(free_port()) {
    std::filesystem::create_directories(folder / "web/dist");
    write_file(folder / "web/dist/index.html", "<!doctype html>");
}

void ServerProcess::start() {
    // Its log goes to a file: a pipe that nobody reads would stop it.
    program_.emplace(*folder_, before_ + " kamisado serve --port " + std::to_string(port_) +
                                   " --database '" + database_ + "' " + options_ + " 2>>" + name_ +
                                   ".log");
    if (!program_->hears("http://")) {
        throw std::runtime_error("the server did not start:\n" + last_words());
    }
}

void ServerProcess::kill() {
    program_->kill();
    program_.reset();
}

int ServerProcess::stop() {
    program_->signal(SIGTERM);
    const int code = program_->wait_for_end();
    program_.reset();
    return code;
}

std::size_t ServerProcess::memory() const {
    const std::string status =
        read_file("/proc/" + std::to_string(program_->process()) + "/status");
    constexpr std::string_view field = "VmRSS:";
    const auto place = status.find(field);
    return place == std::string::npos
               ? 0
               : std::stoull(status.substr(place + field.size())) * std::size_t{1024};
}

std::string ServerProcess::last_words() const {
    constexpr std::size_t enough = 4000;
    const std::string log = read_file(*folder_ / (name_ + ".log"));
    return log.substr(log.size() > enough ? log.size() - enough : 0);
}

} // namespace kamisado::test
