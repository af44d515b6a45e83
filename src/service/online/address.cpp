#include "online/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace kamisado::online {

std::string address_key(std::string_view address) {
    std::string text(address);
    in6_addr bytes{};
    if (inet_pton(AF_INET6, text.c_str(), &bytes) != 1) {
        return text;
    }
    constexpr std::size_t network = 8; // bytes: a household's
    return {std::begin(bytes.s6_addr), std::begin(bytes.s6_addr) + network};
}

} // namespace kamisado::online
