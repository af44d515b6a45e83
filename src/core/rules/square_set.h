#pragma once

#include "rules/square.h"

#include <bit>
#include <cstdint>

namespace kamisado {

/// A set of squares in 64 bits, the bit's number being the square's index.
class SquareSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        [[nodiscard]] constexpr Square operator*() const {
            return Square::at(std::countr_zero(rest_));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t rest_;
    };

    constexpr SquareSet() = default;
    constexpr explicit SquareSet(std::uint64_t bits) : bits_(bits) {}
    constexpr explicit SquareSet(Square square) : bits_(std::uint64_t{1} << square.index()) {}

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool contains(Square square) const {
        return ((bits_ >> square.index()) & 1) != 0;
    }

    constexpr void insert(Square square) { bits_ |= SquareSet(square).bits_; }
    constexpr void erase(Square square) { bits_ &= ~SquareSet(square).bits_; }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] static constexpr Iterator end() { return Iterator(0); }

    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ | b.bits_);
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ & b.bits_);
    }
    friend constexpr SquareSet operator~(SquareSet a) { return SquareSet(~a.bits_); }
    friend constexpr bool operator==(SquareSet, SquareSet) = default;

  private:
    std::uint64_t bits_ = 0;
};

} // namespace kamisado
