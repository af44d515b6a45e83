#include "wasm/event_json.h"

#include "notation/names.h"
#include "wasm/board_json.h"

namespace kamisado::wasm {

namespace {

/// Writes the members of one event.
class EventWriter {
  public:
    EventWriter(JsonWriter& json, const Board& before) : json_(&json), before_(&before) {}

    void operator()(const Moved& moved) {
        add_kind("moved");
        add_way(moved.tower, moved.from, moved.to);
    }

    void operator()(const Pushed& push) {
        add_kind("pushed");
        add_way(push.pusher, push.from, push.to);
        json_->key("pushed").begin_array();
        for (std::size_t nth = 0; nth < push.count; ++nth) {
            const Tower tower = push.line[nth];
            json_->begin_object();
            add_way(tower, before_->square_of(tower), push.landing(nth));
            json_->end_object();
        }
        json_->end_array();
    }

    void operator()(const Blocked& blocked) {
        add_kind("blocked");
        add_tower(blocked.tower);
        add("square", blocked.square);
    }

    void operator()(const TurnGiven& turn) {
        add_kind("turn");
        add("player", turn.player);
        json_->key("tower");
        write_or_null(*json_, turn.tower);
        json_->key("namedBy");
        write_or_null(*json_, turn.named_by);
        json_->key("reason").text(name_of(turn.reason));
    }

    void operator()(const RoundWon& won) {
        add_kind("round-won");
        add_tower(won.tower);
        add("square", won.square);
    }

    void operator()(Deadlocked deadlock) {
        add_kind("deadlock");
        add("loser", deadlock.loser);
    }

    void operator()(const RingGiven& ring) {
        add_kind("ring");
        add_tower(ring.tower);
        json_->key("rings").number(ring.rings);
        json_->key("points").number(ring.points);
        json_->key("added").truth(ring.is_added);
    }

    void operator()(PointScored point) {
        add_kind("point");
        add("player", point.player);
    }

    void operator()(const LineUpFilled& filled) {
        add_kind("line-up");
        json_->key("side");
        if (filled.side) {
            json_->text(name_of(*filled.side));
        } else {
            json_->null();
        }
        json_->key("towers");
        write_towers(*json_, filled.board);
        add("challenger", filled.challenger);
    }

    void operator()(Resigned resigned) {
        add_kind("resigned");
        add("player", resigned.player);
    }

    void operator()(TimeRanOut time) {
        add_kind("time");
        add("player", time.player);
    }

    void operator()(const MatchDecided& decided) {
        add_kind("decided");
        json_->key("winner");
        write_or_null(*json_, decided.winner);
        json_->key("score");
        write_score(*json_, decided.score);
        json_->key("reason").text(name_of(decided.reason));
    }

  private:
    void add_kind(std::string_view kind) { json_->key("kind").text(kind); }

    template <typename T>
    void add(std::string_view name, T value) {
        json_->key(name);
        write(*json_, value);
    }

    void add_tower(Tower tower) {
        json_->key("tower");
        write_tower(*json_, *before_, tower);
    }

    void add_way(Tower tower, Square from, Square to) {
        add_tower(tower);
        add("from", from);
        add("to", to);
    }

    JsonWriter* json_;
    const Board* before_;
};

} // namespace

void write_events(JsonWriter& json, const Events& events, const Board& before) {
    json.begin_array();
    write_each_event(json, events, before);
    json.end_array();
}

void write_each_event(JsonWriter& json, const Events& events, const Board& before) {
    EventWriter writer(json, before);
    for (const Event& event : events) {
        json.begin_object();
        json.key("rule");
        write(json, event.rule);
        std::visit(writer, event.detail);
        json.end_object();
    }
}

} // namespace kamisado::wasm
