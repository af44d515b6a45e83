#include "server/head_count.h"

#include "online/address.h"

namespace kamisado::server {

HeadCount::Stay::~Stay() {
    if (!counts_) {
        return;
    }
    const auto found = counts_->find(key_);
    if (found != counts_->end() && --found->second == 0) {
        counts_->erase(found);
    }
}

std::optional<HeadCount::Stay> HeadCount::enter(const std::string& address, std::size_t times) {
    std::string key = online::address_key(address);
    std::size_t& count = (*counts_)[key];
    if (count >= most_ * times) {
        return std::nullopt;
    }
    ++count;
    return Stay(counts_, std::move(key));
}

} // namespace kamisado::server
