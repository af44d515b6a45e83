#pragma once

#include "arena/game.h"
#include "files/file_error.h"

#include <expected>
#include <filesystem>
#include <utility>

namespace kamisado {

/// Keeps the record of every game of an arena in a file: 00001.kamisado is the first.
class RecordFolder {
  public:
    /// Makes the folder where there is none. The error is a sentence.
    [[nodiscard]] static std::expected<RecordFolder, FileError>
    open(const std::filesystem::path& path);

    [[nodiscard]] FileDone keep(const PlayedGame& played) const;

  private:
    explicit RecordFolder(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
};

} // namespace kamisado
