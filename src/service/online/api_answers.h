#pragma once

#include "online/fair_play.h"
#include "online/wire.h"
#include "storage/games.h"
#include "storage/moderation.h"
#include "storage/people.h"
#include "storage/rating_history.h"
#include "storage/relations.h"
#include "storage/results.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What is answered, as JSON: the shapes of web/src/net/protocol.ts.
namespace kamisado::online {

struct MeView {
    std::optional<Who> you;
    std::vector<storage::FormatRating> ratings;
    std::size_t running_games = 0;
    std::size_t your_turn = 0;
    std::optional<std::size_t> open_reports = std::nullopt; ///< of a host
};
struct GameSummary {
    storage::StoredGame game;
    std::string name;           ///< to open it: the id, or the watchers' code
    std::optional<Player> seat; ///< of whoever's list it is
    PerPlayer<Who> people;
    std::string position;
};
struct GameList {
    std::vector<GameSummary> games;
    std::optional<Millis> before; ///< there are more
};
struct ProfileView {
    Who who;
    Millis since = 0;
    std::vector<storage::FormatRating> ratings;
    std::vector<storage::FormatResults> results;
    bool closed = false;
    /// For another account that looks: what it thinks of this one, and how their games ended.
    std::optional<storage::HeadToHead> against_you = std::nullopt;
    std::optional<storage::Relation> relation = std::nullopt;
};
struct RelatedView {
    Who who;
    storage::Relation relation{};
    Millis since = 0;
    bool here = false;
};

struct DevicesView {
    std::vector<storage::Device> devices;
    std::string current;
    std::size_t recovery_codes = 0; ///< that are left
};
/// A report, and how those whom it names are called now.
struct ReportView {
    storage::Report report;
    std::optional<Who> by;
    std::optional<Who> who;
    std::optional<std::string> watch; ///< the code of its game
};
struct HostView {
    std::vector<ReportView> open;
    std::vector<ReportView> closed;
    std::vector<storage::Deed> deeds;
};
struct LeaderBoard {
    Format format;
    std::int64_t least_games = 0;
    std::vector<storage::Leader> leaders;
};

[[nodiscard]] std::string write_refusal(const Refusal& refusal);
[[nodiscard]] std::string write_nothing();
[[nodiscard]] std::string write_me(const MeView& me);
[[nodiscard]] std::string write_invitation(const InvitationView& invitation);
[[nodiscard]] std::string write_my_invitations(const std::vector<InvitationView>& mine,
                                               const std::vector<InvitationView>& for_me);
[[nodiscard]] std::string write_started(const storage::GameId& game);
[[nodiscard]] std::string write_waiting(const InvitationView& invitation);
[[nodiscard]] std::string write_games(const GameList& list);
[[nodiscard]] std::string write_profile(const ProfileView& profile);
/// How the ratings of a person came about, by format.
[[nodiscard]] std::string write_history(const std::vector<storage::RatingChange>& changes);
[[nodiscard]] std::string write_leaders(const LeaderBoard& board);
[[nodiscard]] std::string write_relations(const std::vector<RelatedView>& all);
[[nodiscard]] std::string write_host(const HostView& view);
/// With who it is, or was.
struct FairPlayView {
    SeenFigure seen;
    std::optional<Who> who;
};
[[nodiscard]] std::string write_fair_play(const std::vector<FairPlayView>& views);

[[nodiscard]] std::string write_devices(const DevicesView& view);
[[nodiscard]] std::string write_recovery_codes(const std::vector<std::string>& codes);
[[nodiscard]] std::string write_bots(const std::vector<Who>& bots);
[[nodiscard]] std::string write_new_bot(const Who& bot, const std::string& token);

} // namespace kamisado::online
