#pragma once

#include "rules/player.h"
#include "wire/json_reader.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Kinds of values. Each reads a value, writes it, and describes it as a JSON schema.
namespace kamisado::wire {

struct Flag {
    [[nodiscard]] static bool read(const JsonPlace& place) { return place.flag(); }
    [[nodiscard]] static Json write(bool value) { return value; }
    [[nodiscard]] static Json schema() { return Json::object({{"type", "boolean"}}); }
};

template <typename Number>
struct Whole {
    std::int64_t least = 0;
    std::int64_t most = largest_number;

    [[nodiscard]] Number read(const JsonPlace& place) const {
        return static_cast<Number>(place.whole(least, most));
    }
    [[nodiscard]] static Json write(Number value) { return value; }
    [[nodiscard]] Json schema() const {
        return Json::object({{"type", "integer"}, {"minimum", least}, {"maximum", most}});
    }
};

/// Any text.
struct Text {
    std::size_t longest;

    [[nodiscard]] std::string read(const JsonPlace& place) const { return place.text(longest); }
    [[nodiscard]] static Json write(const std::string& value) { return value; }
    [[nodiscard]] Json schema() const {
        return Json::object({{"type", "string"}, {"maxLength", longest}});
    }
};

/// Not empty, in printable ASCII.
struct Word {
    std::size_t longest;

    [[nodiscard]] std::string read(const JsonPlace& place) const { return place.word(longest); }
    [[nodiscard]] static Json write(const std::string& value) { return value; }
    [[nodiscard]] Json schema() const {
        return Json::object({{"type", "string"},
                             {"minLength", 1},
                             {"maxLength", longest},
                             {"pattern", "^[ -~]+$"}});
    }
};

[[nodiscard]] inline Json schema_of_names(std::span<const std::string_view> names) {
    return Json::object({{"type", "string"}, {"enum", Json(names)}});
}

/// An enumeration by the names of its values.
template <typename Enum>
struct Choice {
    std::span<const std::string_view> names;

    [[nodiscard]] Enum read(const JsonPlace& place) const {
        return static_cast<Enum>(place.choice(names));
    }
    [[nodiscard]] Json write(Enum value) const { return names[static_cast<std::size_t>(value)]; }
    [[nodiscard]] Json schema() const { return schema_of_names(names); }
};

/// A text that is one of these.
struct OneOf {
    std::span<const std::string_view> names;

    [[nodiscard]] std::string read(const JsonPlace& place) const {
        return std::string(names[place.choice(names)]);
    }
    [[nodiscard]] static Json write(const std::string& value) { return value; }
    [[nodiscard]] Json schema() const { return schema_of_names(names); }
};

template <typename Kind>
struct OrNull {
    Kind kind;

    using Value = decltype(kind.read(std::declval<const JsonPlace&>()));

    [[nodiscard]] std::optional<Value> read(const JsonPlace& place) const {
        return place.is_null() ? std::nullopt : std::optional(kind.read(place));
    }
    [[nodiscard]] Json write(const std::optional<Value>& value) const {
        return value ? kind.write(*value) : Json(nullptr);
    }
    [[nodiscard]] Json schema() const {
        return Json::object(
            {{"oneOf", Json::array({kind.schema(), Json::object({{"type", "null"}})})}});
    }
};

template <typename Kind>
struct ListOf {
    Kind kind;
    std::size_t most;

    using Value = decltype(kind.read(std::declval<const JsonPlace&>()));

    [[nodiscard]] std::vector<Value> read(const JsonPlace& place) const {
        std::vector<Value> values;
        for (const JsonPlace& item : place.items(most)) {
            values.push_back(kind.read(item));
        }
        return values;
    }
    [[nodiscard]] Json write(const std::vector<Value>& values) const {
        Json list = Json::array();
        for (const Value& value : values) {
            list.push_back(kind.write(value));
        }
        return list;
    }
    [[nodiscard]] Json schema() const {
        return Json::object({{"type", "array"}, {"items", kind.schema()}});
    }
};

/// Types with a schema of their own, which others refer to.
template <typename Kind>
struct Named {
    std::string_view name;
    Kind kind;

    [[nodiscard]] auto read(const JsonPlace& place) const { return kind.read(place); }
    [[nodiscard]] Json write(const auto& value) const { return kind.write(value); }
    [[nodiscard]] Json schema() const {
        return Json::object({{"$ref", "#/components/schemas/" + std::string(name)}});
    }
};

} // namespace kamisado::wire
