#pragma once

#include "files/appended_file.h"
#include "survey/settings.h"

#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace kamisado::survey {

/// The findings of a survey so far, in a file: a head with the settings, then a line for each
/// finished block. It survives the death of the program at any moment.
class Checkpoint {
  public:
    /// Told each finished line, in the order of the file; the error is what is wrong with it.
    using EachLine = std::function<std::expected<void, std::string>(std::string_view line)>;

    /// Begins a new file or goes on with one that has the same settings. A last line that a crash
    /// has torn is forgotten; anything else that is wrong is an error, in a sentence, and the file
    /// stays as it is.
    [[nodiscard]] static std::expected<Checkpoint, std::string>
    open(const std::filesystem::path& path, const Settings& settings, const EachLine& each);

    /// A finished line, without its end. Once it returns, neither a kill nor a power cut takes it
    /// back.
    FileDone append(std::string_view line);

  private:
    explicit Checkpoint(AppendedFile file) : file_(std::move(file)) {}
    FileDone add(std::string_view text);

    AppendedFile file_;
};

} // namespace kamisado::survey
