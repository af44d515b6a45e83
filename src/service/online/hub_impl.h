#pragma once

#include "online/bus.h"
#include "online/hub.h"
#include "online/hub_room.h"
#include "online/lobby.h"
#include "online/pairings.h"
#include "online/refusals.h"
#include "online/tournament_steps.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kamisado::online {

/// Each hub_*.cpp has one of its concerns.
class Hub::Impl : public std::enable_shared_from_this<Hub::Impl> {
  public:
    explicit Impl(const Parts& parts);
    /// Hears of the worker and looks for what was left undone.
    void begin();
    /// Lets go of everybody. Jobs that still wait may keep the rest alive for a while.
    void end();

    void enter(const std::shared_ptr<Client>& client, const Visitor& visitor);
    void hear(Client& client, std::string_view text);
    void leave(Client& client);
    void tick();
    void hear_process(std::string_view text);
    void catch_up();
    void game_started(const storage::StoredGame& game,
                      const std::optional<std::string>& invitation);
    void invited(storage::PersonId guest, const InvitationView& invitation);
    void lobby_changed();
    void happened(const Happening& happening);
    void tournament_changed(const storage::StoredTournament& tournament);
    void person_changed(storage::PersonId person);
    [[nodiscard]] bool is_gone(storage::PersonId person) const;
    [[nodiscard]] bool is_here(storage::PersonId person) const {
        return by_person_.contains(person);
    }
    void silence(storage::PersonId person, storage::PersonId other, bool is_silent);
    void close_all(const Closing& closing);
    [[nodiscard]] Counters counters() const;

  private:
    using Joined = hub::Joined;
    using Visit = hub::Visit;
    using Member = hub::Member;
    using Elsewhere = hub::Elsewhere;
    using Room = hub::Room;
    using People = hub::People;

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view id) const {
            return std::hash<std::string_view>()(id);
        }
    };
    struct Seated {
        Room* room = nullptr;
        Player player{};
    };
    /// Whom to answer, which of its messages.
    struct Asker {
        std::shared_ptr<Client> client;
        std::optional<std::int64_t> id;
        std::optional<storage::PersonId> person;
    };
    /// What became of a wish; news come even with a refusal.
    struct Deed {
        std::optional<Happening> happening;
        std::optional<Refusal> refusal;
    };
    struct JoinedGame {
        storage::GameId id;
        bool is_elsewhere = false; ///< only its id is known: it has to be asked for by that
        GameView view;             ///< its lines are:
        std::vector<Text> lines;
        People people;
        EntryNumber last_number = 0;
        std::optional<Millis> look_at;
        Standstill standstill = Standstill::None;
        std::string next_watch;
        std::optional<Happening> news;
        PerPlayer<bool> silences{};
    };
    using SeatedAct =
        std::function<std::expected<Happening, Refusal>(storage::Connection&, Tables&, Player)>;

    /// For limits, heartbeats and silence; games are played by parts_.now().
    [[nodiscard]] Millis steady() const { return parts_.clock->steady(); }

    // hub_visits.cpp
    void is_restored(std::int64_t generation);
    void fulfil(Visit& visit, const ClientMessage& message);
    static bool is_too_fast(Visit& visit, Millis now);
    void send(Client& client, const Text& text);
    void send(Client& client, const ServerMessage& message);
    void done(const Asker& asker);
    void refuse(const Asker& asker, const Refusal& refusal);
    Visit* visit_of(const Asker& asker);
    [[nodiscard]] Partition& home() const { return parts_.partitions->home(); }
    [[nodiscard]] Partition& of(std::string_view game) const { return parts_.partitions->of(game); }
    /// A job whose result comes back here, unless it fails, which is refused. It may want to have
    /// the games in memory.
    template <typename Work, typename Then>
    void ask(const Asker& asker, Partition& partition, Work work, Then then);
    /// The same for what nobody asked for.
    template <typename Work, typename Then>
    void ask(Partition& partition, Work work, Then then) {
        ask(Asker{}, partition, std::move(work), std::move(then));
    }

    // hub_join.cpp
    using Lease = std::shared_ptr<const void>;
    /// A join that waits until the answer to the one before it is on its way.
    struct HeldJoin {
        Asker asker;
        Join join;
    };
    static bool is_joining(Visit& visit, std::string_view game);
    void join(Visit& visit, const Asker& asker, const Join& join);
    void join(const storage::GameId& id, const Asker& asker, const Join& join, const Lease& lease);
    void join_held();
    void wish(Visit& visit, const Asker& asker, const Join& join);
    void wish(Visit& visit, const Asker& asker, const Leave& leave);
    std::expected<JoinedGame, Refusal> look_up(storage::Connection& database, Tables& tables,
                                               const storage::GameId& id, const Join& join,
                                               std::optional<storage::PersonId> person,
                                               Millis now) const;
    void seat(const Asker& asker, JoinedGame& joined, const Lease& lease);
    void send_game(const Asker& asker, const JoinedGame& joined, const Lease& lease);
    Room& room_for(const JoinedGame& joined);
    void leave_room(Visit& visit, const Joined& joined);
    static const Joined* joined_as(const Visit& visit, std::string_view name);

    // hub_game.cpp
    void wish(Visit& visit, const Asker& asker, const Decide& decide);
    void wish(Visit& visit, const Asker& asker, const Takeback& takeback);
    void wish(Visit& visit, const Asker& asker, const SetPlan& plan);
    /// Does something from the asker's seat in a game.
    void act_from_seat(const Asker& asker, const std::string& game, SeatedAct act,
                       std::function<void(Impl&, const Happening&)> then = {});
    Deed deed(storage::Connection& database, Tables& tables, const std::string& game,
              std::optional<storage::PersonId> person, Millis now, const SeatedAct& act) const;

    // hub_tell.cpp
    template <typename Message>
    void tell(Room& room, Message message, std::optional<Player> only = std::nullopt);
    void tell_person(std::optional<storage::PersonId> person, const ServerMessage& message);
    void tell_happening(const Happening& happening);
    void tell_entries(Room& room, const Happening& happening);
    void tell_turn(const storage::GameId& game, const People& people,
                   std::optional<Player> decider);
    void catch_up(Partition& partition);
    void catch_up(Partition& partition, const std::vector<const Room*>& rooms);

    // hub_presence.cpp
    [[nodiscard]] static Presence presence_here(const Room& room);
    [[nodiscard]] static Presence presence_of(const Room& room);
    void presence_changed(const Room& room);
    void tell_presence();
    void announce_presence(const std::vector<storage::GameId>& games);
    void tick_presence();
    void heard(const std::string& process, const bus::PresenceHere& here);
    void is_elsewhere(Room& room, const std::string& process, const Presence& presence);

    // hub_return.cpp
    static void stands_still(Room& room, Standstill standstill);
    void begin_if_both_are_here(const Room& room);
    void is_back(const Visit& visit);
    void resume(const storage::GameId& game,
                std::function<void(storage::Connection&, Tables&, Millis)> resume);

    // hub_greet.cpp
    void wish(Visit& visit, const Asker& asker, const Greet& greet);
    void heard(const std::string& process, const bus::Greeted& greeted);

    // hub_rematch.cpp
    void wish(Visit& visit, const Asker& asker, const Rematch& rematch);
    static std::expected<Seated, Refusal> seated_as(const Visit& visit, std::string_view game);
    void accept_offer(const Asker& asker, Room& room, Player player);
    void offer_rematch(Room& room, const PerPlayer<bool>& offered);
    bool set_offered(Room& room, const PerPlayer<bool>& offered);
    void start_rematch(const Asker& asker, const Room& room);
    void tell_rematch(Room& room);
    void rematch_is(Room& room, const storage::GameId& next, const std::string& watch);
    void heard(const std::string& process, const bus::RematchOffered& rematch);

    // hub_lobby.cpp
    void wish(Visit& visit, const Asker& asker, const WatchLobby& lobby);
    void heard(const std::string& process, bus::LobbyOutdated outdated);
    void heard(const std::string& process, const bus::CrowdHere& crowd);
    [[nodiscard]] std::size_t people_here() const;
    void tick_lobby();

    // hub_tournaments.cpp
    /// Who is told when it changes.
    struct Followed {
        std::unordered_set<const Visit*> visits;
        std::int64_t version = 0;
        bool has_changed = false;
        Millis next_time = 0;
    };
    void wish(Visit& visit, const Asker& asker, const WatchTournament& watch);
    void stop_following(const Visit& visit);
    void heard(const std::string& process, const bus::TournamentOutdated& outdated);
    void tournament_is(const std::string& tournament, std::int64_t version);
    void tell_tournaments();
    /// Takes the steps that are due.
    void direct();
    void direct(const storage::TournamentId& tournament);
    void directed(const storage::TournamentId& tournament, TournamentStep& step);
    void announce(storage::Connection& database, const TournamentStep& step) const;
    void pair(RoundToPair round);

    // hub_beat.cpp
    void wish(Visit& visit, const Asker& asker, const Echo& echo);
    void beat();

    // hub_time.cpp
    void look_at(Room& room, std::optional<Millis> moment);
    void look_at_due();
    void look_at_game(const storage::GameId& game);
    void sweep();
    void look_at_all(std::function<std::vector<storage::GameId>(storage::Connection&)> which);
    void ask_computer(const ComputerTurn& turn, std::optional<storage::PersonId> waiting);
    [[nodiscard]] std::string household_of(std::optional<storage::PersonId> person) const;
    void computer_decided(const storage::GameId& game, const game::Decide& decide);

    // hub_process.cpp
    void announce(storage::Connection& database, const Happening& happening) const;
    void heard(const std::string& process, const bus::GameChanged& changed);
    void heard(const std::string& process, const bus::GameStarted& started);
    void heard(const std::string& process, const bus::PersonInvited& invited);
    void heard(const std::string& process, const bus::PersonChanged& changed);
    void tell_started(const Started& started, const People& people);
    void close_person(storage::PersonId person);

    Parts parts_;
    bus::Bus bus_;
    Counters counters_;
    std::unordered_map<const Client*, Visit> visits_;
    std::unordered_map<storage::PersonId, std::vector<Visit*>> by_person_;
    /// Of a person, in however many tabs.
    Buckets greetings_{{.burst = 4, .per_second = 4.0 / 60}, 20'000};
    std::unordered_map<storage::GameId, Room, Hash, std::equal_to<>> rooms_;
    std::set<std::pair<Millis, storage::GameId>> looks_;
    std::unordered_set<storage::GameId> presence_changed_;
    std::vector<HeldJoin> held_;
    /// Asked for by a person, in all games.
    Buckets takebacks_{{.burst = 10, .per_second = 0.2}, 20'000};
    Lobby lobby_{[this](Client& client, const Text& text) { send(client, text); },
                 [this](storage::PersonId person) { return is_gone(person); }};
    Millis next_sweep_ = 0;
    Millis next_wake_ = 0;
    Millis next_announcement_ = 0;
    std::unordered_map<storage::TournamentId, Followed> followed_;
    std::unordered_set<storage::TournamentId> pairing_; ///< on another thread
    Pairings pairings_;
    Millis next_direction_ = 0;
    std::int64_t restored_ = 0; ///< the last backup, by its generation
    std::int64_t beats_ = 0;
    std::int64_t beaten_ = 0; ///< visitors who were sent one
};

template <typename Work, typename Then>
void Hub::Impl::ask(const Asker& asker, Partition& partition, Work work, Then then) {
    const auto call = [](Work& what, storage::Connection& database, Tables& tables) {
        if constexpr (std::is_invocable_v<Work, storage::Connection&>) {
            return what(database);
        } else {
            return what(database, tables);
        }
    };
    using Result = std::invoke_result_t<decltype(call), Work&, storage::Connection&, Tables&>;
    auto result = std::make_shared<std::optional<Result>>();
    const bool is_taken = partition.worker().submit(
        [self = shared_from_this(), &partition, call, work = std::move(work),
         result](storage::Connection& database) mutable {
            result->emplace(call(work, database, partition.tables()));
        },
        [weak = weak_from_this(), asker, result,
         then = std::move(then)](const std::optional<Worker::Failure>& failure) {
            const auto self = weak.lock();
            if (!self) {
                return;
            }
            if (failure) {
                self->refuse(asker, refusal_of(*failure));
            } else {
                then(*self, **result);
            }
        });
    if (!is_taken) {
        refuse(asker, busy());
    }
}

/// Each of the two names that a game has goes into a text of its own, written once.
template <typename Message>
void Hub::Impl::tell(Room& room, Message message, std::optional<Player> only) {
    Text by_id;
    Text by_code;
    for (const Member& member : room.members) {
        if (only && member.seat != only) {
            continue;
        }
        if constexpr (std::is_same_v<Message, Greeting>) {
            if (member.silences[message.by]) {
                continue;
            }
        }
        Text& text = member.by_code ? by_code : by_id;
        if (!text) {
            message.game = member.by_code ? room.watch : room.id;
            if constexpr (std::is_same_v<Message, RematchChanged>) {
                message.rematch = rematch_for(room, member.by_code);
            }
            text = std::make_shared<const std::string>(write_message(ServerMessage(message)));
        }
        send(*member.visit->client, text);
    }
}

} // namespace kamisado::online
