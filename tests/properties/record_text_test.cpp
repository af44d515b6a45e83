// What holds for every record: nothing is lost on the way through text.

#include "notation/record.h"
#include "notation/record_entry.h"
#include "properties/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace kamisado::tests {

namespace {

rc::Gen<std::string> any_text(const std::string& alphabet) {
    return rc::gen::container<std::string>(rc::gen::elementOf(alphabet));
}

rc::Gen<Style> any_style() {
    return rc::gen::construct<Style>(rc::gen::elementOf(all_spellings),
                                     rc::gen::elementOf(all_languages));
}

/// Remarks behind any entries, in their order, with everything in them but a closing brace.
std::vector<Record::Comment> any_comments(std::size_t entries) {
    auto places = *rc::gen::container<std::vector<std::size_t>>(
        rc::gen::inRange<std::size_t>(0, entries + 1));
    std::ranges::sort(places);
    std::vector<Record::Comment> comments;
    for (const std::size_t place : places) {
        comments.push_back({place, *any_text("ab {\"\\[]+.*\n\t1Öñ↖")});
    }
    return comments;
}

Record any_record(const Match& match) {
    Record record = Record::of(match);
    record.style = *any_style();
    record.set_tag("Black", *any_text("ab \"\\[]{}é"));
    record.set_tag("Remark", *any_text("xyz \\\""));
    record.comments = any_comments(entries_of(match).size());
    return record;
}

} // namespace

RC_GTEST_PROP(Records, WriteReadWriteIsStable, (const Match& match)) {
    const Record record = any_record(match);
    const std::string text = write_record(record);
    const auto again = read_record(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->match == match);
    RC_ASSERT(again->comments == record.comments);
    RC_ASSERT(again->tag("Black").value() == record.tag("Black").value());
    RC_ASSERT(write_record(*again) == text);
}

RC_GTEST_PROP(Records, EverySpellingTellsTheSameMatch, (const Match& match)) {
    Record record = Record::of(match);
    for (const Spelling spelling : all_spellings) {
        for (const Language language : all_languages) {
            record.style = {spelling, language};
            const auto again = read_record(write_record(record));
            RC_ASSERT(again.has_value());
            RC_ASSERT(again->match == match);
        }
    }
}

/// A record cut off anywhere behind its tags is refused or is the match so far; it never becomes
/// another match.
RC_GTEST_PROP(Records, ACutRecordIsRefusedOrAShorterMatch, (const Match& match)) {
    Record record = Record::of(match);
    record.tags.clear();
    const std::string whole = write_record(record);
    const std::size_t result = whole.find("[Result");
    const std::string text = whole.substr(0, result) + whole.substr(whole.find('\n', result) + 1);
    const auto cut = *rc::gen::inRange(text.find("\n\n"), text.size() + 1);
    const auto again = read_record(text.substr(0, cut));
    if (!again) {
        RC_ASSERT(again.error().place.line > 0);
        return;
    }
    RC_ASSERT(again->match.size() <= match.size());
    Match shorter = match;
    shorter.undo(match.size() - again->match.size());
    RC_ASSERT(again->match == shorter);
}

} // namespace kamisado::tests
