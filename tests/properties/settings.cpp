// Each property is tried on more values than RapidCheck's usual hundred, unless RC_PARAMS says
// otherwise or a sanitizer makes every one of them dear.

#include <gtest/gtest.h>

#include <cstdlib>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define KAMISADO_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KAMISADO_SANITIZED
#endif

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
