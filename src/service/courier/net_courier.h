#pragma once

#include "notify/courier.h"
#include "notify/curve.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::courier {

/// The mail server that takes the host's letters.
struct Smtp {
    std::string host;
    std::uint16_t port = 0;
    bool tls_at_once = false; ///< else by STARTTLS, which only a server on this machine may lack
    std::string user = {};    ///< empty: no login
    std::string password = {};
    std::string from; ///< the address that letters come from
};

/// "smtps://user@host:465" or "smtp://user@host:587"; nullopt for anything else. Ports may be left
/// out; a password never stands there.
[[nodiscard]] std::optional<Smtp> smtp_of(std::string_view url);

struct Options {
    std::optional<notify::KeyPair> keys = std::nullopt; ///< of the server, to push with
    std::string contact = {};                           ///< for the people of push services
    /// Push services that need not be public, by host and port: "localhost:8443".
    std::vector<std::string> push_services = {};
    std::string ca_file = {}; ///< certificates to trust, PEM; empty: those of the system
    std::optional<Smtp> smtp = std::nullopt;
    std::size_t most_waiting = 10'000;
    std::size_t most_waiting_of_one = 100; ///< of one person
    std::size_t most_at_once = 16;         ///< pushes
    std::size_t most_at_once_of_one = 2;
    int most_tries = 3;
    std::chrono::milliseconds first_wait{1'000}; ///< before the second try; then four times as long
};

/// Sends over the network on a thread of its own. What is too much, or is not on its way when it is
/// destroyed, has failed.
class NetCourier final : public notify::Courier {
  public:
    /// Hands a function to the thread that is told.
    using Post = std::function<void(std::function<void()>)>;

    NetCourier(Options options, Post post);
    ~NetCourier() override;
    NetCourier(const NetCourier&) = delete;
    NetCourier& operator=(const NetCourier&) = delete;
    NetCourier(NetCourier&&) = delete;
    NetCourier& operator=(NetCourier&&) = delete;

    void push(notify::PushOrder order, Delivered delivered) override;
    void mail(notify::Letter letter, Delivered delivered) override;

  private:
    class Impl;
    std::shared_ptr<Impl> impl_;
};

} // namespace kamisado::courier
