#include "cli/delivery.h"

#include "cli/failure.h"
#include "cli/output.h"
#include "files/save_file.h"

namespace kamisado::cli {

ExitCode deliver(std::string_view text, const std::string& goal) {
    if (goal == "-") {
        print(text);
        return ExitCode::Fine;
    }
    if (const auto written = write_atomically(goal, text); !written) {
        return report({goal, CommandError{"file.unwritable", written.error().text()}});
    }
    return ExitCode::Fine;
}

} // namespace kamisado::cli
