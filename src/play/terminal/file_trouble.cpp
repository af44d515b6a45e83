#include "terminal/file_trouble.h"

#include "terminal/opening.h"

#include <array>
#include <cerrno>
#include <optional>
#include <system_error>

namespace kamisado::terminal {

namespace {

/// What the layer of files says after the name of a file.
struct Trouble {
    std::string_view english;
    Text FileTroubleTexts::* text;
};
constexpr std::array<Trouble, 6> troubles{{
    {.english = "cannot be read: ", .text = &FileTroubleTexts::not_read},
    {.english = "cannot be written: ", .text = &FileTroubleTexts::not_written},
    {.english = "cannot be made: ", .text = &FileTroubleTexts::not_made},
    {.english = "cannot be moved aside: ", .text = &FileTroubleTexts::not_moved},
    {.english = "was changed by another program and is left alone: use save FILE",
     .text = &FileTroubleTexts::changed_elsewhere},
    {.english = "there is no home folder to keep the match in: use save FILE",
     .text = &FileTroubleTexts::no_home},
}};

struct SystemReason {
    int code;
    Text FileTroubleTexts::* text;
};
constexpr std::array<SystemReason, 10> system_reasons{{
    {.code = ENOENT, .text = &FileTroubleTexts::is_not_there},
    {.code = EACCES, .text = &FileTroubleTexts::is_forbidden},
    {.code = EPERM, .text = &FileTroubleTexts::is_forbidden},
    {.code = ENOSPC, .text = &FileTroubleTexts::disk_is_full},
    {.code = EDQUOT, .text = &FileTroubleTexts::disk_is_full},
    {.code = EROFS, .text = &FileTroubleTexts::disk_is_read_only},
    {.code = EISDIR, .text = &FileTroubleTexts::is_folder},
    {.code = ENOTDIR, .text = &FileTroubleTexts::is_no_folder},
    {.code = ENAMETOOLONG, .text = &FileTroubleTexts::name_is_too_long},
    {.code = EIO, .text = &FileTroubleTexts::disk_is_broken},
}};

/// The system's words, which are English or those of the locale.
std::string reason_in(const Speech& speech, std::string_view words) {
    for (const auto& [code, text] : system_reasons) {
        if (words == std::generic_category().message(code)) {
            return std::string(speech.texts().file_troubles.*text);
        }
    }
    return speech.shown(std::string(words));
}

} // namespace

std::string trouble_in(const Speech& speech, std::string_view english) {
    for (const auto& [phrase, text] : troubles) {
        const auto begin = english.rfind(phrase); // the name before it may hold anything
        if (begin != std::string_view::npos) {
            return speech.shown(shown_path(english.substr(0, begin))) +
                   std::string(speech.texts().file_troubles.*text) +
                   reason_in(speech, english.substr(begin + phrase.size()));
        }
    }
    return speech.shown(std::string(english));
}

} // namespace kamisado::terminal
