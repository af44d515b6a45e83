#include "wire/json_reader.h"

#include "notation/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace kamisado::wire {

namespace {

constexpr int deepest = 8;
constexpr std::size_t most_fields = 40;

const Json& nothing() {
    static const Json null;
    return null;
}

Refusal wrong_json(std::string_view id, std::string_view sentence,
                   std::vector<std::pair<std::string, std::string>> arguments = {}) {
    return {.id = std::string(id),
            .sentence = std::string(sentence),
            .arguments = std::move(arguments),
            .status = 400};
}

/// Watches while a text is parsed. Once something is wrong nothing more is kept.
class Watch {
  public:
    bool operator()(int depth, Json::parse_event_t event, const Json& value) {
        if (refusal_) {
            return false;
        }
        if (event == Json::parse_event_t::object_start ||
            event == Json::parse_event_t::array_start) {
            begin(depth);
        } else if (event == Json::parse_event_t::key) {
            see_field(value.get_ref<const std::string&>());
        } else if (event == Json::parse_event_t::object_end ||
                   event == Json::parse_event_t::array_end) {
            seen_.pop_back();
        }
        return !refusal_;
    }
    [[nodiscard]] const std::optional<Refusal>& refusal() const { return refusal_; }

  private:
    void begin(int depth) {
        if (depth >= deepest) {
            complain_of_size();
        }
        seen_.emplace_back();
    }
    void see_field(const std::string& name) {
        auto& names = seen_.back();
        if (!names.insert(name).second) {
            refusal_ = wrong_json("message.repeated-field", "the field " + name + " stands twice",
                                  {{"field", name}});
        } else if (names.size() > most_fields) {
            complain_of_size();
        }
    }
    void complain_of_size() {
        refusal_ = wrong_json("message.too-complex", "nothing that is said here is so complex");
    }

    std::optional<Refusal> refusal_;
    std::vector<std::set<std::string>> seen_;
};

} // namespace

std::expected<Json, Refusal> parse_json(std::string_view text, std::size_t longest) {
    if (text.size() > longest) {
        const std::string most = std::to_string(longest);
        return std::unexpected(wrong_json("message.too-long",
                                          "the message is longer than " + most + " bytes",
                                          {{"field", "message"}, {"longest", most}}));
    }
    if (!is_utf8(text)) {
        return std::unexpected(wrong_json("message.not-utf8", "the message is not UTF-8"));
    }
    Watch watch;
    // The library takes a zero byte for the end and would not look at what follows it.
    const bool is_text = !text.contains('\0');
    Json value =
        is_text ? Json::parse(text, std::ref(watch), false) : Json(Json::value_t::discarded);
    if (watch.refusal()) {
        return std::unexpected(*watch.refusal());
    }
    if (value.is_discarded()) {
        return std::unexpected(wrong_json("message.not-json", "the message is not JSON"));
    }
    return value;
}

void JsonPlace::refuse(std::string_view id, std::string_view what,
                       std::vector<std::pair<std::string, std::string>> arguments) const {
    if (*wrong_) {
        return;
    }
    const std::string name = path_.empty() ? "message" : path_;
    arguments.insert(arguments.begin(), {"field", name});
    *wrong_ = wrong_json(id, name + " " + std::string(what), std::move(arguments));
}

bool JsonPlace::is_null() const { return value_->is_null(); }

bool JsonPlace::flag() const {
    if (!value_->is_boolean()) {
        refuse("message.wrong-type", "must be true or false");
        return false;
    }
    return value_->get<bool>();
}

bool JsonPlace::is_whole_in(std::int64_t least, std::int64_t most) const {
    if (value_->is_number_float()) {
        return false;
    }
    if (value_->is_number_unsigned() && std::cmp_greater(value_->get<std::uint64_t>(), most)) {
        return false;
    }
    const auto number = value_->get<std::int64_t>();
    return number >= least && number <= most;
}

std::int64_t JsonPlace::whole(std::int64_t least, std::int64_t most) const {
    // What does not fit in 64 bits has become a floating-point number on its way.
    const bool is_huge = value_->is_number_float() &&
                         std::abs(value_->get<double>()) > static_cast<double>(largest_number);
    if (!value_->is_number_integer() && !is_huge) {
        refuse("message.wrong-type", "must be a whole number");
        return least;
    }
    if (!is_whole_in(least, most)) {
        const std::string from = std::to_string(least);
        const std::string to = std::to_string(most);
        refuse("message.out-of-range", "must be from " + from + " to " + to,
               {{"least", from}, {"most", to}});
        return least;
    }
    return value_->get<std::int64_t>();
}

std::string JsonPlace::text(std::size_t longest) const {
    if (!value_->is_string()) {
        refuse("message.wrong-type", "must be a text");
        return {};
    }
    const auto& text = value_->get_ref<const std::string&>();
    if (text.size() > longest) {
        const std::string most = std::to_string(longest);
        refuse("message.too-long", "is longer than " + most + " bytes", {{"longest", most}});
        return {};
    }
    if (text.contains('\0')) { // a database or a library may take it for the end
        refuse("message.out-of-range", "must not hold a zero byte");
        return {};
    }
    return text;
}

std::string JsonPlace::word(std::size_t longest) const {
    std::string word = text(longest);
    const bool is_plain = std::ranges::all_of(word, [](char c) { return c >= ' ' && c <= '~'; });
    if (word.empty() || !is_plain) {
        refuse("message.out-of-range", "must be a word of plain letters");
        return {};
    }
    return word;
}

std::size_t JsonPlace::choice(std::span<const std::string_view> names) const {
    if (!value_->is_string()) {
        refuse("message.wrong-type", "must be a text");
        return 0;
    }
    const auto found = std::ranges::find(names, value_->get_ref<const std::string&>());
    if (found == names.end()) {
        std::string list;
        for (const std::string_view name : names) {
            list += (list.empty() ? "" : ", ") + std::string(name);
        }
        refuse("message.out-of-range", "must be one of " + list, {{"choices", list}});
        return 0;
    }
    return static_cast<std::size_t>(found - names.begin());
}

std::vector<JsonPlace> JsonPlace::items(std::size_t most) const {
    if (!value_->is_array()) {
        refuse("message.wrong-type", "must be a list");
        return {};
    }
    if (value_->size() > most) {
        refuse("message.too-long", "is a list of more than " + std::to_string(most),
               {{"longest", std::to_string(most)}});
        return {};
    }
    std::vector<JsonPlace> places;
    places.reserve(value_->size());
    for (const Json& item : *value_) {
        places.emplace_back(item, path_ + "." + std::to_string(places.size()), *wrong_);
    }
    return places;
}

JsonFields JsonPlace::fields() const { return {*value_, path_, *wrong_}; }

JsonFields::JsonFields(const Json& object, std::string path, Wrong& wrong)
    : object_(&object), path_(std::move(path)), wrong_(&wrong) {
    if (!object.is_object()) {
        JsonPlace(object, path_, wrong).refuse("message.wrong-type", "must be an object");
        object_ = &nothing();
    }
}

std::string JsonFields::path_of(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

JsonPlace JsonFields::place(std::string_view name, const Json& value) const {
    return {value, path_of(name), *wrong_};
}

JsonPlace JsonFields::need(std::string_view name) {
    if (const auto found = may(name)) {
        return *found;
    }
    const JsonPlace missing = place(name, nothing());
    missing.refuse("message.missing-field", "is missing");
    return missing;
}

std::optional<JsonPlace> JsonFields::may(std::string_view name) {
    asked_.emplace(name);
    const auto found = object_->find(name);
    if (found == object_->end()) {
        return std::nullopt;
    }
    return place(name, *found);
}

std::vector<std::pair<std::string, JsonPlace>> JsonFields::all() {
    std::vector<std::pair<std::string, JsonPlace>> places;
    for (const auto& [name, value] : object_->items()) {
        asked_.insert(name);
        places.emplace_back(name, place(name, value));
    }
    return places;
}

void JsonFields::finish() const {
    for (const auto& [name, value] : object_->items()) {
        if (!asked_.contains(name)) {
            place(name, value).refuse("message.unknown-field", "is not known here");
        }
    }
}

} // namespace kamisado::wire
