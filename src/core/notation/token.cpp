#include "notation/token.h"

#include "notation/ascii.h"
#include "notation/describe.h"

#include <algorithm>

namespace kamisado {

namespace {

/// The length of a row number at the beginning of a word: digits and at least one dot, or dots.
std::size_t row_number_length(std::string_view word) {
    const auto dots =
        static_cast<std::size_t>(std::ranges::find_if_not(word, is_digit) - word.begin());
    const auto end = std::min(word.find_first_not_of('.', dots), word.size());
    const bool is_empty_place = dots == 0 && end == 3;
    const bool is_number = dots != 0 && end != dots;
    return is_empty_place || is_number ? end : 0;
}

Error error_at(ErrorId id, const Cursor& cursor) {
    return {.id = id, .place = cursor.place(), .found = found_in(cursor.rest())};
}

Token take_word(Cursor& cursor) {
    Token token{.text = {}, .line = cursor.line(), .column = cursor.column(), .is_comment = false};
    token.text = cursor.peek() == '+' ? cursor.take(1) : cursor.take_until(" \t\n{}+");
    return token;
}

} // namespace

std::string_view Cursor::take(std::size_t count) {
    const std::string_view taken = rest_.substr(0, count);
    for (const char c : taken) {
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else if (!continues_character(c)) {
            ++column_;
        }
    }
    rest_.remove_prefix(taken.size());
    return taken;
}

void Cursor::skip_spaces() {
    const auto end = std::ranges::find_if_not(rest_, is_space);
    take(static_cast<std::size_t>(end - rest_.begin()));
}

std::string_view Cursor::take_until(std::string_view stops) {
    return take(std::min(rest_.find_first_of(stops), rest_.size()));
}

std::expected<Token, Error> take_comment(Cursor& cursor) {
    const Cursor begin = cursor;
    cursor.take(1);
    const std::string_view text = cursor.take_until("}");
    if (cursor.at_end()) {
        return std::unexpected(error_at(ErrorId::RecordCommentOpen, begin));
    }
    cursor.take(1);
    return Token{.text = text, .line = begin.line(), .column = begin.column(), .is_comment = true};
}

std::expected<std::vector<Token>, Error> tokenize(Cursor cursor) {
    std::vector<Token> tokens;
    for (cursor.skip_spaces(); !cursor.at_end(); cursor.skip_spaces()) {
        if (cursor.peek() == '{') {
            auto comment = take_comment(cursor);
            if (!comment) {
                return std::unexpected(std::move(comment.error()));
            }
            tokens.push_back(*comment);
        } else if (cursor.peek() == '}') {
            return std::unexpected(error_at(ErrorId::RecordCommentClose, cursor));
        } else if (const auto number = row_number_length(cursor.rest()); number != 0) {
            cursor.take(number);
        } else {
            tokens.push_back(take_word(cursor));
        }
    }
    return tokens;
}

} // namespace kamisado
