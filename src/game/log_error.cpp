#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/describe.h"

#include <utility>

namespace kamisado::game {

namespace {

std::string reason_of(const LogError& error) {
    if (error.notation) {
        return sentence(*error.notation);
    }
    if (error.refusal) {
        return sentence(*error.refusal);
    }
    return error.setup ? sentence(*error.setup) : std::string();
}

} // namespace

LogError error_at(LogFault fault, int line, std::string_view found, std::string expected) {
    return {
        .fault = fault, .line = line, .found = printable(found), .expected = std::move(expected)};
}

std::string_view name_of(LogFault fault) {
    switch (fault) {
    case LogFault::Version: return "game-log.version";
    case LogFault::HeadCut: return "game-log.head-cut";
    case LogFault::TagSyntax: return "game-log.tag-syntax";
    case LogFault::TagUnknown: return "game-log.tag-unknown";
    case LogFault::TagTwice: return "game-log.tag-twice";
    case LogFault::TagMissing: return "game-log.tag-missing";
    case LogFault::TagValue: return "game-log.tag-value";
    case LogFault::Start: return "game-log.start";
    case LogFault::Setup: return "game-log.setup";
    case LogFault::EntrySyntax: return "game-log.entry-syntax";
    case LogFault::NumberMissing: return "game-log.number-missing";
    case LogFault::NumberTwice: return "game-log.number-twice";
    case LogFault::Moment: return "game-log.moment";
    case LogFault::Entry: break;
    }
    return "game-log.entry";
}

std::string sentence(const LogError& error) {
    switch (error.fault) {
    case LogFault::Version:
        return "this is not a log that can be read: expected " + error.expected + ", found " +
               error.found;
    case LogFault::HeadCut: return "the text ends before the setup of the match does";
    case LogFault::TagSyntax: return error.found + " is not a tag: expected " + error.expected;
    case LogFault::TagUnknown: return "there is no tag " + error.found;
    case LogFault::TagTwice: return "the tag " + error.found + " stands here a second time";
    case LogFault::TagMissing: return "the tag " + error.expected + " is missing";
    case LogFault::TagValue: return error.found + " is not a value of the tag " + error.expected;
    case LogFault::Start: return "the start is not a position: " + reason_of(error);
    case LogFault::Setup: return "no match can begin like this: " + reason_of(error);
    case LogFault::EntrySyntax: return error.found + " is not an entry: expected " + error.expected;
    case LogFault::NumberMissing:
        return "entry " + error.expected + " is missing before " + error.found;
    case LogFault::NumberTwice: return "this number already stands for " + error.expected;
    case LogFault::Moment: return "the time of " + error.found + " is before " + error.expected;
    case LogFault::Entry: break;
    }
    return error.found + " cannot follow: " + reason_of(error);
}

std::string message(const LogError& error) {
    return "line " + std::to_string(error.line) + ": " + sentence(error);
}

} // namespace kamisado::game
