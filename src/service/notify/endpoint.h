#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::notify {

inline constexpr std::size_t longest_endpoint = 1000;
inline constexpr std::uint16_t https_port = 443;

/// Where a push service takes messages for one browser.
struct Endpoint {
    std::string host;
    std::uint16_t port = https_port;
    std::string target; ///< "/push/abc?x"

    /// "https://push.example.net", with the port if it is not the usual one.
    [[nodiscard]] std::string origin() const;
    /// The host, and the port if it is not the usual one.
    [[nodiscard]] std::string authority() const;
};

/// A strict reading of "https://HOST[:PORT]/…": nullopt for another scheme, names and passwords,
/// addresses in numbers, hosts without a dot, fragments, and letters that an address does not have.
/// Hosts of the list (authorities) may be any.
[[nodiscard]] std::optional<Endpoint> read_endpoint(std::string_view url,
                                                    const std::vector<std::string>& also = {});
/// Whether anybody may name it: the usual port, or a host of the list.
[[nodiscard]] bool is_allowed(const Endpoint& endpoint, const std::vector<std::string>& also);

} // namespace kamisado::notify
