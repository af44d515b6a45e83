#include "cli/sheet_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "notation/score_sheet.h"

#include <string>

namespace kamisado::cli {

ExitCode run_sheet(const SheetOptions& options) {
    const auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    const Style usual{.spelling = Spelling::Symbols, .language = record->style.language};
    print(write_score_sheet(*record, options.style.over(usual)));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
