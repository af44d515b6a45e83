#include "options/json_option.h"

namespace kamisado::options {

CLI::Option* add_json(CLI::App& command, JsonOption& json, const std::string& help) {
    return command.add_flag("--json", json.given, help + " (=2: newer names)")
        ->check(
            [](const std::string& given) -> std::string {
                const bool is_known = given == "true" || given == "1" || given == "2";
                return is_known ? "" : given + " is neither 1 nor 2";
            },
            "");
}

} // namespace kamisado::options
