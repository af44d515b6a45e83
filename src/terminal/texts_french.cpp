#include "terminal/texts.h"

namespace kamisado::terminal {

namespace french {
namespace {

constexpr PerColour<Text> feminine{
    {"marron", "verte", "rouge", "jaune", "rose", "violette", "bleue", "orange"}};

constexpr WordTexts words{
    .colours = {{"marron", "vert", "rouge", "jaune", "rose", "violet", "bleu", "orange"}},
    .adjectives = feminine,
    .declined = feminine,
    .with_article = {{"le marron", "le vert", "le rouge", "le jaune", "le rose", "le violet",
                      "le bleu", "l’orange"}},
    .players = {{"Noir", "Doré"}},
    .of_players = {{"de Noir", "de Doré"}},
    .ranks = {"tour", "Sumo", "Double-Sumo", "Triple-Sumo"},
    .ranks_after_article = {"tour", "Sumo", "Double-Sumo", "Triple-Sumo"},
    .from_sides = {"la gauche", "la droite"},
    .point = "1 point",
    .points = "{count} points",
    .in_a_move = " en 1 coup",
    .in_moves = " en {count} coups",
    .list_end = " et ",
    .computer = "Ordinateur, niveau {level}",
};

constexpr FormatTexts formats{
    .single = "Manche simple",
    .series = "Série de {rounds}",
    .standard = "Standard",
    .long_match = "Longue",
    .marathon = "Marathon",
    .single_goal = "une seule manche décide",
    .series_goal = "des manches simples, chacun commence à son tour",
    .standard_goal = "le premier à 3 points, avec des Sumos",
    .long_goal = "le premier à 7 points, avec des Doubles-Sumos",
    .marathon_goal = "le premier à 15 points, avec des Triples-Sumos",
};

constexpr EventTexts events{
    .moved = "{player} déplace la tour {tower_adjective} de {from} à {to}, case {onto_adjective}.",
    .pushed = "Le {rank} {tower} {of_player} effectue une poussée Sumo : {line} ({rule}).",
    .pushed_tower = "la tour {tower_adjective} recule en {to} (case {onto_adjective})",
    .blocked = "{player} devrait jouer la tour {tower_adjective}, mais elle est bloquée en "
               "{square} : {player} passe, et la case {onto_adjective} désigne la tour suivante "
               "({rule}).",
    .round_won = "La tour {tower_adjective} {of_player} atteint la rangée de base adverse en "
                 "{square} : {player} remporte la manche ({rule}).",
    .deadlock = "Impasse totale : plus rien ne peut bouger. {player} a joué le dernier vrai coup "
                "et perd la manche ({rule}).",
    .ring = "La tour {tower_adjective} {of_player} reçoit un anneau et devient un {rank} : "
            "{points}.",
    .triple_scores = "Le Triple-Sumo {tower} {of_player} rapporte {points}.",
    .point = "Un point pour {player}.",
    .filled = "Les deux camps se placent à partir de {side}. {player} est l’attaquant et commence.",
    .lined_up = "Toutes les tours retrouvent la case de leur couleur. {player} commence.",
    .resigned = "{player} abandonne.",
    .time = "{player} n’a plus de temps.",
    .decided = "{player} remporte la partie, {own} à {others}.",
    .decided_early = "{player} remporte la partie.",
    .tied = "La série se termine à égalité, {own} partout.",
};

constexpr TurnTexts turns{
    .any = "{player} commence : jouez la tour de votre choix ({rule}).",
    .landed = "{other} s’est arrêté sur {tower_article} : {player} joue la tour {tower_adjective} "
              "({rule}).",
    .pushed_on = "Repoussée sur {tower_article} : {player} rejoue, avec la tour {tower_adjective} "
                 "({rule}).",
    .blocked_on = "La tour {blocked_adjective} {of_other} est bloquée sur {tower_article} : "
                  "{player} joue la tour {tower_adjective} ({rule}).",
    .must = "{player} joue la tour {tower_adjective} ({rule}).",
    .fill = "{player} choisit : placement à partir de la gauche ou de la droite ({rule}) ?",
    .over = "La partie est terminée.",
    .thinking = "{player} réfléchit…",
    .looking_back = "Retour en arrière : avant la décision {step} sur {count}.",
};

constexpr ReasonTexts reasons{
    .only_move = "C’est le seul coup possible.",
    .wins_at_once = "Il gagne la manche immédiatement.",
    .wins_in = "Il gagne la manche{in_moves}, quelle que soit la réponse.",
    .every_other_move_loses = "Tous les autres coups perdent.",
    .scores_points = "Il rapporte {points}.",
    .decides_match = "La partie est gagnée, quelle que soit la réponse.",
    .stops_tower = "Il arrête la tour {tower_adjective} {of_owner}, qui pouvait atteindre la "
                   "rangée de base.",
    .leaves_tower_uncalled = "Il n’appelle pas la tour {tower_adjective} {of_owner}, qui pourrait "
                             "atteindre la rangée de base.",
    .loses_in = "Contre un jeu parfait, la manche est perdue{in_moves} ; rien ne résiste plus "
                "longtemps.",
    .hard_to_answer = "La réponse est difficile : {number} seulement sur {of} gagnent.",
    .loses_cheaply = "Il ne perd que {points} ; d’autres coups perdent davantage.",
    .keeps_tower_off_its_colour = "L’autre placement mettrait la tour {tower_adjective} juste "
                                  "derrière une case {tower_adjective}.",
    .challenger_cannot_win = "L’attaquant ne peut pas gagner la manche suivante.",
    .better_chances = "Les chances de gagner la partie sont meilleures qu’avec l’autre placement.",
    .not_solved = "On ne sait pas encore qui gagne.",
};

constexpr VerdictTexts verdicts{
    .wins = "gagne",
    .wins_in = "gagne en {count}",
    .loses = "perd",
    .loses_in = "perd en {count}",
    .open = "indécis",
    .fill_left = "par la gauche",
    .fill_right = "par la droite",
};

constexpr MenuTexts menu{
    .title = "Kamisado",
    .slogan = "La case où s’arrête votre coup décide de la tour que l’adversaire devra jouer.",
    .resume = "Reprendre la partie",
    .resume_about = "{black} {own} : {others} {gold}, {format}, manche {round}",
    .start = "Jouer",
    .format = "Partie",
    .rounds = "Manches",
    .person = "une personne",
    .name_hint = "tapez un nom, si vous voulez",
    .levels = {"Vient d’apprendre les règles et ne voit guère plus loin que la case suivante",
               "Joue pour le plaisir et laisse passer beaucoup de choses",
               "Remarque vos projets de temps en temps",
               "Ne passe jamais à côté de sa propre victoire",
               "Prévoit quelques coups, un bon partenaire à la maison",
               "Joueur de club : fait rarement des cadeaux", "Fort : punit les coups imprudents",
               "Très fort : il vous faut un vrai plan", "Maître : ne se trompe presque jamais",
               "Parfait, aussi loin qu’il peut calculer"},
    .clock = "Pendule",
    .no_clock = "aucune",
    .clock_of = "{minutes} min + {seconds} s",
    .clock_about = "le temps de toute la partie, et un peu plus à chaque coup",
    .open = "Ouvrir une partie…",
    .language = "Langue",
    .marks = "Cases",
    .help = "Touches et règles",
    .leave = "Quitter",
    .keys = "↑↓ choisir  ←→ changer  Entrée valider  q fin  ? aide",
    .back = "Revenir à la partie",
};

constexpr PanelTexts panels{
    .record = "Notation",
    .round = "Manche {number}",
    .starts = "{player} commence",
    .deadlock = "Impasse totale",
    .fills = "{player} : à partir de {side}",
    .resigns = "{player} abandonne",
    .out_of_time = "{player} a dépassé son temps",
    .wins_round = "{player} gagne : {points}",
    .hint = "Conseil",
    .hint_thinking = "Recherche du meilleur coup…",
    .hint_choice = "Le mieux : {choice}",
    .hint_keys = "Entrée le joue  Échap ferme",
    .analysis = "Analyse",
    .analysis_thinking = "Calcul : {settled} sur {total} tranchés, {nodes} positions",
    .analysis_done = "Prouvé : {nodes} positions",
    .analysis_to_move = "À {player} de jouer",
    .analysis_wins = "{player} gagne{in_moves}",
    .analysis_loses = "{other} gagne{in_moves}",
    .analysis_open = "on ne sait pas qui gagne",
    .analysis_over = "La partie est terminée : il n’y a rien à analyser.",
    .analysis_keys = "↑↓ choisir  Entrée joue  Échap ferme  ? aide",
    .review = "Bilan",
    .review_thinking = "Bilan : {done} sur {total}",
    .review_closer = "De plus près : {done} sur {total}",
    .review_counts = "{player} : {mistakes} ??, {inaccuracies} ?",
    .review_none = "Il n’y a encore rien à examiner.",
    .mistake = "erreur",
    .inaccuracy = "imprécision",
    .fine = "bon",
    .better = "Mieux : {move} ({verdict})",
    .review_keys = "↑↓ choisir  A analyse  Échap ferme  ? aide",
    .fill = "Gauche ou droite ?",
    .fill_left = "Par la gauche",
    .fill_right = "Par la droite",
    .fill_keys = "←→ choisir  Entrée place  H conseil  u annuler  q fin  ? aide",
};

constexpr GameTexts game{
    .score = "{black} {own} : {others} {gold}",
    .target_one = "victoire à 1 point",
    .target = "victoire à {count} points",
    .of_rounds = "manche {round} sur {rounds}",
    .keys = "Entrée joue  a-h taper  u annuler  H conseil  A analyse  n menu  q fin  V bilan  "
            "s enregistrer  ? aide",
    .keys_chosen =
        "Entrée la pose  Tab case  Échap la remet  a-h taper  H conseil  q fin  A analyse  "
        "u annuler  ? aide",
    .keys_over = "n menu  V bilan  u annuler  s enregistrer  o ouvrir  q fin  ? aide",
    .keys_watching = "u annuler  A analyse  n menu  q fin  ? aide",
    .keys_looking_back = ", reculer  . avancer  Fin vers la partie  A analyse  q fin  ? aide",
    .prompt = "Coup : ",
    .prompt_keys = "e1e4, PL5Y ou des mots ; Entrée joue, Échap annule",
    .not_a_key = "{key} ne fait rien ici : ? montre les touches.",
    .empty_square = "Il n’y a pas de tour en {square}.",
    .no_target = "Choisissez une des cases marquées ; Tab les parcourt.",
    .several_towers = "Plusieurs tours peuvent aller en {square} : {moves}.",
    .no_tower_reaches = "Aucune tour ne peut aller en {square}.",
    .computers_turn = "C’est à l’ordinateur de jouer.",
    .nothing_to_undo = "Il n’y a rien à annuler.",
    .nothing_to_redo = "Rien n’a été annulé.",
    .undone = "Annulé ; r le rejoue.",
    .redone = "Rejoué.",
    .match_is_over = "La partie est terminée : n en commence une autre, u annule.",
    .nothing_to_review = "Il n’y a encore rien à examiner.",
    .leave_looking_back = "C’est un retour en arrière : Fin revient à la partie.",
    .resign_question = "{player} abandonne toute la partie ? o oui, une autre touche non",
    .resign_nobody = "Seule une personne au trait peut abandonner.",
    .yes_letters = "oOyY",
    .marks_letters = "des lettres sur les cases",
    .marks_kanji = "des kanji sur les cases",
    .marks_none = "rien sur les cases",
    .language_is = "Voici le français.",
    .too_small = "Agrandissez la fenêtre (maintenant {columns}×{rows} ; il faut 80×24).",
    .too_small_keeps = "Rien n’est perdu ; q quitte.",
};

constexpr FileTexts files{
    .save_title = "Enregistrer sous : ",
    .open_title = "Ouvrir : ",
    .prompt_keys = "Entrée valide, Tab complète, Échap annule",
    .saved = "Enregistré dans {file} ; chaque changement y sera désormais.",
    .kept_in = "La partie est conservée dans {file}.",
    .resumes_with = "Pour la reprendre : {command}",
    .nothing_to_resume = "Il n’y a pas de partie à reprendre.",
    .exists_already = "{file} existe déjà : Entrée le remplace, Échap non.",
    .not_saved = "Non enregistré : {reason}.",
    .leave_anyway = "Encore q quitte quand même, s enregistre ailleurs.",
    .not_opened = "{file} {reason}.",
    .opened = "Ouvert : {file}.",
    .broken = "{file} est illisible ({place}) : {reason}.",
    .broken_stays = "Le fichier reste tel quel.",
    .last_broken = "La dernière partie est illisible ({place}) : {reason}. Elle reste dans {file}.",
    .moved_aside = "La partie précédente est maintenant dans {file}.",
    .at_line = "ligne {number}",
    .at_column = "colonne {number}",
    .at_round = "manche {number}",
    .at_move = "coup {number}",
    .no_name = "Il faut un nom.",
    .folder_entry = "{file} est un dossier.",
    .nothing_here = "Rien ne commence ainsi.",
};

constexpr FileTroubleTexts file_troubles{
    .not_read = "ne peut pas être lu : ",
    .not_written = "ne peut pas être écrit : ",
    .not_made = "ne peut pas être créé : ",
    .not_moved = "ne peut pas être mis de côté : ",
    .changed_elsewhere =
        "a été modifié par un autre programme et reste tel quel ; s enregistre ailleurs",
    .no_home =
        "il n’y a pas de dossier personnel où garder la partie ; s l’enregistre dans un fichier",
    .is_not_there = "ce fichier ou dossier n’existe pas",
    .is_forbidden = "ce n’est pas permis",
    .disk_is_full = "le disque est plein",
    .disk_is_read_only = "le disque est en lecture seule",
    .is_folder = "c’est un dossier",
    .is_no_folder = "une partie du chemin n’est pas un dossier",
    .name_is_too_long = "le nom est trop long",
    .disk_is_broken = "le disque ne répond pas",
};

constexpr HelpTexts help{
    .title = "Touches et règles",
    .close = "Appuyez sur une touche pour continuer",
    .keys = {"flèches, hjkl\tde case en case",
             "Entrée, espace\tprendre une tour, la poser",
             "Tab\tla tour ou la case suivante",
             "Échap\tremettre, fermer",
             "a-h, :\ttaper un coup : e1e4, PL5Y, e4, fill left",
             "u, r\tannuler, rejouer",
             "H\tconseil, avec ses raisons",
             "A\tanalyse : le verdict de chaque coup",
             "V\tbilan de la partie",
             ", . Home End\tparcourir la notation",
             "Page, molette\tfaire défiler la notation",
             "x\tabandonner la partie",
             "s, o\tenregistrer, ouvrir un fichier",
             "n\tmenu : une autre partie",
             "F\ttourner le plateau",
             "m\tlettres, kanji ou rien sur les cases",
             "L\tanglais, allemand, français",
             "souris\tcliquer une tour, puis une case",
             "?, F1\tcette page",
             "q\tquitter ; la partie est gardée"},
    .rules = {"Les tours avancent, tout droit ou en diagonale, sans limite ni saut.",
              "La case où s’arrête un coup désigne la tour que l’adversaire doit jouer :",
              "celle de sa couleur. Le premier coup d’une manche est libre.",
              "Qui amène le premier une tour sur l’autre rangée de base gagne la manche.",
              "Une tour qui ne peut pas bouger compte comme déplacée de zéro case : la main",
              "passe, et la case où elle se trouve désigne la tour suivante.",
              "Si des tours bloquées ne désignent plus qu’elles-mêmes, c’est l’impasse :",
              "qui a joué le dernier vrai coup perd la manche.",
              "La tour gagnante reçoit un anneau : 1, 2, puis 4 points, 8 pour un Triple.",
              "Elle va moins loin (5, 3, 1), mais pousse autant de tours adverses qu’elle a",
              "d’anneaux si elles en ont moins, et rejoue. Le vainqueur choisit de quel",
              "côté remplir les rangées de base ; le perdant commence la suivante."},
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
    .language_name = "Français",
};

} // namespace
} // namespace french

const Texts& french_texts() { return french::all; }

} // namespace kamisado::terminal
