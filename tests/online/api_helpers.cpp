#include "online/api_helpers.h"

#include "storage/connection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace kamisado::online::test {

void Loop::post(std::function<void()> work) {
    {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace_back(std::this_thread::get_id(), std::move(work));
    }
    wake_.notify_one();
}

void Loop::run_until(const std::function<bool()>& is_done) {
    while (!is_done()) {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait_for(lock, std::chrono::minutes(5),
                                [this] { return !waiting_.empty(); })) {
                FAIL() << "nothing happens any more";
            }
            last_poster_ = waiting_.front().first;
            work = std::move(waiting_.front().second);
            waiting_.pop_front();
        }
        work();
    }
}

Service::Service(const Clubs& clubs, const LoadedGames::Limits& limits, std::size_t connections,
                 const Downloads::Limits& downloads) {
    const Post post = [this](std::function<void()> work) { loop.post(std::move(work)); };
    const Now clock = [this] { return now.load(); };
    Partitions::Connections opened;
    while (opened.size() < connections) {
        opened.push_back(std::make_unique<Fragile>(
            storage::open({.text = (folder_ / "games.sqlite").string()}), switches_));
    }
    partitions_ = std::make_unique<Partitions>(std::move(opened), post, limits);
    computers_ = std::make_unique<Computers>(post);
    hub_ = std::make_unique<Hub>(Hub::Parts{.partitions = partitions_.get(),
                                            .computers = computers_.get(),
                                            .now = clock,
                                            .heartbeat = std::chrono::milliseconds(0)});
    api_ = std::make_unique<Api>(Api::Parts{.worker = &partitions_->home().worker(),
                                            .loaded = &partitions_->home().loaded(),
                                            .hub = hub_.get(),
                                            .post = post,
                                            .now = clock,
                                            .steady = [this] { return now - jumped; },
                                            .worked = [this] { return time_worked(); },
                                            .clubs = clubs,
                                            .notices = {.push_key = "the-key-of-the-server",
                                                        .push_services = {"localhost:8443"},
                                                        .mail = &courier,
                                                        .origin = "https://play.example"},
                                            .downloads = downloads});
}

ApiAnswer Service::ask(ApiRequest request) {
    std::optional<ApiAnswer> answer;
    api_->handle(std::move(request), [&answer](ApiAnswer given) { answer = std::move(given); });
    loop.run_until([&answer] { return answer.has_value(); });
    return answer.value();
}

Api::Identity Service::identify(const std::string& key, bool is_bot) {
    std::optional<Api::Identity> found;
    api_->identify(key, is_bot,
                   [&found](Api::Identity identity) { found.emplace(std::move(identity)); });
    loop.run_until([&found] { return found.has_value(); });
    return found.value();
}

std::string Service::stored() const {
    std::string all;
    for (const auto& file : std::filesystem::directory_iterator(folder_.path())) {
        all += kamisado::test::read_file(file.path());
    }
    return all;
}

void Service::in_database(const std::function<void(storage::Connection&, LoadedGames&)>& work) {
    in_database(partitions_->home(), work);
}

void Service::in_database(Partition& partition,
                          const std::function<void(storage::Connection&, LoadedGames&)>& work) {
    bool is_done = false;
    ASSERT_TRUE(partition.worker().submit(
        [&](storage::Connection& database) { work(database, partition.loaded()); },
        [&is_done](const std::optional<Worker::Failure>& failure) {
            EXPECT_FALSE(failure) << failure->message;
            is_done = true;
        }));
    loop.run_until([&is_done] { return is_done; });
}

void Service::settle() {
    // What was posted during a quiet turn has its job done in the next: two of them are quiet.
    for (int quiet = 0; quiet < 2;) {
        const std::size_t before = partitions_->counters().jobs;
        for (const auto& partition : partitions_->all()) {
            in_database(*partition,
                        [](storage::Connection& /*nothing*/, LoadedGames& /*to do*/) {});
        }
        const Worker::Counters counters = partitions_->counters();
        quiet = counters.jobs == before + partitions_->all().size() && counters.waiting == 0
                    ? quiet + 1
                    : 0;
    }
}

void Service::connect(const std::shared_ptr<Client>& client, const std::string& key) {
    hub_->enter(client, {.person = identify(key).value(), .address = "192.0.2.1"});
}

std::string Browser::next_address() {
    static int last = 0;
    ++last;
    return "10.0." + std::to_string(last / 250) + "." + std::to_string(last % 250);
}

ApiAnswer Browser::ask(std::string_view method, std::string_view target, std::string body) {
    const auto question = std::min(target.find('?'), target.size());
    ApiAnswer answer =
        service_->ask({.method = std::string(method),
                       .path = std::string(target.substr(0, question)),
                       .query = std::string(target.substr(std::min(question + 1, target.size()))),
                       .body = std::move(body),
                       .key = key,
                       .is_bot = is_bot_,
                       .browser_mark = mark,
                       .user_agent = user_agent,
                       .address = address_});
    if (answer.new_browser_mark) {
        mark = *answer.new_browser_mark;
    }
    if (answer.new_key) {
        key = *answer.new_key;
    }
    return answer;
}

json Browser::good(std::string_view method, std::string_view target, const json& body) {
    const ApiAnswer answer = ask(method, target, body.is_null() ? "" : body.dump());
    EXPECT_EQ(answer.status, 200) << method << ' ' << target << ": " << answer.body;
    EXPECT_EQ(answer.type, "application/json");
    return json::parse(answer.body);
}

std::string Browser::fault(std::string_view method, std::string_view target, const json& body) {
    const ApiAnswer answer = ask(method, target, body.is_null() ? "" : body.dump());
    const json told = json::parse(answer.body);
    if (!told.contains("refusal")) {
        return "";
    }
    EXPECT_GE(answer.status, 400);
    EXPECT_FALSE(told["refusal"]["sentence"].get<std::string>().empty());
    EXPECT_TRUE(told["refusal"]["arguments"].is_object());
    return told["refusal"]["id"];
}

void Browser::sign_up(const std::string& name) {
    good("POST", "/account", {{"name", name}, {"password", "password of " + name}});
}

bool Ear::has_heard(std::string_view type) const {
    return std::ranges::any_of(heard, [type](const json& one) { return one["type"] == type; });
}

json invitation_body(bool rated, const std::string& visibility) {
    return {{"format", standard_format},
            {"hostSide", "black"},
            {"clock", rated ? days_clock : no_clock},
            {"rated", rated},
            {"visibility", visibility}};
}

json quick_body() { return {{"format", standard_format}, {"clock", no_clock}, {"rated", false}}; }

json computer_body() {
    return {{"format", standard_format}, {"side", "black"}, {"level", 3}, {"clock", no_clock}};
}

} // namespace kamisado::online::test
