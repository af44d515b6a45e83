#include "cli/puzzle_list.h"

#include "cli/puzzle_question.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

Json written(std::span<const Decision> decisions) {
    Json json = Json::array();
    for (const Decision& decision : decisions) {
        json.push_back(write_decision(decision));
    }
    return json;
}

Json to_json(const Puzzle& puzzle) {
    const PuzzleQuestion question = question_of(puzzle);
    return {{"id", puzzle.id},
            {"theme", name_of(puzzle.theme)},
            {"grade", puzzle.grade},
            {"format", write_format(puzzle.format)},
            {"points", puzzle.points},
            {"player", name_of(question.solver)},
            {"moves", question.own_moves},
            {"task", task({}, puzzle, question)},
            {"start", write_position(puzzle.start)},
            {"lead", written(puzzle.lead)}};
}

} // namespace

std::string list_of_puzzles(std::span<const Puzzle> puzzles) {
    std::string text = "id     theme     grade  moves\n";
    for (const Puzzle& puzzle : puzzles) {
        text += fmt::format("{:<5}  {:<8}  {:>5}  {:>5}\n", puzzle.id, name_of(puzzle.theme),
                            puzzle.grade, question_of(puzzle).own_moves);
    }
    return text;
}

Json list_as_json(std::span<const Puzzle> puzzles) {
    Json list = Json::array();
    for (const Puzzle& puzzle : puzzles) {
        list.push_back(to_json(puzzle));
    }
    return {{"puzzles", std::move(list)}};
}

} // namespace kamisado::cli
