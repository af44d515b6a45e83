#include "survey/checkpoint.h"

#include <fmt/format.h>

#include <fstream>
#include <utility>

namespace kamisado::survey {

namespace {

constexpr std::string_view first_line = "kamisado survey 1";

std::string head_of(const Settings& settings) {
    return fmt::format("{}\n{}\n", first_line, write_settings(settings));
}

/// Goes through the lines of a file and knows how much of it is sound.
class CheckpointReader {
  public:
    CheckpointReader(const std::filesystem::path& path, const Settings& settings)
        : file_(path, std::ios::binary), settings_(&settings) {}

    /// How many bytes to keep. None: there is no head yet, or only a torn one.
    std::expected<std::uint64_t, std::string> read(const Checkpoint::EachLine& each) {
        const auto has_head = read_head();
        if (!has_head) {
            return std::unexpected(has_head.error());
        }
        if (!*has_head) {
            return 0;
        }
        std::string fault;
        for (std::uint64_t sound = bytes_;; sound = bytes_) {
            const bool has_line = next();
            if (!fault.empty() && (has_line || !line_.empty())) {
                return std::unexpected(fault); // it was not the last line that is wrong
            }
            if (!has_line) {
                return fault.empty() ? sound : sound_before_fault_;
            }
            if (const auto taken = each(line_); !taken) {
                fault = fmt::format("line {}: {}", line_number_, taken.error());
                sound_before_fault_ = sound;
            }
        }
    }

  private:
    /// The next line; one without an end is left in line_, and was torn.
    bool next() {
        if (!std::getline(file_, line_)) {
            line_.clear();
            return false;
        }
        ++line_number_;
        bytes_ += line_.size() + (file_.eof() ? 0 : 1);
        return !file_.eof();
    }

    /// False: the file ends within its head, and was on the way to the right one.
    std::expected<bool, std::string> read_head() {
        std::string read;
        std::string settings;
        while (next()) {
            read += line_ + "\n";
            if (line_number_ == 1 && line_ != first_line) {
                return std::unexpected(not_a_checkpoint());
            }
            if (line_.empty()) {
                return same_settings(settings);
            }
            settings += line_number_ == 1 ? "" : line_ + "\n";
        }
        if (!head_of(*settings_).starts_with(read + line_)) {
            return std::unexpected(not_a_checkpoint());
        }
        return false;
    }

    std::expected<bool, std::string> same_settings(std::string_view text) const {
        const auto settings = read_settings(text);
        if (!settings) {
            return std::unexpected("its head is wrong: " + settings.error());
        }
        if (*settings != *settings_) {
            return std::unexpected("is of another survey: " + difference(*settings, *settings_));
        }
        return true;
    }

    static std::string not_a_checkpoint() {
        return fmt::format("is no checkpoint of a survey: it does not begin with \"{}\" and its "
                           "settings",
                           first_line);
    }

    std::ifstream file_;
    const Settings* settings_;
    std::string line_;
    std::uint64_t bytes_ = 0;
    std::uint64_t sound_before_fault_ = 0;
    int line_number_ = 0;
};

} // namespace

std::expected<Checkpoint, std::string> Checkpoint::open(const std::filesystem::path& path,
                                                        const Settings& settings,
                                                        const EachLine& each) {
    auto file = AppendedFile::open(path);
    if (!file) {
        return std::unexpected(file.error().text());
    }
    const auto sound = CheckpointReader(path, settings).read(each);
    if (!sound) {
        return std::unexpected(sound.error());
    }
    if (auto cut = file->cut(*sound); !cut) {
        return std::unexpected(cut.error().text());
    }
    Checkpoint checkpoint(*std::move(file));
    if (*sound == 0) {
        if (auto begun = checkpoint.add(head_of(settings)); !begun) {
            return std::unexpected(begun.error().text());
        }
    }
    return checkpoint;
}

FileDone Checkpoint::append(std::string_view line) { return add(std::string(line) + "\n"); }

FileDone Checkpoint::add(std::string_view text) {
    auto appended = file_.append(text);
    return appended ? file_.sync() : appended;
}

} // namespace kamisado::survey
