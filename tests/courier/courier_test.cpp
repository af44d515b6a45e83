#include "courier/net_courier.h"
#include "courier/smtp_reply.h"
#include "courier/turns.h"
#include "notify/base64url.h"
#include "support/sanitized.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <fstream>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace kamisado::test {

namespace {

using namespace courier;

TEST(SmtpUrl, NamesAServerAndAUser) {
    const auto implicit = smtp_of("smtps://me@example.org@mail.example.org");
    ASSERT_TRUE(implicit);
    EXPECT_EQ(implicit->host, "mail.example.org");
    EXPECT_EQ(implicit->port, 465);
    EXPECT_TRUE(implicit->tls_at_once);
    EXPECT_EQ(implicit->user, "me@example.org");
    const auto submission = smtp_of("smtp://localhost:2525/");
    ASSERT_TRUE(submission);
    EXPECT_EQ(submission->port, 2525);
    EXPECT_FALSE(submission->tls_at_once);
    EXPECT_TRUE(submission->user.empty());
    EXPECT_EQ(smtp_of("smtp://mail.example.org")->port, 587);
}

TEST(SmtpUrl, HasNoPassword) {
    for (const char* const url : {"smtp://me:secret@mail.example.org", "http://mail.example.org",
                                  "smtp://", "smtp://:25", "smtp://mail.example.org:0",
                                  "smtp://mail example.org", "smtp://mail.example.org:65536"}) {
        EXPECT_FALSE(smtp_of(url)) << url;
    }
}

notify::Delivery push(Options options, const std::string& endpoint) {
    options.keys = notify::new_key_pair();
    options.first_wait = std::chrono::milliseconds(1);
    std::promise<notify::Delivery> delivered;
    NetCourier courier(std::move(options), [](const std::function<void()>& work) { work(); });
    courier.push({.endpoint = endpoint,
                  .p256dh = notify::base64url(notify::new_key_pair()->public_key),
                  .auth = notify::base64url(std::string(16, 'a')),
                  .payload = "{}",
                  .topic = "topic"},
                 [&delivered](notify::Delivery delivery) { delivered.set_value(delivery); });
    return delivered.get_future().get();
}

TEST(NetCourier, ForgetsWhatMayNotBeCalled) {
    EXPECT_EQ(push({}, "https://localhost:1/a"), notify::Delivery::Gone);
    EXPECT_EQ(push({}, "http://push.example.net/a"), notify::Delivery::Gone);
}

TEST(NetCourier, FailsWhereNobodyListens) {
    EXPECT_EQ(push({.push_services = {"localhost:1"}}, "https://localhost:1/a"),
              notify::Delivery::Failed);
}

notify::PushOrder order_to(const std::string& authority, std::int64_t whom) {
    return {.endpoint = "https://" + authority + "/a",
            .p256dh = notify::base64url(notify::new_key_pair()->public_key),
            .auth = notify::base64url(std::string(16, 'a')),
            .payload = "{}",
            .topic = "topic",
            .whom = whom};
}

#ifndef KAMISADO_SANITIZED // which takes terabytes of addresses
bool has_threads() {
    try {
        std::thread([] {}).join();
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

/// It ended the whole program.
TEST(NetCourier, OutlivesASystemThatHasNoThreads) {
    const auto try_it = [] {
        NetCourier courier(
            {.keys = notify::new_key_pair(), .push_services = {"localhost:1"}, .most_tries = 1},
            [](const std::function<void()>& work) { work(); });
        const auto push_one = [&] {
            std::promise<notify::Delivery> delivered;
            courier.push(order_to("localhost:1", 1),
                         [&](notify::Delivery delivery) { delivered.set_value(delivery); });
            return delivered.get_future().get();
        };
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        constexpr rlim_t less_than_a_stack = rlim_t{32} << 20U;
        pthread_attr_t stack{}; // larger than any that the library has kept from another thread
        pthread_attr_init(&stack);
        pthread_attr_setstacksize(&stack, 2 * less_than_a_stack);
        pthread_setattr_default_np(&stack);
        rlimit limit{};
        getrlimit(RLIMIT_AS, &limit);
        limit.rlim_cur = (pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE))) + less_than_a_stack;
        setrlimit(RLIMIT_AS, &limit);
        if (has_threads()) {
            ::_exit(2);
        }
        const notify::Delivery without = push_one();
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_AS, &limit);
        const notify::Delivery with = push_one();
        ::_exit(without == notify::Delivery::Failed && with == notify::Delivery::Failed ? 0 : 1);
    };
    EXPECT_EXIT(try_it(), testing::ExitedWithCode(0), "");
}
#endif

/// Takes connections and says nothing.
class Tarpit {
  public:
    Tarpit() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        constexpr int most_waiting = 100;
        if (::bind(socket_, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
            ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) != 0 ||
            ::listen(socket_, most_waiting) != 0) {
            throw std::runtime_error("no tarpit");
        }
        authority_ = "localhost:" + std::to_string(ntohs(address.sin_port));
    }
    Tarpit(const Tarpit&) = delete;
    Tarpit& operator=(const Tarpit&) = delete;
    Tarpit(Tarpit&&) = delete;
    Tarpit& operator=(Tarpit&&) = delete;
    ~Tarpit() {
        for (const int caught : caught_) {
            ::close(caught);
        }
        ::close(socket_);
    }
    /// Returns once so many have come.
    void catch_some(std::size_t count) {
        while (caught_.size() < count) {
            caught_.push_back(::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC));
        }
    }
    [[nodiscard]] const std::string& authority() const { return authority_; }

  private:
    int socket_;
    std::string authority_;
    std::vector<int> caught_;
};

/// It held all of what is ours for as long as the program ran, and longer.
TEST(NetCourier, LeavesNothingBehind) {
    Tarpit tarpit;
    const auto witness = std::make_shared<int>(0);
    {
        NetCourier courier({.keys = notify::new_key_pair(), .push_services = {tarpit.authority()}},
                           [](const std::function<void()>& work) { work(); });
        for (int i = 0; i < 5; ++i) {
            courier.push(order_to(tarpit.authority(), i), [witness](notify::Delivery) {});
        }
        tarpit.catch_some(5);
    }
    EXPECT_EQ(witness.use_count(), 1);
}

/// Whoever names a push service that never answers waits for it alone.
TEST(NetCourier, ATarpitHoldsUpNobodyElse) {
    Tarpit tarpit;
    std::atomic<int> stuck = 0;
    std::promise<notify::Delivery> pushed;
    std::promise<notify::Delivery> mailed;
    NetCourier courier({.keys = notify::new_key_pair(),
                        .push_services = {tarpit.authority(), "localhost:1"},
                        .smtp = Smtp{.host = "localhost", .port = 1, .from = "k@example.org"},
                        .most_tries = 1},
                       [](const std::function<void()>& work) { work(); });
    for (int i = 0; i < 40; ++i) {
        courier.push(order_to(tarpit.authority(), 1), [&](notify::Delivery) { ++stuck; });
        courier.push(order_to(tarpit.authority(), 2), [&](notify::Delivery) { ++stuck; });
    }
    tarpit.catch_some(4);
    courier.push(order_to("localhost:1", 3),
                 [&](notify::Delivery delivery) { pushed.set_value(delivery); });
    EXPECT_EQ(pushed.get_future().get(), notify::Delivery::Failed);
    courier.mail({.to = "a@example.org", .subject = "", .text = "", .stop_link = "", .whom = 3},
                 [&](notify::Delivery delivery) { mailed.set_value(delivery); });
    EXPECT_EQ(mailed.get_future().get(), notify::Delivery::Failed);
    EXPECT_EQ(stuck, 0) << "all of them are in the tarpit, or wait for it";
}

TEST(Turns, AreTakenByPerson) {
    Turns<std::string> turns(
        {.at_once = 4, .at_once_of_one = 2, .waiting = 6, .waiting_of_one = 4});
    for (const char* const job : {"a1", "a2", "a3", "a4"}) {
        EXPECT_TRUE(turns.add(1, job));
    }
    EXPECT_FALSE(turns.add(1, "a5")) << "too many of one";
    EXPECT_TRUE(turns.add(2, "b1"));
    EXPECT_TRUE(turns.add(3, "c1"));
    EXPECT_FALSE(turns.add(4, "d1")) << "too many of all";
    EXPECT_EQ(turns.take(), "a1");
    EXPECT_EQ(turns.take(), "b1");
    EXPECT_EQ(turns.take(), "c1");
    EXPECT_EQ(turns.take(), "a2");
    EXPECT_EQ(turns.take(), std::nullopt) << "four are under way";
    turns.end(2);
    EXPECT_EQ(turns.take(), std::nullopt) << "and two of them are of the first";
    turns.end(1);
    EXPECT_EQ(turns.take(), "a3");
    turns.end(1);
    turns.end(1);
    EXPECT_EQ(turns.take(), "a4");
    EXPECT_EQ(turns.take(), std::nullopt);
}

TEST(SmtpReply, IsReadLineByLine) {
    const auto more = read_reply_line("250-mail.example.org\r\n");
    ASSERT_TRUE(more);
    EXPECT_EQ(more->code, 250);
    EXPECT_FALSE(more->is_last);
    EXPECT_TRUE(read_reply_line("550 no such mailbox\r\n")->is_last);
    EXPECT_TRUE(read_reply_line("354\n")->is_last);
    for (const char* const line : {"", "250", "25 \r\n", "2500 x\r\n", "abc x\r\n", "099 x\r\n",
                                   "600 x\r\n", "250_x\r\n", "250 x", "-50 x\r\n"}) {
        EXPECT_FALSE(read_reply_line(line)) << line;
    }
}

TEST(NetCourier, SendsNoMailWithoutAServer) {
    std::promise<notify::Delivery> delivered;
    NetCourier courier({}, [](const std::function<void()>& work) { work(); });
    courier.mail({.to = "a@example.org", .subject = "", .text = "", .stop_link = ""},
                 [&delivered](notify::Delivery delivery) { delivered.set_value(delivery); });
    EXPECT_EQ(delivered.get_future().get(), notify::Delivery::Failed);
}

} // namespace

} // namespace kamisado::test
