#include "notation/tag_reader.h"

#include "notation/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kamisado {

namespace {

/// Tags with a meaning may stand only once: two of them could contradict each other.
constexpr std::array<std::string_view, 5> unique_tags{"Kamisado", "Format", "Result", "Start",
                                                      "Language"};

bool is_name_character(char c) {
    return is_upper(c) || is_lower(c) || is_digit(c) || c == '_' || c == '-';
}

std::string_view take_name(Cursor& cursor) {
    const std::string_view rest = cursor.rest();
    const auto end = std::ranges::find_if_not(rest, is_name_character);
    return cursor.take(static_cast<std::size_t>(end - rest.begin()));
}

bool take_mark(Cursor& cursor, char c) {
    if (cursor.peek() != c) {
        return false;
    }
    cursor.take(1);
    return true;
}

/// What stands between the quotes, up to the closing one.
std::optional<std::string> take_value(Cursor& cursor) {
    std::string value;
    for (;;) {
        value += cursor.take_until("\"\\\n");
        const char c = cursor.peek();
        if (cursor.at_end() || c == '\n') {
            return std::nullopt;
        }
        cursor.take(1);
        if (c == '"') {
            return value;
        }
        if (cursor.peek() != '"' && cursor.peek() != '\\') {
            return std::nullopt;
        }
        value += cursor.take(1);
    }
}

std::optional<Tag> take_tag(Cursor& cursor) {
    cursor.take(1);
    cursor.skip_spaces();
    Tag tag{.name = std::string(take_name(cursor)), .value = {}};
    cursor.skip_spaces();
    if (tag.name.empty() || !take_mark(cursor, '"')) {
        return std::nullopt;
    }
    auto value = take_value(cursor);
    cursor.skip_spaces();
    if (!value || !take_mark(cursor, ']')) {
        return std::nullopt;
    }
    tag.value = std::move(*value);
    return tag;
}

std::expected<void, Error> add_tag(Cursor& cursor, RecordHead& head) {
    const Cursor begin = cursor;
    auto tag = take_tag(cursor);
    if (!tag) {
        return std::unexpected(error_at(ErrorId::RecordTagSyntax, begin.place(), begin.rest(),
                                        std::string("[Name \"value\"]")));
    }
    const bool must_be_unique = std::ranges::find(unique_tags, tag->name) != unique_tags.end();
    if (must_be_unique && head.find(tag->name) != nullptr) {
        return std::unexpected(error_at(ErrorId::RecordTagTwice, begin.place(), tag->name));
    }
    head.tags.push_back({std::move(*tag), begin.place()});
    return {};
}

} // namespace

const PlacedTag* RecordHead::find(std::string_view name) const {
    const auto found = std::ranges::find_if(
        tags, [&](const PlacedTag& placed) { return placed.tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

std::expected<RecordHead, Error> take_head(Cursor& cursor) {
    RecordHead head;
    for (cursor.skip_spaces();; cursor.skip_spaces()) {
        if (cursor.peek() == '[') {
            if (auto added = add_tag(cursor, head); !added) {
                return std::unexpected(std::move(added.error()));
            }
        } else if (cursor.peek() == '{') {
            auto comment = take_comment(cursor);
            if (!comment) {
                return std::unexpected(std::move(comment.error()));
            }
            head.comments.emplace_back(comment->text);
        } else {
            return head;
        }
    }
}

} // namespace kamisado
