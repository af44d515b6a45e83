#include "arena/command_line.h"

#include "notation/ascii.h"

#include <optional>
#include <utility>

namespace kamisado {

namespace {

class Splitter {
  public:
    [[nodiscard]] bool take(char c) {
        if (escaped_) {
            escaped_ = false;
            add(c);
        } else if (c == '\\' && quote_ != '\'') {
            escaped_ = true;
        } else if (quote_ != '\0') {
            take_quoted(c);
        } else if (c == '\'' || c == '"') {
            quote_ = c;
            word_ = word_.value_or("");
        } else if (is_space(c)) {
            end_word();
        } else {
            add(c);
        }
        return c != '\0';
    }

    [[nodiscard]] std::expected<std::vector<std::string>, std::string> finish() {
        if (quote_ != '\0') {
            return std::unexpected(std::string("a quotation mark ") + quote_ + " is never closed");
        }
        if (escaped_) {
            return std::unexpected("nothing follows the last backslash");
        }
        end_word();
        if (words_.empty() || words_.front().empty()) {
            return std::unexpected("there is no program in this command line");
        }
        return std::move(words_);
    }

  private:
    void add(char c) { word_ = word_.value_or("") + c; }
    void take_quoted(char c) {
        if (c == quote_) {
            quote_ = '\0';
        } else {
            add(c);
        }
    }
    void end_word() {
        if (word_) {
            words_.push_back(*std::exchange(word_, std::nullopt));
        }
    }

    std::vector<std::string> words_;
    std::optional<std::string> word_;
    char quote_ = '\0';
    bool escaped_ = false;
};

} // namespace

std::expected<std::vector<std::string>, std::string> split_command_line(std::string_view text) {
    Splitter splitter;
    for (const char c : text) {
        if (!splitter.take(c)) {
            return std::unexpected("there is a zero byte in this command line");
        }
    }
    return splitter.finish();
}

} // namespace kamisado
