#include "protocol/analyse_request.h"

#include "protocol/analyse_question.h"

#include <utility>

namespace kamisado::protocol {

namespace {

constexpr std::size_t longest_id = 256;

/// Not everything that is JSON can be told from other ids.
std::optional<std::string> id_from(const Json& object, const char* field) {
    if (!object.contains(field) ||
        !(object[field].is_string() || object[field].is_number_integer())) {
        return std::nullopt;
    }
    std::string id = json_line(object[field]);
    return id.size() <= longest_id ? std::optional(std::move(id)) : std::nullopt;
}

OrError<Json> parse_line(std::string_view line) {
    try {
        Json json = Json::parse(line);
        if (!json.is_object()) {
            return refuse("object", "a line is a JSON object");
        }
        return json;
    } catch (const Json::parse_error& error) {
        ErrorJson said{{"id", "analyse.json"}, {"message", "this is not JSON"}};
        said["column"] = error.byte;
        return std::unexpected(std::move(said));
    } catch (const Json::out_of_range&) { // how the library puts a number like 1e999
        return refuse("number", "a number is larger than any that can be kept");
    }
}

std::unexpected<RequestError> fault(std::string id, const ErrorJson& error) {
    return std::unexpected(RequestError{.id = std::move(id), .error = json_line(error)});
}

std::expected<AnalyseCommand, RequestError> read_cancel(const Json& object) {
    auto id = id_from(object, "cancel");
    if (!id || object.size() != 1) {
        return fault("null", {{"id", "analyse.cancel"},
                              {"message", "cancel is the id of a request, and stands alone"}});
    }
    return AnalyseCancel{*std::move(id)};
}

} // namespace

std::expected<AnalyseCommand, RequestError> read_request(std::string_view line) {
    const auto object = parse_line(line);
    if (!object) {
        return fault("null", object.error());
    }
    if (object->contains("cancel")) {
        return read_cancel(*object);
    }
    auto id = id_from(*object, "id");
    if (!id) {
        return fault("null", {{"id", "analyse.id"},
                              {"message", "a request has an id: a text or a whole number, of at "
                                          "most 256 bytes"}});
    }
    auto request = read_question(*object);
    if (!request) {
        return fault(*std::move(id), request.error());
    }
    request->id = *std::move(id);
    return *std::move(request);
}

std::string analyse_error(std::string_view name, std::string_view message, std::string_view of) {
    Json error{{"id", "analyse." + std::string(name)}, {"message", message}};
    if (!of.empty()) {
        error["of"] = Json::parse(of);
    }
    return json_line(error);
}

} // namespace kamisado::protocol
