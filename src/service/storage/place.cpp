#include "storage/place.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace kamisado::storage {

namespace {

namespace fs = std::filesystem;

/// Returns nullopt if it is not set or not an absolute path, which the XDG rules say to ignore.
fs::path folder_from(const char* variable) {
    const char* const value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): at the start
    const fs::path path = value == nullptr ? "" : value;
    return path.is_absolute() ? path : fs::path();
}

fs::path data_folder() {
    const fs::path data = folder_from("XDG_DATA_HOME");
    if (!data.empty()) {
        return data / "kamisado";
    }
    const fs::path home = folder_from("HOME");
    if (home.empty()) {
        throw DatabaseError(DatabaseFault::Unwritable,
                            "there is no data folder: neither XDG_DATA_HOME nor HOME is set; "
                            "--database names a place");
    }
    return home / ".local" / "share" / "kamisado";
}

} // namespace

Place default_place() {
    const fs::path folder = data_folder();
    std::error_code wrong;
    if (fs::create_directories(folder, wrong)) {
        fs::permissions(folder, fs::perms::owner_all, wrong);
    }
    if (wrong) {
        throw DatabaseError(DatabaseFault::Unwritable, folder.string() + ": " + wrong.message());
    }
    return {.text = (folder / "games.sqlite").string()};
}

} // namespace kamisado::storage
