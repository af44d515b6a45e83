#include "protocol/vocabulary.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::protocol {

namespace {

using Object = nlohmann::ordered_json;

/// What the first version called them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> first_names{{
    {"choices", "moves"},
    {"all", "choices"},
    {"kind", "reason"},
    {"moveNumber", "move_number"},
    {"turningPoints", "turning_points"},
    {"sonnebornBerger", "sonneborn_berger"},
    {"roundsSurvived", "rounds_survived"},
}};

Object in_first(const Object& json);

/// Adds what one member was then, which may have been two.
void add_first(Object& older, const std::string& key, const Object& value, bool is_choice) {
    constexpr std::string_view fill = "fill ";
    if (key == "decision") {
        const auto& name = value.get_ref<const std::string&>();
        const bool is_fill = name.starts_with(fill);
        older[is_fill ? "fill" : "move"] = is_fill ? name.substr(fill.size()) : name;
    } else if (key == "chance") {
        older["chance"] = value["value"];
        older["proved"] = value["proved"];
    } else if (key == "pushes" && is_choice) {
        older["push"] = value != 0;
        older["pushed"] = value;
    } else {
        const auto renamed =
            std::ranges::find(first_names, key, &decltype(first_names)::value_type::first);
        older[renamed != first_names.end() ? std::string(renamed->second) : key] = in_first(value);
    }
}

Object in_first(const Object& json) {
    if (!json.is_structured()) {
        return json;
    }
    Object older = json.is_array() ? Object::array() : Object::object();
    const bool is_choice = json.is_object() && json.contains("decision");
    for (const auto& [key, value] : json.items()) {
        if (json.is_array()) {
            older.push_back(in_first(value));
        } else {
            add_first(older, key, value, is_choice);
        }
    }
    return older;
}

} // namespace

nlohmann::ordered_json in_vocabulary(const nlohmann::ordered_json& json, int version) {
    if (version == first_vocabulary) {
        return in_first(json);
    }
    Object with_version{{"version", version}};
    with_version.update(json);
    return with_version;
}

std::string write_json(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, Object::error_handler_t::replace) + "\n";
}

std::string write_json(const nlohmann::ordered_json& json, int version) {
    return write_json(in_vocabulary(json, version));
}

} // namespace kamisado::protocol
