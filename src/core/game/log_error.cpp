#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/describe.h"
#include "words/sentence.h"

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
    const Phrasebook english;
    return Sentence(english)
        .text("found", error.found)
        .text("expected", error.expected)
        .text("reason", reason_of(error))
        .in(*Phrase::named(name_of(error.fault)));
}

std::string message(const LogError& error) {
    return "line " + std::to_string(error.line) + ": " + sentence(error);
}

} // namespace kamisado::game
