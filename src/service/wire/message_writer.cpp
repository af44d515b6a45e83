#include "wire/json_names.h"
#include "wire/json_values.h"
#include "wire/message.h"
#include "wire/message_types.h"

#include <nlohmann/json.hpp>

namespace kamisado::wire {

namespace {

Json or_null(const std::optional<Plan>& plan) { return plan ? json_of(*plan) : Json(nullptr); }

struct WishFields {
    Json json;

    void operator()(const Join& join) {
        json["game"] = join.game;
        json["since"] = join.since;
        if (join.most) {
            json["most"] = *join.most;
        }
    }
    void operator()(const Leave& leave) { json["game"] = leave.game; }
    void operator()(const Decide& decide) {
        json["game"] = decide.game;
        json["ply"] = decide.ply;
        json["seen"] = decide.seen;
        json["decision"] = decide.decision;
    }
    void operator()(const Takeback& takeback) {
        json["game"] = takeback.game;
        json["step"] = takeback_steps[static_cast<std::size_t>(takeback.step)];
    }
    void operator()(const SetPlan& set) {
        json["game"] = set.game;
        json["plan"] = json_of(set.plan);
    }
    void operator()(const Greet& greet) {
        json["game"] = greet.game;
        json["greeting"] = greet.greeting;
    }
    void operator()(const Rematch& rematch) {
        json["game"] = rematch.game;
        json["step"] = rematch_steps[static_cast<std::size_t>(rematch.step)];
    }
    void operator()(const WatchLobby& watch) { json["on"] = watch.on; }
    void operator()(const Echo& echo) { json["beat"] = echo.beat; }
};

struct ServerFields {
    Json json;

    void operator()(const Welcome& welcome) {
        json["version"] = protocol_version;
        json["you"] = welcome.you ? json_of(*welcome.you) : Json(nullptr);
        json["now"] = welcome.now;
    }
    void operator()(const GameView& view) {
        json["game"] = view.game;
        json["watch"] = view.watch;
        json["seat"] = side_json(view.seat);
        json["people"] = json_of(view.people);
        json["rated"] = view.rated;
        json["head"] = view.head;
        json["since"] = view.since;
        json["lines"] = view.lines;
        if (view.more) {
            json["more"] = true;
        }
        json["presence"] = json_of(view.presence);
        json["plan"] = or_null(view.plan);
        json["rematch"] = json_of(view.rematch);
        json["now"] = view.now;
    }
    void operator()(const NewEntries& entries) {
        json["game"] = entries.game;
        json["lines"] = entries.lines;
        json["now"] = entries.now;
    }
    void operator()(const PresenceChanged& changed) {
        json["game"] = changed.game;
        json["presence"] = json_of(changed.presence);
    }
    void operator()(const PlanChanged& changed) {
        json["game"] = changed.game;
        json["plan"] = or_null(changed.plan);
    }
    void operator()(const Greeting& greeting) {
        json["game"] = greeting.game;
        json["by"] = side_json(greeting.by);
        json["greeting"] = greeting.greeting;
    }
    void operator()(const RematchChanged& changed) {
        json["game"] = changed.game;
        json["rematch"] = json_of(changed.rematch);
    }
    void operator()(const LobbyChanged& lobby) {
        Json& invitations = json["invitations"] = Json::array();
        for (const InvitationView& invitation : lobby.invitations) {
            invitations.push_back(json_of(invitation));
        }
    }
    void operator()(const Started& started) {
        json["game"] = started.game;
        json["invitation"] = wire::or_null(started.invitation);
    }
    void operator()(const Invited& invited) { json["invitation"] = json_of(invited.invitation); }
    void operator()(const YourTurn& turn) { json["game"] = turn.game; }
    void operator()(const Beat& beat) {
        json["beat"] = beat.beat;
        json["now"] = beat.now;
    }
    void operator()(const Done& done) { json["id"] = done.id; }
    void operator()(const Refused& refused) {
        json["id"] = refused.id ? Json(*refused.id) : Json(nullptr);
        json["refusal"] = json_of(refused.refusal);
    }
    void operator()(const Closing& closing) {
        json["reason"] = closing.reason;
        json["retryAfter"] = closing.retry_after;
    }
};

} // namespace

std::string write_message(const ClientMessage& message) {
    WishFields fields{Json::object()};
    fields.json["type"] = wish_types[message.wish.index()];
    if (message.id) {
        fields.json["id"] = *message.id;
    }
    std::visit(fields, message.wish);
    return text_of(fields.json);
}

AroundLines write_around_lines(const GameView& view) {
    ServerFields fields{Json::object()};
    fields.json["type"] = server_types[ServerMessage(GameView{}).index()];
    fields(view);
    fields.json.erase("lines");
    std::string text = text_of(fields.json);
    text.pop_back();
    return {.before = text + R"(,"lines":[)", .after = "]}"};
}

std::string write_message(const ServerMessage& message) {
    ServerFields fields{Json::object()};
    fields.json["type"] = server_types[message.index()];
    std::visit(fields, message);
    return text_of(fields.json);
}

} // namespace kamisado::wire
