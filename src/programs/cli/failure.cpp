#include "cli/failure.h"

#include "cli/json.h"
#include "cli/output.h"
#include "notation/error_text.h"
#include "protocol/answer_json.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

Json fault_to_json(const Fault& fault) { return {{"id", fault.id}, {"message", fault.sentence}}; }

} // namespace

std::string describe(const Failure& failure, const Phrasebook& book) {
    if (const auto* const fault = std::get_if<Fault>(&failure.what)) {
        return fmt::format("{}: {}", failure.source, fault->sentence);
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
    const auto* const fault = std::get_if<Fault>(&failure.what);
    Json json =
        fault != nullptr ? fault_to_json(*fault) : protocol::json_of(std::get<Error>(failure.what));
    json["source"] = failure.source;
    return write_json({{"error", std::move(json)}});
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
    return report({.source = source, .what = Fault{.id = id, .sentence = sentence}});
}

} // namespace kamisado::cli
