#include "arena/record_folder.h"

#include "files/save_file.h"

#include <fmt/format.h>

#include <system_error>

namespace kamisado {

std::expected<RecordFolder, FileError> RecordFolder::open(const std::filesystem::path& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) {
        return file_error(FileFault::NotMade, error.value());
    }
    return RecordFolder(path);
}

FileDone RecordFolder::keep(const PlayedGame& played) const {
    const std::string name = fmt::format("{:05}.kamisado", played.outcome.game + 1);
    return write_atomically(path_ / name, write_record(played.record));
}

} // namespace kamisado
