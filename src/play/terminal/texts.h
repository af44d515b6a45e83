#pragma once

#include "computer/level.h"
#include "rules/colour.h"
#include "rules/language.h"
#include "rules/player.h"
#include "rules/tower.h"
#include "words/phrasebook.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// What only the full-screen game says, in each language; the rest is in the catalogue
/// (src/core/words). A sentence with {names} is filled in by a Sentence (words/sentence.h). All
/// members are texts and none has a default, so that one that is forgotten does not compile; the
/// tests compare the names of all languages.
namespace kamisado::terminal {

using Text = std::string_view;

/// The menu that begins everything.
struct MenuTexts {
    Text title;
    Text slogan;
    Text resume;
    Text resume_about; ///< {format}, {round}, {score}
    Text start;
    Text format;
    Text rounds;
    Text person;
    Text name_hint;
    std::array<Text, highest_level> levels;
    Text experienced;
    Text by_experience; ///< {player}, {other}
    Text clock;
    Text no_clock;
    Text clock_of; ///< {minutes}, {seconds}
    Text clock_about;
    Text open;
    Text language;
    Text edition;
    Text edition_burley;
    Text edition_huch;
    Text board;
    Text board_usual;
    Text board_turned;
    Text board_about;
    Text marks;
    Text help;
    Text leave;
    Text keys;
    Text back;
};

struct PanelTexts {
    Text record;
    Text round; ///< {number}
    Text starts;
    Text deadlock;
    Text fills; ///< {side}
    Text resigns;
    Text out_of_time;
    Text wins_round;

    Text hint;
    Text hint_thinking;
    Text hint_choice; ///< {choice}
    Text hint_keys;

    Text analysis;
    Text analysis_thinking; ///< {settled}, {total}, {nodes}
    Text analysis_done;
    Text analysis_to_move;
    Text analysis_wins;
    Text analysis_loses;
    Text analysis_open;
    Text analysis_over;
    Text analysis_keys;

    Text review;
    Text review_thinking;
    Text review_closer; ///< {done}, {total}
    Text review_counts; ///< {player}, {blunders}, {mistakes}, {inaccuracies}
    Text review_none;
    Text mistake; ///< {count}
    Text hidden;
    Text inaccuracy;
    Text fine;
    Text better;
    Text review_keys;

    Text fill;
    Text fill_left;
    Text fill_right;
    Text fill_keys;
};

/// The lines at the bottom.
struct GameTexts {
    Text thinking; ///< {player}
    Text looking_back;
    Text following;
    Text score;
    Text target_one;
    Text target; ///< {count}
    Text of_rounds;
    Text keys;
    Text keys_chosen;
    Text keys_over;
    Text keys_watching;
    Text keys_looking_back;
    Text prompt;
    Text prompt_keys;
    Text not_a_key;
    Text empty_square;
    Text no_target;
    Text computers_turn;
    Text nothing_to_undo;
    Text nothing_to_redo;
    Text undone;
    Text redone;
    Text match_is_over;
    Text nothing_to_review;
    Text leave_looking_back;
    Text resign_question;
    Text resign_nobody;
    Text yes_letters; ///< the keys that mean yes
    Text marks_letters;
    Text marks_kanji;
    Text marks_none;
    Text language_is;
    Text too_small;
    Text too_small_keeps;
};

struct FileTexts {
    Text save_title;
    Text open_title;
    Text prompt_keys;
    Text saved;
    Text kept_in;
    Text resumes_with;
    Text nothing_to_resume;
    Text exists_already;
    Text not_saved;
    Text leave_anyway;
    Text not_opened;
    Text opened;
    Text broken;
    Text broken_stays;
    Text last_broken;
    Text moved_aside;
    Text at_line;
    Text at_column;
    Text at_round;
    Text at_move;
    Text no_name;
    Text folder_entry;
    Text nothing_here;
};

struct HelpTexts {
    Text title;
    Text close;
    std::array<Text, 20> keys;  ///< key and meaning with a tabulator between
    std::array<Text, 12> rules; ///< the game in short, with {ring} and {rings}
    std::array<Text, 2> ring;   ///< in the words of each edition
    std::array<Text, 2> rings;
};

struct Texts {
    MenuTexts menu;
    PanelTexts panels;
    GameTexts game;
    FileTexts files;
    HelpTexts help;
    Text language_name;
};

[[nodiscard]] const Texts& texts_in(Language language);

/// The game in short, a line each, in the words of that edition.
[[nodiscard]] std::vector<std::string> rules_in(const Phrasebook& book);

// Each in a file of its own.
[[nodiscard]] const Texts& english_texts();
[[nodiscard]] const Texts& german_texts();
[[nodiscard]] const Texts& french_texts();

/// The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English when it is another.
[[nodiscard]] Language language_of_locale();

} // namespace kamisado::terminal
