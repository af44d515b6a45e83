// Errors of the layers below, as others are told of them.
#include "library/access.h"
#include "notation/turn_reader.h"

#include <utility>

namespace libkamisado {

Error shown(const core::Error& error) {
    const core::Place& place = error.place;
    Error told{
        .id = std::string(core::name_of(error.id)),
        .sentence = core::sentence(error),
        .message = core::message(error),
        .place = {
            .line = place.line, .column = place.column, .round = place.round, .move = place.move}};
    if (error.rule) {
        told.rule = core::name_of(*error.rule, core::Language::English);
    }
    return told;
}

Error shown(const core::MoveRefusal& refusal, const core::Position& position, std::string found) {
    return shown(core::error_of(refusal, position, std::move(found)));
}

Error match_is_over(std::string_view wanted) {
    return shown(core::error_at(core::ErrorId::RecordMatchOver, {}, wanted));
}

} // namespace libkamisado
