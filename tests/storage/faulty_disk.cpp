#include "storage/faulty_disk.h"

#include "support/temporary_folder.h"

#include <algorithm>
#include <utility>

namespace kamisado::test {

namespace {

constexpr std::size_t sector = 512;

void put(std::string& content, const FaultyDisk::Change& change) {
    const auto at = static_cast<std::size_t>(change.at);
    if (change.truncates) {
        content.resize(std::min(content.size(), at));
        return;
    }
    content.resize(std::max(content.size(), at + change.bytes.size()));
    content.replace(at, change.bytes.size(), change.bytes);
}

} // namespace

FaultyDisk& FaultyDisk::get() {
    static FaultyDisk disk;
    return disk;
}

void FaultyDisk::plan(DiskFault fault, int at, bool lasts) {
    fault_ = fault;
    at_ = at;
    lasts_ = lasts;
    operations_ = 0;
    has_failed_ = false;
    is_dark_ = false;
    for (auto& [path, file] : files_) {
        file = {.on_disk = read_file(path), .unsynced = {}};
    }
}

void FaultyDisk::opened(const std::string& path) {
    if (!files_.contains(path)) {
        files_[path].on_disk = read_file(path);
    }
}

void FaultyDisk::changed(const std::string& path, Change change) {
    files_[path].unsynced.push_back(std::move(change));
}

void FaultyDisk::synced(const std::string& path) {
    File& file = files_[path];
    for (const Change& change : file.unsynced) {
        put(file.on_disk, change);
    }
    file.unsynced.clear();
}

bool FaultyDisk::strikes(bool is_its_kind) {
    const bool is_due = operations_++ >= at_ && is_its_kind && fault_ != DiskFault::None;
    if (!is_due || (has_failed_ && !lasts_)) {
        return false;
    }
    has_failed_ = true;
    is_dark_ = fault_ == DiskFault::PowerCut;
    return true;
}

DiskFault FaultyDisk::next_write() {
    return strikes(fault_ != DiskFault::FailedSync) ? fault_ : DiskFault::None;
}

DiskFault FaultyDisk::next_sync() {
    return strikes(fault_ == DiskFault::FailedSync || fault_ == DiskFault::PowerCut)
               ? fault_
               : DiskFault::None;
}

DiskFault FaultyDisk::next_truncation() {
    return strikes(fault_ == DiskFault::PowerCut) ? fault_ : DiskFault::None;
}

void FaultyDisk::lose_unsynced(std::uint32_t seed) {
    std::mt19937 random(seed);
    for (auto& [path, file] : files_) {
        std::string content = file.on_disk;
        for (Change& change : file.unsynced) {
            const auto fate = random() % 4;
            if (fate == 0) {
                continue;
            }
            if (fate == 1 && change.bytes.size() > sector) {
                change.bytes.resize(sector * (1 + (random() % (change.bytes.size() / sector))));
            }
            put(content, change);
        }
        write_file(path, content);
    }
}

} // namespace kamisado::test
