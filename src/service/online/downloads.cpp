#include "online/downloads.h"

#include <mutex>
#include <unordered_map>

namespace kamisado::online {

struct Downloads::State {
    std::mutex mutex;
    std::size_t all = 0;
    std::unordered_map<std::string, std::size_t> by_address;
};

Downloads::Downloads(const Limits& limits) : limits_(limits), state_(std::make_shared<State>()) {}

Downloads::Share Downloads::take(const std::string& address, std::size_t bytes, std::size_t times) {
    {
        const std::scoped_lock lock(state_->mutex);
        const auto own = state_->by_address.find(address);
        const std::size_t taken = own == state_->by_address.end() ? 0 : own->second;
        if (state_->all + bytes > limits_.all || taken + bytes > limits_.of_address * times) {
            return nullptr;
        }
        state_->all += bytes;
        state_->by_address[address] += bytes;
    }
    return {static_cast<const void*>(this), [state = state_, address, bytes](const void* /*none*/) {
                const std::scoped_lock lock(state->mutex);
                state->all -= bytes;
                const auto own = state->by_address.find(address);
                own->second -= bytes;
                if (own->second == 0) {
                    state->by_address.erase(own);
                }
            }};
}

} // namespace kamisado::online
