// Where matches come from and go to: formats, starts, records.
#include "game/setup.h"
#include "library/match_implementation.h"
#include "notation/score_sheet.h"

#include <utility>

namespace libkamisado {

namespace {

Format format_shown(core::Format format) {
    return {.kind = same<FormatKind>(format.kind), .rounds = format.rounds};
}

} // namespace

core::Format inside(Format format) {
    return {.kind = same<core::FormatKind>(format.kind), .rounds = format.rounds};
}

std::optional<Format> Format::from(std::string_view name) {
    const auto format = core::format_from_name(name);
    return format ? std::optional(format_shown(*format)) : std::nullopt;
}
std::string Format::name() const { return core::write_format(inside(*this)); }
std::optional<int> Format::target() const { return inside(*this).target(); }

Match::Match()
    : Match(std::make_unique<Implementation>(
          core::Record::of(core::Match(core::Format{.kind = core::FormatKind::Standard})))) {}
Match::Match(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
Match::~Match() = default;
Match::Match(const Match& other)
    : implementation_(std::make_unique<Implementation>(*other.implementation_)) {}
Match& Match::operator=(const Match& other) {
    if (this != &other) {
        implementation_ = std::make_unique<Implementation>(*other.implementation_);
    }
    return *this;
}
Match::Match(Match&& other) noexcept = default;
Match& Match::operator=(Match&& other) noexcept = default;

Result<Match> Match::of(Format format, const Position& start) {
    core::game::GameSetup setup;
    setup.format = inside(format);
    setup.start = Access::of(start);
    if (const auto refusal = core::game::what_is_wrong(setup)) {
        const std::string sentence = core::game::sentence(*refusal);
        return std::unexpected(Error{.id = std::string(core::game::name_of(refusal->fault)),
                                     .sentence = sentence,
                                     .message = sentence});
    }
    auto match = core::Match::from(setup.format, *setup.start).value();
    return Match(std::make_unique<Implementation>(core::Record::of(std::move(match))));
}

Result<Match> Match::from_record(std::string_view text) {
    auto record = core::read_record(text);
    if (!record) {
        return std::unexpected(shown(record.error()));
    }
    return Match(std::make_unique<Implementation>(*std::move(record)));
}

Format Match::format() const { return format_shown(Access::of(*this).format()); }
Position Match::start() const { return Access::shown(Access::of(*this).start()); }
std::string Match::result() const { return core::write_result(Access::of(*this).state()); }

std::optional<std::string> Match::tag(std::string_view name) const {
    const auto value = implementation_->record.tag(name);
    return value ? std::optional<std::string>(*value) : std::nullopt;
}
void Match::set_tag(std::string_view name, std::string_view value) {
    implementation_->record.set_tag(name, value);
}

std::string Match::record() const { return core::write_record(implementation_->record); }
std::string Match::record(Style style) const {
    core::Record record = implementation_->record;
    record.style = inside(style);
    return core::write_record(record);
}
std::string Match::score_sheet(Style style) const {
    return core::write_score_sheet(implementation_->record, inside(style));
}

bool Match::operator==(const Match& other) const {
    return implementation_->record.match == other.implementation_->record.match;
}

} // namespace libkamisado
