#pragma once

#include "files/descriptor.h"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace kamisado {

/// A file that only grows, by one writer at a time. What was appended survives the program; what
/// was synced, and in the end everything, survives the machine. Errors say what is wrong with the
/// file.
class AppendedFile {
  public:
    /// Makes the file where there is none. One that somebody else has open like this is refused.
    [[nodiscard]] static std::expected<AppendedFile, std::string>
    open(const std::filesystem::path& path);

    AppendedFile(AppendedFile&& other) noexcept = default;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    ~AppendedFile();

    /// Cuts off what follows.
    [[nodiscard]] std::expected<void, std::string> cut(std::uint64_t size);
    /// All of the text or, when the disk is full, nothing of it.
    [[nodiscard]] std::expected<void, std::string> append(std::string_view text);
    /// Waits until everything is on the disk.
    [[nodiscard]] std::expected<void, std::string> sync();

  private:
    AppendedFile(Descriptor file, std::uint64_t size) : file_(std::move(file)), size_(size) {}

    Descriptor file_;
    std::uint64_t size_ = 0;
    bool is_synced_ = true;
};

} // namespace kamisado
