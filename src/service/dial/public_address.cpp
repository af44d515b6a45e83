#include "dial/public_address.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>
#include <cstddef>

namespace kamisado::dial {

namespace {

template <typename Address>
struct Network {
    Address first;
    unsigned bits; ///< that all of it have in common
};

template <typename Address>
bool is_within(const Network<Address>& network, const Address& address) {
    for (unsigned bit = 0; bit < network.bits; ++bit) {
        const auto mask = static_cast<std::uint8_t>(0x80U >> (bit % 8));
        if (((network.first[bit / 8] ^ address[bit / 8]) & mask) != 0) {
            return false;
        }
    }
    return true;
}

// The registries of special-purpose addresses (IANA), and groups.
constexpr auto special_v4 = std::to_array<Network<AddressV4>>({
    {.first = {0, 0, 0, 0}, .bits = 8},
    {.first = {10, 0, 0, 0}, .bits = 8},
    {.first = {100, 64, 0, 0}, .bits = 10}, // shared by the customers of a provider
    {.first = {127, 0, 0, 0}, .bits = 8},
    {.first = {169, 254, 0, 0}, .bits = 16}, // also where clouds tell machines their secrets
    {.first = {172, 16, 0, 0}, .bits = 12},
    {.first = {192, 0, 0, 0}, .bits = 24},
    {.first = {192, 0, 2, 0}, .bits = 24},
    {.first = {192, 31, 196, 0}, .bits = 24},
    {.first = {192, 52, 193, 0}, .bits = 24},
    {.first = {192, 88, 99, 0}, .bits = 24},
    {.first = {192, 168, 0, 0}, .bits = 16},
    {.first = {192, 175, 48, 0}, .bits = 24},
    {.first = {198, 18, 0, 0}, .bits = 15},
    {.first = {198, 51, 100, 0}, .bits = 24},
    {.first = {203, 0, 113, 0}, .bits = 24},
    {.first = {224, 0, 0, 0}, .bits = 4},
    {.first = {240, 0, 0, 0}, .bits = 4},
});

/// All public addresses of machines are in here…
constexpr Network<AddressV6> global_v6{.first = {0x20}, .bits = 3};
/// … but not these.
constexpr auto special_v6 = std::to_array<Network<AddressV6>>({
    {.first = {0x20, 0x01}, .bits = 23}, // Teredo, ORCHID, benchmarks and their like
    {.first = {0x20, 0x01, 0x0D, 0xB8}, .bits = 32},
    {.first = {0x20, 0x02}, .bits = 16}, // 6to4: an IPv4 address in disguise
    {.first = {0x3F, 0xFF}, .bits = 20},
});

} // namespace

bool is_public(const AddressV4& address) {
    return std::ranges::none_of(special_v4,
                                [&](const auto& network) { return is_within(network, address); });
}

bool is_public(const AddressV6& address) {
    return is_within(global_v6, address) &&
           std::ranges::none_of(special_v6,
                                [&](const auto& network) { return is_within(network, address); });
}

bool is_public_address(std::string_view address) {
    boost::system::error_code error;
    const auto read = boost::asio::ip::make_address(std::string(address), error);
    if (error) {
        return false;
    }
    return read.is_v4() ? is_public(read.to_v4().to_bytes()) : is_public(read.to_v6().to_bytes());
}

} // namespace kamisado::dial
