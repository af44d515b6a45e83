#pragma once

#include "solver/key.h"
#include "solver/proof.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kamisado {

/// Remembers how far positions are settled. Buckets of four entries fill a cache line. Where a
/// bucket lies tells some bits of its keys, the entries store all the others: a found entry is the
/// position that was asked for, never another one that happens to look alike.
///
/// It uses little of its memory at first, so that short searches stay in the processor's cache, and
/// twice as much whenever that is half full. Threads may share a table: it uses all then, and its
/// buckets are guarded by locks, each of them by one of a few thousand, so that these stay in the
/// cache.
class TranspositionTable {
  public:
    /// Smaller ones do not tell enough bits of the key.
    static constexpr std::size_t min_bytes = std::size_t{1} << 20U;

    /// The largest power of two that fits into `bytes`. For sizes that are always to be had: it
    /// ends the program when there is not enough memory.
    explicit TranspositionTable(std::size_t bytes);
    /// The same for a size that somebody asks for; nullopt if there is not enough memory.
    [[nodiscard]] static std::optional<TranspositionTable> make(std::size_t bytes);
    /// Whether there is, as far as the system tells.
    [[nodiscard]] static bool fits_into_memory(std::size_t bytes);

    void share(bool shared);
    /// As if it were new: it uses little of its memory again.
    void clear();

    /// Both take scrambled keys.
    [[nodiscard]] std::optional<Proof> find(const Key& key);
    void store(const Key& key, const Proof& proof, std::uint64_t work);

    void prefetch(const Key& key) const { __builtin_prefetch(&bucket_of(key)); }

    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    [[nodiscard]] std::size_t bytes_in_use() const { return buckets_count_ * sizeof(Bucket); }
    /// Everything that is stored, for tests.
    struct Stored {
        Key key; ///< as it was made, no longer scrambled
        Proof proof;
    };
    [[nodiscard]] std::vector<Stored> contents() const;

  private:
    /// `high` is the gold half of the key with the work above, `low` what the bucket does not
    /// tell of the black half with the two numbers above. No entry: no numbers.
    struct Entry {
        std::uint64_t high = 0;
        std::uint64_t low = 0;
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };
    class Guard;
    static constexpr std::size_t lock_count = 4096;
    struct Release {
        void operator()(Bucket* buckets) const;
    };

    using Buckets = std::unique_ptr<Bucket, Release>;

    TranspositionTable(Buckets buckets, std::size_t bytes);
    [[nodiscard]] static Buckets allocate(std::size_t bytes);
    [[nodiscard]] static bool is_free(const Entry& entry);
    void use(std::size_t bytes);
    void grow_to(std::size_t bytes);

    [[nodiscard]] std::size_t index_of(const Key& key) const {
        return static_cast<std::size_t>(key.black & index_mask_);
    }
    [[nodiscard]] Bucket& bucket_of(const Key& key) const { return buckets_.get()[index_of(key)]; }

    std::size_t bytes_;
    std::size_t buckets_count_ = 0; ///< in use
    std::uint64_t index_mask_ = 0;
    int index_bits_ = 0;
    std::size_t stored_ = 0;
    std::size_t enough_ = 0; ///< so many stored entries make it grow
    bool shared_ = false;
    Buckets buckets_;
    std::vector<std::atomic_flag> locks_;
};

} // namespace kamisado
