#include "files/match_keeper.h"

#include "files/environment.h"
#include "files/read_file.h"
#include "files/save_file.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace kamisado {

namespace {

namespace fs = std::filesystem;

/// last-1.kamisado, or the next number that is free.
fs::path free_name_beside(const fs::path& path) {
    for (int number = 1;; ++number) {
        const fs::path name = path.parent_path() / fmt::format("{}-{}{}", path.stem().string(),
                                                               number, path.extension().string());
        std::error_code ignored;
        if (!fs::exists(name, ignored)) {
            return name;
        }
    }
}

FileDone make_folder(const fs::path& folder) {
    std::error_code error;
    if (fs::exists(folder, error)) {
        return {};
    }
    fs::create_directories(folder, error);
    if (error) {
        return file_error(FileFault::NotMade, error.value(), folder);
    }
    return {};
}

} // namespace

std::optional<fs::path> automatic_file() {
    const fs::path name = fs::path("kamisado") / "last.kamisado";
    const auto state = environment("XDG_STATE_HOME");
    if (state && fs::path(*state).is_absolute()) {
        return fs::path(*state) / name;
    }
    const auto home = environment("HOME");
    if (!home) {
        return std::nullopt;
    }
    return fs::path(*home) / ".local" / "state" / name;
}

MatchKeeper MatchKeeper::in_file(fs::path path, std::optional<std::string> known) {
    return {std::move(path), std::move(known), false};
}

MatchKeeper MatchKeeper::automatic(std::optional<std::string> known) {
    return {automatic_file().value_or(fs::path()), std::move(known), true};
}

FileDone MatchKeeper::keep(std::string_view text) {
    auto result = try_to_keep(text);
    is_saved_ = result.has_value();
    return result;
}

FileDone MatchKeeper::try_to_keep(std::string_view text) {
    if (path_.empty()) {
        return file_error(FileFault::NoHome);
    }
    const auto found = read_file_if_there(path_);
    if (!found) {
        return file_error(found.error().fault, found.error().reason, path_);
    }
    if (*found != known_) {
        if (auto way = make_way(*found); !way) {
            return way;
        }
    }
    if (is_automatic_) {
        if (auto folder = make_folder(path_.parent_path()); !folder) {
            return folder;
        }
    }
    if (const auto written = write_atomically(path_, text); !written) {
        return file_error(written.error().fault, written.error().reason, path_);
    }
    known_ = text;
    return {};
}

/// The file is not as this program left it.
FileDone MatchKeeper::make_way(const std::optional<std::string>& found) {
    if (!found) {
        return {}; // it was deleted: writing it again takes nothing from anybody
    }
    if (!is_automatic_) {
        return file_error(FileFault::ChangedElsewhere, 0, path_);
    }
    const fs::path aside = free_name_beside(path_);
    if (known_) {
        path_ = aside; // another game has taken the place over: this one goes on elsewhere
        return {};
    }
    std::error_code error;
    fs::rename(path_, aside, error);
    if (error) {
        return file_error(FileFault::NotMovedAside, error.value(), path_);
    }
    moved_aside_ = aside;
    return {};
}

} // namespace kamisado
