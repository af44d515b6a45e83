#include "support/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <utility>

namespace kamisado::test {

namespace {

int new_socket() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0) {
        throw std::runtime_error("no socket");
    }
    return socket;
}

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

std::size_t promised_length(std::string_view headers) {
    static constexpr std::string_view name = "\r\nContent-Length: ";
    const auto at = headers.find(name);
    return at == std::string_view::npos
               ? 0
               : std::stoul(std::string(headers.substr(at + name.size(), 12)));
}

} // namespace

Client::Client(std::uint16_t port, const std::string& from) : socket_(new_socket()) {
    if (!from.empty()) {
        sockaddr_in address = loopback(0);
        ::inet_pton(AF_INET, from.c_str(), &address.sin_addr);
        if (::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
            throw std::runtime_error("no such address: " + from);
        }
    }
    connect_to(port);
}

Client::Client(Client&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), heard_(std::move(other.heard_)) {}

Client::~Client() {
    if (socket_ >= 0) {
        ::close(socket_);
    }
}

Client Client::that_reads_nothing(std::uint16_t port) {
    Client client;
    client.socket_ = new_socket();
    const int small = 4096;
    ::setsockopt(client.socket_, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    client.connect_to(port);
    return client;
}

void Client::connect_to(std::uint16_t port) const {
    const sockaddr_in address = loopback(port);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        throw std::runtime_error("nobody listens");
    }
}

bool Client::say(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool Client::is_spoken_to() const {
    pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
    return ::poll(&wait, 1, static_cast<int>(very_patient.count())) > 0;
}

std::string Client::hear_some(std::chrono::milliseconds patience) const {
    pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
    if (::poll(&wait, 1, static_cast<int>(patience.count())) <= 0) {
        throw std::runtime_error("nothing was heard in time");
    }
    std::array<char, 65536> bytes{};
    const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
    return {bytes.data(), got > 0 ? static_cast<std::size_t>(got) : 0};
}

std::string Client::hear_all(std::chrono::milliseconds patience) const {
    std::string all = heard_;
    for (std::string some = hear_some(patience); !some.empty(); some = hear_some(patience)) {
        all += some;
    }
    return all;
}

std::string Client::hear_answer() {
    for (;;) {
        const auto end = heard_.find("\r\n\r\n");
        if (end != std::string::npos) {
            const std::size_t length = end + 4 + promised_length(heard_.substr(0, end + 2));
            if (heard_.size() >= length) {
                std::string answer = heard_.substr(0, length);
                heard_.erase(0, length);
                return answer;
            }
        }
        const std::string some = hear_some(very_patient);
        if (some.empty()) {
            throw std::runtime_error("closed in the middle of an answer: " + heard_);
        }
        heard_ += some;
    }
}

std::string Client::hear_bytes(std::size_t count) {
    while (heard_.size() < count) {
        const std::string some = hear_some(very_patient);
        if (some.empty()) {
            break;
        }
        heard_ += some;
    }
    std::string bytes = heard_.substr(0, count);
    heard_.erase(0, count);
    return bytes;
}

bool Client::is_closed_within(std::chrono::milliseconds patience) const {
    const auto end = std::chrono::steady_clock::now() + patience;
    try {
        for (;;) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                end - std::chrono::steady_clock::now());
            if (left.count() <= 0) {
                return false;
            }
            if (hear_some(left).empty()) {
                return true;
            }
        }
    } catch (const std::runtime_error&) {
        return false;
    }
}

std::uint16_t free_port() {
    const int socket = new_socket();
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (::bind(socket, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        throw std::runtime_error("no free port");
    }
    ::close(socket);
    return ntohs(address.sin_port);
}

} // namespace kamisado::test
