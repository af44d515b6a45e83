#include "courier/net_courier.h"

#include "courier/attempt.h"
#include "notify/mail_address.h"
#include "text/number.h"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <deque>
#include <exception>
#include <limits>
#include <thread>
#include <utility>

namespace kamisado::courier {

namespace {

namespace asio = boost::asio;

constexpr std::chrono::seconds longest_try{90};
/// Whoever asks for more patience is asked again when the notice is due again.
constexpr std::chrono::seconds longest_wait{120};
constexpr std::uint16_t smtps_port = 465;
constexpr std::uint16_t submission_port = 587;

} // namespace

class NetCourier::Impl : public std::enable_shared_from_this<NetCourier::Impl> {
  public:
    using Try = std::function<asio::awaitable<Attempt>()>;

    Impl(Options options, Post post)
        : options_(std::make_shared<const Options>(std::move(options))), post_(std::move(post)) {}

    [[nodiscard]] const std::shared_ptr<const Options>& options() const { return options_; }

    void begin() {
        thread_ = std::thread([this] { context_.run(); });
    }
    /// What is under way is dropped: it is due again, and another process may tell it.
    void end() {
        context_.stop();
        thread_.join();
    }
    void submit(Try attempt, Delivered delivered) {
        asio::post(context_, [self = shared_from_this(), attempt = std::move(attempt),
                              delivered = std::move(delivered)]() mutable {
            self->take({.attempt = std::move(attempt), .delivered = std::move(delivered)});
        });
    }
    void tell(const Delivered& delivered, notify::Delivery delivery) const {
        post_([delivered, delivery] { delivered(delivery); });
    }

  private:
    struct Job {
        Try attempt;
        Delivered delivered;
        int tries = 0;
    };

    void take(Job job) {
        if (waiting_.size() >= options_->most_waiting) {
            tell(job.delivered, notify::Delivery::Failed);
            return;
        }
        waiting_.push_back(std::move(job));
        start();
    }
    void start() {
        while (under_way_ < options_->most_at_once && !waiting_.empty()) {
            auto job = std::make_shared<Job>(std::move(waiting_.front()));
            waiting_.pop_front();
            ++under_way_;
            run(job);
        }
    }
    void run(const std::shared_ptr<Job>& job) {
        ++job->tries;
        auto signal = std::make_shared<asio::cancellation_signal>();
        auto timer = std::make_shared<asio::steady_timer>(context_, longest_try);
        timer->async_wait([signal](const boost::system::error_code& error) {
            if (!error) {
                signal->emit(asio::cancellation_type::terminal);
            }
        });
        asio::co_spawn(context_, job->attempt(),
                       asio::bind_cancellation_slot(
                           signal->slot(), [self = shared_from_this(), job, timer, signal](
                                               const std::exception_ptr& error, Attempt attempt) {
                               timer->cancel();
                               self->tried(job, error ? after_fault(error) : attempt);
                           }));
    }
    /// A machine that must not be called never will be; any other may answer another time.
    static Attempt after_fault(const std::exception_ptr& error) {
        try {
            std::rethrow_exception(error);
        } catch (const boost::system::system_error& fault) {
            if (fault.code() == asio::error::access_denied) {
                return {.delivery = notify::Delivery::Gone};
            }
        } catch (const std::exception&) { // no memory, say
            return {};
        }
        return {.may_help = true};
    }
    void tried(const std::shared_ptr<Job>& job, const Attempt& attempt) {
        const auto wait = std::max<std::chrono::milliseconds>(
            options_->first_wait * (1U << (2U * static_cast<unsigned>(job->tries - 1))),
            attempt.not_before.value_or(std::chrono::seconds(0)));
        if (attempt.may_help && job->tries < options_->most_tries && wait <= longest_wait) {
            auto timer = std::make_shared<asio::steady_timer>(context_, wait);
            timer->async_wait(
                [self = shared_from_this(), job,
                 timer](const boost::system::error_code& /*never cancelled*/) { self->run(job); });
            return;
        }
        --under_way_;
        tell(job->delivered, attempt.delivery);
        start();
    }

    std::shared_ptr<const Options> options_;
    Post post_;
    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_ =
        asio::make_work_guard(context_);
    std::deque<Job> waiting_;
    std::size_t under_way_ = 0;
    std::thread thread_;
};

NetCourier::NetCourier(Options options, Post post)
    : impl_(std::make_shared<Impl>(std::move(options), std::move(post))) {
    impl_->begin();
}

NetCourier::~NetCourier() { impl_->end(); }

void NetCourier::push(notify::PushOrder order, Delivered delivered) {
    if (!impl_->options()->keys) {
        impl_->tell(delivered, notify::Delivery::Failed);
        return;
    }
    auto push =
        std::make_shared<const Push>(Push{.options = impl_->options(), .order = std::move(order)});
    impl_->submit([push] { return push_once(push); }, std::move(delivered));
}

void NetCourier::mail(notify::Letter letter, Delivered delivered) {
    if (!impl_->options()->smtp || !notify::is_mail_address(letter.to)) {
        impl_->tell(delivered, notify::Delivery::Failed);
        return;
    }
    auto mail = std::make_shared<const Mail>(
        Mail{.options = impl_->options(), .letter = std::move(letter)});
    impl_->submit([mail] { return mail_once(mail); }, std::move(delivered));
}

std::optional<Smtp> smtp_of(std::string_view url) {
    static constexpr std::string_view plain = "smtp://";
    static constexpr std::string_view secure = "smtps://";
    Smtp smtp;
    smtp.tls_at_once = url.starts_with(secure);
    if (!smtp.tls_at_once && !url.starts_with(plain)) {
        return std::nullopt;
    }
    url.remove_prefix(smtp.tls_at_once ? secure.size() : plain.size());
    if (const auto at = url.rfind('@'); at != std::string_view::npos) {
        smtp.user = url.substr(0, at); // which is often an address itself
        url.remove_prefix(at + 1);
    }
    if (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    const auto colon = url.find(':');
    smtp.host = url.substr(0, colon);
    smtp.port = smtp.tls_at_once ? smtps_port : submission_port;
    if (colon != std::string_view::npos) {
        const auto port = number_from<std::uint32_t>(url.substr(colon + 1));
        if (!port || *port == 0 || *port > std::numeric_limits<std::uint16_t>::max()) {
            return std::nullopt;
        }
        smtp.port = static_cast<std::uint16_t>(*port);
    }
    const bool is_host = !smtp.host.empty() && std::ranges::all_of(smtp.host, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '.' || c == '-';
    });
    return is_host && !smtp.user.contains(':') ? std::optional(std::move(smtp)) : std::nullopt;
}

} // namespace kamisado::courier
