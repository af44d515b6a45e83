// The Expander, compiled for every processor of the platform and for those with more instructions.
#include "solver/expansion.h"

#include "solver/expander.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define KAMISADO_HAS_X86_64_V3
#endif

namespace kamisado {

namespace {

template <bool has_popcount>
[[gnu::always_inline]] inline void expand(const Position& position, Aim aim, const Key& key,
                                          const TranspositionTable& table, const Origin& origin,
                                          Expansion& expansion) {
    if (position.to_move() == Player::Black) {
        Expander<Player::Black, has_popcount>(position, aim, key, table, origin, expansion)
            .expand();
    } else {
        Expander<Player::Gold, has_popcount>(position, aim, key, table, origin, expansion).expand();
    }
}

void expand_anywhere(const Position& position, Aim aim, const Key& key,
                     const TranspositionTable& table, const Origin& origin, Expansion& expansion) {
    expand<false>(position, aim, key, table, origin, expansion);
}

#ifdef KAMISADO_HAS_X86_64_V3
/// `flatten` takes what is called into this one function, so that no other is compiled for
/// processors that may not be there.
[[gnu::flatten, gnu::target("arch=x86-64-v3")]] void
expand_on_v3(const Position& position, Aim aim, const Key& key, const TranspositionTable& table,
             const Origin& origin, Expansion& expansion) {
    expand<true>(position, aim, key, table, origin, expansion);
}
#endif

} // namespace

ExpansionCode code_for(Instructions instructions) {
#ifdef KAMISADO_HAS_X86_64_V3
    if (instructions == Instructions::Best && __builtin_cpu_supports("avx2") &&
        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt") &&
        __builtin_cpu_supports("fma")) {
        return expand_on_v3;
    }
#endif
    (void)instructions;
    return expand_anywhere;
}

} // namespace kamisado
