#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::protocol {

/// Bytes as they come, cut into lines. A line that is too long is told without its text: nobody can
/// fill the memory with one.
class LineSplitter {
  public:
    /// Nothing: the line was too long. False: it needs no more.
    using Take = std::function<bool(std::optional<std::string_view> line)>;

    LineSplitter(std::size_t longest, Take take) : longest_(longest), take_(std::move(take)) {}

    /// False when somebody has had enough; what is left of the bytes is lost then.
    bool feed(std::string_view bytes) {
        for (;;) {
            const auto end = bytes.find('\n');
            add(bytes.substr(0, end));
            if (end == std::string_view::npos) {
                return true;
            }
            if (!finish_line()) {
                return false;
            }
            bytes.remove_prefix(end + 1);
        }
    }

    /// The last line may have no newline.
    bool finish() { return (line_.empty() && !is_too_long_) || finish_line(); }

  private:
    void add(std::string_view bytes) {
        is_too_long_ = is_too_long_ || line_.size() + bytes.size() > longest_;
        if (is_too_long_) {
            line_.clear();
        } else {
            line_ += bytes;
        }
    }

    bool finish_line() {
        const std::string line = std::exchange(line_, {});
        const bool is_too_long = std::exchange(is_too_long_, false);
        return take_(is_too_long ? std::nullopt : std::optional<std::string_view>(line));
    }

    std::size_t longest_;
    Take take_;
    std::string line_;
    bool is_too_long_ = false;
};

} // namespace kamisado::protocol
