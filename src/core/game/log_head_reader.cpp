#include "game/log_reader.h"
#include "game/log_words.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kamisado::game {

namespace {

struct LogTag {
    std::string name;
    std::string value;
    int line = 0;
};

using Tags = std::vector<LogTag>;

const LogTag* find(const Tags& tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &LogTag::name);
    return found == tags.end() ? nullptr : &*found;
}

/// The value between the quotes, without the marks that keep its own quotes from ending it.
std::optional<std::string> unescaped(std::string_view text) {
    std::string value;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (text[place] == '"') {
            return std::nullopt;
        }
        if (text[place] == '\\') {
            ++place;
            if (place == text.size() || (text[place] != '"' && text[place] != '\\')) {
                return std::nullopt;
            }
        }
        value += text[place];
    }
    return value;
}

/// `[Name "value"]`
std::optional<LogTag> tag_from(std::string_view line) {
    const auto space = line.find(' ');
    if (space == std::string_view::npos || !line.starts_with('[') || !line.ends_with("\"]") ||
        line.size() < space + 4 || line[space + 1] != '"') {
        return std::nullopt;
    }
    auto value = unescaped(line.substr(space + 2, line.size() - space - 4));
    if (!value) {
        return std::nullopt;
    }
    return LogTag{.name = std::string(line.substr(1, space - 1)), .value = std::move(*value)};
}

LogError error_about(LogFault fault, const LogTag& tag) {
    return error_at(fault, tag.line, tag.value, tag.name);
}

std::expected<void, LogError> add_tag(Tags& tags, std::string_view line, int number) {
    auto tag = tag_from(line);
    if (!tag) {
        return std::unexpected(error_at(LogFault::TagSyntax, number, line, "[Name \"value\"]"));
    }
    if (std::ranges::find(words::all_tags, tag->name) == words::all_tags.end()) {
        return std::unexpected(error_at(LogFault::TagUnknown, number, tag->name));
    }
    if (find(tags, tag->name) != nullptr) {
        return std::unexpected(error_at(LogFault::TagTwice, number, tag->name));
    }
    tag->line = number;
    tags.push_back(std::move(*tag));
    return {};
}

std::expected<Tags, LogError> take_tags(LineReader& lines) {
    Tags tags;
    for (;;) {
        const auto line = lines.take();
        if (!line) {
            return std::unexpected(error_at(LogFault::HeadCut, lines.line() + 1, lines.rest()));
        }
        if (line->empty()) {
            return tags;
        }
        if (auto added = add_tag(tags, *line, lines.line()); !added) {
            return std::unexpected(std::move(added.error()));
        }
    }
}

std::optional<Takebacks> takebacks_from(std::string_view text) {
    if (text == words::freely) {
        return Takebacks::Free;
    }
    return text == words::by_agreement ? std::optional(Takebacks::ByAgreement) : std::nullopt;
}

/// Makes a head of tags, and remembers the first thing that is wrong with them.
class HeadMaker {
  public:
    HeadMaker(const Tags& tags, int last_line) : tags_(&tags), last_line_(last_line) {}

    std::expected<LogHead, LogError> make() {
        LogHead head;
        read_needed(words::format, format_from_name, head.setup.format);
        read_start(head.setup);
        for (const Player player : all_players) {
            read_seat(player, head.setup.seats[player]);
        }
        read_needed(words::clock, clock_from, head.setup.clock);
        read_needed(words::takebacks, takebacks_from, head.setup.takebacks);
        read_needed(words::begun, number_from<Millis>, head.begun);
        if (error_) {
            return std::unexpected(std::move(*error_));
        }
        return head;
    }

  private:
    void complain(LogError error) {
        if (!error_) {
            error_ = std::move(error);
        }
    }

    const LogTag* needed(std::string_view name) {
        const LogTag* const tag = find(*tags_, name);
        if (tag == nullptr) {
            complain(error_at(LogFault::TagMissing, last_line_, {}, std::string(name)));
        }
        return tag;
    }

    template <typename Read, typename Value>
    void read(const LogTag& tag, Read from_text, Value& value) {
        if (auto known = from_text(tag.value)) {
            value = std::move(*known);
        } else {
            complain(error_about(LogFault::TagValue, tag));
        }
    }

    template <typename Read, typename Value>
    void read_needed(std::string_view name, Read from_text, Value& value) {
        if (const LogTag* const tag = needed(name)) {
            read(*tag, from_text, value);
        }
    }

    void read_start(GameSetup& setup) {
        const LogTag* const tag = find(*tags_, words::start);
        if (tag == nullptr) {
            return;
        }
        if (auto position = read_position(tag->value)) {
            setup.start = *position;
        } else {
            LogError error = error_about(LogFault::Start, *tag);
            error.notation = std::move(position.error());
            complain(std::move(error));
        }
    }

    void read_seat(Player player, Seat& seat) {
        if (const LogTag* const tag = needed(words::tag_of(player))) {
            seat.name = tag->value;
        }
        if (const LogTag* const tag = find(*tags_, words::level_tag_of(player))) {
            int level = 0;
            read(*tag, number_from<int>, level);
            seat.level = level;
        }
    }

    const Tags* tags_;
    int last_line_;
    std::optional<LogError> error_;
};

} // namespace

std::optional<ClockSetup> clock_from(std::string_view text) {
    if (text == words::no_clock) {
        return NoClock{};
    }
    if (text.ends_with(words::per_move)) {
        text.remove_suffix(words::per_move.size());
        const auto per_move = number_from<Millis>(text);
        return per_move ? std::optional<ClockSetup>(DaysClock{*per_move}) : std::nullopt;
    }
    const auto plus = text.find('+');
    if (plus == std::string_view::npos) {
        return std::nullopt;
    }
    const auto initial = number_from<Millis>(text.substr(0, plus));
    const auto increment = number_from<Millis>(text.substr(plus + 1));
    return initial && increment ? std::optional<ClockSetup>(MinutesClock{*initial, *increment})
                                : std::nullopt;
}

std::expected<LogHead, LogError> take_head(LineReader& lines) {
    const auto first = lines.take();
    if (first != words::first_line) {
        const bool is_cut = !first && words::first_line.starts_with(lines.rest());
        return std::unexpected(error_at(is_cut ? LogFault::HeadCut : LogFault::Version, 1,
                                        first.value_or(lines.rest()),
                                        std::string(words::first_line)));
    }
    const auto tags = take_tags(lines);
    if (!tags) {
        return std::unexpected(tags.error());
    }
    return HeadMaker(*tags, lines.line()).make();
}

} // namespace kamisado::game
