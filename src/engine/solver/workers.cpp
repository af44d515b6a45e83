#include "solver/workers.h"

#ifndef __wasi__
#include <thread>
#include <vector>
#endif

namespace kamisado {

void run_side_by_side(int count, const std::function<void(int)>& work) {
#ifdef __wasi__
    (void)count;
    work(0);
#else
    std::vector<std::jthread> others;
    for (int nth = 1; nth < count; ++nth) {
        others.emplace_back([&work, nth] { work(nth); });
    }
    work(0);
#endif
}

} // namespace kamisado
