#include "courier/smtp_reply.h"

#include "text/number.h"

namespace kamisado::courier {

std::optional<ReplyLine> read_reply_line(std::string_view line) {
    constexpr std::size_t digits = 3;
    constexpr int least_code = 100;
    constexpr int most_code = 599;
    if (line.size() <= digits || !line.ends_with('\n') ||
        line.find_first_not_of("0123456789") != digits) {
        return std::nullopt;
    }
    const auto code = number_from<int>(line.substr(0, digits));
    const char after = line[digits];
    if (!code || *code < least_code || *code > most_code ||
        (after != ' ' && after != '-' && after != '\r' && after != '\n')) {
        return std::nullopt;
    }
    return ReplyLine{.code = *code, .is_last = after != '-'};
}

} // namespace kamisado::courier
