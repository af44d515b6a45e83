#include "terminal/error_patterns.h"

#include <algorithm>
#include <array>

namespace kamisado::terminal {

namespace {

constexpr auto patterns = std::to_array<ErrorPattern>({
    {ErrorId::MoveSyntax,
     "{found} ist kein Zug. Züge sehen so aus: e2e5, PL5Y oder Lila Links 5 Gelb",
     "{found} n’est pas un coup. Un coup s’écrit e2e5, PL5Y ou Violet Gauche 5 Jaune"},
    {ErrorId::MoveRoundIsOver, "Die Runde ist zu Ende: Nichts bewegt sich mehr",
     "La manche est finie : plus rien ne bouge"},
    {ErrorId::MoveNoTower, "{found}: auf {square} steht kein Turm",
     "{found} : il n’y a pas de tour en {square}"},
    {ErrorId::MoveNotYourTower,
     "{found}: {player} ist am Zug, aber auf {square} steht der {tower_adjective} Turm {of_owner}",
     "{found} : c’est à {player} de jouer, mais en {square} se trouve la tour {tower_adjective} "
     "{of_owner}"},
    {ErrorId::MoveAnotherTower,
     "{found}: ziehen muss der {tower_adjective} Turm auf {square} ({rule})",
     "{found} : c’est la tour {tower_adjective} en {square} qui doit jouer ({rule})"},
    {ErrorId::MoveNotMoved,
     "{found}: ein Turm, der ziehen kann, muss mindestens ein Quadrat weit ziehen ({rule})",
     "{found} : une tour qui peut se déplacer doit avancer d’au moins une case ({rule})"},
    {ErrorId::MoveNotForwards, "{found}: Türme ziehen nie seitwärts oder zurück ({rule})",
     "{found} : une tour ne va jamais de côté ni en arrière ({rule})"},
    {ErrorId::MoveNotStraight,
     "{found}: Türme ziehen in einer Linie, gerade oder diagonal nach vorn ({rule})",
     "{found} : une tour avance en ligne, tout droit ou en diagonale ({rule})"},
    {ErrorId::MoveTooFar,
     "{found}: der {tower_adjective} Turm {of_owner} zieht höchstens {reach} weit ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} avance de {reach} au plus ({rule})"},
    {ErrorId::MoveInTheWay,
     "{found}: der {tower_adjective} Turm {of_owner} auf {square} steht im Weg ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} en {square} barre le chemin ({rule})"},
    {ErrorId::MoveOccupied,
     "{found}: auf {square} steht schon der {tower_adjective} Turm {of_owner} ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} occupe {square} ({rule})"},
    {ErrorId::MovePushDiagonally,
     "{found}: ein Sumo-Stoß geht geradeaus, nie diagonal; auf {square} steht der "
     "{tower_adjective} Turm {of_owner} ({rule})",
     "{found} : une poussée Sumo se fait tout droit, jamais en diagonale comme vers la tour "
     "{tower_adjective} {of_owner} en {square} ({rule})"},
    {ErrorId::MovePushOwnTower,
     "{found}: der {tower_adjective} Turm auf {square} ist ein eigener, und eigene Türme werden "
     "nie gestoßen ({rule})",
     "{found} : la tour {tower_adjective} en {square} est à vous, et l’on ne repousse jamais ses "
     "propres tours ({rule})"},
    {ErrorId::MovePushNoRoom,
     "{found}: der {tower_adjective} Turm {of_owner} auf {square} lässt hinter den gestoßenen "
     "Türmen keinen Platz ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} en {square} ne laisse pas de place derrière "
     "les tours à repousser ({rule})"},
    {ErrorId::MovePushTooStrong,
     "{found}: der {tower_adjective} Turm {of_owner} auf {square} hat zu viele Ringe, um gestoßen "
     "zu werden ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} en {square} porte trop d’anneaux pour être "
     "repoussée ({rule})"},
    {ErrorId::MovePushTooMany,
     "{found}: zu viele Türme stehen hintereinander, der letzte ist der {tower_adjective} "
     "{of_owner} auf {square} ({rule})",
     "{found} : trop de tours se suivent, jusqu’à la tour {tower_adjective} {of_owner} en "
     "{square} ({rule})"},
    {ErrorId::MovePushOffBoard,
     "{found}: der {tower_adjective} Turm {of_owner} auf {square} kann nicht vom Brett gestoßen "
     "werden ({rule})",
     "{found} : la tour {tower_adjective} {of_owner} en {square} ne peut pas être repoussée hors "
     "du plateau ({rule})"},
    {ErrorId::MoveOffBoard, "{found} führt von {square} aus vom Brett",
     "{found} sort du plateau à partir de {square}"},
    {ErrorId::MoveWrongSquare, "{found} endet auf {square}, und das ist {expected}",
     "{found} finit en {square}, une case de couleur {expected}"},
    {ErrorId::MoveNotAnOption,
     "{found} entscheidet kein Spieler. Züge sehen so aus: e2e5, PL5Y oder Lila Links 5 Gelb",
     "{found} n’est pas un choix de joueur. Un coup s’écrit e2e5, PL5Y ou Violet Gauche 5 Jaune"},

    {ErrorId::RecordTagSyntax, "{found} ist keine Angabe. Angaben sehen so aus: [Name \"Wert\"]",
     "{found} n’est pas une étiquette. Une étiquette s’écrit [Nom \"valeur\"]"},
    {ErrorId::RecordTagTwice, "die Angabe {found} kommt zweimal vor",
     "l’étiquette {found} figure deux fois"},
    {ErrorId::RecordTagMissing, "die Angabe {expected} fehlt", "l’étiquette {expected} manque"},
    {ErrorId::RecordTagAfterMoves, "die Angabe {found} steht erst nach den ersten Zügen",
     "l’étiquette {found} vient après le début des coups"},
    {ErrorId::RecordVersion,
     "das ist Version {found} der Aufzeichnung; gelesen werden kann nur Version {expected}",
     "cette feuille est de version {found} ; seule la version {expected} peut être lue"},
    {ErrorId::RecordFormat,
     "das Format {found} ist unbekannt; es gibt single, series N, standard, long und marathon",
     "le format {found} est inconnu ; il existe single, series N, standard, long et marathon"},
    {ErrorId::RecordLanguage, "die Sprache {found} ist unbekannt; es gibt en, de und fr",
     "la langue {found} est inconnue ; il existe en, de et fr"},
    {ErrorId::RecordStart, "der Anfang ist keine Stellung; in deren Spalte {column}: {reason}",
     "le départ n’est pas une position ; à sa colonne {column} : {reason}"},
    {ErrorId::RecordStartWon, "am Anfang hat {player} schon genug Punkte für den Sieg",
     "au départ, {player} a déjà les points de la victoire"},
    {ErrorId::RecordResultWrong,
     "als Ergebnis steht da {found}, aus den Zügen folgt aber {expected}",
     "le résultat indiqué est {found}, mais les coups donnent {expected}"},
    {ErrorId::RecordCommentOpen, "ein Kommentar fängt an und hört nicht auf",
     "un commentaire s’ouvre et ne se ferme jamais"},
    {ErrorId::RecordCommentClose, "ein Kommentar hört auf, der nicht angefangen hat",
     "un commentaire se ferme sans avoir été ouvert"},
    {ErrorId::RecordWord, "{found} ist nicht zu verstehen", "{found} n’est pas compris"},
    {ErrorId::RecordRoundPlace, "mitten in Runde {expected} steht die Zeile einer neuen Runde",
     "une ligne de manche se trouve au milieu de la manche {expected}"},
    {ErrorId::RecordRoundNumber, "das ist Runde {expected}, nicht Runde {found}",
     "c’est la manche {expected}, pas la manche {found}"},
    {ErrorId::RecordRoundStarter, "diese Runde beginnt {expected}, nicht {found}",
     "{expected} commence cette manche, pas {found}"},
    {ErrorId::RecordRoundLineUp, "die Aufstellung dieser Runde ist {expected}, nicht {found}",
     "le placement de cette manche est {expected}, pas {found}"},
    {ErrorId::RecordFollowUp, "nach den Regeln folgt hier {expected}, nicht {found}",
     "d’après les règles, {expected} vient ici, pas {found}"},
    {ErrorId::RecordFollowUpCut,
     "blockierte Türme hintereinander schreibt man alle auf oder keinen: Vor {found} fehlt "
     "{expected}",
     "une suite de tours bloquées s’écrit en entier ou pas du tout : {expected} manque avant "
     "{found}"},
    {ErrorId::RecordNotBlocked, "{found} sagt, dass ein Turm blockiert ist, und das ist er nicht",
     "{found} dit qu’une tour est bloquée, et elle ne l’est pas"},
    {ErrorId::RecordNotPushed,
     "{found} sagt, dass Türme zurückgestoßen werden, aber niemand hat sie gestoßen",
     "{found} dit que des tours reculent, mais personne ne les a repoussées"},
    {ErrorId::RecordNotDeadlock, "das ist kein Stillstand", "ce n’est pas une impasse totale"},
    {ErrorId::RecordFillDue, "vor {found} muss {expected} die Seite der Besetzung wählen",
     "{expected} doit choisir le côté du placement avant {found}"},
    {ErrorId::RecordNothingToFill,
     "hier wird nichts neu besetzt: Die Runde ist nicht zu Ende, oder das Format kennt keine "
     "Besetzung",
     "il n’y a rien à placer : la manche n’est pas finie, ou le format est sans placement"},
    {ErrorId::RecordMatchOver, "die Partie ist schon vor {found} zu Ende",
     "la partie est finie avant {found}"},
});

constexpr bool are_complete() {
    auto next = static_cast<int>(ErrorId::MoveSyntax);
    for (const ErrorPattern& pattern : patterns) {
        if (static_cast<int>(pattern.id) != next) {
            return false;
        }
        ++next;
    }
    return next == static_cast<int>(ErrorId::RecordMatchOver) + 1;
}
static_assert(are_complete(), "a move's or a record's error has no words, or not in its place");

} // namespace

const ErrorPattern* pattern_of(ErrorId id) {
    const auto found = std::ranges::find(patterns, id, &ErrorPattern::id);
    return found == patterns.end() ? nullptr : &*found;
}

} // namespace kamisado::terminal
