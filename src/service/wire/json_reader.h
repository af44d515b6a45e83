#pragma once

#include "wire/refusal.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// JSON from strangers, read strictly. WebSocket messages and HTTP bodies share these words.
namespace kamisado::wire {

using Json = nlohmann::ordered_json;

/// JavaScript's numbers are exact up to here.
inline constexpr std::int64_t largest_number = (std::int64_t{1} << 53U) - 1;
inline constexpr std::size_t longest_code = 64; ///< of a game, an invitation, a watchers' link
inline constexpr std::size_t longest_decision = 32;

/// Refuses what is longer, not UTF-8, not JSON, says a field twice or is nested like no message.
[[nodiscard]] std::expected<Json, Refusal> parse_json(std::string_view text, std::size_t longest);

/// The first thing that is wrong. What is read after it means nothing and harms nobody, so that
/// a reader asks once, at its end.
using Wrong = std::optional<Refusal>;

class JsonFields;

/// A value and where it stands: "plan.answers.red".
class JsonPlace {
  public:
    JsonPlace(const Json& value, std::string path, Wrong& wrong)
        : value_(&value), path_(std::move(path)), wrong_(&wrong) {}

    [[nodiscard]] bool is_null() const;
    [[nodiscard]] bool flag() const;
    [[nodiscard]] std::int64_t whole(std::int64_t least, std::int64_t most) const;
    /// Any text of at most that many bytes.
    [[nodiscard]] std::string text(std::size_t longest) const;
    /// Not empty, in printable ASCII: codes, decisions.
    [[nodiscard]] std::string word(std::size_t longest) const;
    /// Which of these names it is; 0 when it is none.
    [[nodiscard]] std::size_t choice(std::span<const std::string_view> names) const;
    [[nodiscard]] std::vector<JsonPlace> items(std::size_t most) const;
    [[nodiscard]] JsonFields fields() const;

    void refuse(std::string_view id, std::string_view what,
                std::vector<std::pair<std::string, std::string>> arguments = {}) const;

  private:
    [[nodiscard]] bool is_whole_in(std::int64_t least, std::int64_t most) const;

    const Json* value_;
    std::string path_;
    Wrong* wrong_;
};

/// The fields of an object, each of which is asked for; finish() refuses those that were not.
class JsonFields {
  public:
    /// Of a message or a body as a whole.
    JsonFields(const Json& object, Wrong& wrong) : JsonFields(object, {}, wrong) {}
    JsonFields(const Json& object, std::string path, Wrong& wrong);

    [[nodiscard]] JsonPlace need(std::string_view name);
    /// One that may be left out; null is not the same.
    [[nodiscard]] std::optional<JsonPlace> may(std::string_view name);
    /// All of them, whatever their names.
    [[nodiscard]] std::vector<std::pair<std::string, JsonPlace>> all();
    void finish() const;

  private:
    [[nodiscard]] std::string path_of(std::string_view name) const;
    [[nodiscard]] JsonPlace place(std::string_view name, const Json& value) const;

    const Json* object_;
    std::string path_;
    Wrong* wrong_;
    std::set<std::string, std::less<>> asked_;
};

} // namespace kamisado::wire
