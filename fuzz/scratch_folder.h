#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace kamisado::fuzz {

/// A folder in memory where there is one, gone with the program.
class ScratchFolder {
  public:
    ScratchFolder() {
        std::error_code ignored;
        const std::filesystem::path memory = "/dev/shm";
        path_ = ((std::filesystem::is_directory(memory, ignored)
                      ? memory
                      : std::filesystem::temp_directory_path()) /
                 "kamisado-fuzz-XXXXXX")
                    .string();
        if (mkdtemp(path_.data()) == nullptr) {
            std::abort();
        }
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ScratchFolder(ScratchFolder&&) = delete;
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] std::string operator/(const std::string& name) const {
        return path_ + "/" + name;
    }
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
};

} // namespace kamisado::fuzz
