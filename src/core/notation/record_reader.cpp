#include "notation/ascii.h"
#include "notation/body_reader.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/tag_reader.h"
#include "notation/token.h"

#include <utility>

namespace kamisado {

namespace {

/// Lines end with LF from here on, whatever system the text comes from.
std::string with_plain_line_ends(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            plain += text[i];
        } else if (i + 1 == text.size() || text[i + 1] != '\n') {
            plain += '\n';
        }
    }
    return plain;
}

Error error_about(ErrorId id, const PlacedTag& tag, Expected expected = {}) {
    return {.id = id,
            .place = tag.place,
            .found = found_in(tag.tag.value),
            .expected = std::move(expected)};
}

std::expected<const PlacedTag*, Error> needed_tag(const RecordHead& head, std::string_view name) {
    const PlacedTag* const tag = head.find(name);
    if (tag == nullptr) {
        return std::unexpected(Error{.id = ErrorId::RecordTagMissing,
                                     .place = {.line = 1, .column = 1},
                                     .expected = std::string(name)});
    }
    return tag;
}

std::expected<void, Error> check_version(const RecordHead& head) {
    const auto tag = needed_tag(head, "Kamisado");
    if (!tag) {
        return std::unexpected(tag.error());
    }
    if ((*tag)->tag.value != record_version) {
        return std::unexpected(
            error_about(ErrorId::RecordVersion, **tag, std::string(record_version)));
    }
    return {};
}

std::expected<Language, Error> language_of(const RecordHead& head) {
    const PlacedTag* const tag = head.find("Language");
    if (tag == nullptr) {
        return Language::English;
    }
    if (const auto language = language_from_code(tag->tag.value)) {
        return *language;
    }
    return std::unexpected(error_about(ErrorId::RecordLanguage, *tag, OneOf{{"en", "de", "fr"}}));
}

Error error_of(const StartError& fault, const PlacedTag& tag) {
    Error error = error_about(ErrorId::RecordStartWon, tag);
    error.player = fault.player;
    return error;
}

std::expected<Match, Error> match_from(Format format, const PlacedTag& start) {
    const auto position = read_position(start.tag.value);
    if (!position) {
        Error error = error_about(ErrorId::RecordStart, start);
        error.cause = {position.error()};
        return std::unexpected(std::move(error));
    }
    auto match = Match::from(format, *position);
    if (!match) {
        return std::unexpected(error_of(match.error(), start));
    }
    return *std::move(match);
}

std::expected<Match, Error> match_of(const RecordHead& head) {
    const auto tag = needed_tag(head, "Format");
    if (!tag) {
        return std::unexpected(tag.error());
    }
    const auto format = format_from_name((*tag)->tag.value);
    if (!format) {
        return std::unexpected(error_about(ErrorId::RecordFormat, **tag, any_format()));
    }
    const PlacedTag* const start = head.find("Start");
    return start == nullptr ? Match(*format) : match_from(*format, *start);
}

std::expected<void, Error> check_result(const RecordHead& head, const Match& match) {
    const PlacedTag* const tag = head.find("Result");
    if (tag == nullptr) {
        return {};
    }
    const std::string result = write_result(match.state());
    if (tag->tag.value != result) {
        return std::unexpected(error_about(ErrorId::RecordResultWrong, *tag, result));
    }
    return {};
}

std::expected<Record, Error> record_with(RecordHead& head) {
    if (const auto version = check_version(head); !version) {
        return std::unexpected(version.error());
    }
    const auto language = language_of(head);
    if (!language) {
        return std::unexpected(language.error());
    }
    auto match = match_of(head);
    if (!match) {
        return std::unexpected(std::move(match.error()));
    }
    Record record;
    record.match = *std::move(match);
    record.style.language = *language;
    for (const PlacedTag& placed : head.tags) {
        record.tags.push_back(placed.tag);
    }
    for (std::string& comment : head.comments) {
        record.comments.push_back({.after = 0, .text = std::move(comment)});
    }
    return record;
}

} // namespace

std::expected<Record, Error> read_record(std::string_view text) {
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    const std::string plain = with_plain_line_ends(text);
    Cursor cursor(plain);
    auto head = take_head(cursor);
    if (!head) {
        return std::unexpected(std::move(head.error()));
    }
    auto record = record_with(*head);
    if (!record) {
        return std::unexpected(std::move(record.error()));
    }
    const auto tokens = tokenize(cursor);
    if (!tokens) {
        return std::unexpected(tokens.error());
    }
    if (auto body = read_body(*tokens, *record); !body) {
        return std::unexpected(std::move(body.error()));
    }
    if (auto result = check_result(*head, record->match); !result) {
        return std::unexpected(std::move(result.error()));
    }
    return record;
}

} // namespace kamisado
