#include "wire/json_values.h"

#include "game/setup.h"
#include "wire/json_names.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace kamisado::wire {

namespace {

constexpr std::size_t longest_sentence = 1000;
constexpr std::int64_t highest_rating = 100'000;

Visibility visibility_among(const JsonPlace& place, std::span<const std::string_view> names) {
    return static_cast<Visibility>(place.choice(names));
}

} // namespace

Format format_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    Format format{.kind = static_cast<FormatKind>(fields.need("kind").choice(format_names))};
    const bool is_series = format.kind == FormatKind::Series;
    format.rounds =
        static_cast<int>(fields.need("rounds").whole(1, is_series ? game::most_rounds : 1));
    fields.finish();
    return format;
}

game::ClockSetup clock_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    game::ClockSetup clock;
    switch (fields.need("kind").choice(clock_names)) {
    case 1: {
        const Millis initial = fields.need("initialMs").whole(1, game::longest_clock);
        const Millis increment = fields.need("incrementMs").whole(0, game::longest_clock);
        clock = game::MinutesClock{.initial = initial, .increment = increment};
        break;
    }
    case 2:
        clock = game::DaysClock{.per_move = fields.need("perMoveMs").whole(1, game::longest_clock)};
        break;
    default: break;
    }
    fields.finish();
    return clock;
}

Player player_from(const JsonPlace& place) {
    return static_cast<Player>(place.choice(player_names));
}

std::optional<Player> side_from(const JsonPlace& place) {
    return place.is_null() ? std::nullopt : std::optional(player_from(place));
}

Visibility open_visibility_from(const JsonPlace& place) {
    return visibility_among(place, std::span(visibility_names).first(2));
}

Visibility visibility_from(const JsonPlace& place) {
    return visibility_among(place, visibility_names);
}

Plan plan_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    Plan plan{.ply = static_cast<std::size_t>(fields.need("ply").whole(0, largest_number)),
              .answers = {}};
    JsonFields answers = fields.need("answers").fields();
    for (const std::string_view colour : colour_fields) {
        if (const auto answer = answers.may(colour)) {
            plan.answers.emplace_back(colour, answer->word(longest_decision));
        }
    }
    answers.finish();
    fields.finish();
    return plan;
}

Who who_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    Who who{.name = fields.need("name").text(game::longest_name),
            .kind = {},
            .level = {},
            .rating = {}};
    const std::string_view kind = who_names[fields.need("kind").choice(who_names)];
    if (kind == "computer") {
        who.level = static_cast<int>(fields.need("level").whole(1, game::highest_level));
    } else if (kind != "gone") {
        who.kind = static_cast<PersonKind>(std::ranges::find(who_names, kind) - who_names.begin());
    }
    if (const auto rating = fields.may("rating")) {
        who.rating = static_cast<int>(rating->whole(-highest_rating, highest_rating));
    }
    fields.finish();
    return who;
}

PerPlayer<Who> people_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    PerPlayer<Who> people;
    for (const Player player : all_players) {
        people[player] = who_from(fields.need(player_names[static_cast<std::size_t>(player)]));
    }
    fields.finish();
    return people;
}

PerPlayer<bool> flags_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    const bool black = fields.need("black").flag();
    const bool gold = fields.need("gold").flag();
    fields.finish();
    return {{black, gold}};
}

InvitationView invitation_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    InvitationView view;
    view.code = fields.need("code").word(longest_code);
    view.host = who_from(fields.need("host"));
    view.format = format_from(fields.need("format"));
    view.host_side = side_from(fields.need("hostSide"));
    view.clock = clock_from(fields.need("clock"));
    view.rated = fields.need("rated").flag();
    view.visibility = visibility_from(fields.need("visibility"));
    view.created = fields.need("created").whole(0, largest_number);
    view.yours = fields.need("yours").flag();
    if (const JsonPlace to = fields.need("to"); !to.is_null()) {
        view.to = who_from(to);
    }
    if (const JsonPlace game = fields.need("game"); !game.is_null()) {
        view.game = game.word(longest_code);
    }
    fields.finish();
    return view;
}

Refusal refusal_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    Refusal refusal{.id = fields.need("id").word(longest_code),
                    .sentence = fields.need("sentence").text(longest_sentence)};
    JsonFields arguments = fields.need("arguments").fields();
    for (const auto& [name, value] : arguments.all()) {
        refusal.arguments.emplace_back(name, value.text(longest_sentence));
    }
    fields.finish();
    return refusal;
}

} // namespace kamisado::wire
