#pragma once

#include "files/descriptor.h"
#include "files/file_error.h"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string_view>

namespace kamisado {

/// A file that only grows, by one writer at a time. What was appended survives the program; what
/// was synced, and in the end everything, survives the machine.
class AppendedFile {
  public:
    /// Makes the file where there is none. One that somebody else has open like this is refused.
    [[nodiscard]] static std::expected<AppendedFile, FileError>
    open(const std::filesystem::path& path);

    AppendedFile(AppendedFile&& other) noexcept = default;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    ~AppendedFile();

    /// Cuts off what follows.
    [[nodiscard]] FileDone cut(std::uint64_t size);
    /// All of the text or, when the disk is full, nothing of it.
    [[nodiscard]] FileDone append(std::string_view text);
    /// Waits until everything is on the disk.
    [[nodiscard]] FileDone sync();

  private:
    AppendedFile(Descriptor file, std::uint64_t size) : file_(std::move(file)), size_(size) {}

    Descriptor file_;
    std::uint64_t size_ = 0;
    bool is_synced_ = true;
};

} // namespace kamisado
