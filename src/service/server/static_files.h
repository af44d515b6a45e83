#pragma once

#include "server/exchange.h"
#include "server/file_cache.h"

#include <filesystem>
#include <string>

namespace kamisado::server {

/// Answers requests with the files of a folder: GET and HEAD, from memory, with tags, so that what
/// a browser has already is not sent again.
class StaticFiles {
  public:
    /// The folder must exist.
    explicit StaticFiles(const std::filesystem::path& folder) : files_(folder) {}

    [[nodiscard]] Response answer(const Request& request);

  private:
    [[nodiscard]] Response answer_with(const std::string& path, const Request& request);

    FileCache files_;
};

} // namespace kamisado::server
