#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

struct ConvertOptions {
    std::string file;
    StyleOptions style;
    std::string output = "-";
};

/// Writes a record in another spelling of the moves.
ExitCode run_convert(const ConvertOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    record->style = options.style.over(record->style);
    return deliver(write_record(*record), options.output);
}

} // namespace

Command add_convert(CLI::App& program) {
    auto options = std::make_shared<ConvertOptions>();
    CLI::App* const command =
        program.add_subcommand("convert", "Write a record in another spelling of the moves");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--to", "The spelling: e2e5, PL5Y, P↖5Y or words");
    command->get_option("--to")->required();
    add_language(*command, options->style, "Of the words; the record's own if not given");
    command
        ->add_option("--output", options->output,
                     "Write to this file, which may be FILE itself; printed if not given")
        ->type_name("FILE");
    command->footer("Comments and tags stay. What is written is complete: zero-length moves and "
                    "pushed\ntowers are put in.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado convert game.kamisado --to symbols\n"
                    "  kamisado convert game.kamisado --to words --language de --output "
                    "partie.kamisado");
    return {command, [options] { return run_convert(*options); }};
}

} // namespace kamisado::cli
