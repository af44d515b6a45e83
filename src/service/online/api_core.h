#pragma once

#include "online/api.h"
#include "online/passwords.h"
#include "online/refusals.h"
#include "online/request_context.h"
#include "online/thread_pool.h"
#include "online/tournament_views.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::online {

/// An answer that is the same for everybody, and is looked up once in a while.
struct KeptAnswer {
    std::string body;
    Millis until = 0; ///< on the steady clock
};

/// What the rooms of the API share: the way to the database and back, limits, answers.
class ApiCore : public std::enable_shared_from_this<ApiCore> {
  public:
    explicit ApiCore(Api::Parts parts);

    /// On the worker's thread; may be run more than once.
    template <typename T>
    using Work = std::function<Or<T>(RequestContext&)>;

    /// Does the work and answers with what it says.
    void work(const CallPtr& call, Work<Reply> work);

    /// Does the work and goes on with it on the hub's thread; a refusal is answered.
    template <typename T>
    void find_out(const CallPtr& call, Work<T> work, std::function<void(ApiCore&, T)> then) {
        auto result = std::make_shared<std::optional<Or<T>>>();
        const bool is_taken = parts_.worker->submit(
            [self = shared_from_this(), call, work = std::move(work),
             result](storage::Connection& database) {
                result->reset();
                self->at_desk(database, *call, [&](RequestContext& context) {
                    const auto refused = context.why_not();
                    *result = refused ? Or<T>(std::unexpected(*refused)) : work(context);
                    return (*result)->has_value();
                });
            },
            [weak = weak_from_this(), call, result,
             then = std::move(then)](const std::optional<Worker::Failure>& failure) {
                const auto self = weak.lock();
                if (!self) {
                    return;
                }
                if (failure || !*result) {
                    refuse(call, refusal_of(failure.value_or(Worker::Failure{})));
                } else if (!**result) {
                    refuse(call, (*result)->error());
                } else {
                    then(*self, std::move(***result));
                }
            });
        if (!is_taken) {
            refuse(call, busy());
        }
    }

    static void refuse(const CallPtr& call, const Refusal& refusal);
    void finish(const CallPtr& call, Reply reply) const;

    /// Logins from this address, or for this name from browsers that nobody knows, are too many.
    [[nodiscard]] std::optional<Refusal> why_no_login(const Call& call, std::string_view name);
    /// Recovery codes from this address are too many. What comes from elsewhere does not count: a
    /// code is too long to be guessed by many, and the owner must not be locked out.
    [[nodiscard]] std::optional<Refusal> why_no_recovery(const Call& call, std::string_view name);
    /// From a browser that has been in the account before: what others do is not its fault.
    [[nodiscard]] std::optional<Refusal> why_no_login_from(std::string_view browser_mark);
    [[nodiscard]] std::optional<Refusal> why_no_account(const Call& call);
    [[nodiscard]] std::optional<Refusal> why_not_now(std::string_view address);

    [[nodiscard]] Passwords& passwords() { return passwords_; }
    /// For long records.
    [[nodiscard]] ThreadPool& scribes() { return scribes_; }
    [[nodiscard]] Downloads& downloads() { return downloads_; }
    [[nodiscard]] const Clubs& clubs() const { return parts_.clubs; }
    /// From any thread to the hub's.
    [[nodiscard]] const Post& post() const { return parts_.post; }
    /// For the worker's thread alone.
    [[nodiscard]] const std::shared_ptr<TournamentShelf>& shelf() const { return shelf_; }
    /// The games to watch, on the hub's thread.
    [[nodiscard]] KeptAnswer& games_to_watch() { return games_to_watch_; }
    [[nodiscard]] const NoticeDesk& desk() const { return parts_.notices; }
    [[nodiscard]] Hub& hub() const { return *parts_.hub; }
    [[nodiscard]] Millis now() const { return parts_.now(); }
    /// For limits: however the wall clock jumps, nobody is let off.
    [[nodiscard]] Millis steady() const { return parts_.steady(); }

  private:
    static constexpr std::size_t most_long_records = 32; ///< that wait, of about 1 MB each

    class Workload;

    /// In a savepoint, which is undone when `deal` says no.
    void at_desk(storage::Connection& database, const Call& call,
                 const std::function<bool(RequestContext&)>& deal);

    Api::Parts parts_;
    Buckets requests_;
    Buckets logins_by_address_;
    Buckets logins_by_both_; ///< address and name
    Buckets logins_by_name_;
    Buckets logins_by_browser_;
    Buckets accounts_by_address_;
    PersonalLimits personal_; ///< on the worker's thread
    /// What a statement that does nothing takes, lately; likewise.
    std::chrono::duration<double> way_{0};
    std::shared_ptr<TournamentShelf> shelf_ = std::make_shared<TournamentShelf>();
    KeptAnswer games_to_watch_;
    Passwords passwords_;
    Downloads downloads_{parts_.downloads};
    ThreadPool scribes_{1, most_long_records};
};

class Api::Impl : public ApiCore {
  public:
    using ApiCore::ApiCore;
};

/// A star stands for one word of the path.
struct Route {
    std::string_view method;
    std::string_view path;
    void (*handle)(ApiCore&, const CallPtr&);
};
[[nodiscard]] std::span<const Route> me_routes();
[[nodiscard]] std::span<const Route> invitation_routes();
[[nodiscard]] std::span<const Route> game_routes();
[[nodiscard]] std::span<const Route> account_routes();
[[nodiscard]] std::span<const Route> people_routes();
[[nodiscard]] std::span<const Route> relation_routes();
[[nodiscard]] std::span<const Route> quick_routes();
[[nodiscard]] std::span<const Route> record_routes();
[[nodiscard]] std::span<const Route> session_routes();
[[nodiscard]] std::span<const Route> safety_routes();
[[nodiscard]] std::span<const Route> moderation_routes();
[[nodiscard]] std::span<const Route> tournament_routes();
[[nodiscard]] std::span<const Route> notice_routes();

/// The answers that are the same everywhere.
[[nodiscard]] ApiAnswer json_answer(std::string body);
[[nodiscard]] ApiAnswer refusal_answer(const Refusal& refusal);

} // namespace kamisado::online
