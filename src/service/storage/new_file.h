#pragma once

#include <filesystem>

namespace kamisado::storage {

/// A file that is there as a whole or not at all: written under another name beside it, synced, and
/// renamed at the end. What is not finished is removed.
class NewFile {
  public:
    /// Throws Unwritable when there is such a file already.
    explicit NewFile(std::filesystem::path path);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    NewFile(NewFile&&) = delete;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// Where to write it.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return unfinished_; }
    void finish();

  private:
    std::filesystem::path path_;
    std::filesystem::path unfinished_;
};

} // namespace kamisado::storage
