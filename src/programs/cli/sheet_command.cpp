#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "notation/score_sheet.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

struct SheetOptions {
    std::string file;
    StyleOptions style;
};

/// Prints a match as a score sheet.
ExitCode run_sheet(const SheetOptions& options) {
    const auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    const Style usual{.spelling = Spelling::Symbols, .language = record->style.language};
    print(
        write_score_sheet(*record, options.style.shown_over(usual), phrasebook_for(options.style)));
    return ExitCode::Fine;
}

} // namespace

Command add_sheet(CLI::App& program) {
    auto options = std::make_shared<SheetOptions>();
    CLI::App* const command = program.add_subcommand("sheet", "Print a match as a score sheet");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--spelling", "Of the moves (symbols if not given)");
    add_language(*command, options->style, "Of all that is written; the locale's if not given");
    add_edition(*command, options->style);
    command->footer("Two columns, Black left, with the line-up, the rings and the score of each "
                    "round.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado sheet game.kamisado\n"
                    "  kamisado sheet game.kamisado --spelling words --language fr");
    return {command, [options] { return run_sheet(*options); }};
}

} // namespace kamisado::cli
