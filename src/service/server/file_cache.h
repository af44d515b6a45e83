#pragma once

#include "server/exchange.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kamisado::server {

/// A file as it is sent: its bytes and a tag that is another one when they change.
struct ServedFile {
    Body content;
    std::string tag; ///< "\"…\"", as it stands in an ETag
};

/// The files below a folder, kept in memory once they were asked for. A file that changes on disk
/// is read again; a link that leads out of the folder is as good as no file.
class FileCache {
  public:
    /// The folder must exist.
    explicit FileCache(const std::filesystem::path& folder);

    /// By a path that path_of_target() gave. Nullopt if there is no such ordinary, readable file.
    [[nodiscard]] std::optional<ServedFile> find(const std::string& path);

    /// Whether a file is there that is not older than the one it was made from.
    [[nodiscard]] bool has_newer(const std::string& made, const std::string& from) const;

  private:
    struct Entry {
        std::filesystem::file_time_type changed;
        std::uintmax_t size = 0;
        ServedFile file;
    };

    [[nodiscard]] std::optional<std::filesystem::path> resolve(const std::string& path) const;
    [[nodiscard]] ServedFile keep(const std::string& path, Entry entry);

    std::filesystem::path folder_;
    std::map<std::string, Entry, std::less<>> entries_;
    std::uintmax_t total_ = 0;
};

} // namespace kamisado::server
