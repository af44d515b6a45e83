#include "screen/text_field.h"

#include "notation/display_width.h"

#include <algorithm>

namespace kamisado::screen {

namespace {

std::vector<Cluster> beginning_of(std::string_view text, std::size_t longest) {
    std::vector<Cluster> clusters = clusters_of(text);
    clusters.resize(std::min(clusters.size(), longest));
    return clusters;
}

} // namespace

TextField::TextField(std::string_view text, std::size_t longest)
    : clusters_(beginning_of(text, longest)), cursor_(clusters_.size()), longest_(longest) {}

std::string TextField::text() const {
    std::string text;
    for (const Cluster& cluster : clusters_) {
        text += cluster.text;
    }
    return text;
}

void TextField::insert(char32_t character) {
    const std::string typed = utf8_of(character);
    std::string_view rest = typed;
    if (display_width(typed) == 0) { // an accent: it joins what is before it
        if (cursor_ > 0) {
            const std::string joined = clusters_[cursor_ - 1].text + typed;
            rest = joined;
            clusters_[cursor_ - 1] = take_cluster(rest);
        }
        return;
    }
    if (clusters_.size() < longest_) {
        clusters_.insert(clusters_.begin() + static_cast<std::ptrdiff_t>(cursor_),
                         take_cluster(rest));
        ++cursor_;
    }
}

void TextField::erase(std::size_t place) {
    if (place < clusters_.size()) {
        clusters_.erase(clusters_.begin() + static_cast<std::ptrdiff_t>(place));
    }
}

bool TextField::handle(const KeyPress& press) {
    switch (press.key) {
    case Key::Character: insert(press.character); return true;
    case Key::Backspace:
        if (cursor_ > 0) {
            erase(--cursor_);
        }
        return true;
    case Key::Delete: erase(cursor_); return true;
    case Key::Left: cursor_ -= cursor_ > 0 ? 1U : 0U; return true;
    case Key::Right: cursor_ = std::min(cursor_ + 1, clusters_.size()); return true;
    case Key::Home: cursor_ = 0; return true;
    case Key::End: cursor_ = clusters_.size(); return true;
    default: return false;
    }
}

/// So far to the right that the cursor, a cell after the text at most, is in the field.
std::size_t TextField::first_shown(int width) const {
    const int own = cursor_ < clusters_.size() ? clusters_[cursor_].width : 1;
    int room = width - own;
    std::size_t first = cursor_;
    while (first > 0 && room >= clusters_[first - 1].width) {
        room -= clusters_[first - 1].width;
        --first;
    }
    return first;
}

void TextField::click(int column, int width) {
    int edge = 0;
    std::size_t place = first_shown(width);
    while (place < clusters_.size() && edge + clusters_[place].width <= column) {
        edge += clusters_[place].width;
        ++place;
    }
    cursor_ = place;
}

void TextField::draw(Sheet& sheet, int row, int column, int width) const {
    const Style field{.underlined = true};
    const Style under_cursor{.reversed = true};
    const int end = column + width;
    sheet.canvas.fill({.row = row, .column = column, .size = {.rows = 1, .columns = width}}, field);
    std::size_t place = first_shown(width);
    for (; place < clusters_.size() && column + clusters_[place].width <= end; ++place) {
        column = sheet.canvas.put(row, column, clusters_[place].text,
                                  place == cursor_ ? under_cursor : field);
    }
    if (place == cursor_ && column < end) {
        sheet.canvas.put(row, column, " ", under_cursor);
    }
}

} // namespace kamisado::screen
