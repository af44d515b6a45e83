// In place of push_once.cpp and mail_once.cpp, where there is no OpenSSL: nothing is sent.
#include "courier/attempt.h"

namespace kamisado::courier {

boost::asio::awaitable<Attempt> push_once(std::shared_ptr<const Push> /*push*/,
                                          Lookups& /*lookups*/) {
    co_return Attempt{};
}
boost::asio::awaitable<Attempt> mail_once(std::shared_ptr<const Mail> /*mail*/,
                                          Lookups& /*lookups*/) {
    co_return Attempt{};
}

} // namespace kamisado::courier
