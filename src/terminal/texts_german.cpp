#include "terminal/texts.h"

namespace kamisado::terminal {

namespace german {
namespace {

constexpr PerColour<Text> colours{
    {"Braun", "Grün", "Rot", "Gelb", "Rosa", "Lila", "Blau", "Orange"}};

constexpr WordTexts words{
    .colours = colours,
    .adjectives = {{"braune", "grüne", "rote", "gelbe", "rosafarbene", "lilafarbene", "blaue",
                    "orangefarbene"}},
    .declined = {{"braunen", "grünen", "roten", "gelben", "rosafarbenen", "lilafarbenen", "blauen",
                  "orangefarbenen"}},
    .with_article = colours,
    .players = {{"Schwarz", "Gold"}},
    .of_players = {{"von Schwarz", "von Gold"}},
    .ranks = {"Turm", "Sumo", "Doppel-Sumo", "Dreifacher Sumo"},
    .ranks_after_article = {"Turm", "Sumo", "Doppel-Sumo", "Dreifache Sumo"},
    .from_sides = {"links", "rechts"},
    .point = "1 Punkt",
    .points = "{count} Punkte",
    .in_a_move = " in 1 Zug",
    .in_moves = " in {count} Zügen",
    .list_end = " und ",
    .computer = "Computer, Stufe {level}",
};

constexpr FormatTexts formats{
    .single = "Einzelrunde",
    .series = "Serie von {rounds}",
    .standard = "Standard",
    .long_match = "Lang",
    .marathon = "Marathon",
    .single_goal = "eine Runde entscheidet",
    .series_goal = "Einzelrunden, abwechselnd begonnen",
    .standard_goal = "wer zuerst 3 Punkte hat, mit Sumo-Türmen",
    .long_goal = "wer zuerst 7 Punkte hat, mit Doppel-Sumos",
    .marathon_goal = "wer zuerst 15 Punkte hat, mit Dreifachen Sumos",
};

constexpr EventTexts events{
    .moved = "{player} zieht {tower} von {from} nach {to}, auf {onto}.",
    .pushed = "Der {tower_adjective} {rank_after_article} {of_player} führt einen Sumo-Stoß aus: "
              "{line} ({rule}).",
    .pushed_tower = "{tower} weicht nach {to} ({onto})",
    .blocked = "{player} müsste {tower} ziehen, doch der Turm ist auf {square} blockiert: {player} "
               "setzt aus, und das {onto_adjective} Quadrat bestimmt den nächsten Turm ({rule}).",
    .round_won = "Der {tower_adjective} Turm {of_player} erreicht auf {square} die Heim-Reihe "
                 "{of_other}: {player} gewinnt die Runde ({rule}).",
    .deadlock = "Völliger Stillstand: Nichts kann mehr ziehen. {player} hat zuletzt wirklich "
                "gezogen und verliert die Runde ({rule}).",
    .ring = "Der {tower_adjective} Turm {of_player} bekommt einen Sumo-Ring und ist nun ein "
            "{rank}: {points}.",
    .triple_scores = "Der {tower_adjective} Dreifache Sumo {of_player} bringt {points}.",
    .point = "Ein Punkt für {player}.",
    .filled = "Beide Seiten besetzen ihre Heim-Reihe von {side}. {player} ist Herausforderer und "
              "beginnt.",
    .lined_up = "Alle Türme stehen wieder auf ihren Farben. {player} beginnt.",
    .resigned = "{player} gibt auf.",
    .time = "Die Zeit {of_player} ist abgelaufen.",
    .decided = "{player} gewinnt die Partie {own} zu {others}.",
    .decided_early = "{player} gewinnt die Partie.",
    .tied = "Die Serie endet unentschieden, {own} zu {own}.",
};

constexpr TurnTexts turns{
    .any = "{player} beginnt: Ziehe einen beliebigen Turm ({rule}).",
    .landed = "{other} steht auf {tower}: {player} zieht {tower} ({rule}).",
    .pushed_on = "Auf {tower} gestoßen: {player} zieht noch einmal, mit {tower} ({rule}).",
    .blocked_on = "{blocked} {of_other} sitzt auf {tower} fest: {player} zieht {tower} ({rule}).",
    .must = "{player} zieht {tower} ({rule}).",
    .fill = "{player} wählt: von links oder von rechts besetzen ({rule})?",
    .over = "Die Partie ist zu Ende.",
    .thinking = "{player} denkt nach …",
    .looking_back = "Rückblick: vor Entscheidung {step} von {count}.",
};

constexpr ReasonTexts reasons{
    .only_move = "Es ist der einzige gültige Zug.",
    .wins_at_once = "Er gewinnt die Runde sofort.",
    .wins_in = "Er gewinnt die Runde{in_moves}, was auch immer folgt.",
    .every_other_move_loses = "Jeder andere Zug verliert.",
    .scores_points = "Er bringt {points}.",
    .decides_match = "Das gewinnt die Partie, was auch immer folgt.",
    .stops_tower = "Er hält den {tower_declined} Turm {of_owner} auf, der die Heim-Reihe erreichen "
                   "könnte.",
    .leaves_tower_uncalled = "Er ruft den {tower_declined} Turm {of_owner} nicht auf, der die "
                             "Heim-Reihe erreichen könnte.",
    .loses_in = "Gegen fehlerloses Spiel ist die Runde{in_moves} verloren; nichts hält länger "
                "stand.",
    .hard_to_answer = "Die Antwort ist schwer: Von {of} möglichen gewinnen nur {number}.",
    .loses_cheaply = "Er verliert nur {points}; andere Züge verlieren mehr.",
    .keeps_tower_off_its_colour = "Von der anderen Seite besetzt, stünde der {tower_adjective} "
                                  "Turm direkt hinter einem {tower_declined} Quadrat.",
    .challenger_cannot_win = "Der Herausforderer kann die nächste Runde nicht gewinnen.",
    .better_chances = "Die Aussichten auf die Partie sind besser als von der anderen Seite.",
    .not_solved = "Wer gewinnt, ist noch nicht geklärt.",
};

constexpr VerdictTexts verdicts{
    .wins = "gewinnt",
    .wins_in = "gewinnt in {count}",
    .loses = "verliert",
    .loses_in = "verliert in {count}",
    .open = "offen",
    .fill_left = "von links",
    .fill_right = "von rechts",
};

constexpr MenuTexts menu{
    .title = "Kamisado",
    .slogan = "Wo dein Zug endet, entscheidet, welchen Turm dein Gegner ziehen muss.",
    .resume = "Weiterspielen",
    .resume_about = "{black} {own} : {others} {gold}, {format}, Runde {round}",
    .start = "Spielen",
    .format = "Partie",
    .rounds = "Runden",
    .person = "ein Mensch",
    .name_hint = "tippe einen Namen, wenn du magst",
    .levels = {"Hat gerade die Regeln gelernt und sieht kaum weiter als das nächste Quadrat",
               "Spielt zum Spaß und übersieht viel", "Bemerkt deine Pläne hin und wieder",
               "Geht nie am eigenen Sieg vorbei", "Denkt ein paar Züge voraus, gut für zu Hause",
               "Vereinsspieler: verschenkt selten etwas", "Stark: bestraft leichtsinnige Züge",
               "Sehr stark: Du brauchst einen eigenen Plan", "Meister: irrt sich fast nie",
               "Fehlerlos, soweit er rechnen kann"},
    .clock = "Uhr",
    .no_clock = "keine",
    .clock_of = "{minutes} min + {seconds} s",
    .clock_about = "so viel für die ganze Partie und mit jedem Zug etwas dazu",
    .open = "Partie öffnen …",
    .language = "Sprache",
    .marks = "Quadrate",
    .help = "Tasten und Regeln",
    .leave = "Verlassen",
    .keys = "↑↓ wählen  ←→ ändern  Enter tun  q Ende  ? Hilfe",
    .back = "Zurück zur Partie",
};

constexpr PanelTexts panels{
    .record = "Aufzeichnung",
    .round = "Runde {number}",
    .starts = "{player} beginnt",
    .deadlock = "Völliger Stillstand",
    .fills = "{player} besetzt von {side}",
    .resigns = "{player} gibt auf",
    .out_of_time = "{player} hat keine Zeit mehr",
    .wins_round = "{player} gewinnt: {points}",
    .hint = "Tipp",
    .hint_thinking = "Der beste Zug wird gesucht …",
    .hint_choice = "Am besten: {choice}",
    .hint_keys = "Enter zieht  Esc schließt",
    .analysis = "Analyse",
    .analysis_thinking = "Rechnet: {settled} von {total} geklärt, {nodes} Stellungen",
    .analysis_done = "Bewiesen: {nodes} Stellungen",
    .analysis_to_move = "{player} ist am Zug",
    .analysis_wins = "{player} gewinnt{in_moves}",
    .analysis_loses = "{other} gewinnt{in_moves}",
    .analysis_open = "wer gewinnt, ist offen",
    .analysis_over = "Die Partie ist zu Ende: Es gibt nichts zu rechnen.",
    .analysis_keys = "↑↓ wählen  Enter zieht  Esc schließt  ? Hilfe",
    .review = "Rückblick",
    .review_thinking = "Rückblick: {done} von {total}",
    .review_closer = "Genauer: {done} von {total}",
    .review_counts = "{player}: {mistakes} ??, {inaccuracies} ?",
    .review_none = "Es gibt noch nichts durchzugehen.",
    .mistake = "Fehler",
    .inaccuracy = "Ungenauigkeit",
    .fine = "gut",
    .better = "Besser: {move} ({verdict})",
    .review_keys = "↑↓ wählen  A Analyse  Esc schließt  ? Hilfe",
    .fill = "Links oder rechts?",
    .fill_left = "Von links",
    .fill_right = "Von rechts",
    .fill_keys = "←→ wählen  Enter besetzt  H Tipp  u zurück  q Ende  ? Hilfe",
};

constexpr GameTexts game{
    .score = "{black} {own} : {others} {gold}",
    .target_one = "1 Punkt gewinnt",
    .target = "{count} Punkte gewinnen",
    .of_rounds = "Runde {round} von {rounds}",
    .keys = "Enter ziehen  a-h tippen  u zurück  H Tipp  A Analyse  n Menü  q Ende  V Rückblick  "
            "s speichern  ? Hilfe",
    .keys_chosen =
        "Enter setzt ihn ab  Tab Ziel  Esc zurück  a-h tippen  H Tipp  q Ende  A Analyse  "
        "u zurücknehmen  ? Hilfe",
    .keys_over = "n Menü  V Rückblick  u zurück  s speichern  o öffnen  q Ende  ? Hilfe",
    .keys_watching = "u zurück  A Analyse  n Menü  q Ende  ? Hilfe",
    .keys_looking_back = ", zurück  . weiter  End zur Partie  A Analyse  q Ende  ? Hilfe",
    .prompt = "Zug: ",
    .prompt_keys = "e1e4, PL5Y oder Wörter; Enter zieht, Esc bricht ab",
    .not_a_key = "{key} tut hier nichts: ? zeigt die Tasten.",
    .empty_square = "Auf {square} steht kein Turm.",
    .no_target = "Wähle eines der markierten Quadrate; Tab geht sie durch.",
    .several_towers = "Nach {square} können mehrere Türme ziehen: {moves}.",
    .no_tower_reaches = "Kein Turm kann nach {square} ziehen.",
    .computers_turn = "Der Computer ist am Zug.",
    .nothing_to_undo = "Es gibt nichts zurückzunehmen.",
    .nothing_to_redo = "Es wurde nichts zurückgenommen.",
    .undone = "Zurückgenommen; r spielt es wieder.",
    .redone = "Wieder gespielt.",
    .match_is_over = "Die Partie ist zu Ende: n beginnt eine neue, u nimmt zurück.",
    .nothing_to_review = "Es gibt noch nichts durchzugehen.",
    .leave_looking_back = "Das ist ein Rückblick: End kehrt zur Partie zurück.",
    .resign_question = "Gibt {player} die ganze Partie auf? j ja, jede andere Taste nein",
    .resign_nobody = "Aufgeben kann nur ein Mensch, der am Zug ist.",
    .yes_letters = "jJyY",
    .marks_letters = "Buchstaben auf den Quadraten",
    .marks_kanji = "Kanji auf den Quadraten",
    .marks_none = "nichts auf den Quadraten",
    .language_is = "Das ist Deutsch.",
    .too_small = "Bitte das Fenster vergrößern (jetzt {columns}×{rows}; nötig ist 80×24).",
    .too_small_keeps = "Nichts geht verloren; q verlässt das Spiel.",
};

constexpr FileTexts files{
    .save_title = "Speichern als: ",
    .open_title = "Öffnen: ",
    .prompt_keys = "Enter tut es, Tab ergänzt, Esc bricht ab",
    .saved = "Gespeichert in {file}; jede Änderung kommt von nun an dorthin.",
    .kept_in = "Die Partie ist in {file} gespeichert.",
    .resumes_with = "So geht sie weiter: {command}",
    .nothing_to_resume = "Es gibt keine Partie, die weiterginge.",
    .exists_already = "{file} gibt es schon: Enter überschreibt, Esc nicht.",
    .not_saved = "Nicht gespeichert: {reason}.",
    .leave_anyway = "Noch einmal q verlässt sie trotzdem, s speichert woanders.",
    .not_opened = "{file} {reason}.",
    .opened = "Geöffnet: {file}.",
    .broken = "{file} lässt sich nicht lesen ({place}): {reason}.",
    .broken_stays = "Die Datei bleibt, wie sie ist.",
    .last_broken = "Die letzte Partie lässt sich nicht lesen ({place}): {reason}. Sie bleibt in "
                   "{file}.",
    .moved_aside = "Die Partie davor liegt jetzt in {file}.",
    .at_line = "Zeile {number}",
    .at_column = "Spalte {number}",
    .at_round = "Runde {number}",
    .at_move = "Zug {number}",
    .no_name = "Ein Name ist nötig.",
    .folder_entry = "{file} ist ein Ordner.",
    .nothing_here = "Nichts fängt so an.",
};

constexpr FileTroubleTexts file_troubles{
    .not_read = "lässt sich nicht lesen: ",
    .not_written = "lässt sich nicht schreiben: ",
    .not_made = "lässt sich nicht anlegen: ",
    .not_moved = "lässt sich nicht beiseitelegen: ",
    .changed_elsewhere =
        "wurde von einem anderen Programm geändert und bleibt, wie sie ist; s speichert woanders",
    .no_home = "es gibt keinen persönlichen Ordner für die Partie; s speichert sie in eine Datei",
    .is_not_there = "Datei oder Ordner gibt es nicht",
    .is_forbidden = "das ist nicht erlaubt",
    .disk_is_full = "der Datenträger ist voll",
    .disk_is_read_only = "der Datenträger ist schreibgeschützt",
    .is_folder = "das ist ein Ordner",
    .is_no_folder = "ein Teil des Pfads ist kein Ordner",
    .name_is_too_long = "der Name ist zu lang",
    .disk_is_broken = "der Datenträger antwortet nicht",
};

constexpr HelpTexts help{
    .title = "Tasten und Regeln",
    .close = "Weiter mit beliebiger Taste",
    .keys = {"Pfeile, hjkl\tvon Quadrat zu Quadrat",
             "Enter, Leertaste\tTurm nehmen und absetzen",
             "Tab\tder nächste Turm, das nächste Ziel",
             "Esc\tzurückstellen, schließen",
             "a-h, :\tZug tippen: e1e4, PL5Y, e4, fill left",
             "u, r\tzurücknehmen, wieder spielen",
             "H\tTipp mit Gründen",
             "A\tAnalyse: jeder Zug mit seinem Urteil",
             "V\tRückblick auf die Partie",
             ", . Home End\tdurch die Aufzeichnung gehen",
             "Bild auf/ab, Rad\tAufzeichnung rollen",
             "x\tdie Partie aufgeben",
             "s, o\tin eine Datei speichern, öffnen",
             "n\tMenü: eine andere Partie",
             "F\tdas Brett drehen",
             "m\tBuchstaben, Kanji oder nichts",
             "L\tEnglisch, Deutsch, Französisch",
             "Maus\tTurm anklicken, dann das Ziel",
             "?, F1\tdiese Seite",
             "q\tverlassen; die Partie bleibt erhalten"},
    .rules = {"Türme ziehen vorwärts, gerade oder diagonal, beliebig weit, ohne Sprünge.",
              "Wo ein Zug endet, bestimmt den Turm, den der andere ziehen muss: den in der",
              "Farbe dieses Quadrats. Der erste Zug einer Runde ist frei.",
              "Wer zuerst einen Turm auf die andere Heim-Reihe bringt, gewinnt die Runde.",
              "Ein Turm, der nicht ziehen kann, gilt als um nichts gezogen: Der andere ist",
              "dran, und das Quadrat, auf dem der Turm steht, bestimmt den nächsten.",
              "Bestimmen blockierte Türme nur noch einander, ist Stillstand: Wer zuletzt",
              "wirklich gezogen hat, verliert die Runde.",
              "Der siegreiche Turm bekommt einen Ring: 1, 2, dann 4 Punkte, ein Dreifacher",
              "8. Er zieht weniger weit (5, 3, 1), stößt aber so viele Türme des Gegners,",
              "wie er Ringe hat, wenn sie weniger haben, und zieht dann noch einmal. Der",
              "Sieger wählt, von wo beide die Heim-Reihe besetzen; der Verlierer beginnt."},
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
    .language_name = "Deutsch",
};

} // namespace
} // namespace german

const Texts& german_texts() { return german::all; }

} // namespace kamisado::terminal
