#include "storage/commit_breaker.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <stdexcept>
#include <string_view>

namespace kamisado::test {

namespace {

constexpr std::string_view socket_name = "/.s.PGSQL.5432";
constexpr int short_while = 50; ///< milliseconds until it is looked whether the test is over

sockaddr_un address_of(const std::string& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder + std::string(socket_name);
    if (path.size() >= sizeof(address.sun_path)) {
        throw std::runtime_error("the path is too long for a socket");
    }
    std::memcpy(address.sun_path, path.data(), path.size());
    return address;
}

template <typename Call>
int socket_at(const std::string& folder, Call call) {
    const int one = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(folder);
    // The way in which sockets take addresses.
    if (call(one, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
        close(one);
        return -1;
    }
    return one;
}

bool is_ready(int one) {
    pollfd waiting{.fd = one, .events = POLLIN, .revents = 0};
    return poll(&waiting, 1, short_while) > 0;
}

std::string_view read_some(int from, std::array<char, 65536>& buffer) {
    const ssize_t size = read(from, buffer.data(), buffer.size());
    return {buffer.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

bool write_all(int to, std::string_view text) {
    while (!text.empty()) {
        const ssize_t size = send(to, text.data(), text.size(), MSG_NOSIGNAL);
        if (size <= 0) {
            return false;
        }
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

} // namespace

CommitBreaker::CommitBreaker(const std::string& address) {
    const std::string host = "host=";
    const auto at = address.find(host) + host.size();
    behind_ = address.substr(at);
    address_ = address.substr(0, at) + folder_.path().string();
    door_ = socket_at(folder_.path().string(), ::bind);
    if (door_ < 0 || ::listen(door_, 8) != 0) {
        throw std::runtime_error("there is no socket for the test");
    }
    acceptor_ = std::thread([this] { accept(); });
}

CommitBreaker::~CommitBreaker() {
    ends_ = true;
    acceptor_.join();
    for (std::thread& passer : passers_) {
        passer.join();
    }
    close(door_);
}

void CommitBreaker::shut() const {
    unlink((folder_.path().string() + std::string(socket_name)).c_str());
}

void CommitBreaker::accept() {
    while (!ends_) {
        if (!is_ready(door_)) {
            continue;
        }
        // A server that is started meanwhile must not keep it open.
        const int client = ::accept4(door_, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = socket_at(behind_, ::connect);
        passers_.emplace_back([this, client, server] { pass(client, server); });
    }
}

void CommitBreaker::pass(int client, int server) {
    while (!ends_ && pass_on(client, server)) {
    }
    close(client);
    close(server);
}

bool CommitBreaker::pass_on(int client, int server) {
    std::array<pollfd, 2> both{pollfd{.fd = client, .events = POLLIN, .revents = 0},
                               pollfd{.fd = server, .events = POLLIN, .revents = 0}};
    if (poll(both.data(), both.size(), short_while) <= 0) {
        return true;
    }
    std::array<char, 65536> buffer{};
    if (both[1].revents != 0) {
        const std::string_view text = read_some(server, buffer);
        return !text.empty() && write_all(client, text);
    }
    const std::string_view text = read_some(client, buffer);
    if (text.contains("COMMIT") && is_armed()) {
        const When when = when_.exchange(When::Never);
        if (when != When::Before && write_all(server, text) && when == When::After) {
            static_cast<void>(read_some(server, buffer)); // its answer, which nobody hears
        }
        if (meanwhile_) {
            meanwhile_();
        }
        return false;
    }
    return !text.empty() && write_all(server, text);
}

} // namespace kamisado::test
