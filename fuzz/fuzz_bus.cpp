// What other processes say, line by line, to a hub at which two people play. What is understood is
// written in the same way.
#include "game/live_match.h"
#include "online/bus.h"
#include "online/hub.h"
#include "online/new_game.h"
#include "online/partitions.h"
#include "require.h"
#include "scratch_folder.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

using namespace kamisado;

namespace {

constexpr online::Millis noon = 1'763'200'000'000;

struct Deaf final : online::Client {
    void send(std::shared_ptr<const std::string> text) override { fuzz::require(!text->empty()); }
    void close(const online::Closing& /*unheard*/) override {}
};

class Process {
  public:
    static Process& instance() {
        static Process process;
        return process;
    }

    void hear(std::string_view line) {
        hub_->hear_process(line);
        hub_->tick();
        settle();
    }
    /// The game that both have joined, for inputs to name as "GAME".
    [[nodiscard]] const std::string& game() const { return game_; }

  private:
    Process() {
        auto database = storage::open({.text = folder_ / "games.sqlite"});
        PerPlayer<storage::Person> people;
        for (const Player player : all_players) {
            people[player] = storage::add_guest(*database, "somebody", noon);
        }
        game_ = online::start_game(*database, {.format = {.kind = FormatKind::Single}, .clock = {}},
                                   people, noon)
                    .value()
                    .id;
        online::Partitions::Connections connections;
        connections.push_back(std::move(database));
        partitions_ = std::make_unique<online::Partitions>(
            std::move(connections), [this](std::function<void()> work) { post(std::move(work)); },
            online::LoadedGames::Limits{});
        hub_ = std::make_unique<online::Hub>(
            online::Hub::Parts{.partitions = partitions_.get(),
                               .now = [this] { return noon + ++ticks_; },
                               .heartbeat = std::chrono::milliseconds(0),
                               .shares = true});
        for (const Player player : all_players) {
            auto client = std::make_shared<Deaf>();
            hub_->enter(client, {.person = people[player], .address = "192.0.2.1"});
            hub_->hear(*client, R"({"type":"join","id":1,"game":")" + game_ + R"(","since":0})");
            hub_->hear(*client, R"({"type":"lobby","on":true})");
            clients_.push_back(std::move(client));
            settle();
        }
    }
    ~Process() {
        settle();
        hub_.reset();
        partitions_.reset();
    }

    void post(std::function<void()> work) {
        {
            const std::scoped_lock lock(mutex_);
            posted_.push_back(std::move(work));
        }
        wake_.notify_one();
    }

    /// Until a job that is given now has come back.
    void settle() {
        bool is_done = false;
        fuzz::require(partitions_->home().worker().submit([](storage::Connection&) {},
                                                          [&](const auto&) { is_done = true; }));
        while (!is_done) {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return !posted_.empty(); });
            const auto work = std::move(posted_.front());
            posted_.pop_front();
            lock.unlock();
            work();
        }
    }

    fuzz::ScratchFolder folder_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> posted_;
    std::int64_t ticks_ = 0;
    std::string game_;
    std::unique_ptr<online::Partitions> partitions_;
    std::unique_ptr<online::Hub> hub_;
    std::vector<std::shared_ptr<Deaf>> clients_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view lines = fuzz::text_of(data, size);
    while (!lines.empty()) {
        std::string line(lines.substr(0, lines.find('\n')));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        for (auto place = line.find("GAME"); place != std::string::npos;
             place = line.find("GAME")) {
            line.replace(place, 4, Process::instance().game());
        }
        if (const auto note = online::bus::read_note(line)) {
            fuzz::require(online::bus::write_note(*note) == line);
        }
        Process::instance().hear(line);
    }
    return 0;
}
