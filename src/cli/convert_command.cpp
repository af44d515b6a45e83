#include "cli/convert_command.h"

#include "cli/delivery.h"
#include "cli/input.h"

#include <string>

namespace kamisado::cli {

ExitCode run_convert(const ConvertOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    record->style = options.style.over(record->style);
    return deliver(write_record(*record), options.output);
}

} // namespace kamisado::cli
