#include "online/hub_helpers.h"

#include "game/live_match.h"
#include "online/log_lines.h"
#include "online/secrets.h"

#include <chrono>
#include <thread>
#include <utility>

namespace kamisado::online::test {

using storage::DatabaseError;
using storage::DatabaseFault;

storage::Rows Fragile::run(std::string_view statement, const storage::Values& values) {
    before(statement);
    storage::Rows rows = inner_->run(statement, values);
    switches_->rows += rows.size();
    switches_->most_rows = std::max(switches_->most_rows.load(), rows.size());
    return rows;
}

std::size_t Fragile::change(std::string_view statement, const storage::Values& values) {
    before(statement);
    return inner_->change(statement, values);
}

void Fragile::before(std::string_view statement) {
    lose_connection();
    if (switches_->on_statement) {
        switches_->on_statement(statement);
    }
}

void Fragile::begin() {
    lose_connection();
    switches_->waits = switches_->is_stuck.load();
    switches_->is_stuck.wait(true);
    switches_->waits = false;
    inner_->begin();
}

void Fragile::commit() {
    if (switches_->commit_fails) {
        throw DatabaseError(DatabaseFault::Full, "the disk is full");
    }
    if (switches_->conflicts > 0) {
        --switches_->conflicts;
        throw DatabaseError(DatabaseFault::Conflict, "somebody else was quicker");
    }
    inner_->commit();
    {
        const std::scoped_lock lock(switches_->mutex);
        for (std::string& note : notes_) {
            switches_->notes.push_back(std::move(note));
        }
    }
    notes_.clear();
    if (switches_->commit_reconnects.exchange(false)) {
        reconnect();
    }
    if (switches_->commit_breaks.exchange(false)) {
        throw DatabaseError(DatabaseFault::Gone, "the connection broke");
    }
}

void Fragile::rollback() noexcept {
    notes_.clear();
    inner_->rollback();
}

void Fragile::reconnect() { ++switches_->reconnected; }

void Fragile::lose_connection() {
    if (switches_->connection_lost > 0) {
        --switches_->connection_lost;
        throw DatabaseError(DatabaseFault::Gone, "the connection broke");
    }
}

void Guest::send(std::shared_ptr<const std::string> text) {
    auto message = read_server_message(*text);
    ASSERT_TRUE(message) << *text;
    heard.push_back(std::move(*message));
}

std::vector<std::string> Guest::lines() const {
    std::vector<std::string> lines;
    for (const ServerMessage& message : heard) {
        if (const auto* const entries = std::get_if<NewEntries>(&message)) {
            lines.insert(lines.end(), entries->lines.begin(), entries->lines.end());
        }
    }
    return lines;
}

Process::Process(Shared& shared, bool shares, std::size_t connections) : shared_(shared) {
    const Post post = [this](std::function<void()> work) { this->post(std::move(work)); };
    Partitions::Connections opened;
    while (opened.size() < connections) {
        opened.push_back(std::make_unique<Fragile>(
            storage::open({.text = shared.town.file().string()}),
            switches_.emplace_back(std::make_shared<Fragile::Switches>())));
    }
    partitions_ = std::make_unique<Partitions>(
        std::move(opened), post, LoadedGames::Limits{.entries_a_turn = entries_a_turn});
    computers_ = std::make_unique<Computers>(post);
    hub_ = std::make_unique<Hub>(Hub::Parts{.partitions = partitions_.get(),
                                            .computers = computers_.get(),
                                            .now = [&shared] { return shared.now(); },
                                            .heartbeat = std::chrono::milliseconds(0),
                                            .shares = shares});
}

Process::~Process() {
    hub_.reset();
    computers_.reset();
    partitions_.reset();
}

void Process::post(std::function<void()> work) {
    {
        const std::scoped_lock lock(mutex_);
        queue_.push_back(std::move(work));
    }
    posted_.notify_one();
}

bool Process::run_posted() {
    std::function<void()> work;
    {
        std::unique_lock lock(mutex_);
        posted_.wait(lock, [this] { return !queue_.empty(); });
        work = std::move(queue_.front());
        queue_.pop_front();
    }
    work();
    return true;
}

bool Process::settle() {
    const std::size_t first = partitions_->counters().jobs;
    std::size_t jobs = first;
    std::size_t own = 0;
    // What was posted during a quiet turn has its job done in the next: two of them are quiet.
    for (int quiet = 0; quiet < 2;) {
        const std::size_t before = jobs;
        std::size_t left = partitions_->all().size();
        for (const auto& partition : partitions_->all()) {
            EXPECT_TRUE(partition->worker().submit([](storage::Connection&) {},
                                                   [&](const auto&) { --left; }));
            ++own;
        }
        while (left > 0 && run_posted()) {
        }
        const Worker::Counters counters = partitions_->counters();
        jobs = counters.jobs;
        quiet = jobs == before + partitions_->all().size() && counters.waiting == 0 ? quiet + 1 : 0;
    }
    return jobs - first > own;
}

/// A computer may have to move again, and may do so before it is seen to wait.
void Process::let_computers_play() {
    settle();
    do {
        while (computers_->waiting() > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    } while (settle());
}

std::shared_ptr<Guest> Process::enter(const std::optional<storage::Person>& person) {
    auto guest = std::make_shared<Guest>();
    hub_->enter(guest, {.person = person, .address = "192.0.2.1"});
    return guest;
}

void Process::say(Guest& guest, const Wish& wish, std::optional<std::int64_t> id) {
    hub_->hear(guest, write_message(ClientMessage{.id = id, .wish = wish}));
    settle();
}

std::string Process::answer(Guest& guest, const Wish& wish) {
    const std::size_t before = guest.heard.size();
    say(guest, wish, 77);
    for (std::size_t i = before; i < guest.heard.size(); ++i) {
        if (const auto* const refused = std::get_if<Refused>(&guest.heard[i])) {
            return refused->refusal.id;
        }
        if (const auto* const done = std::get_if<Done>(&guest.heard[i])) {
            EXPECT_EQ(done->id, 77);
            return {};
        }
    }
    return "nothing was answered";
}

void Process::tick() {
    hub_->tick();
    settle();
}

std::vector<std::string> Process::notes() {
    std::vector<std::string> all;
    for (const auto& switches : switches_) {
        const std::scoped_lock lock(switches->mutex);
        all.insert(all.end(), switches->notes.begin(), switches->notes.end());
        switches->notes.clear();
    }
    return all;
}

game::GameSetup match_setup(FormatKind kind, const game::ClockSetup& clock) {
    game::GameSetup setup;
    setup.format = {.kind = kind, .rounds = 1};
    setup.seats[Player::Black].name = "Akane";
    setup.seats[Player::Gold].name = "Benjiro";
    setup.clock = clock;
    setup.takebacks = game::Takebacks::ByAgreement;
    return setup;
}

storage::StoredGame add_game(storage::Connection& database, const game::GameSetup& setup,
                             const PerPlayer<std::optional<storage::PersonId>>& people,
                             Millis now) {
    storage::StoredGame game;
    game.id = new_code();
    game.watch = new_code();
    game.setup = setup;
    game.begun = now;
    game.people = people;
    game.standing = storage::standing_of(game::LiveMatch::begin(setup, now).value());
    storage::in_transaction(database, [&] { storage::add_game(database, game); });
    return game;
}

Pair seated(Shared& shared, const game::GameSetup& setup) {
    Pair pair{
        .akane = shared.town.guest("Akane"), .benjiro = shared.town.guest("Benjiro"), .game = {}};
    pair.game =
        add_game(shared.town.database(), setup, {{pair.akane.id, pair.benjiro.id}}, shared.now());
    return pair;
}

storage::Invitation invitation_of(const Pair& pair, const std::string& code, Millis now,
                                  storage::Visibility visibility) {
    return {.code = code,
            .host = pair.akane.id,
            .format = {.kind = FormatKind::Long, .rounds = 1},
            .host_side = Player::Gold,
            .clock = game::NoClock{},
            .rated = false,
            .visibility = visibility,
            .guest = {},
            .created = now,
            .game = {}};
}

void HubFixture::outage(Millis length) {
    static_cast<void>(storage::live(shared_.town.database(), shared_.now(), 3000));
    shared_.wait(length);
    process_.worker().live(ServiceClock::of([this] { return shared_.now(); }),
                           std::chrono::hours(1));
    process_.settle();
    process_.settle();
}

std::vector<std::string> stored_lines(Shared& shared, std::string_view game) {
    return log_lines(storage::entries_after(shared.town.database(), game, 0));
}

} // namespace kamisado::online::test
