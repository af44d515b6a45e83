#include "wasm/json_writer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kamisado::wasm {

namespace {

constexpr std::int64_t fraction_steps = 10'000;

void add_escaped(std::string& text, char c) {
    constexpr std::string_view hex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    switch (c) {
    case '"': text += "\\\""; return;
    case '\\': text += "\\\\"; return;
    case '\n': text += "\\n"; return;
    case '\r': text += "\\r"; return;
    case '\t': text += "\\t"; return;
    default: break;
    }
    if (code >= 0x20) {
        text += c;
        return;
    }
    text += "\\u00";
    text += hex[code >> 4U];
    text += hex[code & 15U];
}

} // namespace

JsonWriter& JsonWriter::begin_object() {
    separate();
    text_ += '{';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::end_object() {
    text_ += '}';
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::begin_array() {
    separate();
    text_ += '[';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::end_array() {
    text_ += ']';
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
    separate();
    quote(value);
    return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
    separate();
    text_ += std::to_string(value);
    return *this;
}

JsonWriter& JsonWriter::number_or_null(std::optional<int> value) {
    return value ? number(*value) : null();
}

JsonWriter& JsonWriter::fraction(double value) {
    separate();
    const std::int64_t steps = std::llround(std::clamp(value, 0.0, 1.0) * fraction_steps);
    const std::string digits = std::to_string(fraction_steps + (steps % fraction_steps));
    text_ += std::to_string(steps / fraction_steps) + "." + digits.substr(1);
    return *this;
}

JsonWriter& JsonWriter::truth(bool value) {
    separate();
    text_ += value ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null() {
    separate();
    text_ += "null";
    return *this;
}

std::string JsonWriter::take() { return std::move(text_); }

/// Whatever comes next, a comma goes before it, unless it is the first or the value of a key.
void JsonWriter::separate() {
    if (needs_comma_) {
        text_ += ',';
    }
    needs_comma_ = true;
}

void JsonWriter::quote(std::string_view value) {
    text_ += '"';
    for (const char c : value) {
        add_escaped(text_, c);
    }
    text_ += '"';
}

} // namespace kamisado::wasm
