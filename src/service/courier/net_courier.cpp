#include "courier/net_courier.h"

#include "courier/attempt.h"
#include "courier/turns.h"
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
#include <exception>
#include <limits>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::courier {

namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

/// All of it: the name looked up, the connection, the answer.
constexpr std::chrono::seconds longest_push{30};
constexpr std::chrono::seconds longest_mail{90};
constexpr std::size_t letters_at_once = 4;
/// Whoever asks for more patience is asked again when the notice is due again.
constexpr std::chrono::seconds longest_wait{120};
constexpr std::uint16_t smtps_port = 465;
constexpr std::uint16_t submission_port = 587;

} // namespace

class NetCourier::Impl : public std::enable_shared_from_this<NetCourier::Impl> {
  public:
    using Try = std::function<asio::awaitable<Attempt>(Lookups&)>;

    Impl(Options options, Post post)
        : options_(std::make_shared<const Options>(std::move(options))),
          post_(std::move(post)),
          pushes_({.at_once = options_->most_at_once,
                   .at_once_of_one = options_->most_at_once_of_one,
                   .waiting = options_->most_waiting,
                   .waiting_of_one = options_->most_waiting_of_one}),
          letters_({.at_once = letters_at_once,
                    .at_once_of_one = letters_at_once,
                    .waiting = options_->most_waiting,
                    .waiting_of_one = options_->most_waiting_of_one}) {}

    [[nodiscard]] const std::shared_ptr<const Options>& options() const { return options_; }

    void begin() {
        thread_ = std::thread([this] {
            while (!context_->stopped()) {
                try {
                    context_->run();
                } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): the next may not
                }
            }
        });
    }
    /// What is under way is dropped: it is due again, and another process may tell it.
    void end() {
        context_->stop();
        thread_.join();
        lookups_->stop();
        std::ranges::for_each(lookup_threads_, &std::thread::join);
        lookups_.reset();
        work_.reset();
        context_.reset(); // what waits in it holds this object
    }
    void push(std::int64_t whom, Try attempt, Delivered delivered) {
        submit(pushes_, whom, longest_push, std::move(attempt), std::move(delivered));
    }
    void mail(std::int64_t whom, Try attempt, Delivered delivered) {
        submit(letters_, whom, longest_mail, std::move(attempt), std::move(delivered));
    }
    void tell(const Delivered& delivered, notify::Delivery delivery) const {
        post_([delivered, delivery] { delivered(delivery); });
    }

  private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    struct Job {
        Turns<JobPtr>* turns = nullptr;
        std::int64_t whom = 0;
        std::chrono::seconds longest{};
        Try attempt;
        Delivered delivered;
        int tries = 0;
    };

    void submit(Turns<JobPtr>& turns, std::int64_t whom, std::chrono::seconds longest, Try attempt,
                Delivered delivered) {
        auto job = std::make_shared<Job>(Job{.turns = &turns,
                                             .whom = whom,
                                             .longest = longest,
                                             .attempt = std::move(attempt),
                                             .delivered = std::move(delivered)});
        asio::post(*context_, [self = shared_from_this(), job] { self->take(job); });
    }
    void take(const JobPtr& job) {
        if (!job->turns->add(job->whom, job)) {
            tell(job->delivered, notify::Delivery::Failed);
            return;
        }
        start(*job->turns);
    }
    void start(Turns<JobPtr>& turns) {
        while (auto job = turns.take()) {
            try {
                run(*job);
            } catch (const std::exception&) { // no memory, say, or no thread
                turns.end((*job)->whom);
                tell((*job)->delivered, notify::Delivery::Failed);
            }
        }
    }
    void run(const JobPtr& job) {
        ++job->tries;
        auto signal = std::make_shared<asio::cancellation_signal>();
        auto timer = std::make_shared<asio::steady_timer>(*context_, job->longest);
        timer->async_wait([signal](const boost::system::error_code& error) {
            if (!error) {
                signal->emit(asio::cancellation_type::terminal);
            }
        });
        asio::co_spawn(*context_, job->attempt(lookups()),
                       asio::bind_cancellation_slot(
                           signal->slot(), [self = shared_from_this(), job, timer, signal](
                                               const std::exception_ptr& error, Attempt attempt) {
                               timer->cancel();
                               self->tried(job, error ? after_fault(error) : attempt);
                           }));
    }
    /// Another thread with each try, until nobody waits for somebody else's: most servers never
    /// need them. The pool would not give up where the system has fewer threads than it wants.
    Lookups& lookups() {
        if (lookup_threads_.size() < options_->most_at_once + letters_at_once) {
            lookup_threads_.emplace_back([this] { lookups_->attach(); });
        }
        return *lookups_;
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
    /// Whoever waits for another try waits in the queue again, and leaves the place to others.
    void tried(const JobPtr& job, const Attempt& attempt) {
        job->turns->end(job->whom);
        const auto wait = std::max<std::chrono::milliseconds>(
            options_->first_wait * (1U << (2U * static_cast<unsigned>(job->tries - 1))),
            std::min(attempt.not_before.value_or(std::chrono::seconds(0)), longest_wait + 1s));
        if (attempt.may_help && job->tries < options_->most_tries && wait <= longest_wait) {
            auto timer = std::make_shared<asio::steady_timer>(*context_, wait);
            timer->async_wait(
                [self = shared_from_this(), job,
                 timer](const boost::system::error_code& /*never cancelled*/) { self->take(job); });
        } else {
            tell(job->delivered, attempt.delivery);
        }
        start(*job->turns);
    }

    std::shared_ptr<const Options> options_;
    Post post_;
    std::optional<asio::io_context> context_{std::in_place, 1};
    std::optional<asio::executor_work_guard<asio::io_context::executor_type>> work_{
        asio::make_work_guard(*context_)};
    std::optional<Lookups> lookups_{std::in_place, 0};
    std::vector<std::thread> lookup_threads_;
    Turns<JobPtr> pushes_;
    Turns<JobPtr> letters_; ///< which the host's own mail server takes: nobody chooses another
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
    const std::int64_t whom = push->order.whom;
    impl_->push(
        whom, [push](Lookups& lookups) { return push_once(push, lookups); }, std::move(delivered));
}

void NetCourier::mail(notify::Letter letter, Delivered delivered) {
    if (!impl_->options()->smtp || !notify::is_mail_address(letter.to)) {
        impl_->tell(delivered, notify::Delivery::Failed);
        return;
    }
    auto mail = std::make_shared<const Mail>(
        Mail{.options = impl_->options(), .letter = std::move(letter)});
    const std::int64_t whom = mail->letter.whom;
    impl_->mail(
        whom, [mail](Lookups& lookups) { return mail_once(mail, lookups); }, std::move(delivered));
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
