#pragma once

#include "files/file_error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado {

/// Where matches without a file of their own are kept: ${XDG_STATE_HOME:-~/.local/state}/kamisado/
/// last.kamisado. Nullopt if there is no home.
[[nodiscard]] std::optional<std::filesystem::path> automatic_file();

/// Keeps a match in a file that is written anew after every change. It never writes over what
/// somebody else has put there: a file that was chosen is then left alone and the change refused;
/// a match that was kept automatically is moved aside first (last-1.kamisado …).
class MatchKeeper {
  public:
    /// `known` is what the file held when the match was read from it; nothing for a new file.
    [[nodiscard]] static MatchKeeper in_file(std::filesystem::path path,
                                             std::optional<std::string> known = {});
    [[nodiscard]] static MatchKeeper automatic(std::optional<std::string> known = {});

    /// Saves the match; the error names the file.
    FileDone keep(std::string_view text);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] bool is_automatic() const { return is_automatic_; }
    [[nodiscard]] bool is_saved() const { return is_saved_; }
    /// Where the match went that was kept here before, if it had to make way.
    [[nodiscard]] const std::optional<std::filesystem::path>& moved_aside() const {
        return moved_aside_;
    }

  private:
    MatchKeeper(std::filesystem::path path, std::optional<std::string> known, bool is_automatic)
        : path_(std::move(path)), known_(std::move(known)), is_automatic_(is_automatic) {}

    FileDone make_way(const std::optional<std::string>& found);
    FileDone try_to_keep(std::string_view text);

    std::filesystem::path path_;       // empty: there is nowhere to keep it
    std::optional<std::string> known_; // what the file holds, as far as this program knows
    bool is_automatic_;
    bool is_saved_ = true;
    std::optional<std::filesystem::path> moved_aside_;
};

} // namespace kamisado
