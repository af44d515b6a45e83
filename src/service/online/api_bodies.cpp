#include "online/api_bodies.h"

#include "game/setup.h"
#include "online/moderation.h"
#include "wire/json_names.h"
#include "wire/json_reader.h"
#include "wire/json_values.h"

#include <nlohmann/json.hpp>

#include <array>
#include <functional>

namespace kamisado::online {

namespace {

constexpr std::size_t longest_text = 1000; ///< whether it is a good name or password is seen later

/// Reads a whole body with `read`, which asks for every field.
template <typename T>
Or<T> read_body(std::string_view body, const std::function<T(JsonFields&)>& read) {
    auto json = parse_json(body, longest_body);
    if (!json) {
        return std::unexpected(std::move(json.error()));
    }
    Wrong wrong;
    JsonFields fields(*json, wrong);
    T value = read(fields);
    fields.finish();
    if (wrong) {
        return std::unexpected(std::move(*wrong));
    }
    return value;
}

Terms terms_from(JsonFields& fields) {
    return {.format = format_from(fields.need("format")),
            .clock = clock_from(fields.need("clock")),
            .rated = fields.need("rated").flag()};
}

std::string language_from(JsonFields& fields) {
    static constexpr auto codes = std::to_array<std::string_view>({"en", "de", "fr"});
    return std::string(codes[fields.need("language").choice(codes)]);
}

} // namespace

Or<InvitationWish> read_invitation_wish(std::string_view body) {
    return read_body<InvitationWish>(body, [](JsonFields& fields) {
        InvitationWish wish{.terms = terms_from(fields),
                            .host_side = side_from(fields.need("hostSide")),
                            .visibility = open_visibility_from(fields.need("visibility")),
                            .to = {}};
        if (const auto to = fields.may("to")) {
            wish.to = to->text(longest_text);
        }
        if (const auto by_experience = fields.may("byExperience")) {
            wish.by_experience = by_experience->flag();
            if (wish.by_experience && wish.host_side) {
                by_experience->refuse("message.out-of-range", "cannot be with a side of the host");
            }
        }
        if (const auto no_preview = fields.may("noPreview")) {
            wish.terms.no_preview = no_preview->flag();
        }
        return wish;
    });
}

Or<TournamentWish> read_tournament_wish(std::string_view body) {
    return read_body<TournamentWish>(body, [](JsonFields& fields) {
        TournamentWish wish{.name = fields.need("name").text(longest_text),
                            .kind = static_cast<storage::TournamentKind>(
                                fields.need("kind").choice(wire::tournament_kinds)),
                            .terms = terms_from(fields),
                            .rounds =
                                static_cast<int>(fields.need("rounds").whole(0, most_swiss_rounds)),
                            .begins = {}};
        const JsonPlace begins = fields.need("begins");
        if (!begins.is_null()) {
            wish.begins = begins.whole(0, game::latest_moment);
        }
        if (const auto minutes = fields.may("minutes")) {
            wish.minutes = static_cast<int>(minutes->whole(0, longest_arena));
        }
        if (const auto games = fields.may("games")) {
            wish.games = static_cast<int>(games->whole(1, 2));
        }
        return wish;
    });
}

Or<Terms> read_terms(std::string_view body) { return read_body<Terms>(body, terms_from); }

Or<ComputerWish> read_computer_wish(std::string_view body) {
    return read_body<ComputerWish>(body, [](JsonFields& fields) {
        return ComputerWish{
            .format = format_from(fields.need("format")),
            .side = side_from(fields.need("side")),
            .level = static_cast<int>(fields.need("level").whole(1, game::highest_level)),
            .clock = clock_from(fields.need("clock"))};
    });
}

Or<std::string> read_name(std::string_view body) {
    return read_body<std::string>(
        body, [](JsonFields& fields) { return fields.need("name").text(longest_text); });
}

Or<Credentials> read_credentials(std::string_view body) {
    return read_body<Credentials>(body, [](JsonFields& fields) {
        return Credentials{.name = fields.need("name").text(longest_text),
                           .password = fields.need("password").text(longest_text)};
    });
}

Or<NewPassword> read_new_password(std::string_view body) {
    return read_body<NewPassword>(body, [](JsonFields& fields) {
        return NewPassword{.old = fields.need("old").text(longest_text),
                           .next = fields.need("new").text(longest_text)};
    });
}

Or<std::string> read_password(std::string_view body) {
    return read_body<std::string>(
        body, [](JsonFields& fields) { return fields.need("password").text(longest_text); });
}

Or<std::optional<storage::Relation>> read_relation(std::string_view body) {
    using Read = std::optional<storage::Relation>;
    return read_body<Read>(body, [](JsonFields& fields) -> Read {
        const JsonPlace place = fields.need("relation");
        return place.is_null()
                   ? std::nullopt
                   : Read(static_cast<storage::Relation>(place.choice(wire::relation_names)));
    });
}

Or<Recovery> read_recovery(std::string_view body) {
    return read_body<Recovery>(body, [](JsonFields& fields) {
        return Recovery{.name = fields.need("name").text(longest_text),
                        .code = fields.need("code").text(longest_text),
                        .password = fields.need("password").text(longest_text)};
    });
}

Or<PushWish> read_push_wish(std::string_view body) {
    return read_body<PushWish>(body, [](JsonFields& fields) {
        return PushWish{.endpoint = fields.need("endpoint").text(longest_text),
                        .p256dh = fields.need("p256dh").text(longest_text),
                        .auth = fields.need("auth").text(longest_text),
                        .language = language_from(fields)};
    });
}

Or<MailWish> read_mail_wish(std::string_view body) {
    return read_body<MailWish>(body, [](JsonFields& fields) {
        return MailWish{.address = fields.need("address").text(longest_text),
                        .language = language_from(fields)};
    });
}

Or<std::vector<storage::NoticeKind>> read_notice_kinds(std::string_view body) {
    using Kinds = std::vector<storage::NoticeKind>;
    return read_body<Kinds>(body, [](JsonFields& fields) {
        Kinds kinds;
        for (const JsonPlace& place : fields.need("kinds").items(storage::notice_names.size())) {
            kinds.push_back(static_cast<storage::NoticeKind>(place.choice(storage::notice_names)));
        }
        return kinds;
    });
}

Or<NewReport> read_report(std::string_view body) {
    return read_body<NewReport>(body, [](JsonFields& fields) {
        NewReport report{.reason = static_cast<storage::Reason>(
                             fields.need("reason").choice(storage::reason_names)),
                         .words = fields.need("text").text(longest_report),
                         .name = {},
                         .game = {},
                         .side = {}};
        if (const auto game = fields.may("game")) {
            report.game = game->word(wire::longest_code);
            const JsonPlace side = fields.need("side");
            report.side = static_cast<Player>(side.choice(wire::player_names));
        } else {
            report.name = fields.need("name").text(longest_text);
        }
        return report;
    });
}

Or<HostWish> read_host_wish(std::string_view body, bool with_name) {
    return read_body<HostWish>(body, [with_name](JsonFields& fields) {
        return HostWish{.why = fields.need("why").text(longest_why),
                        .name = with_name ? fields.need("name").text(longest_text) : ""};
    });
}

std::optional<Refusal> why_not_empty(std::string_view body) {
    if (body.empty()) {
        return std::nullopt;
    }
    const auto read = read_body<bool>(body, [](JsonFields& /*none*/) { return true; });
    return read ? std::nullopt : std::optional(read.error());
}

} // namespace kamisado::online
