#include "dial/dial.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <gtest/gtest.h>

#include <exception>
#include <memory>
#include <string>
#include <utility>

namespace kamisado::test {

namespace {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

asio::awaitable<void> opened_and_closed(std::shared_ptr<const dial::Target> target) {
    const Tcp::socket socket = co_await dial::dial(std::move(target));
}

/// What comes of dialling something that listens on this machine.
boost::system::error_code fault_of_dialling(const std::string& host, bool public_only) {
    asio::io_context context;
    const Tcp::acceptor listening(context, Tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    const auto target = std::make_shared<const dial::Target>(dial::Target{
        .host = host, .port = listening.local_endpoint().port(), .public_only = public_only});
    boost::system::error_code fault;
    asio::co_spawn(context, opened_and_closed(target), [&fault](const std::exception_ptr& error) {
        try {
            if (error) {
                std::rethrow_exception(error);
            }
        } catch (const boost::system::system_error& thrown) {
            fault = thrown.code();
        }
    });
    context.run();
    return fault;
}

TEST(Dial, ReachesThisMachineIfItMay) {
    EXPECT_FALSE(fault_of_dialling("127.0.0.1", false));
    EXPECT_FALSE(fault_of_dialling("localhost", false));
}

TEST(Dial, KeepsOffThisMachineWhenSomebodyElseChoseTheHost) {
    for (const char* const host :
         {"127.0.0.1", "localhost", "0.0.0.0", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_EQ(fault_of_dialling(host, true), asio::error::access_denied) << host;
    }
}

} // namespace

} // namespace kamisado::test
