#pragma once

#include "online/wire.h"
#include "online/worker.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What processes that share a database tell each other through it. Nothing of it is believed more
/// than a hint: what stands in the database counts.
namespace kamisado::online::bus {

using storage::GameId;
using storage::PersonId;
using People = PerPlayer<std::optional<PersonId>>;

/// Something was done to a game.
struct GameChanged {
    GameId game;
    EntryNumber last_number = 0;
    People people;
    std::optional<Player> decider;

    friend bool operator==(const GameChanged&, const GameChanged&) = default;
};
/// Who is here, of games that somebody here has joined or left.
struct PresenceHere {
    struct InGame {
        GameId game;
        Presence presence;

        friend bool operator==(const InGame&, const InGame&) = default;
    };
    std::vector<InGame> games;

    friend bool operator==(const PresenceHere&, const PresenceHere&) = default;
};
struct Greeted {
    GameId game;
    Player by{};
    std::string greeting; ///< one of greeting_names

    friend bool operator==(const Greeted&, const Greeted&) = default;
};
struct RematchOffered {
    struct Next {
        GameId game;
        std::string watch;

        friend bool operator==(const Next&, const Next&) = default;
    };
    GameId game;
    PerPlayer<bool> offered{};
    std::optional<Next> next; ///< once both have offered it

    friend bool operator==(const RematchOffered&, const RematchOffered&) = default;
};
struct GameStarted {
    GameId game;
    People people;
    std::optional<std::string> invitation;
    std::optional<std::string> tournament = std::nullopt;

    friend bool operator==(const GameStarted&, const GameStarted&) = default;
};
struct PersonInvited {
    PersonId guest = 0;
    std::string invitation;

    friend bool operator==(const PersonInvited&, const PersonInvited&) = default;
};
struct LobbyOutdated {
    friend bool operator==(const LobbyOutdated&, const LobbyOutdated&) = default;
};
/// Somebody's secret is no longer good, or belongs to another person now.
struct PersonChanged {
    PersonId person = 0;

    friend bool operator==(const PersonChanged&, const PersonChanged&) = default;
};

/// How many people are connected to a process.
struct CrowdHere {
    std::size_t people = 0;

    friend bool operator==(const CrowdHere&, const CrowdHere&) = default;
};

/// These people are connected to a process. It names everybody now and then, in several notes if
/// they are many.
struct PeopleHere {
    std::vector<PersonId> people;

    friend bool operator==(const PeopleHere&, const PeopleHere&) = default;
};
/// These are no longer.
struct PeopleGone {
    std::vector<PersonId> people;

    friend bool operator==(const PeopleGone&, const PeopleGone&) = default;
};

/// Whether a person wants to see the greetings of another one.
struct Silenced {
    PersonId person = 0;
    PersonId other = 0;
    bool is_silent = false;

    friend bool operator==(const Silenced&, const Silenced&) = default;
};

/// Others see a tournament otherwise now.
struct TournamentOutdated {
    std::string tournament;
    std::int64_t version = 0;

    friend bool operator==(const TournamentOutdated&, const TournamentOutdated&) = default;
};

using News = std::variant<GameChanged, PresenceHere, Greeted, RematchOffered, GameStarted,
                          PersonInvited, LobbyOutdated, PersonChanged, CrowdHere,
                          TournamentOutdated, PeopleHere, PeopleGone, Silenced>;

struct Note {
    std::string process; ///< who says it
    News news;

    friend bool operator==(const Note&, const Note&) = default;
};

/// Words with a space between: "PROCESS game ID 12 3 4 gold".
[[nodiscard]] std::string write_note(const Note& note);
/// Strict: nullopt for everything that write_note() would not have written.
[[nodiscard]] std::optional<Note> read_note(std::string_view text);

/// This process among those that share the database.
class Bus {
  public:
    Bus(Worker& worker, bool shares);

    /// Whether there may be others at all.
    [[nodiscard]] bool shares() const { return shares_; }
    /// Heard by others when what `database` has begun is committed.
    void announce(storage::Connection& database, News news) const;
    /// The same in a job of its own.
    void announce(News news) const;
    /// What others said; nullopt for one's own, and for nonsense.
    [[nodiscard]] std::optional<Note> hear(std::string_view text) const;

  private:
    Worker* worker_;
    std::string process_; ///< how others know this one
    bool shares_;
};

} // namespace kamisado::online::bus
