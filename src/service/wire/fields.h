#pragma once

#include "wire/kinds.h"

#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

/// Fields of objects: a type states them once, as a list, which reads, writes and describes it.
namespace kamisado::wire {

/// What the fields of an object look like, for its schema.
struct Described {
    Json required = Json::array();
    Json properties = Json::object();

    void add(std::string_view name, Json schema, std::string_view about = {}) {
        Json& property = properties[std::string(name)] = Json::object();
        if (!about.empty()) {
            property["description"] = about;
        }
        property.update(schema);
    }
    void need(std::string_view name, Json schema, std::string_view about = {}) {
        required.push_back(name);
        add(name, std::move(schema), about);
    }
    [[nodiscard]] Json schema() const {
        Json schema = Json::object({{"type", "object"}});
        if (!required.empty()) {
            schema["required"] = required;
        }
        schema["properties"] = properties;
        schema["additionalProperties"] = false;
        return schema;
    }
};

/// `access` is a pointer to a member, or a function to what is meant.
template <typename Access, typename Kind>
struct Needed {
    std::string_view name;
    Access access;
    Kind kind;
    std::string_view about;

    void read(JsonFields& fields, auto& object) const {
        std::invoke(access, object) = kind.read(fields.need(name));
    }
    void write(Json& json, const auto& object) const {
        json[std::string(name)] = kind.write(std::invoke(access, object));
    }
    void describe(Described& described) const { described.need(name, kind.schema(), about); }
};

/// Left out when there is none.
template <typename Access, typename Kind>
struct Optional {
    std::string_view name;
    Access access;
    Kind kind;
    std::string_view about;

    void read(JsonFields& fields, auto& object) const {
        if (const auto place = fields.may(name)) {
            std::invoke(access, object) = kind.read(*place);
        }
    }
    void write(Json& json, const auto& object) const {
        if (const auto& value = std::invoke(access, object)) {
            json[std::string(name)] = kind.write(*value);
        }
    }
    void describe(Described& described) const { described.add(name, kind.schema(), about); }
};

/// A flag, left out when it is not set.
template <typename Access>
struct OnlyIfSet {
    std::string_view name;
    Access access;
    std::string_view about;

    void read(JsonFields& fields, auto& object) const {
        if (const auto place = fields.may(name)) {
            std::invoke(access, object) = place->flag();
        }
    }
    void write(Json& json, const auto& object) const {
        if (std::invoke(access, object)) {
            json[std::string(name)] = true;
        }
    }
    void describe(Described& described) const { described.add(name, Flag::schema(), about); }
};

/// The same number in every message.
struct Constant {
    std::string_view name;
    std::int64_t value;
    std::string_view about;

    void read(JsonFields& fields, const auto& /*object*/) const {
        static_cast<void>(fields.need(name).whole(value, value));
    }
    void write(Json& json, const auto& /*object*/) const { json[std::string(name)] = value; }
    void describe(Described& described) const {
        described.need(name, Json::object({{"type", "integer"}}), about);
    }
};

template <typename Access, typename Kind>
constexpr Needed<Access, Kind> need(std::string_view name, Access access, Kind kind,
                                    std::string_view about = {}) {
    return {.name = name, .access = access, .kind = kind, .about = about};
}
template <typename Access, typename Kind>
constexpr Optional<Access, Kind> may(std::string_view name, Access access, Kind kind,
                                     std::string_view about = {}) {
    return {.name = name, .access = access, .kind = kind, .about = about};
}

/// The list of a type: a tuple of fields, in the order in which they are written.
template <typename T>
inline constexpr std::nullptr_t fields_of = nullptr;

template <typename T>
void read_into(T& object, JsonFields& fields) {
    std::apply([&](const auto&... field) { (field.read(fields, object), ...); }, fields_of<T>);
}
template <typename T>
void write_into(Json& json, const T& object) {
    std::apply([&](const auto&... field) { (field.write(json, object), ...); }, fields_of<T>);
}
template <typename T>
void describe_into(Described& described) {
    std::apply([&](const auto&... field) { (field.describe(described), ...); }, fields_of<T>);
}

/// An object with the fields of its type.
template <typename T>
struct Object {
    [[nodiscard]] static T read(const JsonPlace& place) {
        JsonFields fields = place.fields();
        T object{};
        read_into(object, fields);
        fields.finish();
        return object;
    }
    [[nodiscard]] static Json write(const T& object) {
        Json json = Json::object();
        write_into(json, object);
        return json;
    }
    [[nodiscard]] static Json schema() {
        Described described;
        describe_into<T>(described);
        return described.schema();
    }
};

/// Reads the fields of one of a variant's types.
template <typename Variant>
Variant read_alternative(std::size_t index, JsonFields& fields) {
    Variant value;
    const auto read_one = [&]<std::size_t index_of>() {
        if (index_of == index) {
            read_into(value.template emplace<index_of>(), fields);
        }
    };
    [&]<std::size_t... indices>(std::index_sequence<indices...>) {
        (read_one.template operator()<indices>(), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>());
    return value;
}

/// Calls `see` with an object of each of a variant's types, and its index.
template <typename Variant>
void for_each_alternative(const auto& see) {
    [&]<std::size_t... indices>(std::index_sequence<indices...>) {
        (see(std::variant_alternative_t<indices, Variant>{}, indices), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>());
}

[[nodiscard]] inline Json constant_schema(std::string_view value) {
    return Json::object({{"type", "string"}, {"const", value}});
}

/// A variant, each of whose types has a name in the field `tag`.
template <typename Variant>
struct Tagged {
    std::string_view tag;
    std::span<const std::string_view> names;

    [[nodiscard]] Variant read(const JsonPlace& place) const {
        JsonFields fields = place.fields();
        auto value = read_alternative<Variant>(fields.need(tag).choice(names), fields);
        fields.finish();
        return value;
    }
    [[nodiscard]] Json write(const Variant& value) const {
        Json json = Json::object({{tag, names[value.index()]}});
        std::visit([&](const auto& one) { write_into(json, one); }, value);
        return json;
    }
    [[nodiscard]] Json schema() const {
        Json schemas = Json::array();
        for_each_alternative<Variant>([&]<typename T>(const T& /*one*/, std::size_t index) {
            Described described;
            described.need(tag, constant_schema(names[index]));
            describe_into<T>(described);
            schemas.push_back(described.schema());
        });
        return Json::object({{"oneOf", schemas}});
    }
};

} // namespace kamisado::wire
