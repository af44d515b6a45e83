#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace kamisado::test {

enum class DiskFault : std::uint8_t {
    None,
    Full,        ///< a write finds no room
    FailedWrite, ///< a write does not happen
    TornWrite,   ///< half of a write happens
    FailedSync,  ///< what was written may be on disk or not
    PowerCut,    ///< nothing happens any more
};

/// The disk as SQLite sees it through the VFS "faulty": writes, syncs and truncations are counted,
/// and from a given one on something goes wrong.
class FaultyDisk {
  public:
    static FaultyDisk& get();
    /// To be given to SqliteConnection.
    static const char* vfs_name();

    /// At the first operation of its kind that is not before number `at`; once, or from then on.
    void plan(DiskFault fault, int at, bool lasts);
    void heal() { plan(DiskFault::None, 0, false); }
    /// Since the last plan.
    [[nodiscard]] int operations() const { return operations_; }
    [[nodiscard]] bool has_failed() const { return has_failed_; }

    /// After a power cut: of what was written since the last sync, an arbitrary part is on disk.
    void lose_unsynced(std::uint32_t seed);

    // What the VFS says.
    struct Change {
        std::int64_t at = 0;
        std::string bytes;
        bool truncates = false;
    };
    void opened(const std::string& path);
    void changed(const std::string& path, Change change);
    void synced(const std::string& path);
    /// Counts an operation of one of these kinds: what goes wrong with it.
    DiskFault next_write();
    DiskFault next_sync();
    DiskFault next_truncation();
    [[nodiscard]] bool is_dark() const { return is_dark_; }

  private:
    struct File {
        std::string on_disk;
        std::vector<Change> unsynced;
    };
    [[nodiscard]] bool strikes(bool is_its_kind);

    DiskFault fault_ = DiskFault::None;
    int at_ = 0;
    bool lasts_ = false;
    int operations_ = 0;
    bool has_failed_ = false;
    bool is_dark_ = false;
    std::map<std::string, File> files_;
};

} // namespace kamisado::test
