// Matches, their decisions and their records.
#include "value.h"

namespace kamisado_python {

namespace {

using kamisado::Decision;
using kamisado::Event;
using kamisado::Fill;
using kamisado::Format;
using kamisado::Language;
using kamisado::Match;
using kamisado::MatchEnd;
using kamisado::MatchEndReason;
using kamisado::Phase;
using kamisado::Player;
using kamisado::Position;
using kamisado::Resign;
using kamisado::Side;
using kamisado::Spelling;
using kamisado::TimeOut;

Match new_match(const std::string& format, const Position& start) {
    const auto known = Format::from(format);
    if (!known) {
        const std::string sentence = "there is no format \"" + format +
                                     "\": they are single, series N, standard, long and marathon";
        raise({.id = "format.unknown", .sentence = sentence, .message = sentence});
    }
    return value_of(Match::of(*known, start));
}

std::vector<Event> decide(Match& match, const AnyDecision& decision, Language language) {
    if (const auto* const text = std::get_if<std::string>(&decision)) {
        return value_of(match.decide(*text, language));
    }
    return std::visit(
        [&match](const auto& one) -> std::vector<Event> {
            if constexpr (std::is_constructible_v<Decision, decltype(one)>) {
                return value_of(match.decide(Decision(one)));
            } else {
                return {};
            }
        },
        decision);
}

std::string record(const Match& match, std::optional<Spelling> spelling, Language language) {
    return spelling ? match.record({*spelling, language}) : match.record();
}

template <typename T, typename Argument>
void bind_decision(py::module_& module, const char* name, const char* doc, Argument T::* field,
                   const char* field_name) {
    py::class_<T> type(module, name, doc);
    type.def(py::init([](Argument argument) { return T{argument}; }), py::arg(field_name))
        .def_readonly(field_name, field)
        .def("__str__", [](const T& decision) { return kamisado::text_of(decision); })
        .def("__repr__", [](const T& decision) { return "<" + kamisado::text_of(decision) + ">"; });
    value_of_fields(type, field);
}

void bind_ends(py::module_& module) {
    bind_enum<Phase>(module, "Phase", "What a match waits for.")
        .value("PLAYING", Phase::Playing)
        .value("FILLING", Phase::Filling)
        .value("OVER", Phase::Over);
    bind_enum<MatchEndReason>(module, "MatchEndReason", "How a match is decided.")
        .value("POINTS", MatchEndReason::Points)
        .value("ROUNDS_PLAYED", MatchEndReason::RoundsPlayed)
        .value("RESIGNATION", MatchEndReason::Resignation)
        .value("TIME", MatchEndReason::Time);
    py::class_<MatchEnd> type(module, "MatchEnd",
                              "How a match ended; a tied series has no winner.");
    type.def_readonly("reason", &MatchEnd::reason).def_readonly("winner", &MatchEnd::winner);
    value_of_fields(type, &MatchEnd::reason, &MatchEnd::winner);
}

void bind_playing(py::class_<Match>& type) {
    type.def_property_readonly("position", &Match::position,
                               "Of this round; between rounds the finished one.")
        .def_property_readonly("start", &Match::start)
        .def_property_readonly("format", [](const Match& match) { return match.format().name(); })
        .def("score", &Match::score, py::arg("player"))
        .def_property_readonly("round", &Match::round)
        .def_property_readonly("challenger", &Match::challenger,
                               "Who makes the first move of this round.")
        .def_property_readonly("phase", &Match::phase)
        .def_property_readonly("is_over", &Match::is_over)
        .def_property_readonly("decider", &Match::decider, "Who moves or chooses the fill.")
        .def_property_readonly("end", &Match::end)
        .def_property_readonly("result", &Match::result, "'*', 'gold 1-3' or 'draw 2-2'.")
        .def("choices", &Match::choices, "The moves or the fills that can be chosen now.")
        .def("decide", &decide, py::arg("decision"), py::arg("language") = Language::English,
             "Takes a decision, an object or text, and tells all that follows from it.")
        .def_property_readonly("decisions", &Match::decisions)
        .def("events", &Match::events, py::arg("step"), "What followed from a decision.")
        .def("undo", &Match::undo, py::arg("count") = 1,
             "Takes back as many decisions as there are; returns how many.");
}

void bind_records(py::class_<Match>& type) {
    type.def_static(
            "from_record",
            [](const std::string& text) { return value_of(Match::from_record(text)); },
            py::arg("text"), "Reads a record and plays it through.")
        .def("record", &record, py::arg("spelling") = py::none(),
             py::arg("language") = Language::English, "What is saved and shared.")
        .def(
            "score_sheet",
            [](const Match& match, Spelling spelling, Language language) {
                return match.score_sheet({spelling, language});
            },
            py::arg("spelling") = Spelling::Ascii, py::arg("language") = Language::English,
            "The match as people write it down at the table.")
        .def("tag", &Match::tag, py::arg("name"), "A tag of the record, or None.")
        .def("set_tag", &Match::set_tag, py::arg("name"), py::arg("value"));
}

} // namespace

void bind_match(py::module_& module) {
    bind_decision(module, "Fill", "The winner's choice between rounds.", &Fill::side, "side");
    bind_decision(module, "Resign", "Gives up the match.", &Resign::player, "player");
    bind_decision(module, "TimeOut", "Loses the match on time.", &TimeOut::player, "player");
    bind_ends(module);
    py::class_<Match> type(module, "Match",
                           "A match from its first move to its result, with its record's tags.\n\n"
                           "Formats: 'single', 'series N', 'standard', 'long', 'marathon'.");
    type.def(py::init(&new_match), py::arg("format") = "standard", py::arg("start") = Position())
        .def(py::self == py::self)
        .def("__copy__", [](const Match& match) { return Match(match); })
        .def(
            "__deepcopy__", [](const Match& match, const py::dict&) { return Match(match); },
            py::arg("memo"))
        .def(py::pickle(
            [](const Match& match) { return match.record(); },
            [](const std::string& record) { return value_of(Match::from_record(record)); }))
        .def("__repr__", [](const Match& match) {
            return "<Match " + match.format().name() + ", round " + std::to_string(match.round()) +
                   ", " + std::to_string(match.score(Player::Black)) + "-" +
                   std::to_string(match.score(Player::Gold)) + ">";
        });
    bind_playing(type);
    bind_records(type);
}

} // namespace kamisado_python
