#pragma once

#include "support/temporary_folder.h"

#include <filesystem>
#include <string>

namespace kamisado::test {

/// A home folder for one test, so that nobody's last match is touched.
class OwnHome {
  public:
    OwnHome();
    OwnHome(const OwnHome&) = delete;
    OwnHome& operator=(const OwnHome&) = delete;
    ~OwnHome();

    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }
    /// Where the last match is kept.
    [[nodiscard]] std::filesystem::path last_match() const;

  private:
    TemporaryFolder folder_;
};

/// data/matches/standard.coordinates.kamisado: a push, a blocked turn, a deadlock, both fills.
[[nodiscard]] std::string sample_match();

} // namespace kamisado::test
