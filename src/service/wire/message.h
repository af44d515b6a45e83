#pragma once

#include "game/action.h"
#include "game/people.h"
#include "game/plan.h"
#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"
#include "wire/refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What is said over the WebSocket, as values; docs/server.md is the specification. One type for
/// each direction.
namespace kamisado::wire {

using game::EntryNumber;
using game::Millis;
using game::PersonKind;
using game::Plan;
using game::Visibility;

inline constexpr int protocol_version = 1;
inline constexpr std::size_t longest_message = 4096; ///< in bytes, from a client
inline constexpr std::size_t longest_server_message = std::size_t{1} << 26U;

// What a client says. `game` is the id of a game, or the code of its watchers' link.

/// Tell me of this game, from the entry after `since` on.
struct Join {
    std::string game;
    EntryNumber since = 0;
    /// How many lines the answer may have; whoever has got them all has joined. Nullopt: it has
    /// all.
    std::optional<std::size_t> most = std::nullopt;
};
inline constexpr std::size_t longest_page = 4000; ///< in lines
struct Leave {
    std::string game;
};
struct Decide {
    std::string game;
    std::size_t ply = 0;
    EntryNumber seen = 0;
    std::string decision; ///< "e2e5", "fill left", "resigns gold", "time black"
};
enum class TakebackStep : std::uint8_t { Ask, Accept, Decline, Withdraw };
struct Takeback {
    std::string game;
    TakebackStep step{};
};
/// In place of the plan before it; without answers there is none.
struct SetPlan {
    std::string game;
    Plan plan;
};
struct Greet {
    std::string game;
    std::string greeting; ///< one of greeting_names
};
enum class RematchStep : std::uint8_t { Offer, Decline };
/// An offer by both starts the next game.
struct Rematch {
    std::string game;
    RematchStep step{};
};
/// Tell me, or no longer, of the open invitations.
struct WatchLobby {
    bool on = true;
};
/// Answers a Beat at once.
struct Echo {
    std::int64_t beat = 0;
};
/// Tell me, or no longer, when a tournament has changed.
struct WatchTournament {
    std::string tournament;
    bool on = true;
};

using Wish = std::variant<Join, Leave, Decide, Takeback, SetPlan, Greet, Rematch, WatchLobby, Echo,
                          WatchTournament>;

struct ClientMessage {
    std::optional<std::int64_t> id; ///< chosen by the client; the answer names it
    Wish wish;
};

/// Strict: an unknown type or field, a missing one, a wrong type or range, not UTF-8, too long, is
/// refused with "message.…" and the name of what is wrong. The id is told if it could be read.
struct BadMessage {
    std::optional<std::int64_t> id;
    Refusal refusal;
};
[[nodiscard]] std::expected<ClientMessage, BadMessage> read_message(std::string_view text);
/// The id of a message that is not worth being read: the first field of that name near its
/// beginning.
[[nodiscard]] std::optional<std::int64_t> id_at_sight(std::string_view text);
[[nodiscard]] std::string write_message(const ClientMessage& message);

inline constexpr auto greeting_names =
    std::to_array<std::string_view>({"hello", "good-luck", "well-played", "thanks", "oops",
                                     "interesting", "one-moment", "goodbye"});

// What the server says.

/// A player as others see it: a name and nothing else.
struct Who {
    std::string name;               ///< empty: a guest without a name, or somebody deleted
    std::optional<PersonKind> kind; ///< nothing: the computer, or somebody deleted
    std::optional<int> level;       ///< of the computer
    std::optional<int> rating;      ///< rounded, of this format, for accounts

    friend bool operator==(const Who&, const Who&) = default;
};

struct Presence {
    PerPlayer<bool> players{};
    std::size_t watchers = 0;

    friend bool operator==(const Presence&, const Presence&) = default;
};

/// What a rated game has done to the rating of one of its players.
struct RatingChange {
    int before = 0;
    int after = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};
using RatingChanges = PerPlayer<RatingChange>;

/// First on every connection.
struct Welcome {
    std::optional<Who> you; ///< nothing for a browser without a secret
    Millis now = 0;
};
struct RematchState {
    PerPlayer<bool> offered{};
    std::optional<std::string> next;

    friend bool operator==(const RematchState&, const RematchState&) = default;
};
/// Answers Join: everything about a game.
struct GameView {
    std::string game;           ///< as it was asked for
    std::string watch;          ///< the code of the watchers' link
    std::optional<Player> seat; ///< nothing for watchers
    PerPlayer<Who> people;
    bool rated = false;
    std::string head;               ///< of the log, as docs/game-log.md has it
    EntryNumber since = 0;          ///< 0 when the client knew more than there is
    std::vector<std::string> lines; ///< entries after `since`, each a line of the log
    bool more = false;              ///< there are more lines; to be asked for by another Join
    Presence presence;
    std::optional<Plan> plan; ///< one's own
    RematchState rematch;
    std::optional<RatingChanges> ratings;  ///< once it is over and has counted
    std::optional<std::string> tournament; ///< of which it is a game
    bool no_preview = false;               ///< nobody is told beforehand which tower a move calls
    Millis now = 0;
};
/// New entries of a game that was joined.
struct NewEntries {
    std::string game;
    std::vector<std::string> lines;
    Millis now = 0;
};
struct PresenceChanged {
    std::string game;
    Presence presence;
};
struct PlanChanged {
    std::string game;
    std::optional<Plan> plan;
};
struct Greeting {
    std::string game;
    Player by{};
    std::string greeting;
};
struct RematchChanged {
    std::string game;
    RematchState rematch;
};
/// It is over and has counted.
struct Rated {
    std::string game;
    RatingChanges ratings;
};
/// An invitation as others see it.
struct InvitationView {
    std::string code;
    Who host;
    Format format;
    std::optional<Player> host_side;
    bool by_experience = false; ///< without a host_side: the stronger one plays Gold
    game::ClockSetup clock;
    bool rated = false;
    Visibility visibility{};
    Millis created = 0;
    bool yours = false;
    std::optional<Who> to;           ///< whom it names, for those two
    std::optional<std::string> game; ///< for its two players, once it was accepted
    bool no_preview = false;         ///< nobody is told beforehand which tower a move calls
};
/// How many wait for the same quick match.
struct QuickQueue {
    Format format;
    game::ClockSetup clock;
    bool rated = false;
    std::size_t count = 0;

    friend bool operator==(const QuickQueue&, const QuickQueue&) = default;
};
/// All that are open, whenever they have changed.
struct LobbyChanged {
    std::vector<InvitationView> invitations;
    std::vector<QuickQueue> waiting;
    std::size_t here = 0; ///< people who are connected
};
/// Your game has begun: an invitation was accepted, a rematch, or a game of a tournament.
struct Started {
    std::string game;
    std::optional<std::string> invitation;
    std::optional<std::string> tournament = std::nullopt;
};
/// It is to be asked for again. At most once a second.
struct TournamentChanged {
    std::string tournament;
    std::int64_t version = 0;
};
/// Somebody invites you, and nobody else.
struct Invited {
    InvitationView invitation;
};
/// Your turn in a game that this connection has not joined; or it is over.
struct YourTurn {
    std::string game;
};
/// Asks for an Echo, which shows how long messages are on their way.
struct Beat {
    std::int64_t beat = 0;
    Millis now = 0;
};
/// The wish with this id has been fulfilled; what it changed is on disk.
struct Done {
    std::int64_t id = 0;
};
struct Refused {
    std::optional<std::int64_t> id;
    Refusal refusal;
};
/// The last message of a connection.
struct Closing {
    std::string reason; ///< "going-down", "too-slow", "too-fast", "signed-out", "restored"
    Millis retry_after = 0;
};

using ServerMessage =
    std::variant<Welcome, GameView, NewEntries, PresenceChanged, PlanChanged, Greeting,
                 RematchChanged, LobbyChanged, Started, Invited, YourTurn, Beat, Done, Refused,
                 Closing, Rated, TournamentChanged>;

[[nodiscard]] std::string write_message(const ServerMessage& message);
/// A GameView whose lines are put between these two; its own are left out.
struct AroundLines {
    std::string before;
    std::string after;
};
[[nodiscard]] AroundLines write_around_lines(const GameView& view);
/// For bots and tests; as strict as the other.
[[nodiscard]] std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text);

} // namespace kamisado::wire
