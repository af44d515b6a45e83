#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "storage/backup.h"
#include "storage/connection.h"
#include "storage/place.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace kamisado::cli {

namespace {

struct BackupOptions {
    std::string file;
    std::string database; ///< empty: where `kamisado serve` keeps its games
};

storage::Place place_of(const BackupOptions& options) {
    return options.database.empty() ? storage::default_place()
                                    : storage::Place{.text = options.database};
}

std::string id_of(storage::DatabaseFault fault) {
    switch (fault) {
    case storage::DatabaseFault::Full: return "database.full";
    case storage::DatabaseFault::Unwritable: return "database.unwritable";
    case storage::DatabaseFault::Gone: return "database.gone";
    case storage::DatabaseFault::Conflict: return "database.conflict";
    case storage::DatabaseFault::Corrupt: return "database.corrupt";
    case storage::DatabaseFault::Other: break;
    }
    return "database";
}

/// "3 games and 1 person"
std::string in_words(const storage::BackupCount& count) {
    return fmt::format("{} {} and {} {}", count.games, count.games == 1 ? "game" : "games",
                       count.people, count.people == 1 ? "person" : "people");
}

/// What is wrong with the file itself begins with its name, which stands in front anyway.
std::string sentence_of(const storage::DatabaseError& error, const std::string& file) {
    const std::string sentence = error.what();
    const std::string front = file + ": ";
    return sentence.starts_with(front) ? sentence.substr(front.size()) : sentence;
}

ExitCode run(const BackupOptions& options, std::string_view done,
             const std::function<storage::BackupCount()>& work) {
    try {
        print(fmt::format("{}: {} {}.\n", options.file, in_words(work()), done));
        return ExitCode::Fine;
    } catch (const storage::DatabaseError& error) {
        return report({.source = options.file,
                       .what = CommandError{.id = id_of(error.fault()),
                                            .sentence = sentence_of(error, options.file)}});
    }
}

/// Everything that the server stores, into one new file, while it runs.
ExitCode run_backup(const BackupOptions& options) {
    return run(options, "backed up",
               [&] { return storage::back_up(place_of(options), options.file); });
}

/// Such a file in place of what the server stores.
ExitCode run_restore(const BackupOptions& options) {
    return run(options, "restored",
               [&] { return storage::restore_backup(options.file, place_of(options)); });
}

void add_database(CLI::App& command, std::string& place) {
    command.add_option("--database", place,
                       "A file, or postgresql://…; where serve keeps its games if not given");
}

} // namespace

Command add_backup(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("backup", "Copy everything that serve stores into a file");
    command->add_option("FILE", options->file, "A new file")->required();
    add_database(*command, options->database);
    command->footer("Works while servers run: the file holds everything as it was at one moment.\n"
                    "It is there as a whole or not at all, and never written over another.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado backup games-2026-11-16.backup\n"
                    "  kamisado backup games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_backup(*options); }};
}

Command add_restore(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("restore", "Put a backup in place of everything that serve stores");
    command->add_option("FILE", options->file, "What backup has written")->required();
    add_database(*command, options->database);
    command->footer("What is stored now is gone afterwards: back it up first. It happens as a\n"
                    "whole or not at all; servers that run go on with the games of the backup.\n"
                    "A backup of one database can be restored into the other.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado restore games-2026-11-16.backup\n"
                    "  kamisado restore games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_restore(*options); }};
}

} // namespace kamisado::cli
