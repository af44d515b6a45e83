#pragma once

#include "game/people.h"
#include "game/plan.h"
#include "game/setup.h"
#include "rules/match.h"
#include "wire/fields.h"
#include "wire/json_names.h"
#include "wire/message.h"

#include <string_view>
#include <tuple>
#include <utility>

/// The fields of every message and of what messages are made of: the one place that names them.
/// docs/openapi.json and web/src/net/protocol.ts are made of these lists (tools/renew-protocol).
namespace kamisado::wire {

inline constexpr std::string_view about_game =
    "The id of a game, or the code of its watchers' link.";
inline constexpr std::string_view about_no_preview =
    "Pages do not tell beforehand which tower a move calls.";
inline constexpr std::string_view about_decision =
    "As docs/notation.md writes it: e2e5, fill left, resigns gold, time black.";

inline constexpr std::size_t longest_sentence = 1000;
inline constexpr std::size_t longest_head = 4096;
inline constexpr std::size_t longest_line = 128;
inline constexpr std::size_t most_lines = 2'000'000;
inline constexpr std::size_t most_invitations = 10'000;
inline constexpr int highest_rating = 100'000;

namespace kinds {
inline constexpr Flag flag{};
inline constexpr Word code{.longest = longest_code};
inline constexpr OrNull<Word> code_or_null{code};
inline constexpr Word decision{.longest = longest_decision};
inline constexpr Whole<std::size_t> count{};
inline constexpr Whole<std::int64_t> number{};
inline constexpr Named moment{.name = "Moment", .kind = Whole<Millis>{}};
inline constexpr Named player{.name = "Player", .kind = Choice<Player>{player_names}};
inline constexpr OrNull<Named<Choice<Player>>> player_or_null{player};
inline constexpr Named format_kind{.name = "FormatKind", .kind = Choice<FormatKind>{format_names}};
inline constexpr Named greeting{.name = "Greeting", .kind = OneOf{greeting_names}};
inline constexpr ListOf<Text> lines{.kind = Text{.longest = longest_line}, .most = most_lines};
} // namespace kinds

/// One field for each player, in an object of its own or among others.
template <typename Access>
struct OfPlayer {
    Access access;
    Player player;

    constexpr decltype(auto) operator()(auto& object) const {
        return (std::invoke(access, object)[player]);
    }
};
template <typename Access>
OfPlayer(Access, Player) -> OfPlayer<Access>;

template <typename Kind>
struct ForEachPlayer {
    Kind kind;

    using Value = decltype(kind.read(std::declval<const JsonPlace&>()));

    [[nodiscard]] PerPlayer<Value> read(const JsonPlace& place) const {
        JsonFields fields = place.fields();
        PerPlayer<Value> values;
        for (const Player player : all_players) {
            values[player] = kind.read(fields.need(player_names[static_cast<std::size_t>(player)]));
        }
        fields.finish();
        return values;
    }
    [[nodiscard]] Json write(const PerPlayer<Value>& values) const {
        return Json::object({{"black", kind.write(values[Player::Black])},
                             {"gold", kind.write(values[Player::Gold])}});
    }
    [[nodiscard]] Json schema() const {
        Described described;
        for (const std::string_view name : player_names) {
            described.need(name, kind.schema());
        }
        return described.schema();
    }
};

// What messages are made of.

/// A series has rounds; all others have one.
struct Rounds {
    static void read(JsonFields& fields, Format& format) {
        const bool is_series = format.kind == FormatKind::Series;
        format.rounds =
            static_cast<int>(fields.need("rounds").whole(1, is_series ? game::most_rounds : 1));
    }
    static void write(Json& json, const Format& format) { json["rounds"] = format.rounds; }
    static void describe(Described& described) {
        described.need("rounds", Whole<int>{.least = 1, .most = game::most_rounds}.schema());
    }
};
template <>
inline constexpr auto fields_of<Format> =
    std::tuple(need("kind", &Format::kind, kinds::format_kind), Rounds{});
namespace kinds {
inline constexpr Named format{.name = "Format", .kind = Object<Format>{}};
} // namespace kinds

namespace kinds {
inline constexpr Whole<Millis> clock_time{.least = 1, .most = game::longest_clock};
} // namespace kinds
template <>
inline constexpr auto fields_of<game::NoClock> = std::tuple();
template <>
inline constexpr auto fields_of<game::MinutesClock> =
    std::tuple(need("initialMs", &game::MinutesClock::initial, kinds::clock_time),
               need("incrementMs", &game::MinutesClock::increment,
                    Whole<Millis>{.least = 0, .most = game::longest_clock}));
template <>
inline constexpr auto fields_of<game::DaysClock> =
    std::tuple(need("perMoveMs", &game::DaysClock::per_move, kinds::clock_time));
namespace kinds {
inline constexpr Named clock{.name = "OnlineClock",
                             .kind = Tagged<game::ClockSetup>{.tag = "kind", .names = clock_names}};
} // namespace kinds

/// By colour, as many as there are.
struct Answers {
    static void read(JsonFields& fields, Plan& plan) {
        JsonFields answers = fields.need("answers").fields();
        for (const std::string_view colour : colour_fields) {
            if (const auto answer = answers.may(colour)) {
                plan.answers.emplace_back(colour, kinds::decision.read(*answer));
            }
        }
        answers.finish();
    }
    static void write(Json& json, const Plan& plan) {
        Json& answers = json["answers"] = Json::object();
        for (const auto& [colour, answer] : plan.answers) {
            answers[colour] = answer;
        }
    }
    static void describe(Described& described) {
        Described answers;
        for (const std::string_view colour : colour_fields) {
            answers.add(colour, kinds::decision.schema(), about_decision);
        }
        described.need("answers", answers.schema());
    }
};
template <>
inline constexpr auto fields_of<Plan> =
    std::tuple(need("ply", &Plan::ply, kinds::count, "The decision that it is for."), Answers{});
namespace kinds {
inline constexpr Named plan{.name = "Plan", .kind = Object<Plan>{}};
inline constexpr OrNull<Named<Object<Plan>>> plan_or_null{plan};
} // namespace kinds

/// A person, the computer with its level, or somebody who is gone.
struct KindOfWho {
    static constexpr Whole<int> level{.least = 1, .most = game::highest_level};
    static constexpr std::size_t computer = 3;
    static constexpr std::size_t gone = 4;

    static void read(JsonFields& fields, Who& who) {
        const std::size_t kind = fields.need("kind").choice(who_names);
        if (kind == computer) {
            who.level = level.read(fields.need("level"));
        } else if (kind != gone) {
            who.kind = static_cast<PersonKind>(kind);
        }
    }
    static void write(Json& json, const Who& who) {
        const std::size_t person = who.kind ? static_cast<std::size_t>(*who.kind) : gone;
        json["kind"] = who_names[who.level ? computer : person];
        if (who.level) {
            json["level"] = *who.level;
        }
    }
    static void describe(Described& described) {
        described.need("kind", schema_of_names(who_names));
        described.add("level", level.schema());
    }
};
template <>
inline constexpr auto fields_of<Who> = std::tuple(
    need("name", &Who::name, Text{.longest = game::longest_name},
         "Empty for a guest without a name, and for somebody who was deleted."),
    KindOfWho{},
    may("rating", &Who::rating, Whole<int>{.least = -highest_rating, .most = highest_rating}));
namespace kinds {
inline constexpr Named who{.name = "Who", .kind = Object<Who>{}};
inline constexpr OrNull<Named<Object<Who>>> who_or_null{who};
inline constexpr ForEachPlayer<Named<Object<Who>>> people{who};
} // namespace kinds

template <>
inline constexpr auto fields_of<Presence> =
    std::tuple(need("black", OfPlayer(&Presence::players, Player::Black), kinds::flag),
               need("gold", OfPlayer(&Presence::players, Player::Gold), kinds::flag),
               need("watchers", &Presence::watchers, kinds::count));
namespace kinds {
inline constexpr Named presence{.name = "Presence", .kind = Object<Presence>{}};
} // namespace kinds

template <>
inline constexpr auto fields_of<RematchState> =
    std::tuple(need("offered", &RematchState::offered, ForEachPlayer<Flag>{}),
               need("next", &RematchState::next, kinds::code_or_null,
                    "The game that followed: its id for its players, its watchers' code for "
                    "others."));
namespace kinds {
inline constexpr Named rematch_state{.name = "RematchState", .kind = Object<RematchState>{}};
} // namespace kinds

namespace kinds {
inline constexpr Whole<int> rating{.least = -highest_rating, .most = highest_rating};
} // namespace kinds
template <>
inline constexpr auto fields_of<RatingChange> =
    std::tuple(need("before", &RatingChange::before, kinds::rating),
               need("after", &RatingChange::after, kinds::rating));
namespace kinds {
inline constexpr ForEachPlayer<Object<RatingChange>> of_both{};
inline constexpr Named ratings{.name = "RatingChanges", .kind = of_both};
} // namespace kinds

template <>
inline constexpr auto fields_of<InvitationView> = std::tuple(
    need("code", &InvitationView::code, kinds::code),
    need("host", &InvitationView::host, kinds::who),
    need("format", &InvitationView::format, kinds::format),
    need("hostSide", &InvitationView::host_side, kinds::player_or_null,
         "Null: by lot, or by experience."),
    OnlyIfSet{.name = "byExperience",
              .access = &InvitationView::by_experience,
              .about = "Whoever has the higher rating of this format plays Gold."},
    OnlyIfSet{
        .name = "noPreview", .access = &InvitationView::no_preview, .about = about_no_preview},
    need("clock", &InvitationView::clock, kinds::clock),
    need("rated", &InvitationView::rated, kinds::flag),
    need("visibility", &InvitationView::visibility, Choice<Visibility>{visibility_names}),
    need("created", &InvitationView::created, kinds::moment),
    need("yours", &InvitationView::yours, kinds::flag),
    need("to", &InvitationView::to, kinds::who_or_null,
         "For its host and for whom it names; null: for whoever has the code."),
    need("game", &InvitationView::game, kinds::code_or_null,
         "For its two players, once it was accepted."));
namespace kinds {
inline constexpr Named invitation{.name = "Invitation", .kind = Object<InvitationView>{}};
} // namespace kinds

/// The values in the sentence, by name.
struct Arguments {
    static void read(JsonFields& fields, Refusal& refusal) {
        JsonFields arguments = fields.need("arguments").fields();
        for (const auto& [name, value] : arguments.all()) {
            refusal.arguments.emplace_back(name, value.text(longest_sentence));
        }
    }
    static void write(Json& json, const Refusal& refusal) {
        Json& arguments = json["arguments"] = Json::object();
        for (const auto& [name, value] : refusal.arguments) {
            arguments[name] = value;
        }
    }
    static void describe(Described& described) {
        described.need("arguments",
                       Json::object({{"type", "object"},
                                     {"additionalProperties", Text{longest_sentence}.schema()}}));
    }
};
/// Without the status, which is HTTP's.
template <>
inline constexpr auto fields_of<Refusal> = std::tuple(
    need("id", &Refusal::id, kinds::code),
    need("sentence", &Refusal::sentence, Text{.longest = longest_sentence}, "In English."),
    Arguments{});
namespace kinds {
inline constexpr Named refusal{.name = "RefusalBody", .kind = Object<Refusal>{}};
} // namespace kinds

// What a client says.

inline constexpr auto message_id =
    may("id", &ClientMessage::id, kinds::number, "Chosen by the sender; the answer names it.");

template <>
inline constexpr auto fields_of<Join> = std::tuple(
    need("game", &Join::game, kinds::code, about_game),
    need("since", &Join::since, kinds::count, "The last entry that is known; 0 for none."),
    may("most", &Join::most, Whole<std::size_t>{.least = 1, .most = std::int64_t{longest_page}},
        "How many lines the answer may have; without it, all of them."));
template <>
inline constexpr auto fields_of<Leave> =
    std::tuple(need("game", &Leave::game, kinds::code, about_game));
template <>
inline constexpr auto fields_of<Decide> = std::tuple(
    need("game", &Decide::game, kinds::code, about_game),
    need("ply", &Decide::ply, kinds::count, "How many decisions stood when it was taken."),
    need("seen", &Decide::seen, kinds::count, "The last entry that is known."),
    need("decision", &Decide::decision, kinds::decision, about_decision));
template <>
inline constexpr auto fields_of<Takeback> =
    std::tuple(need("game", &Takeback::game, kinds::code, about_game),
               need("step", &Takeback::step, Choice<TakebackStep>{takeback_steps}));
template <>
inline constexpr auto fields_of<SetPlan> =
    std::tuple(need("game", &SetPlan::game, kinds::code, about_game),
               need("plan", &SetPlan::plan, kinds::plan));
template <>
inline constexpr auto fields_of<Greet> =
    std::tuple(need("game", &Greet::game, kinds::code, about_game),
               need("greeting", &Greet::greeting, kinds::greeting));
template <>
inline constexpr auto fields_of<Rematch> =
    std::tuple(need("game", &Rematch::game, kinds::code, about_game),
               need("step", &Rematch::step, Choice<RematchStep>{rematch_steps}));
template <>
inline constexpr auto fields_of<WatchLobby> = std::tuple(need("on", &WatchLobby::on, kinds::flag));
template <>
inline constexpr auto fields_of<WatchTournament> =
    std::tuple(need("tournament", &WatchTournament::tournament, kinds::code),
               need("on", &WatchTournament::on, kinds::flag));
template <>
inline constexpr auto fields_of<Echo> = std::tuple(need("beat", &Echo::beat, kinds::number));

// What the server says.

template <>
inline constexpr auto fields_of<Rated> =
    std::tuple(need("game", &Rated::game, kinds::code, about_game),
               need("ratings", &Rated::ratings, kinds::ratings));
template <>
inline constexpr auto fields_of<Welcome> = std::tuple(
    Constant{.name = "version", .value = protocol_version, .about = "Of this protocol: 1."},
    need("you", &Welcome::you, kinds::who_or_null), need("now", &Welcome::now, kinds::moment));
template <>
inline constexpr auto fields_of<GameView> = std::tuple(
    need("game", &GameView::game, kinds::code, "As it was asked for."),
    need("watch", &GameView::watch, kinds::code, "The code of the watchers' link."),
    need("seat", &GameView::seat, kinds::player_or_null),
    need("people", &GameView::people, kinds::people), need("rated", &GameView::rated, kinds::flag),
    need("head", &GameView::head, Text{.longest = longest_head},
         "Of the log, as docs/game-log.md has it."),
    need("since", &GameView::since, kinds::count, "0 when the client knew more than there is."),
    need("lines", &GameView::lines, kinds::lines, "Entries after since, without line ends."),
    OnlyIfSet{.name = "more",
              .access = &GameView::more,
              .about = "Only in pages: there are more lines, and the game is not joined yet."},
    OnlyIfSet{.name = "noPreview", .access = &GameView::no_preview, .about = about_no_preview},
    need("presence", &GameView::presence, kinds::presence),
    need("plan", &GameView::plan, kinds::plan_or_null),
    need("rematch", &GameView::rematch, kinds::rematch_state),
    may("ratings", &GameView::ratings, kinds::ratings,
        "What a rated game that is over has done to the ratings."),
    may("tournament", &GameView::tournament, kinds::code, "Of which it is a game."),
    need("now", &GameView::now, kinds::moment));
template <>
inline constexpr auto fields_of<NewEntries> =
    std::tuple(need("game", &NewEntries::game, kinds::code, about_game),
               need("lines", &NewEntries::lines, kinds::lines),
               need("now", &NewEntries::now, kinds::moment));
template <>
inline constexpr auto fields_of<PresenceChanged> =
    std::tuple(need("game", &PresenceChanged::game, kinds::code, about_game),
               need("presence", &PresenceChanged::presence, kinds::presence));
template <>
inline constexpr auto fields_of<PlanChanged> =
    std::tuple(need("game", &PlanChanged::game, kinds::code, about_game),
               need("plan", &PlanChanged::plan, kinds::plan_or_null));
template <>
inline constexpr auto fields_of<Greeting> =
    std::tuple(need("game", &Greeting::game, kinds::code, about_game),
               need("by", &Greeting::by, kinds::player),
               need("greeting", &Greeting::greeting, kinds::greeting));
template <>
inline constexpr auto fields_of<RematchChanged> =
    std::tuple(need("game", &RematchChanged::game, kinds::code, about_game),
               need("rematch", &RematchChanged::rematch, kinds::rematch_state));
template <>
inline constexpr auto fields_of<QuickQueue> =
    std::tuple(need("format", &QuickQueue::format, kinds::format),
               need("clock", &QuickQueue::clock, kinds::clock),
               need("rated", &QuickQueue::rated, kinds::flag),
               need("count", &QuickQueue::count, kinds::count));
template <>
inline constexpr auto fields_of<LobbyChanged> =
    std::tuple(need("invitations", &LobbyChanged::invitations,
                    ListOf<Named<Object<InvitationView>>>{.kind = kinds::invitation,
                                                          .most = most_invitations}),
               need("waiting", &LobbyChanged::waiting,
                    ListOf<Object<QuickQueue>>{.kind = {}, .most = most_invitations},
                    "How many wait for a quick match, by what they wait for."),
               need("here", &LobbyChanged::here, kinds::count, "People who are connected."));
template <>
inline constexpr auto fields_of<Started> =
    std::tuple(need("game", &Started::game, kinds::code),
               need("invitation", &Started::invitation, kinds::code_or_null),
               may("tournament", &Started::tournament, kinds::code, "Of which it is a game."));
template <>
inline constexpr auto fields_of<TournamentChanged> =
    std::tuple(need("tournament", &TournamentChanged::tournament, kinds::code),
               need("version", &TournamentChanged::version, kinds::number,
                    "Rises with everything that can be seen of it."));
template <>
inline constexpr auto fields_of<Invited> =
    std::tuple(need("invitation", &Invited::invitation, kinds::invitation));
template <>
inline constexpr auto fields_of<YourTurn> = std::tuple(need("game", &YourTurn::game, kinds::code));
template <>
inline constexpr auto fields_of<Beat> =
    std::tuple(need("beat", &Beat::beat, kinds::number), need("now", &Beat::now, kinds::moment));
template <>
inline constexpr auto fields_of<Done> = std::tuple(need("id", &Done::id, kinds::number));
template <>
inline constexpr auto fields_of<Refused> =
    std::tuple(need("id", &Refused::id, OrNull<Whole<std::int64_t>>{kinds::number}),
               need("refusal", &Refused::refusal, kinds::refusal));
template <>
inline constexpr auto fields_of<Closing> = std::tuple(
    need("reason", &Closing::reason, OneOf{closing_reasons}),
    need("retryAfter", &Closing::retry_after, Whole<Millis>{}, "Milliseconds before coming back."));

} // namespace kamisado::wire
