#pragma once

#include <filesystem>
#include <string_view>
#include <utility>

/// Files as the system has them, for those who must know when something is on the disk.
namespace kamisado {

/// A descriptor that closes itself.
class Descriptor {
  public:
    Descriptor() = default;
    /// -1 is none: what the system answers where nothing could be opened.
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { static_cast<void>(close()); }

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    /// Before its time; false: the system has an error to tell.
    bool close();

  private:
    int number_ = -1;
};

/// All of it, however many strokes the system needs; false: errno says why not.
[[nodiscard]] bool write_whole(const Descriptor& file, std::string_view text);

/// Without it a crash of the machine could forget the name of a new file in this folder.
void sync_folder(const std::filesystem::path& folder);

} // namespace kamisado
