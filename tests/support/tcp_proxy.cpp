#include "support/tcp_proxy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

namespace kamisado::test {

namespace {

constexpr int look_again_after = 20; ///< milliseconds

int connect_to(const std::filesystem::path& path) {
    const int made = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string text = path.string();
    std::memcpy(address.sun_path, text.c_str(), text.size() + 1);
    if (::connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(made);
        return -1;
    }
    return made;
}

bool send_all(int to, const char* bytes, std::size_t count) {
    while (count > 0) {
        const ssize_t sent = ::send(to, bytes, count, MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

} // namespace

TcpProxy::TcpProxy(std::filesystem::path server) : server_(std::move(server)) {
    listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(listener_, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        ::listen(listener_, SOMAXCONN) != 0 ||
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        throw std::runtime_error("no port for the proxy");
    }
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
}

TcpProxy::~TcpProxy() {
    is_ending_ = true;
    thread_.join();
    for (const Pair& pair : pairs_) {
        close_pair(pair);
    }
    ::close(listener_);
}

void TcpProxy::close_pair(const Pair& pair) {
    ::close(pair.client);
    ::close(pair.server);
}

void TcpProxy::accept_one() {
    Pair pair;
    pair.client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (pair.client < 0) {
        return;
    }
    pair.server = mode_ == Mode::Cut ? -1 : connect_to(server_);
    if (pair.server < 0) {
        ::close(pair.client);
        return;
    }
    pairs_.push_back(pair);
}

bool TcpProxy::carry(Pair& pair, int from, int to) const {
    std::array<char, 16384> bytes{};
    const ssize_t count = ::recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (count == 0) {
        return false;
    }
    if (count < 0) {
        return errno == EAGAIN || errno == EINTR;
    }
    if (mode_ == Mode::Swallow) {
        pair.has_lost = true;
        return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(way_));
    return send_all(to, bytes.data(), static_cast<std::size_t>(count));
}

void TcpProxy::run() {
    while (!is_ending_) {
        std::vector<pollfd> watched{{.fd = listener_, .events = POLLIN, .revents = 0}};
        for (const Pair& pair : pairs_) {
            watched.push_back({.fd = pair.client, .events = POLLIN, .revents = 0});
            watched.push_back({.fd = pair.server, .events = POLLIN, .revents = 0});
        }
        ::poll(watched.data(), watched.size(), look_again_after);
        const Mode mode = mode_;
        std::erase_if(pairs_, [&](Pair& pair) {
            const bool is_over = mode == Mode::Cut || (mode == Mode::Carry && pair.has_lost) ||
                                 !carry(pair, pair.client, pair.server) ||
                                 !carry(pair, pair.server, pair.client);
            if (is_over) {
                close_pair(pair);
            }
            return is_over;
        });
        if ((watched.front().revents & POLLIN) != 0) {
            accept_one();
        }
    }
}

} // namespace kamisado::test
