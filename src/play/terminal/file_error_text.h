#pragma once

#include "files/file_error.h"
#include "words/phrasebook.h"

#include <string>
#include <string_view>

namespace kamisado::terminal {

/// What is wrong with a file, in the language and without a full stop: "~/a.kamisado cannot be
/// read: the disk is full". `save` is how a person here saves in another file.
[[nodiscard]] std::string file_error_text(const Phrasebook& book, const FileError& error,
                                          std::string_view save);

} // namespace kamisado::terminal
