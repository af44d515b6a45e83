#include "solver/transposition_table.h"

#include "solver/memory.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <memory>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace kamisado {

namespace {

constexpr std::uint64_t half_mask = (std::uint64_t{1} << Key::half_bits) - 1;
constexpr unsigned work_shift = Key::half_bits;
constexpr std::uint64_t most_work = 1023;
constexpr unsigned numbers_shift = 40;
constexpr std::uint64_t rest_mask = (std::uint64_t{1} << numbers_shift) - 1;

constexpr std::uint64_t packed(const Proof& proof) {
    return (std::uint64_t{packed_number(proof.prove)} << 12U) | packed_number(proof.disprove);
}

constexpr Proof unpacked(std::uint64_t numbers) {
    return {.prove = unpacked_number(static_cast<std::uint32_t>(numbers >> 12U)),
            .disprove = unpacked_number(static_cast<std::uint32_t>(numbers & 0xFFFU))};
}

/// A huge page saves most of the time that is lost on looking up where memory is.
constexpr std::size_t page_bytes = std::size_t{2} << 20U;

/// Of the four places of a bucket, those that are taken on average when the table grows.
constexpr std::size_t stored_before_growing = 2;
constexpr std::size_t never_enough = std::numeric_limits<std::size_t>::max();

std::size_t size_of_table(std::size_t wanted) {
    return std::bit_floor(std::max(wanted, TranspositionTable::min_bytes));
}

} // namespace

/// Holds a bucket's lock while it is looked at; does nothing for a table of one thread.
class TranspositionTable::Guard {
  public:
    Guard(TranspositionTable& table, std::size_t bucket)
        : lock_(table.shared_ ? &table.locks_[bucket % lock_count] : nullptr) {
        while (lock_ != nullptr && lock_->test_and_set(std::memory_order_acquire)) {
        }
    }
    ~Guard() {
        if (lock_ != nullptr) {
            lock_->clear(std::memory_order_release);
        }
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;
    Guard(Guard&&) = delete;
    Guard& operator=(Guard&&) = delete;

  private:
    std::atomic_flag* lock_;
};

void TranspositionTable::Release::operator()(Bucket* buckets) const {
    std::free(buckets); // NOLINT(cppcoreguidelines-no-malloc): aligned_alloc's counterpart
}

TranspositionTable::Buckets TranspositionTable::allocate(std::size_t bytes) {
    const std::size_t alignment = bytes >= page_bytes ? page_bytes : std::size_t{64};
    void* memory = std::aligned_alloc(alignment, bytes);
#ifdef __linux__
    if (memory != nullptr && bytes >= page_bytes) {
        (void)madvise(memory, bytes, MADV_HUGEPAGE);
    }
#endif
    return Buckets(static_cast<Bucket*>(memory));
}

TranspositionTable::TranspositionTable(Buckets buckets, std::size_t bytes)
    : bytes_(bytes), buckets_(std::move(buckets)), locks_(lock_count) {
    if (buckets_ == nullptr) {
        std::abort(); // as operator new would, without exceptions
    }
    clear();
}

TranspositionTable::TranspositionTable(std::size_t bytes)
    : TranspositionTable(allocate(size_of_table(bytes)), size_of_table(bytes)) {}

/// The system would promise more, and end the program while the table is cleared.
bool TranspositionTable::fits_into_memory(std::size_t bytes) {
    const std::uint64_t size = size_of_table(bytes);
    return available_memory().value_or(size) >= size;
}

std::optional<TranspositionTable> TranspositionTable::make(std::size_t bytes) {
    const std::size_t size = size_of_table(bytes);
    Buckets buckets = fits_into_memory(size) ? allocate(size) : nullptr;
    return buckets ? std::optional(TranspositionTable(std::move(buckets), size)) : std::nullopt;
}

bool TranspositionTable::is_free(const Entry& entry) { return entry.low >> numbers_shift == 0; }

/// The first so many bytes.
void TranspositionTable::use(std::size_t bytes) {
    buckets_count_ = bytes / sizeof(Bucket);
    index_mask_ = buckets_count_ - 1;
    index_bits_ = std::countr_zero(buckets_count_);
    enough_ = bytes < bytes_ ? buckets_count_ * stored_before_growing : never_enough;
}

void TranspositionTable::clear() {
    use(std::min(min_bytes, bytes_));
    stored_ = 0;
    std::uninitialized_fill_n(buckets_.get(), buckets_count_, Bucket{});
}

void TranspositionTable::share(bool shared) {
    if (shared && bytes_in_use() < bytes_) {
        grow_to(bytes_);
    }
    shared_ = shared;
}

/// More bits of a key tell where its bucket lies, so that a bucket becomes several; there is room
/// for all that was in it.
void TranspositionTable::grow_to(std::size_t bytes) {
    const std::size_t count = buckets_count_;
    const auto bits = static_cast<unsigned>(index_bits_);
    use(bytes);
    const unsigned more_bits = static_cast<unsigned>(index_bits_) - bits;
    std::uninitialized_fill_n(buckets_.get() + count, buckets_count_ - count, Bucket{});
    for (std::size_t index = 0; index < count; ++index) {
        const Bucket before = std::exchange(buckets_.get()[index], Bucket{});
        for (const Entry& entry : before.entries) {
            const std::uint64_t rest = entry.low & rest_mask;
            const std::uint64_t upper = rest & ((std::uint64_t{1} << more_bits) - 1);
            auto& entries = buckets_.get()[index | (upper << bits)].entries;
            if (!is_free(entry)) {
                *std::ranges::find_if(entries, is_free) = {
                    .high = entry.high, .low = (entry.low - rest) | (rest >> more_bits)};
            }
        }
    }
}

std::optional<Proof> TranspositionTable::find(const Key& key) {
    const std::size_t index = index_of(key);
    const std::uint64_t rest = key.black >> static_cast<unsigned>(index_bits_);
    const Guard guard(*this, index);
    for (const Entry& entry : buckets_.get()[index].entries) {
        const std::uint64_t numbers = entry.low >> numbers_shift;
        if ((entry.low & rest_mask) == rest && (entry.high & half_mask) == key.gold &&
            numbers != 0) {
            return unpacked(numbers);
        }
    }
    return std::nullopt;
}

/// Takes the place of the same position, else of the one that cost the least work.
void TranspositionTable::store(const Key& key, const Proof& proof, std::uint64_t work) {
    if (stored_ >= enough_) {
        grow_to(2 * bytes_in_use());
    }
    const std::size_t index = index_of(key);
    const std::uint64_t rest = key.black >> static_cast<unsigned>(index_bits_);
    const Guard guard(*this, index);
    auto& entries = buckets_.get()[index].entries;
    Entry* place = entries.data();
    for (Entry& entry : entries) {
        if ((entry.low & rest_mask) == rest && (entry.high & half_mask) == key.gold) {
            place = &entry;
            break;
        }
        if (entry.high >> work_shift < place->high >> work_shift) {
            place = &entry;
        }
    }
    // Two steps for each doubling, and never the 0 of an empty place.
    const auto doublings = static_cast<std::uint64_t>(std::bit_width(work));
    const std::uint64_t half_step = work > 1 ? (work >> (doublings - 2)) & 1U : 0;
    const std::uint64_t level = std::min((2 * doublings) + half_step + 1, most_work);
    if (!shared_ && is_free(*place)) {
        ++stored_;
    }
    place->high = key.gold | (level << work_shift);
    place->low = rest | (packed(proof) << numbers_shift);
}

std::vector<TranspositionTable::Stored> TranspositionTable::contents() const {
    std::vector<Stored> all;
    for (std::size_t index = 0; index < buckets_count_; ++index) {
        for (const Entry& entry : buckets_.get()[index].entries) {
            if (const std::uint64_t numbers = entry.low >> numbers_shift; numbers != 0) {
                const std::uint64_t rest = (entry.low & rest_mask)
                                           << static_cast<unsigned>(index_bits_);
                const Key key{.black = rest | index, .gold = entry.high & half_mask};
                all.push_back({unscrambled(key), unpacked(numbers)});
            }
        }
    }
    return all;
}

} // namespace kamisado
