#include "files/file_error.h"

#include <string_view>
#include <system_error>

namespace kamisado {

namespace {

std::string_view words_of(FileFault fault) {
    switch (fault) {
    case FileFault::NotRead: return "cannot be read";
    case FileFault::NotWritten: return "cannot be written";
    case FileFault::NotMade: return "cannot be made";
    case FileFault::NotMovedAside: return "cannot be moved aside";
    case FileFault::ChangedElsewhere:
        return "was changed by another program and is left alone: use save FILE";
    case FileFault::NoHome: return "there is no home folder to keep the match in: use save FILE";
    case FileFault::InUse: return "is being written by another program";
    case FileFault::NotRegular: break;
    }
    return "is not a regular file";
}

} // namespace

std::string FileError::text() const {
    std::string text = path.empty() ? "" : path.string() + " ";
    text += words_of(fault);
    return reason == 0 ? text : text + ": " + std::generic_category().message(reason);
}

} // namespace kamisado
