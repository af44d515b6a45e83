#include "files/read_file.h"

#include <cerrno>
#include <memory>
#include <system_error>

namespace kamisado {

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

} // namespace

std::expected<std::string, FileError> read_rest(std::FILE* file) {
    constexpr std::size_t chunk = 65536;
    std::string text;
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + chunk);
        const std::size_t got = std::fread(text.data() + before, 1, chunk, file);
        text.resize(before + got);
        if (std::ferror(file) != 0) {
            return file_error(FileFault::NotRead, errno);
        }
        if (got == 0) {
            return text;
        }
    }
}

std::expected<std::string, FileError> read_file(const std::filesystem::path& path) {
    const File file(std::fopen(path.c_str(), "rbe"));
    if (!file) {
        return file_error(FileFault::NotRead, errno);
    }
    return read_rest(file.get());
}

std::expected<std::optional<std::string>, FileError>
read_file_if_there(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) && !error) {
        return std::nullopt;
    }
    return read_file(path);
}

} // namespace kamisado
