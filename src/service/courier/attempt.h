#pragma once

#include "courier/net_courier.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <memory>
#include <optional>

/// For the few files that know Asio.
namespace kamisado::courier {

/// What came of one try.
struct Attempt {
    notify::Delivery delivery = notify::Delivery::Failed;
    bool may_help = false; ///< to try again soon
    std::optional<std::chrono::seconds> not_before = std::nullopt;
};

struct Push {
    std::shared_ptr<const Options> options;
    notify::PushOrder order;
};
struct Mail {
    std::shared_ptr<const Options> options;
    notify::Letter letter;
};

/// Threads on which names are looked up, one for each try that may be under way: a lookup blocks,
/// and a name server that never answers must hold up nobody else.
using Lookups = boost::asio::thread_pool;

/// Both throw boost::system::system_error when the other end cannot be reached, or does not speak
/// as it should.
[[nodiscard]] boost::asio::awaitable<Attempt> push_once(std::shared_ptr<const Push> push,
                                                        Lookups& lookups);
[[nodiscard]] boost::asio::awaitable<Attempt> mail_once(std::shared_ptr<const Mail> mail,
                                                        Lookups& lookups);

} // namespace kamisado::courier
