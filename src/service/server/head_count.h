#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace kamisado::server {

/// How many connections each address has.
class HeadCount {
  public:
    /// One of them, for as long as it lives. May outlive the count.
    class Stay {
      public:
        Stay() = default;
        Stay(const Stay&) = delete;
        Stay& operator=(const Stay&) = delete;
        Stay(Stay&& other) noexcept
            : counts_(std::move(other.counts_)), key_(std::move(other.key_)) {}
        Stay& operator=(Stay&& other) noexcept {
            std::swap(counts_, other.counts_);
            std::swap(key_, other.key_);
            return *this;
        }
        ~Stay();

      private:
        friend class HeadCount;
        using Counts = std::unordered_map<std::string, std::size_t>;
        Stay(std::shared_ptr<Counts> counts, std::string key)
            : counts_(std::move(counts)), key_(std::move(key)) {}

        std::shared_ptr<Counts> counts_;
        std::string key_;
    };

    explicit HeadCount(std::size_t most_each) : most_(most_each) {}

    /// Nullopt if the address has as many as it may have.
    /// `times` is more than 1 for an address that many people share.
    [[nodiscard]] std::optional<Stay> enter(const std::string& address, std::size_t times = 1);

  private:
    std::size_t most_;
    std::shared_ptr<Stay::Counts> counts_ = std::make_shared<Stay::Counts>();
};

} // namespace kamisado::server
