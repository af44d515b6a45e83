#include "cli/convert_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/save_file.h"

#include <string>

namespace kamisado::cli {

ExitCode run_convert(const ConvertOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    record->style = options.style.over(record->style);
    const std::string text = write_record(*record);
    if (options.output == "-") {
        print(text);
        return ExitCode::Fine;
    }
    if (const auto written = write_atomically(options.output, text); !written) {
        return report({options.output, Fault{"file.unwritable", written.error()}});
    }
    return ExitCode::Fine;
}

} // namespace kamisado::cli
