#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <regex>
#include <string>

namespace kamisado::test {

/// The part of JSON Schema that docs/json-schema.json uses.
class Schema {
  public:
    using Json = nlohmann::ordered_json;

    explicit Schema(Json root) : root_(std::move(root)) {}

    /// What is wrong with a value; empty if it fits the definition of that name.
    [[nodiscard]] std::string fault(const Json& value, const std::string& definition) const {
        return fault(value, root_["$defs"].at(definition), "$");
    }

  private:
    [[nodiscard]] std::string fault(const Json& value, const Json& schema,
                                    const std::string& path) const {
        if (schema.contains("$ref")) {
            const std::string name = schema["$ref"];
            return fault(value, root_.at(Json::json_pointer(name.substr(1))), path);
        }
        if (schema.contains("oneOf")) {
            const auto fitting = std::ranges::count_if(
                schema["oneOf"], [&](const Json& one) { return fault(value, one, path).empty(); });
            return fitting == 1 ? "" : path + " fits " + std::to_string(fitting) + " of oneOf";
        }
        if (schema.contains("const") && value != schema["const"]) {
            return path + " is not " + schema["const"].dump();
        }
        if (schema.contains("enum") &&
            std::ranges::find(schema["enum"], value) == schema["enum"].end()) {
            return path + " is none of " + schema["enum"].dump();
        }
        if (schema.contains("type") && !has_type(value, schema["type"])) {
            return path + " is no " + schema["type"].get<std::string>() + ": " + value.dump();
        }
        if (schema.contains("pattern") &&
            !std::regex_search(value.get<std::string>(),
                               std::regex(schema["pattern"].get<std::string>()))) {
            return path + " does not match: " + value.dump();
        }
        if ((schema.contains("minimum") && value < schema["minimum"]) ||
            (schema.contains("maximum") && value > schema["maximum"])) {
            return path + " is out of range: " + value.dump();
        }
        return value.is_array() ? fault_of_items(value, schema, path)
                                : fault_of_members(value, schema, path);
    }

    [[nodiscard]] static bool has_type(const Json& value, const std::string& type) {
        return type == "integer" ? value.is_number_integer() : type == value.type_name();
    }

    [[nodiscard]] std::string fault_of_items(const Json& value, const Json& schema,
                                             const std::string& path) const {
        for (std::size_t i = 0; schema.contains("items") && i < value.size(); ++i) {
            if (auto wrong = fault(value[i], schema["items"], path + "[" + std::to_string(i) + "]");
                !wrong.empty()) {
                return wrong;
            }
        }
        return "";
    }

    [[nodiscard]] std::string fault_of_members(const Json& value, const Json& schema,
                                               const std::string& path) const {
        for (const Json& name : schema.value("required", Json::array())) {
            if (!value.contains(name.get<std::string>())) {
                return path + " has no " + name.dump();
            }
        }
        if (!schema.contains("properties")) {
            return "";
        }
        for (const auto& [name, member] : value.items()) {
            if (!schema["properties"].contains(name)) {
                return path + " has an unknown member: " + name;
            }
            if (auto wrong = fault(member, schema["properties"][name], path + "." + name);
                !wrong.empty()) {
                return wrong;
            }
        }
        return "";
    }

    Json root_;
};

} // namespace kamisado::test
