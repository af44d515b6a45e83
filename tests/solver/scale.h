#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define KAMISADO_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KAMISADO_SANITIZED
#endif

namespace kamisado::tests {

/// How much of a full run is done: less where checks make everything slow.
[[nodiscard]] constexpr int scaled(int full) {
#if defined(KAMISADO_SANITIZED)
    return full / 50;
#elif defined(NDEBUG)
    return full;
#else
    return full / 10;
#endif
}

} // namespace kamisado::tests
