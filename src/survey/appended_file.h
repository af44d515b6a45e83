#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace kamisado::survey {

/// A file that only grows, by one writer at a time. What was appended is on the disk: neither a
/// kill nor a power cut takes it back. Errors say what is wrong with the file.
class AppendedFile {
  public:
    [[nodiscard]] static std::expected<AppendedFile, std::string>
    open(const std::filesystem::path& path);

    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    ~AppendedFile();

    /// Cuts off what lies behind.
    std::expected<void, std::string> cut(std::uint64_t size);
    /// All of the text or, when the disk is full, nothing of it.
    std::expected<void, std::string> append(std::string_view text);

  private:
    explicit AppendedFile(int descriptor) : descriptor_(descriptor) {}

    int descriptor_ = -1;
    std::uint64_t size_ = 0;
};

} // namespace kamisado::survey
