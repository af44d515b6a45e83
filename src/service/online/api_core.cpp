#include "online/api_core.h"

#include "notation/ascii.h"
#include "online/address.h"
#include "online/api_answers.h"
#include "online/browser_of.h"
#include "online/names.h"
#include "online/secrets.h"
#include "text/number.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <new>

namespace kamisado::online {

namespace {

constexpr std::size_t most_buckets = 100'000;
constexpr Rate requests_rate{.burst = 60, .per_second = 20};
constexpr Rate login_rate{.burst = 5, .per_second = 1.0 / 30};
constexpr Rate address_login_rate{.burst = 20, .per_second = 1.0 / 10};
/// Against many addresses that guess at one account; those who have been in it never meet it.
constexpr Rate name_login_rate{.burst = 30, .per_second = 1.0 / 10};
constexpr Rate new_account_rate{.burst = 20, .per_second = 1.0 / 180};
constexpr Rate invitation_rate{.burst = 60, .per_second = 1.0 / 5};
constexpr Rate new_guest_rate{.burst = 20, .per_second = 1.0 / 60};
constexpr Rate change_rate{.burst = 40, .per_second = 2};
constexpr Rate report_rate{.burst = 5, .per_second = 1.0 / 600};
/// First letters, which go to addresses that nobody has confirmed.
constexpr Rate letter_rate{.burst = 3, .per_second = 1.0 / 1200};
/// By push and mail, to the same person.
constexpr Rate invitation_notice_rate{.burst = 3, .per_second = 1.0 / 1200};
constexpr Rate tournament_rate{.burst = 10, .per_second = 1.0 / 1800};
/// In seconds of the thread that all requests share: what takes long is asked for less often,
/// whatever it is. See Workload.
constexpr Rate work_rate{.burst = 1, .per_second = 0.1};
/// What a statement that does nothing takes at most where the database is quick.
constexpr std::chrono::duration<double> quick_way{70e-6};
constexpr double weight_of_last_way = 0.1;
constexpr Rate export_rate{.burst = 3, .per_second = 1.0 / 60};

std::chrono::microseconds processor_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
}

std::chrono::microseconds elapsed_time() {
    return std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

bool is_elsewhere(const Worker& worker) { return worker.dialect() == storage::Dialect::Postgres; }

} // namespace

ApiCore::ApiCore(Api::Parts parts)
    : parts_(std::move(parts)),
      requests_(requests_rate, most_buckets),
      logins_by_address_(address_login_rate, most_buckets),
      logins_by_both_(login_rate, most_buckets),
      logins_by_name_(name_login_rate, most_buckets),
      logins_by_browser_(login_rate, most_buckets),
      accounts_by_address_(new_account_rate, most_buckets),
      personal_{.new_guests = {new_guest_rate, most_buckets},
                .invitations = {invitation_rate, most_buckets},
                .lobby = {},
                .clubs = parts_.clubs,
                .changes = {change_rate, most_buckets},
                .passwords = {login_rate, most_buckets},
                .exports = {export_rate, most_buckets},
                .reports = {report_rate, most_buckets},
                .letters = {letter_rate, most_buckets},
                .invitation_notices = {invitation_notice_rate, most_buckets},
                .tournaments = {tournament_rate, most_buckets},
                .work = {work_rate, most_buckets}},
      passwords_(parts_.post) {
    if (!parts_.steady) {
        parts_.steady = parts_.now;
    }
    if (!parts_.worked) {
        parts_.worked = is_elsewhere(*parts_.worker) ? elapsed_time : processor_time;
    }
}

/// Charges an address for the time from here to its end, however that comes about. SQLite works on
/// this thread, whose processor time is the work. PostgreSQL works elsewhere: what elapses is most
/// of it waiting, and counts in proportion to what a statement that does nothing takes just now. So
/// an address has the same share of a slow database as of a quick one.
class ApiCore::Workload {
  public:
    Workload(ApiCore& core, std::string address) : core_(&core), address_(std::move(address)) {
        if (!address_.empty()) {
            begun_ = core.parts_.worked();
        }
    }
    /// From the beginning to here there was one statement, which did nothing.
    void note_way() {
        if (address_.empty()) {
            return;
        }
        const Seconds way = core_->parts_.worked() - begun_;
        core_->way_ += weight_of_last_way * (way - core_->way_);
    }
    Workload(const Workload&) = delete;
    Workload& operator=(const Workload&) = delete;
    Workload(Workload&&) = delete;
    Workload& operator=(Workload&&) = delete;
    ~Workload() {
        if (address_.empty()) {
            return;
        }
        try {
            const Seconds time = core_->parts_.worked() - begun_;
            const double work = time.count() * (quick_way / std::max(quick_way, core_->way_));
            core_->personal_.work.charge(address_key(address_), core_->steady(),
                                         work * core_->parts_.clubs.cost(address_));
        } catch (const std::bad_alloc&) { // NOLINT(bugprone-empty-catch): then it cost nothing
        }
    }

  private:
    using Seconds = std::chrono::duration<double>;

    ApiCore* core_;
    std::string address_;
    std::chrono::microseconds begun_{0};
};

void ApiCore::at_desk(storage::Connection& database, const Call& call,
                      const std::function<bool(RequestContext&)>& deal) {
    Workload workload(*this, call.is_admitted ? std::string() : call.request.address);
    database.savepoint("request");
    workload.note_way();
    RequestContext context(database, *parts_.loaded, personal_, call,
                           {.now = now(), .steady = steady()});
    if (!deal(context)) {
        database.rollback_to("request");
    }
    database.release("request");
}

void ApiCore::work(const CallPtr& call, Work<Reply> work) {
    find_out<Reply>(
        call,
        [work = std::move(work)](RequestContext& context) {
            auto reply = work(context);
            if (reply && !reply->answer.new_key) {
                reply->answer.new_key = context.new_key();
            }
            if (reply && reply->answer.new_key && !reply->answer.new_key->empty()) {
                storage::see_key(context.database(), hash_of_key(*reply->answer.new_key),
                                 browser_of(context.call().request.user_agent), context.now());
            }
            return reply;
        },
        [call](ApiCore& core, Reply reply) { core.finish(call, std::move(reply)); });
}

void ApiCore::finish(const CallPtr& call, Reply reply) const {
    for (const auto& tell : reply.news) {
        tell(*parts_.hub);
    }
    call->respond(std::move(reply.answer));
}

void ApiCore::refuse(const CallPtr& call, const Refusal& refusal) {
    call->respond(refusal_answer(refusal));
}

std::optional<Refusal> ApiCore::why_not_now(std::string_view address) {
    return take(requests_, address_key(address), steady(), parts_.clubs.cost(address));
}

std::optional<Refusal> ApiCore::why_no_login(const Call& call, std::string_view name) {
    const std::string address = address_key(call.request.address);
    const std::string account = to_lower(name.substr(0, longest_account_name));
    if (auto refused = take(logins_by_both_, address + '\n' + account, steady())) {
        return refused;
    }
    if (auto refused =
            take(logins_by_address_, address, steady(), parts_.clubs.cost(call.request.address))) {
        return refused;
    }
    return take(logins_by_name_, account, steady());
}

std::optional<Refusal> ApiCore::why_no_recovery(const Call& call, std::string_view name) {
    const std::string address = address_key(call.request.address);
    const std::string account = to_lower(name.substr(0, longest_account_name));
    if (auto refused = take(logins_by_both_, address + "\nrecovery " + account, steady())) {
        return refused;
    }
    return take(logins_by_address_, address, steady(), parts_.clubs.cost(call.request.address));
}

std::optional<Refusal> ApiCore::why_no_login_from(std::string_view browser_mark) {
    return take(logins_by_browser_, browser_mark, steady());
}

std::optional<Refusal> ApiCore::why_no_account(const Call& call) {
    return take(accounts_by_address_, address_key(call.request.address), steady(),
                parts_.clubs.cost(call.request.address));
}

ApiAnswer json_answer(std::string body) {
    ApiAnswer answer;
    answer.body = std::move(body);
    return answer;
}

ApiAnswer refusal_answer(const Refusal& refusal) {
    ApiAnswer answer = json_answer(write_refusal(refusal));
    answer.status = refusal.status;
    for (const auto& [name, value] : refusal.arguments) {
        if (refusal.status == 429 && name == "seconds") {
            answer.retry_after = number_from<int>(value).value_or(0);
        }
    }
    return answer;
}

} // namespace kamisado::online
