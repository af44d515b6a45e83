#include "notation/position_text.h"
#include "notation/record.h"
#include "rules/perft.h"
#include "solver/solver.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

/// The core as a browser gets it, behind the few functions that core.mjs needs to hold it against
/// the same text files as the native build.
namespace {

/// The last text that was answered, until the next one.
std::string answer;

} // namespace

extern "C" {

[[clang::export_name("allocate")]] char* allocate(std::size_t size) {
    return static_cast<char*>(std::malloc(size)); // NOLINT(*-no-malloc,*-owning-memory)
}

[[clang::export_name("release")]] void release(char* text) {
    std::free(text); // NOLINT(*-no-malloc,*-owning-memory)
}

/// The move paths of a position, or -1 when it is refused.
[[clang::export_name("count_paths")]] std::int64_t count_paths(const char* text, std::size_t size,
                                                               int depth) {
    const auto position = kamisado::read_position(std::string_view(text, size));
    return position ? static_cast<std::int64_t>(kamisado::perft(*position, depth)) : -1;
}

/// The nodes it takes to settle all moves of a position with a table of 1 MB, and who wins after
/// each of them, as in tests/solver/nodes.txt; or why it is refused.
[[clang::export_name("solve")]] const char* solve(const char* text, std::size_t size) {
    const auto position = kamisado::read_position(std::string_view(text, size));
    if (!position) {
        answer = kamisado::message(position.error());
        return answer.c_str();
    }
    kamisado::Solver solver({.table_bytes = std::size_t{1} << 20U});
    const kamisado::Answer solved = solver.solve(*position);
    answer = std::to_string(solved.nodes) + " | ";
    for (const kamisado::MoveAnswer& move : solved.moves) {
        answer += move.verdict == kamisado::Verdict::Win ? 'W' : 'L';
    }
    return answer.c_str();
}

/// Reads a record and writes it again, or tells what is wrong with it.
[[clang::export_name("rewrite_record")]] const char* rewrite_record(const char* text,
                                                                    std::size_t size) {
    const auto record = kamisado::read_record(std::string_view(text, size));
    answer = record ? kamisado::write_record(*record) : kamisado::message(record.error());
    return answer.c_str();
}

[[clang::export_name("answer_size")]] std::size_t answer_size() { return answer.size(); }

} // extern "C"
