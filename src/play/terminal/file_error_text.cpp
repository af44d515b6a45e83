#include "terminal/file_error_text.h"

#include "terminal/opening.h"
#include "words/sentence.h"

#include <cerrno>
#include <system_error>

namespace kamisado::terminal {

namespace {

std::string fault_text(Sentence& sentence, FileFault fault) {
    switch (fault) {
    case FileFault::NotRead: return sentence.in("files.not-read");
    case FileFault::NotWritten: return sentence.in("files.not-written");
    case FileFault::NotMade: return sentence.in("files.not-made");
    case FileFault::NotMovedAside: return sentence.in("files.not-moved-aside");
    case FileFault::ChangedElsewhere: return sentence.in("files.changed-elsewhere");
    case FileFault::NoHome: return sentence.in("files.no-home");
    case FileFault::InUse: return sentence.in("files.in-use");
    case FileFault::NotRegular: break;
    }
    return sentence.in("files.not-regular");
}

/// Errors not listed here are said in the system's words.
std::string reason_text(const Phrasebook& book, int reason) {
    const Sentence sentence(book);
    switch (reason) {
    case ENOENT: return sentence.in("files.reason.missing");
    case EACCES:
    case EPERM: return sentence.in("files.reason.forbidden");
    case ENOSPC:
    case EDQUOT: return sentence.in("files.reason.full");
    case EROFS: return sentence.in("files.reason.read-only");
    case EISDIR: return sentence.in("files.reason.folder");
    case ENOTDIR: return sentence.in("files.reason.no-folder");
    case ENAMETOOLONG: return sentence.in("files.reason.too-long");
    case EIO: return sentence.in("files.reason.broken");
    default: return book.shown(std::generic_category().message(reason));
    }
}

} // namespace

std::string file_error_text(const Phrasebook& book, const FileError& error, std::string_view save) {
    Sentence sentence(book);
    sentence.text("save", std::string(save));
    std::string text = fault_text(sentence, error.fault);
    if (!error.path.empty()) {
        text = book.shown(shown_path(error.path)) + " " + text;
    }
    return error.reason == 0 ? text
                             : Sentence(book)
                                   .text("what", text)
                                   .text("reason", reason_text(book, error.reason))
                                   .in("files.because");
}

} // namespace kamisado::terminal
