#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kamisado::dial {

/// The address to connect to, and the one to connect from.
struct Target {
    std::string host; ///< by name or in numbers
    std::uint16_t port = 0;
    std::string ca_file = {}; ///< certificates to trust, PEM; empty: those of the system
    /// The address of this machine to come from, in numbers; empty: any.
    std::string from = {};
    /// Somebody else has chosen the host: nothing is opened to a machine that is not on the public
    /// internet, whatever its name leads to.
    bool public_only = false;
    /// Of the host, in numbers; empty: they are looked up.
    std::vector<std::string> addresses = {};
};

} // namespace kamisado::dial
