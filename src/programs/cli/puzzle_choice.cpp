#include "cli/puzzle_choice.h"

#include "cli/puzzle_question.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace kamisado::cli {

namespace {

std::optional<int> grade_from(std::string_view text) {
    const auto grade = number_from<int>(text);
    return grade >= 1 && grade <= hardest_grade ? grade : std::nullopt;
}

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

std::optional<GradeRange> grades_from(std::string_view text) {
    const auto dash = text.find('-');
    const auto lowest = grade_from(text.substr(0, dash));
    const auto highest =
        dash == std::string_view::npos ? lowest : grade_from(text.substr(dash + 1));
    if (!lowest || !highest || *lowest > *highest) {
        return std::nullopt;
    }
    return GradeRange{.lowest = *lowest, .highest = *highest};
}

std::vector<Puzzle> puzzles_of(std::vector<Puzzle> puzzles, const PuzzleWanted& wanted) {
    std::erase_if(puzzles, [&](const Puzzle& puzzle) {
        return puzzle.theme != wanted.theme.value_or(puzzle.theme) ||
               puzzle.grade < wanted.grades.lowest || puzzle.grade > wanted.grades.highest;
    });
    std::ranges::sort(puzzles, {},
                      [](const Puzzle& puzzle) { return std::tuple(puzzle.grade, puzzle.id); });
    return puzzles;
}

bool begin_with(std::vector<Puzzle>& puzzles, const std::string& id) {
    const auto found = std::ranges::find(puzzles, id, &Puzzle::id);
    if (found == puzzles.end()) {
        return false;
    }
    std::ranges::rotate(puzzles, found);
    return true;
}

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
