#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::wasm {

/// Writes JSON from left to right: commas and escapes come by themselves, brackets are the
/// caller's. `json.key("player").text("gold")`.
class JsonWriter {
  public:
    JsonWriter& begin_object();
    JsonWriter& end_object();
    JsonWriter& begin_array();
    JsonWriter& end_array();
    JsonWriter& key(std::string_view name);

    JsonWriter& text(std::string_view value);
    JsonWriter& number(std::int64_t value);
    JsonWriter& number_or_null(std::optional<int> value);
    /// From 0 to 1, to four places.
    JsonWriter& fraction(double value);
    JsonWriter& truth(bool value);
    JsonWriter& null();

    [[nodiscard]] std::string take();

  private:
    void separate();
    void quote(std::string_view value);

    std::string text_;
    bool needs_comma_ = false;
};

} // namespace kamisado::wasm
