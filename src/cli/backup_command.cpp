#include "cli/backup_command.h"

#include "cli/failure.h"
#include "cli/output.h"
#include "storage/backup.h"
#include "storage/connection.h"
#include "storage/place.h"

#include <fmt/format.h>

#include <functional>
#include <string>
#include <string_view>

namespace kamisado::cli {

namespace {

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
                       .what = Fault{.id = id_of(error.fault()),
                                     .sentence = sentence_of(error, options.file)}});
    }
}

} // namespace

ExitCode run_backup(const BackupOptions& options) {
    return run(options, "backed up",
               [&] { return storage::back_up(place_of(options), options.file); });
}

ExitCode run_restore(const BackupOptions& options) {
    return run(options, "restored",
               [&] { return storage::restore_backup(options.file, place_of(options)); });
}

} // namespace kamisado::cli
