#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/record_split.h"
#include "notation/score_sheet.h"
#include "notation/spelling.h"
#include "rules/board.h"
#include "rules/reachability.h"
#include "rules/setup.h"
#include "wasm/answer.h"
#include "wasm/board_json.h"
#include "wasm/line.h"
#include "wasm/record_json.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

/// Questions about records and positions as text.
namespace kamisado::wasm {

namespace {

/// "purple gold 2 e5": as the page has set it up, legal or not. What is not understood, or stands
/// where something stands already, is left out.
void put_tower(Setup& setup, std::string_view text) {
    const auto colour = colour_from_name(take_field(text, ' '));
    const auto player = player_from_name(take_field(text, ' '));
    const std::string_view rings = take_field(text, ' ');
    const auto square = square_from_name(text);
    if (colour && player && square && rings.size() == 1) {
        setup.at(*square) =
            PlacedTower{.tower = {.owner = *player, .colour = *colour}, .rings = rings[0] - '0'};
    }
}

/// People paste more than they mean to.
std::string_view without_spaces_around(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    const auto first = text.find_first_not_of(spaces);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(spaces) + 1 - first);
}

Setup setup_from(std::string_view towers, std::string_view to_move, std::string_view tower) {
    Setup setup;
    while (!towers.empty()) {
        put_tower(setup, take_field(towers, '\n'));
    }
    setup.to_move = player_from_name(to_move);
    setup.tower = colour_from_name(tower);
    return setup;
}

/// nullopt if the text is no legal position.
std::optional<Board> read_board(std::string_view text) {
    const auto position = read_any_position(text);
    if (!position) {
        return std::nullopt;
    }
    const auto board = Board::from(position->setup);
    return board ? std::optional(*board) : std::nullopt;
}

} // namespace

extern "C" {

/// How many lines stand before each record of a text.
[[clang::export_name("split_records")]] const char* split_records_text(const char* text,
                                                                       std::size_t size) {
    return answer_with([&](JsonWriter& json) {
        json.begin_array();
        for (const RecordText& record : split_records({text, size})) {
            json.number(record.lines_before);
        }
        json.end_array();
    });
}

[[clang::export_name("read_record")]] const char* read_record_text(const char* text,
                                                                   std::size_t size) {
    const auto record = read_record({text, size});
    if (!record) {
        return answer_with_error(CoreError::of(record.error()));
    }
    return answer_with([&](JsonWriter& json) { write_record_as_json(json, *record); });
}

/// See make_record() for tags and comments.
// NOLINTBEGIN(readability-function-size): four texts, each an address and a size
[[clang::export_name("write_record")]] const char*
write_record_text(const char* line, std::size_t line_size, const char* tags, std::size_t tags_size,
                  const char* comments, std::size_t comments_size, const char* style,
                  std::size_t style_size) {
    auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    return answer_with_text(
        write_record(make_record(*std::move(match), {tags, tags_size}, {comments, comments_size},
                                 read_style({style, style_size}))));
}
// NOLINTEND(readability-function-size)

[[clang::export_name("score_sheet")]] const char*
score_sheet_text(const char* line, std::size_t line_size, const char* tags, std::size_t tags_size,
                 const char* style, std::size_t style_size) {
    auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    const Style written = read_style({style, style_size});
    return answer_with_text(
        write_score_sheet(make_record(*std::move(match), {tags, tags_size}, {}, written), written));
}

[[clang::export_name("read_position")]] const char* read_position_text(const char* text,
                                                                       std::size_t size) {
    const auto position = read_any_position(without_spaces_around({text, size}));
    if (!position) {
        return answer_with_error(CoreError::of(position.error()));
    }
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("text").text(write_setup(position->setup));
        json.key("running").truth(position->is_running());
        json.end_object();
    });
}

/// See could_follow(). What is no position follows nothing, and nothing follows it.
[[clang::export_name("could_follow")]] const char* could_follow_text(const char* earlier,
                                                                     std::size_t earlier_size,
                                                                     const char* later,
                                                                     std::size_t later_size) {
    const auto before = read_board({earlier, earlier_size});
    const auto after = read_board({later, later_size});
    return answer_with(
        [&](JsonWriter& json) { json.truth(before && after && could_follow(*before, *after)); });
}

/// `to_move` and `tower` may be empty.
[[clang::export_name("write_setup")]] const char*
write_setup_text(const char* towers, std::size_t towers_size, const char* to_move,
                 std::size_t to_move_size, const char* tower, std::size_t tower_size) {
    return answer_with_text(write_setup(
        setup_from({towers, towers_size}, {to_move, to_move_size}, {tower, tower_size})));
}

} // extern "C"

} // namespace kamisado::wasm
