// Each property is tried on more values than RapidCheck's usual hundred, unless RC_PARAMS says
// otherwise or a sanitizer makes every one of them dear.

#include "support/sanitized.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace kamisado::tests {

namespace {

class Settings : public testing::Environment {
  public:
    void SetUp() override {
#if !defined(KAMISADO_SANITIZED)
        setenv("RC_PARAMS", "max_success=200", 0);
#endif
    }
};

const auto* const settings = testing::AddGlobalTestEnvironment(new Settings);

} // namespace

} // namespace kamisado::tests
