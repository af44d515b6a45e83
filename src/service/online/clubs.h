#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::online {

/// Whoever shares an address, as limits count it.
struct Household {
    std::string name;
    std::size_t times = 1; ///< as much as others it may have: a club
};

/// Addresses that many people share: a school, a club. What is limited by address is twenty
/// times as much for them.
class Clubs {
  public:
    static constexpr std::size_t size = 20; ///< people for one

    /// "192.0.2.7", "2001:db8::/32". False when it is no address.
    [[nodiscard]] bool add(std::string_view network);
    [[nodiscard]] bool hold(std::string_view address) const;
    /// What one of its requests counts.
    [[nodiscard]] double cost(std::string_view address) const {
        return hold(address) ? 1.0 / size : 1.0;
    }
    /// How many times as much it may have of what is counted in whole numbers.
    [[nodiscard]] std::size_t times(std::string_view address) const {
        return hold(address) ? size : 1;
    }
    [[nodiscard]] Household household(std::string_view address) const;

  private:
    using Bytes = std::array<std::uint8_t, 16>; ///< of IPv6; the others as IPv6 has them
    struct Network {
        Bytes bytes{};
        std::size_t bits = 0;
    };
    std::vector<Network> networks_;
};

} // namespace kamisado::online
