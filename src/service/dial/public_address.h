#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kamisado::dial {

using AddressV4 = std::array<std::uint8_t, 4>;
using AddressV6 = std::array<std::uint8_t, 16>;

/// Whether it is a machine on the public internet: not this one nor a neighbour, no group, no
/// address for examples, none that stands for another one (mapped, 6to4, Teredo, NAT64).
[[nodiscard]] bool is_public(const AddressV4& address);
[[nodiscard]] bool is_public(const AddressV6& address);
/// In numbers; false for anything else.
[[nodiscard]] bool is_public_address(std::string_view address);

} // namespace kamisado::dial
