#include "notation/record_split.h"

#include "notation/ascii.h"
#include "notation/token.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace kamisado {

namespace {

struct Mark {
    std::size_t offset = 0;
    int lines_before = 0;
};

/// Whether the tag that stands here is `Kamisado`.
bool is_version_tag(std::string_view rest) {
    constexpr std::string_view name = "Kamisado";
    rest.remove_prefix(1);
    rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(" \t")));
    return rest.starts_with(name) && rest.size() > name.size() &&
           (is_space(rest[name.size()]) || rest[name.size()] == '"');
}

/// Goes through a text and notes where its records begin.
class Splitter {
  public:
    explicit Splitter(std::string_view text) : size_(text.size()), cursor_(text) {}

    std::vector<Mark> starts() {
        starts_.emplace_back();
        for (int line = 1;; line = cursor_.line()) {
            cursor_.skip_spaces();
            if (cursor_.at_end()) {
                return starts_;
            }
            pass(cursor_.line() > line + 1);
        }
    }

  private:
    void pass(bool is_after_blank_line) {
        const char c = cursor_.peek();
        if (is_after_blank_line) {
            paragraph_.reset();
        }
        if (cursor_.rest().starts_with(byte_order_mark)) { // of a file that was appended
            paragraph_ = here();
            cursor_.take(byte_order_mark.size());
        } else if (c == '[') {
            pass_tag();
        } else if (c == '{') {
            if (is_after_blank_line) {
                paragraph_ = here();
            }
            cursor_.take_until("}");
            cursor_.take(1);
        } else {
            paragraph_.reset();
            head_.reset();
            has_body_ = true;
            cursor_.take_until(" \t\r\n{");
        }
    }

    void pass_tag() {
        if (!paragraph_) {
            paragraph_ = here();
        }
        if (has_body_) {
            head_ = paragraph_;
            has_body_ = false;
        }
        if (is_version_tag(cursor_.rest())) {
            if (has_version_) {
                starts_.push_back(head_.value_or(*paragraph_));
            }
            has_version_ = true;
            head_.reset();
        }
        cursor_.take_until("\n");
    }

    [[nodiscard]] Mark here() const {
        return {.offset = size_ - cursor_.rest().size(), .lines_before = cursor_.line() - 1};
    }

    std::size_t size_;
    Cursor cursor_;
    std::vector<Mark> starts_;
    std::optional<Mark> paragraph_; ///< the tags and comments, without a blank line, up to here
    std::optional<Mark> head_;      ///< where tags began again after moves
    bool has_body_ = false;         ///< moves stand since the last tag
    bool has_version_ = false;
};

} // namespace

std::vector<RecordText> split_records(std::string_view text) {
    std::vector<RecordText> records;
    const std::vector<Mark> starts = Splitter(text).starts();
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1].offset : text.size();
        records.push_back({.text = text.substr(starts[i].offset, end - starts[i].offset),
                           .lines_before = starts[i].lines_before});
    }
    return records;
}

} // namespace kamisado
