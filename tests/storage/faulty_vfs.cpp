// The operating system as SQLite sees it, with a FaultyDisk in between.

#include "storage/faulty_disk.h"

#include <sqlite3.h>

#include <cstring>
#include <string>

namespace kamisado::test {

namespace {

struct FaultyFile {
    sqlite3_file base;
    std::string* path; ///< of the database and its log; nothing for others
    // The real file stands behind it.
};

FaultyFile& faulty(sqlite3_file* file) { return *reinterpret_cast<FaultyFile*>(file); }
sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<FaultyFile*>(file) + 1);
}
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }
FaultyDisk& disk() { return FaultyDisk::get(); }

int code_of_write(DiskFault fault) {
    return fault == DiskFault::Full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

int close_file(sqlite3_file* file) {
    delete faulty(file).path;
    return methods(file).xClose(real(file));
}

int read_from(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
    return disk().is_dark() ? SQLITE_IOERR_READ : methods(file).xRead(real(file), bytes, size, at);
}

int write_to(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    if (faulty(file).path == nullptr) {
        return methods(file).xWrite(real(file), bytes, size, at);
    }
    const DiskFault fault = disk().next_write();
    if (fault == DiskFault::TornWrite) {
        methods(file).xWrite(real(file), bytes, size / 2, at);
    }
    if (fault != DiskFault::None) {
        return code_of_write(fault);
    }
    disk().changed(*faulty(file).path, {.at = at,
                                        .bytes = std::string(static_cast<const char*>(bytes),
                                                             static_cast<std::size_t>(size)),
                                        .truncates = false});
    return methods(file).xWrite(real(file), bytes, size, at);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    if (faulty(file).path != nullptr) {
        if (disk().next_truncation() != DiskFault::None) {
            return SQLITE_IOERR_TRUNCATE;
        }
        disk().changed(*faulty(file).path, {.at = size, .bytes = "", .truncates = true});
    }
    return methods(file).xTruncate(real(file), size);
}

// Nothing is really synced: the power that goes out is ours.
int sync_file(sqlite3_file* file, int /*how*/) {
    if (faulty(file).path == nullptr) {
        return SQLITE_OK;
    }
    if (disk().next_sync() != DiskFault::None) {
        return SQLITE_IOERR_FSYNC;
    }
    disk().synced(*faulty(file).path);
    return SQLITE_OK;
}

int size_of(sqlite3_file* file, sqlite3_int64* size) {
    return methods(file).xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) { return methods(file).xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int check_lock(sqlite3_file* file, int* result) {
    return methods(file).xCheckReservedLock(real(file), result);
}
int control(sqlite3_file* file, int what, void* argument) {
    return methods(file).xFileControl(real(file), what, argument);
}
int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(real(file)); }
int map_shared(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
    return methods(file).xShmMap(real(file), region, size, extend, memory);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    return methods(file).xShmLock(real(file), offset, count, flags);
}
void barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int unmap_shared(sqlite3_file* file, int remove) {
    return methods(file).xShmUnmap(real(file), remove);
}

const sqlite3_io_methods faulty_methods{
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_from,
    .xWrite = write_to,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = size_of,
    .xLock = lock,
    .xUnlock = unlock,
    .xCheckReservedLock = check_lock,
    .xFileControl = control,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = map_shared,
    .xShmLock = lock_shared,
    .xShmBarrier = barrier,
    .xShmUnmap = unmap_shared,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

sqlite3_vfs* real_vfs() { return sqlite3_vfs_find("unix"); }

int open_file(sqlite3_vfs* /*ours*/, const char* name, sqlite3_file* file, int flags,
              int* out_flags) {
    faulty(file).path = nullptr;
    file->pMethods = nullptr;
    real(file)->pMethods = nullptr;
    if (disk().is_dark()) {
        return SQLITE_CANTOPEN;
    }
    const int code = real_vfs()->xOpen(real_vfs(), name, real(file), flags, out_flags);
    if (real(file)->pMethods == nullptr) {
        return code;
    }
    file->pMethods = &faulty_methods;
    if ((flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) != 0) {
        faulty(file).path = new std::string(name);
        disk().opened(name);
    }
    return code;
}

int delete_file(sqlite3_vfs* /*ours*/, const char* name, int sync) {
    return disk().is_dark() ? SQLITE_IOERR_DELETE : real_vfs()->xDelete(real_vfs(), name, sync);
}

sqlite3_vfs faulty_vfs() {
    sqlite3_vfs vfs = *real_vfs();
    vfs.szOsFile += static_cast<int>(sizeof(FaultyFile));
    vfs.pNext = nullptr;
    vfs.zName = "faulty";
    vfs.xOpen = open_file;
    vfs.xDelete = delete_file;
    return vfs;
}

} // namespace

const char* FaultyDisk::vfs_name() {
    static sqlite3_vfs vfs = faulty_vfs();
    static const int registered = sqlite3_vfs_register(&vfs, 0);
    return registered == SQLITE_OK ? vfs.zName : nullptr;
}

} // namespace kamisado::test
