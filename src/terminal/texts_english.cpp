#include "terminal/texts.h"

namespace kamisado::terminal {

namespace english {
namespace {

constexpr PerColour<Text> colours{
    {"brown", "green", "red", "yellow", "pink", "purple", "blue", "orange"}};

constexpr WordTexts words{
    .colours = colours,
    .adjectives = colours,
    .declined = colours,
    .with_article = colours,
    .players = {{"Black", "Gold"}},
    .of_players = {{"Black’s", "Gold’s"}},
    .ranks = {"tower", "Sumo", "Double Sumo", "Triple Sumo"},
    .ranks_after_article = {"tower", "Sumo", "Double Sumo", "Triple Sumo"},
    .from_sides = {"left", "right"},
    .point = "1 point",
    .points = "{count} points",
    .in_a_move = " in 1 move",
    .in_moves = " in {count} moves",
    .list_end = " and ",
    .computer = "Computer, level {level}",
};

constexpr FormatTexts formats{
    .single = "Single round",
    .series = "Series of {rounds}",
    .standard = "Standard",
    .long_match = "Long",
    .marathon = "Marathon",
    .single_goal = "one round decides",
    .series_goal = "single rounds, taking turns to start",
    .standard_goal = "first to 3 points, with Sumo towers",
    .long_goal = "first to 7 points, with Double Sumos",
    .marathon_goal = "first to 15 points, with Triple Sumos",
};

constexpr EventTexts events{
    .moved = "{player} moves {tower} from {from} to {to}, {onto}.",
    .pushed = "{of_player} {tower} {rank} makes a Sumo push: {line} ({rule}).",
    .pushed_tower = "{tower} goes back to {to} ({onto})",
    .blocked = "{player} should move {tower}, but on {square} it is blocked: the turn passes, and "
               "the {onto} square names the next tower ({rule}).",
    .round_won = "{of_player} {tower} tower has reached {of_other} home row on {square}: {player} "
                 "wins the round ({rule}).",
    .deadlock = "Deadlock: nothing can move any more. {player} made the last real move and loses "
                "the round ({rule}).",
    .ring = "{of_player} {tower} tower gets a ring and is now a {rank}: {points}.",
    .triple_scores = "{of_player} {tower} Triple Sumo scores {points}.",
    .point = "One point for {player}.",
    .filled = "Both sides fill from their {side}. {player} is the Challenger and begins.",
    .lined_up = "All towers are back on squares of their own colour. {player} begins.",
    .resigned = "{player} resigns.",
    .time = "{player} has run out of time.",
    .decided = "{player} wins the match, {own} to {others}.",
    .decided_early = "{player} wins the match.",
    .tied = "The series ends in a tie, {own} all.",
};

constexpr TurnTexts turns{
    .any = "{player} begins: move any tower ({rule}).",
    .landed = "{other} landed on {tower}: {player} moves {tower} ({rule}).",
    .pushed_on = "Pushed onto {tower}: {player} moves again, with {tower} ({rule}).",
    .blocked_on = "{of_other} {blocked} is blocked on {tower}: {player} moves {tower} ({rule}).",
    .must = "{player} moves {tower} ({rule}).",
    .fill = "{player} chooses: fill from the left or from the right ({rule})?",
    .over = "The match is over.",
    .thinking = "{player} is thinking …",
    .looking_back = "Looking back: before decision {step} of {count}.",
};

constexpr ReasonTexts reasons{
    .only_move = "It is the only legal move.",
    .wins_at_once = "It wins the round at once.",
    .wins_in = "It wins the round{in_moves}, whatever the answer.",
    .every_other_move_loses = "Every other move loses.",
    .scores_points = "It scores {points}.",
    .decides_match = "It wins the match, whatever the answer.",
    .stops_tower = "It stops {of_owner} {tower} tower, which could reach the far row.",
    .leaves_tower_uncalled =
        "It does not call {of_owner} {tower} tower, which could reach the far row.",
    .loses_in = "The round is lost{in_moves} against perfect play; nothing lasts longer.",
    .hard_to_answer = "It is hard to answer: of {of} answers only {number} win.",
    .loses_cheaply = "It loses only {points}; other moves lose more.",
    .keeps_tower_off_its_colour = "The other side would put the {tower} tower right behind a "
                                  "{tower} square.",
    .challenger_cannot_win = "The Challenger cannot win the next round.",
    .better_chances = "The chances of the match are better than with the other side.",
    .not_solved = "Who wins is not settled yet.",
};

constexpr VerdictTexts verdicts{
    .wins = "wins",
    .wins_in = "wins in {count}",
    .loses = "loses",
    .loses_in = "loses in {count}",
    .open = "open",
    .fill_left = "fill left",
    .fill_right = "fill right",
};

constexpr MenuTexts menu{
    .title = "Kamisado",
    .slogan = "Where your move ends decides what your opponent must move next.",
    .resume = "Go on playing",
    .resume_about = "{black} {own} : {others} {gold}, {format}, round {round}",
    .start = "Play",
    .format = "Match",
    .rounds = "Rounds",
    .person = "a person",
    .name_hint = "type a name, if you like",
    .levels = {"Just learnt the rules and sees little beyond the next square",
               "Plays for fun and misses much", "Notices your plans now and then",
               "Never walks past its own win", "Thinks a few moves ahead, a good partner at home",
               "Club player: rarely gives anything away", "Strong: punishes careless moves",
               "Very strong: you need a plan of your own", "Master: almost never errs",
               "Perfect as far as it can calculate"},
    .clock = "Clock",
    .no_clock = "none",
    .clock_of = "{minutes} min + {seconds} s",
    .clock_about = "so much for the whole match, and a little more with each move",
    .open = "Open a match …",
    .language = "Language",
    .marks = "Squares",
    .help = "Keys and rules",
    .leave = "Leave",
    .keys = "↑↓ choose  ←→ change  Enter do  q leave  ? help",
    .back = "Back to the match",
};

constexpr PanelTexts panels{
    .record = "Record",
    .round = "Round {number}",
    .starts = "{player} starts",
    .deadlock = "Deadlock",
    .fills = "{player} fills from the {side}",
    .resigns = "{player} resigns",
    .out_of_time = "{player} is out of time",
    .wins_round = "{player} wins: {points}",
    .hint = "Hint",
    .hint_thinking = "Looking for the best move …",
    .hint_choice = "Best: {choice}",
    .hint_keys = "Enter plays it  Esc closes",
    .analysis = "Analysis",
    .analysis_thinking = "Thinking: {settled} of {total} settled, {nodes} positions",
    .analysis_done = "Proved: {nodes} positions",
    .analysis_to_move = "{player} to move",
    .analysis_wins = "{player} wins{in_moves}",
    .analysis_loses = "{other} wins{in_moves}",
    .analysis_open = "who wins is open",
    .analysis_over = "The match is over: there is nothing to analyse.",
    .analysis_keys = "↑↓ choose  Enter plays  Esc closes  ? help",
    .review = "Review",
    .review_thinking = "Reviewing: {done} of {total}",
    .review_closer = "Looking closer: {done} of {total}",
    .review_counts = "{player}: {mistakes} ??, {inaccuracies} ?",
    .review_none = "There is nothing to review yet.",
    .mistake = "mistake",
    .inaccuracy = "inaccuracy",
    .fine = "fine",
    .better = "Better: {move} ({verdict})",
    .review_keys = "↑↓ choose  A analysis  Esc closes  ? help",
    .fill = "Left or right?",
    .fill_left = "From the left",
    .fill_right = "From the right",
    .fill_keys = "←→ choose  Enter fills  H hint  u undo  q leave  ? help",
};

constexpr GameTexts game{
    .score = "{black} {own} : {others} {gold}",
    .target_one = "1 point wins",
    .target = "{count} points win",
    .of_rounds = "round {round} of {rounds}",
    .keys = "Enter play  a-h type  u undo  H hint  A analysis  n menu  q leave  V review  s save  "
            "? help",
    .keys_chosen =
        "Enter puts it down  Tab target  Esc back  a-h type  H hint  q leave  A analysis  "
        "u undo  ? help",
    .keys_over = "n menu  V review  u undo  s save  o open  q leave  ? help",
    .keys_watching = "u undo  A analysis  n menu  q leave  ? help",
    .keys_looking_back = ", back  . on  End to the match  A analysis  q leave  ? help",
    .prompt = "Move: ",
    .prompt_keys = "e1e4, PL5Y or words; Enter plays, Esc cancels",
    .not_a_key = "{key} does nothing here: ? shows the keys.",
    .empty_square = "There is no tower on {square}.",
    .no_target = "Choose one of the marked squares; Tab goes through them.",
    .several_towers = "More than one tower can go to {square}: {moves}.",
    .no_tower_reaches = "No tower can go to {square}.",
    .computers_turn = "It is the computer’s turn.",
    .nothing_to_undo = "There is nothing to take back.",
    .nothing_to_redo = "Nothing was taken back.",
    .undone = "Taken back; r plays it again.",
    .redone = "Played again.",
    .match_is_over = "The match is over: n begins another, u takes back.",
    .nothing_to_review = "There is nothing to review yet.",
    .leave_looking_back = "You are looking back: End returns to the match.",
    .resign_question = "Does {player} resign the whole match? y yes, any other key no",
    .resign_nobody = "Only a person whose turn it is can resign.",
    .yes_letters = "yY",
    .marks_letters = "letters on the squares",
    .marks_kanji = "kanji on the squares",
    .marks_none = "nothing on the squares",
    .language_is = "This is English.",
    .too_small = "Please enlarge the window (now {columns}×{rows}; 80×24 is needed).",
    .too_small_keeps = "Nothing is lost; q leaves.",
};

constexpr FileTexts files{
    .save_title = "Save as: ",
    .open_title = "Open: ",
    .prompt_keys = "Enter does it, Tab completes, Esc cancels",
    .saved = "Saved in {file}; every change goes there from now on.",
    .kept_in = "The match is kept in {file}.",
    .resumes_with = "Go on with it: {command}",
    .nothing_to_resume = "There is no match to go on with.",
    .exists_already = "{file} is there already: Enter again writes over it, Esc does not.",
    .not_saved = "Not saved: {reason}.",
    .leave_anyway = "q again leaves all the same, s saves in another file.",
    .not_opened = "{file} {reason}.",
    .opened = "Opened: {file}.",
    .broken = "{file} cannot be read ({place}): {reason}.",
    .broken_stays = "The file is left as it is.",
    .last_broken = "The last match cannot be read ({place}): {reason}. It stays in {file}.",
    .moved_aside = "The match before this one is now in {file}.",
    .at_line = "line {number}",
    .at_column = "column {number}",
    .at_round = "round {number}",
    .at_move = "move {number}",
    .no_name = "A name is needed.",
    .folder_entry = "{file} is a folder.",
    .nothing_here = "There is nothing that begins like this.",
};

constexpr FileTroubleTexts file_troubles{
    .not_read = "cannot be read: ",
    .not_written = "cannot be written: ",
    .not_made = "cannot be made: ",
    .not_moved = "cannot be moved aside: ",
    .changed_elsewhere = "was changed by another program and is left alone; s saves elsewhere",
    .no_home = "there is no home folder to keep the match in; s saves it in a file",
    .is_not_there = "there is no such file or folder",
    .is_forbidden = "that is not permitted",
    .disk_is_full = "the disk is full",
    .disk_is_read_only = "the disk can only be read",
    .is_folder = "that is a folder",
    .is_no_folder = "a part of the path is no folder",
    .name_is_too_long = "the name is too long",
    .disk_is_broken = "the disk does not answer",
};

constexpr HelpTexts help{
    .title = "Keys and rules",
    .close = "Press any key to continue",
    .keys = {"arrows, hjkl\tgo from square to square",
             "Enter, Space\ttake a tower, put it down",
             "Tab\tthe next tower or target",
             "Esc\tput it back, close a panel",
             "a-h, :\ttype a move: e1e4, PL5Y, e4, fill left",
             "u, r\ttake back, play again",
             "H\thint, with reasons",
             "A\tanalysis: every move with its verdict",
             "V\treview of the match",
             ", . Home End\tgo through the record",
             "PgUp, PgDn, wheel\tscroll the record",
             "x\tresign the match",
             "s, o\tsave in a file, open one",
             "n\tmenu: another match",
             "F\tturn the board round",
             "m\tletters, kanji or nothing on squares",
             "L\tEnglish, German, French",
             "mouse\tclick a tower, then a square",
             "?, F1\tthis page",
             "q\tleave; the match is kept"},
    .rules = {"Towers go forwards, straight or diagonally, any distance; they never jump.",
              "Where a move ends names the tower that the other player must move: the",
              "one of that square’s colour. The first move of a round is free.",
              "Whoever first brings a tower onto the other home row wins.",
              "A tower that cannot move counts as moved by nothing: the turn passes, and",
              "the square it stands on names the next tower.",
              "When blocked towers only name each other, it is a deadlock: who made the",
              "last real move loses the round.",
              "The tower that won gets a ring: 1, 2, then 4 points, and a Triple 8. It goes",
              "less far (5, 3, 1), but pushes as many enemy towers as it has rings, if they",
              "have fewer; then its owner moves again. The winner chooses from which side",
              "both fill their home rows; the loser begins the next round."},
};

constexpr Texts all{
    .words = words,
    .formats = formats,
    .events = events,
    .turns = turns,
    .reasons = reasons,
    .verdicts = verdicts,
    .menu = menu,
    .panels = panels,
    .game = game,
    .files = files,
    .file_troubles = file_troubles,
    .help = help,
    .language_name = "English",
};

} // namespace
} // namespace english

const Texts& english_texts() { return english::all; }

} // namespace kamisado::terminal
