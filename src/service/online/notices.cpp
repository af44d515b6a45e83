#include "online/notices.h"

#include "notify/base64url.h"
#include "online/notice_words.h"
#include "words/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace kamisado::online {

namespace {

using storage::Notice;
using storage::NoticeKind;

constexpr std::size_t most_due_at_once = 200;
constexpr std::size_t most_devices_told = 10;
constexpr Millis for_round = 3'000; ///< a round does not wait for long
constexpr Millis a_second = 1'000;
constexpr Millis first_retry = 60'000;
constexpr Millis longest_unconfirmed = Millis{3} * 24 * 3'600'000;
constexpr Millis between_cleanings = 3'600'000;

/// What is sent of one notice.
struct Dispatch {
    Notice notice; ///< as it was claimed
    std::vector<notify::PushOrder> pushes;
    std::optional<notify::Letter> letter;
};

/// A notice of which not all that is sent has arrived.
struct Underway {
    Notice notice;
    std::size_t left = 0;
    bool is_told = false;
    bool may_try_again = false;
    std::vector<std::string> gone = {};
    bool is_mail_gone = false;
};

/// What the service worker is told (web/src/app/offline).
std::string payload_of(const NoticeContent& content, const std::string& tag) {
    return nlohmann::json{
        {"title", content.title}, {"text", content.text}, {"place", content.place}, {"tag", tag}}
        .dump();
}

/// Letters that a Topic may have (RFC 8030, section 5.4): at most 32.
std::string topic_of(const Notice& notice) {
    const bool is_of_game = notice.kind != NoticeKind::Invitation &&
                            notice.kind != NoticeKind::Round; // all of a game replace each other
    return (is_of_game ? "g-" : "o-") + notice.subject;
}

notify::PushOrder push_order(const storage::PushSubscription& to, const Notice& notice,
                             const NoticeContent& content) {
    const std::string topic = topic_of(notice);
    return {.endpoint = to.endpoint,
            .p256dh = to.p256dh,
            .auth = to.auth,
            .payload = payload_of(content, topic),
            .topic = topic,
            .seconds_to_live = std::max<Millis>(content.good_for / a_second, 0),
            .urgency = content.urgency,
            .whom = to.person};
}

notify::Letter letter_of(const storage::MailAddress& to, const NoticeContent& content,
                         const std::string& origin) {
    const Phrasebook book{.language = language_of(to.language).value_or(Language::English)};
    const std::string stop_link = origin + "/mail/stop/" + to.stop_code;
    return {.to = to.address,
            .subject = content.title + " – Kamisado",
            .text = content.text + "\n\n" + Sentence(book).in("notice.mail.open") + "\n" + origin +
                    "/" + content.place + "\n\n--\n" + Sentence(book).in("notice.mail.stop") +
                    "\n" + stop_link + "\n",
            .stop_link = stop_link,
            .whom = to.person};
}

} // namespace

std::optional<notify::KeyPair> vapid_keys(storage::Connection& database) {
    static constexpr std::string_view name = "vapid";
    auto kept = storage::server_key(database, name);
    if (!kept) {
        const auto made = notify::new_key_pair();
        if (!made) {
            return std::nullopt;
        }
        kept = storage::keep_server_key(database, name, notify::base64url(made->secret_key));
    }
    const auto secret = notify::from_base64url(*kept);
    return secret ? notify::key_pair_of(*secret) : std::nullopt;
}

class Notices::Impl : public std::enable_shared_from_this<Notices::Impl> {
  public:
    Impl(Parts parts, const Settings& settings) : parts_(std::move(parts)), settings_(settings) {}

    void tick();
    [[nodiscard]] Counters counters() const { return counters_; }

  private:
    /// What is to become of what is due.
    struct Plan {
        std::vector<Notice> seen;
        std::vector<Notice> put_off;
        std::vector<Notice> to_tell;
    };

    void look(const std::vector<Notice>& due);
    [[nodiscard]] Plan plan_for(const std::vector<Notice>& due) const;
    [[nodiscard]] Millis patience_with(NoticeKind kind) const {
        return kind == NoticeKind::Round ? std::min(settings_.delay, for_round) : settings_.delay;
    }
    [[nodiscard]] std::vector<Dispatch> claim(storage::Connection& database, const Plan& plan,
                                              Millis now) const;
    [[nodiscard]] std::optional<Dispatch> dispatch_of(storage::Connection& database,
                                                      const Notice& notice, Millis now) const;
    void send(Dispatch dispatch);
    void delivered(const std::shared_ptr<Underway>& underway, notify::Delivery delivery,
                   const std::string& endpoint);
    void finish(const Underway& underway) const;
    void clean(storage::Connection& database, Millis now);

    Parts parts_;
    Settings settings_;
    Counters counters_;
    bool is_looking_ = false;
    Millis next_cleaning_ = 0; ///< on the worker's thread
};

void Notices::Impl::clean(storage::Connection& database, Millis now) {
    if (now >= next_cleaning_) {
        next_cleaning_ = now + between_cleanings;
        storage::remove_unconfirmed_before(database, now - longest_unconfirmed);
    }
}

void Notices::Impl::tick() {
    if (is_looking_) {
        return; // the database is slow: one look at a time
    }
    auto due = std::make_shared<std::vector<Notice>>();
    const Millis now = parts_.now();
    is_looking_ = parts_.worker->submit(
        [self = shared_from_this(), due, now](storage::Connection& database) {
            self->clean(database, now);
            *due = storage::notices_before(database, now + 1, most_due_at_once);
        },
        [weak = weak_from_this(), due](const std::optional<Worker::Failure>& failure) {
            if (const auto self = weak.lock()) {
                self->is_looking_ = false;
                if (!failure && !due->empty()) {
                    self->look(*due);
                }
            }
        });
}

Notices::Impl::Plan Notices::Impl::plan_for(const std::vector<Notice>& due) const {
    Plan plan;
    for (const Notice& notice : due) {
        switch (parts_.whereabouts(notice.person, notice.subject)) {
        case Whereabouts::Looking: plan.seen.push_back(notice); break;
        case Whereabouts::Here: plan.put_off.push_back(notice); break;
        case Whereabouts::Away:
            if (parts_.now() - notice.due >= patience_with(notice.kind)) {
                plan.to_tell.push_back(notice);
            }
        }
    }
    return plan;
}

void Notices::Impl::look(const std::vector<Notice>& due) {
    const Plan plan = plan_for(due);
    if (plan.seen.empty() && plan.put_off.empty() && plan.to_tell.empty()) {
        return;
    }
    auto claimed = std::make_shared<std::vector<Dispatch>>();
    is_looking_ = parts_.worker->submit(
        [self = shared_from_this(), plan, claimed, now = parts_.now()](
            storage::Connection& database) { *claimed = self->claim(database, plan, now); },
        [weak = weak_from_this(), claimed](const std::optional<Worker::Failure>& failure) {
            if (const auto self = weak.lock()) {
                self->is_looking_ = false;
                for (Dispatch& dispatch : *claimed) {
                    if (!failure) {
                        self->send(std::move(dispatch));
                    }
                }
            }
        });
}

std::vector<Dispatch> Notices::Impl::claim(storage::Connection& database, const Plan& plan,
                                           Millis now) const {
    for (const Notice& notice : plan.seen) {
        storage::remove_notice(database, notice);
    }
    for (Notice notice : plan.put_off) {
        static_cast<void>(storage::put_off_notice(database, notice, now + while_here));
    }
    std::vector<Dispatch> claimed;
    for (Notice notice : plan.to_tell) {
        if (storage::claim_notice(database, notice, now + claim_lasts)) {
            if (auto dispatch = dispatch_of(database, notice, now)) {
                claimed.push_back(std::move(*dispatch));
            }
        }
    }
    return claimed;
}

/// Returns nullopt if it no longer applies, or not yet: then it is removed or postponed.
std::optional<Dispatch> Notices::Impl::dispatch_of(storage::Connection& database,
                                                   const Notice& notice, Millis now) const {
    Dispatch dispatch{.notice = notice, .pushes = {}, .letter = {}};
    for (const storage::PushSubscription& to :
         storage::subscriptions_of(database, notice.person, most_devices_told)) {
        const auto state =
            state_of(database, notice, language_of(to.language).value_or(Language::English), now);
        if (state.content) {
            dispatch.pushes.push_back(push_order(to, notice, *state.content));
        }
    }
    const auto mail = settings_.has_mail ? storage::mail_of(database, notice.person) : std::nullopt;
    if (mail && mail->confirmed) {
        const auto state = state_of(database, notice,
                                    language_of(mail->language).value_or(Language::English), now);
        if (state.content) {
            dispatch.letter = letter_of(*mail, *state.content, parts_.origin);
        }
    }
    if (!dispatch.pushes.empty() || dispatch.letter) {
        return dispatch;
    }
    const auto later = state_of(database, notice, Language::English, now).due;
    Notice claimed = notice;
    if (!later) {
        storage::remove_notice(database, notice);
    } else {
        static_cast<void>(storage::put_off_notice(database, claimed, *later));
    }
    return std::nullopt;
}

void Notices::Impl::send(Dispatch dispatch) {
    auto underway = std::make_shared<Underway>(Underway{
        .notice = dispatch.notice, .left = dispatch.pushes.size() + (dispatch.letter ? 1U : 0U)});
    for (notify::PushOrder& order : dispatch.pushes) {
        const std::string endpoint = order.endpoint;
        parts_.courier->push(std::move(order), [weak = weak_from_this(), underway,
                                                endpoint](notify::Delivery delivery) {
            if (const auto self = weak.lock()) {
                self->counters_.pushed += delivery == notify::Delivery::Done ? 1U : 0U;
                self->delivered(underway, delivery, endpoint);
            }
        });
    }
    if (dispatch.letter) {
        parts_.courier->mail(std::move(*dispatch.letter), [weak = weak_from_this(),
                                                           underway](notify::Delivery delivery) {
            if (const auto self = weak.lock()) {
                self->counters_.mailed += delivery == notify::Delivery::Done ? 1U : 0U;
                self->delivered(underway, delivery, {});
            }
        });
    }
}

void Notices::Impl::delivered(const std::shared_ptr<Underway>& underway, notify::Delivery delivery,
                              const std::string& endpoint) {
    switch (delivery) {
    case notify::Delivery::Done: underway->is_told = true; break;
    case notify::Delivery::Gone:
        ++counters_.gone;
        if (endpoint.empty()) {
            underway->is_mail_gone = true;
        } else {
            underway->gone.push_back(endpoint);
        }
        break;
    case notify::Delivery::Failed: ++counters_.failed; underway->may_try_again = true;
    }
    if (--underway->left == 0) {
        finish(*underway);
    }
}

/// Told once is told: who has two devices of which one cannot be reached is not told twice on the
/// other.
void Notices::Impl::finish(const Underway& underway) const {
    const bool again =
        !underway.is_told && underway.may_try_again && underway.notice.attempts < most_attempts;
    static_cast<void>(parts_.worker->submit(
        [underway, again, now = parts_.now()](storage::Connection& database) {
            for (const std::string& endpoint : underway.gone) {
                storage::remove_endpoint(database, endpoint);
            }
            if (underway.is_mail_gone) {
                storage::remove_mail(database, underway.notice.person);
            }
            Notice notice = underway.notice;
            if (again) {
                const Millis wait = first_retry << (2 * (notice.attempts - 1));
                static_cast<void>(storage::put_off_notice(database, notice, now + wait));
            } else {
                storage::remove_notice(database, notice);
            }
        },
        nullptr));
}

Notices::Notices(Parts parts, const Settings& settings)
    : impl_(std::make_shared<Impl>(std::move(parts), settings)) {}
Notices::~Notices() = default;
void Notices::tick() { impl_->tick(); }
Notices::Counters Notices::counters() const { return impl_->counters(); }

} // namespace kamisado::online
