#include "cli/transcript.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace kamisado::test {

namespace {

std::vector<std::filesystem::path> transcript_files() {
    const std::filesystem::path folder = KAMISADO_SOURCE_DIR "/tests/cli/transcripts";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".txt") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::string test_name(const testing::TestParamInfo<std::filesystem::path>& info) {
    std::string name = info.param.stem().string();
    std::ranges::replace(name, '-', '_');
    return name;
}

class Transcripts : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Transcripts, SayWhatTheProgramSays) {
    const std::string expected = read_file(GetParam());
    const std::string actual = write_transcript(run_transcript(read_transcript(expected)));
    if (std::getenv("KAMISADO_RENEW_TRANSCRIPTS") != nullptr) {
        write_file(GetParam(), actual);
    } else {
        EXPECT_EQ(actual, expected) << "KAMISADO_RENEW_TRANSCRIPTS=1 renews the transcripts";
    }
}

INSTANTIATE_TEST_SUITE_P(Cli, Transcripts, testing::ValuesIn(transcript_files()), test_name);

} // namespace

} // namespace kamisado::test
