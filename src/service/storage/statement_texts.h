#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace kamisado::storage {

/// Statements that were prepared, found again by their text.
template <typename Statement>
class StatementTexts {
  public:
    /// The prepared form of the text, made now or earlier.
    template <typename Prepare>
    Statement& find(std::string_view text, const Prepare& prepare) {
        const auto known = statements_.find(text);
        if (known != statements_.end()) {
            return known->second;
        }
        if (statements_.size() >= most) {
            statements_.clear();
        }
        return statements_.emplace(std::string(text), prepare()).first->second;
    }
    void clear() { statements_.clear(); }
    [[nodiscard]] std::size_t size() const { return statements_.size(); }

  private:
    /// The program has far fewer; somebody who builds statements must not fill the memory.
    static constexpr std::size_t most = 500;

    struct Hash {
        // The name by which the standard library asks for it.
        using is_transparent = void; // NOLINT(readability-identifier-naming)
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };
    std::unordered_map<std::string, Statement, Hash, std::equal_to<>> statements_;
};

} // namespace kamisado::storage
