#include "cli/failure.h"

#include "cli/json.h"
#include "cli/output.h"
#include "notation/error_text.h"
#include "protocol/answer_json.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

Json error_to_json(const CommandError& error) {
    return {{"id", error.id}, {"message", error.sentence}};
}

} // namespace

std::string describe(const Failure& failure, const Phrasebook& book) {
    if (const auto* const error = std::get_if<CommandError>(&failure.what)) {
        return fmt::format("{}: {}", failure.source, error->sentence);
    }
    Error error = std::get<Error>(failure.what);
    const Place place = error.place;
    if (place.line == 0) {
        return fmt::format("{}: {}", failure.source, message(error, book));
    }
    error.place.line = 0; // they stand before the message, as editors like it
    error.place.column = 0;
    return fmt::format("{}:{}:{}: {}", failure.source, place.line, place.column,
                       message(error, book));
}

std::string to_json(const Failure& failure) {
    const auto* const error = std::get_if<CommandError>(&failure.what);
    Json json =
        error != nullptr ? error_to_json(*error) : protocol::json_of(std::get<Error>(failure.what));
    json["source"] = failure.source;
    return protocol::write_json({{"error", std::move(json)}});
}

ExitCode report(const Failure& failure, Report how) {
    if (how == Report::AsJson) {
        print(to_json(failure));
    } else {
        print_error(describe(failure));
    }
    return ExitCode::WrongInput;
}

ExitCode refuse(const std::string& source, const std::string& id, const std::string& sentence) {
    return report({.source = source, .what = CommandError{.id = id, .sentence = sentence}});
}

} // namespace kamisado::cli
