#include "online/clubs.h"

#include "game/log_reader.h"
#include "online/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

namespace kamisado::online {

namespace {

constexpr std::size_t all_bits = 128;
constexpr std::size_t four_begins = 96; ///< bits of "::ffff:"

struct Address {
    std::array<std::uint8_t, 16> bytes{};
    bool is_four = false;
};

std::optional<Address> address_from(std::string_view text) {
    const std::string ended(text);
    Address address;
    in_addr four{};
    if (inet_pton(AF_INET, ended.c_str(), &four) == 1) {
        address.is_four = true;
        address.bytes[10] = 0xff;
        address.bytes[11] = 0xff;
        std::memcpy(address.bytes.data() + 12, &four, sizeof four);
        return address;
    }
    return inet_pton(AF_INET6, ended.c_str(), address.bytes.data()) == 1 ? std::optional(address)
                                                                         : std::nullopt;
}

} // namespace

bool Clubs::add(std::string_view network) {
    const auto slash = network.find('/');
    const auto address = address_from(network.substr(0, slash));
    if (!address) {
        return false;
    }
    std::size_t bits = all_bits;
    if (slash != std::string_view::npos) {
        const auto number = game::number_from<std::size_t>(network.substr(slash + 1));
        const std::size_t before = address->is_four ? four_begins : 0;
        if (!number || *number > all_bits - before) {
            return false;
        }
        bits = before + *number;
    }
    networks_.push_back({.bytes = address->bytes, .bits = bits});
    return true;
}

bool Clubs::hold(std::string_view address) const {
    if (networks_.empty()) {
        return false;
    }
    const auto known = address_from(address);
    return known && std::ranges::any_of(networks_, [&](const Network& network) {
               const std::size_t whole = network.bits / 8;
               const std::size_t rest = network.bits % 8;
               return std::equal(network.bytes.begin(),
                                 network.bytes.begin() + static_cast<std::ptrdiff_t>(whole),
                                 known->bytes.begin()) &&
                      (rest == 0 || (network.bytes.at(whole) >> (8 - rest)) ==
                                        (known->bytes.at(whole) >> (8 - rest)));
           });
}

Household Clubs::household(std::string_view address) const {
    return {.name = address_key(address), .times = times(address)};
}

} // namespace kamisado::online
