import type { ErrorValues } from '../errors';
import type { Colour } from '../../core/types';
import type { Text } from '../text.svelte';
import { feminine as adjectives } from './colours';

const lead = ({ found }: ErrorValues) => found && `${found} : `;
const cite = ({ rule }: ErrorValues) => rule && ` (${rule})`;
const at = (v: ErrorValues) => `la ${v.tower} en ${v.square}`;

const of = (player: string) => (/^[AEIOUYÉ]/i.test(player) ? `d’${player}` : `de ${player}`);

/** What is wrong with a text or a move, by the core's ids. Towers are put in without their article: "tour verte de Doré". */
export const errors: Text['errors'] = {
    sentences: {
        'position.fields': (v: ErrorValues) =>
            `Une position comporte trois champs séparés par une espace : plateau, joueur et tour. Ici, il y en a ${v.found}.`,
        'position.ranks': (v: ErrorValues) =>
            `Un plateau comporte 8 rangées séparées par /. Ici, il y en a ${v.found}.`,
        'position.character': (v: ErrorValues) =>
            `${v.found} n’a pas sa place dans la rangée ${v.rank} : il faut la lettre d’une tour (NGRYKPBO), * ou un chiffre de 1 à 8.`,
        'position.rank-too-long': (v: ErrorValues) => `La rangée ${v.rank} compte plus de 8 cases : ${v.found}.`,
        'position.rank-too-short': (v: ErrorValues) => `La rangée ${v.rank} compte ${v.found} cases au lieu de 8.`,
        'position.ring-without-tower': (v: ErrorValues) => `${v.ring} de la rangée ${v.rank} ne suit aucune tour.`,
        'position.player': (v: ErrorValues) =>
            `Le joueur au trait est b ou g, ou - quand la manche est finie. Trouvé : ${v.found}.`,
        'position.tower': (v: ErrorValues) =>
            `La tour à jouer est l’une de N G R Y K P B O, ou -. Trouvé : ${v.found}.`,
        'position.tower-missing': (v: ErrorValues) => `Il manque la ${v.tower}.`,
        'position.tower-twice': (v: ErrorValues) => `La ${v.tower} apparaît une seconde fois en ${v.square}.`,
        'position.too-many-rings': (v: ErrorValues) => `${at(v)} porte plus de trois ${v.rings}.`,
        'position.too-many-ring-points': (v: ErrorValues) =>
            `Les ${v.rings} ${of(v.player)} valent plus de 14 points : la partie serait finie.`,
        'position.on-enemy-home-row': (v: ErrorValues) =>
            `${at(v)} se trouve sur la rangée de base adverse : la manche serait finie.`,
        'position.two-on-enemy-home-rows': (v: ErrorValues) =>
            `${at(v)} est la deuxième sur une rangée de base adverse : une manche finit avec la première.`,
        'position.round-is-over': () => `La manche est finie : personne n’est au trait.`,
        'position.round-is-not-over': () =>
            `Personne n’est au trait, mais aucune tour n’est arrivée et il n’y a pas d’impasse totale.`,
        'position.tower-without-player': () => `Une tour doit jouer, mais aucun joueur n’est au trait.`,
        'position.free-choice-after-start': (v: ErrorValues) =>
            `Le choix n’est libre qu’au premier coup d’une manche, mais la ${v.tower} a quitté sa rangée de base pour ${v.square}.`,
        'position.tower-cannot-move': (v: ErrorValues) => `${at(v)} doit jouer, mais elle est bloquée.`,

        'move.syntax': (v: ErrorValues) =>
            `${v.found} n’est pas un coup. Un coup s’écrit e2e5, PL5Y ou Violet Gauche 5 Jaune.`,
        'move.round-is-over': () => `La manche est finie : plus rien ne bouge.`,
        'move.no-tower': (v: ErrorValues) => `${lead(v)}il n’y a pas de tour en ${v.square}.`,
        'move.not-your-tower': (v: ErrorValues) =>
            `${lead(v)}c’est à ${v.player} de jouer, mais en ${v.square} se trouve la ${v.tower}.`,
        'move.another-tower': (v: ErrorValues) => `${lead(v)}c’est ${at(v)} qui doit jouer${cite(v)}.`,
        'move.not-moved': (v: ErrorValues) =>
            `${lead(v)}une tour qui peut se déplacer doit avancer d’au moins une case${cite(v)}.`,
        'move.not-forwards': (v: ErrorValues) => `${lead(v)}une tour ne va jamais de côté ni en arrière${cite(v)}.`,
        'move.not-straight': (v: ErrorValues) =>
            `${lead(v)}une tour avance en ligne, tout droit ou en diagonale${cite(v)}.`,
        'move.too-far': (v: ErrorValues) =>
            `${lead(v)}la ${v.tower} avance ${v.reach === '1' ? 'd’une case' : `de ${v.reach} cases`} au plus${cite(v)}.`,
        'move.in-the-way': (v: ErrorValues) => `${lead(v)}${at(v)} barre le chemin${cite(v)}.`,
        'move.occupied': (v: ErrorValues) => `${lead(v)}la ${v.tower} occupe ${v.square}${cite(v)}.`,
        'move.push-diagonally': (v: ErrorValues) =>
            `${lead(v)}${v.push} se fait tout droit, jamais en diagonale comme vers ${at(v)}${cite(v)}.`,
        'move.push-own-tower': (v: ErrorValues) =>
            `${lead(v)}${at(v)} est à vous, et l’on ne repousse jamais ses propres tours${cite(v)}.`,
        'move.push-no-room': (v: ErrorValues) =>
            `${lead(v)}${at(v)} ne laisse pas de place derrière les tours à repousser${cite(v)}.`,
        'move.push-too-strong': (v: ErrorValues) =>
            `${lead(v)}${at(v)} porte trop ${of(v.rings)} pour être repoussée${cite(v)}.`,
        'move.push-too-many': (v: ErrorValues) => `${lead(v)}trop de tours se suivent, jusqu’à ${at(v)}${cite(v)}.`,
        'move.push-off-board': (v: ErrorValues) =>
            `${lead(v)}${at(v)} ne peut pas être repoussée hors du plateau${cite(v)}.`,
        'move.off-board': (v: ErrorValues) => `${v.found || 'ce coup'} sort du plateau à partir de ${v.square}.`,
        'move.wrong-square': (v: ErrorValues) =>
            `${v.found || 'ce coup'} finit en ${v.square}, une case de couleur ${v.expected}.`,
        'move.not-an-option': (v: ErrorValues) =>
            `${v.found} n’est pas un choix de joueur. Un coup s’écrit e2e5, PL5Y ou Violet Gauche 5 Jaune.`,

        'record.tag-syntax': (v: ErrorValues) =>
            `${v.found} n’est pas une étiquette. Une étiquette s’écrit [Nom "valeur"].`,
        'record.tag-twice': (v: ErrorValues) => `L’étiquette ${v.found} figure deux fois.`,
        'record.tag-missing': (v: ErrorValues) => `L’étiquette ${v.expected} manque.`,
        'record.tag-after-moves': (v: ErrorValues) => `L’étiquette ${v.found} vient après le début des coups.`,
        'record.version': (v: ErrorValues) =>
            `Cette feuille est de version ${v.found}. Seule la version ${v.expected} peut être lue.`,
        'record.format': (v: ErrorValues) =>
            `Le format ${v.found} est inconnu. Il existe single, series N, standard, long et marathon.`,
        'record.language': (v: ErrorValues) => `La langue ${v.found} est inconnue. Il existe en, de et fr.`,
        'record.start': (v: ErrorValues) => `Le départ n’est pas une position. À sa colonne ${v.column} : ${v.reason}.`,
        'record.start-won': (v: ErrorValues) => `Au départ, ${v.player} a déjà les points de la victoire.`,
        'record.result-wrong': (v: ErrorValues) =>
            `Le résultat indiqué est ${v.found}, mais les coups donnent ${v.expected}.`,
        'record.comment-open': () => `Un commentaire s’ouvre et ne se ferme jamais.`,
        'record.comment-close': () => `Un commentaire se ferme sans avoir été ouvert.`,
        'record.word': (v: ErrorValues) => `${v.found} n’est pas compris. Il faut ici ${v.expected}.`,
        'record.round-place': (v: ErrorValues) => `Une ligne de manche se trouve au milieu de la manche ${v.expected}.`,
        'record.round-number': (v: ErrorValues) => `C’est la manche ${v.expected}, pas la manche ${v.found}.`,
        'record.round-starter': (v: ErrorValues) => `${v.expected} commence cette manche, pas ${v.found}.`,
        'record.round-line-up': (v: ErrorValues) => `Le placement de cette manche est ${v.expected}, pas ${v.found}.`,
        'record.follow-up': (v: ErrorValues) => `D’après les règles, ${v.expected} vient ici, pas ${v.found}.`,
        'record.follow-up-cut': (v: ErrorValues) =>
            `Une suite de tours bloquées s’écrit en entier ou pas du tout : ${v.expected} manque avant ${v.found}.`,
        'record.not-blocked': (v: ErrorValues) => `${v.found} dit qu’une tour est bloquée, mais ${v.expected}.`,
        'record.not-pushed': (v: ErrorValues) =>
            `${v.found} dit que des tours reculent, mais personne ne les a repoussées.`,
        'record.not-deadlock': () => `Ce n’est pas une impasse totale.`,
        'record.fill-due': (v: ErrorValues) => `${v.expected} doit choisir le côté du placement avant ${v.found}.`,
        'record.nothing-to-fill': () =>
            `Il n’y a rien à placer : la manche n’est pas finie, ou le format est sans placement.`,
        'record.match-over': (v: ErrorValues) => `La partie est finie avant ${v.found}.`,

        'strategy.heading': (v: ErrorValues) =>
            `Une stratégie commence par la ligne ${v.expected}. Trouvé : ${v.found}.`,
        'strategy.winner': (v: ErrorValues) =>
            `La troisième ligne d’une stratégie est « black wins » ou « gold wins ». Trouvé : ${v.found}.`,
        'strategy.reply': (v: ErrorValues) =>
            `${v.found} n’est pas une réponse. Une réponse, ce sont deux cases, comme e2e5.`,

        'game.match-is-over': () => `La partie est finie.`,
        'game.paused': () => `La partie est en pause.`,
        'game.not-your-turn': (v: ErrorValues) => `C’est à ${v.due} de décider, pas à ${v.player}.`,
        'game.not-your-seat': (v: ErrorValues) => `Personne d’autre que ${v.due} n’en décide.`,
        'game.late-ply': (v: ErrorValues) =>
            `La décision ${v.ply} est arrivée trop tard : une autre occupe sa place, la suivante est la ${v.duePly}.`,
        'game.early-ply': (v: ErrorValues) => `La décision ${v.ply} est arrivée avant la décision ${v.duePly}.`,
        'game.taken-back-since': () => `Des décisions ont été reprises depuis l’envoi de celle-ci.`,
        'game.time-is-left': (v: ErrorValues) => `Il reste du temps à ${v.player}.`,
        'game.fill-due': (v: ErrorValues) => `${v.due} doit d’abord choisir le côté du placement.`,
        'game.nothing-to-fill': () => `Il n’y a rien à placer maintenant.`,
        'game.illegal-move': (v: ErrorValues) => `La règle ${v.rule} interdit ce coup.`,
        'game.nothing-to-take-back': (v: ErrorValues) => `On ne peut en reprendre que ${v.available}.`,
        'game.nothing-to-redo': (v: ErrorValues) => `On ne peut en rejouer que ${v.available}.`,
        'game.takebacks-are-asked': () => `L’adversaire doit accepter la reprise d’un coup.`,
        'game.takebacks-are-free': () => `Ici, la reprise d’un coup ne demande l’accord de personne.`,
        'game.no-takeback-asked': () => `Personne n’a demandé à reprendre un coup.`,
        'game.takeback-is-asked': (v: ErrorValues) => `${v.due} a déjà demandé à reprendre un coup.`,
        'game.own-takeback': (v: ErrorValues) => `La demande vient ${of(v.player)} : c’est à l’adversaire d’accepter.`,
        'game.moment-out-of-range': () => `Cette heure est impossible.`,
        'game.nothing-changes': () => `C’était déjà le cas.`,
        'game.rounds-out-of-range': () => `Une série ne peut pas avoir ce nombre de manches.`,
        'game.start-is-over': () => `Dans la position de départ, la manche est déjà finie.`,
        'game.start-is-won': (v: ErrorValues) =>
            `Dans la position de départ, les ${v.rings}${v.player && ` ${of(v.player)}`} ont déjà gagné la partie.`,
        'game.name-too-long': (v: ErrorValues) => `Le nom${v.player && ` ${of(v.player)}`} est trop long.`,
        'game.name-not-printable': (v: ErrorValues) =>
            `Le nom${v.player && ` ${of(v.player)}`} contient des caractères qui ne peuvent pas être affichés.`,
        'game.level-out-of-range': () => `Les niveaux vont de 1 à 10.`,
        'game.clock-out-of-range': () => `Une pendule a plus que rien et un an au plus.`,

        'game-log.version': (v: ErrorValues) =>
            `Ce journal vient d’une autre version et ne peut pas être lu. Trouvé : ${v.found}.`,
        'game-log.head-cut': () => `Le journal s’arrête avant la fin de la description de la partie.`,
        'game-log.tag-syntax': (v: ErrorValues) => `${v.found} n’est pas une étiquette de journal.`,
        'game-log.tag-unknown': (v: ErrorValues) => `Un journal n’a pas d’étiquette ${v.found}.`,
        'game-log.tag-twice': (v: ErrorValues) => `L’étiquette ${v.found} figure deux fois dans le journal.`,
        'game-log.tag-missing': (v: ErrorValues) => `L’étiquette ${v.expected} manque dans le journal.`,
        'game-log.tag-value': (v: ErrorValues) => `${v.found} n’est pas une valeur de l’étiquette ${v.expected}.`,
        'game-log.start': () => `Le départ du journal n’est pas une position.`,
        'game-log.setup': () => `Aucune partie ne peut commencer comme ce journal.`,
        'game-log.entry-syntax': (v: ErrorValues) => `${v.found} n’est pas une ligne de journal.`,
        'game-log.number-missing': (v: ErrorValues) =>
            `Dans le journal, la ligne ${v.expected} manque avant ${v.found}.`,
        'game-log.number-twice': (v: ErrorValues) => `Dans le journal, ce numéro désigne déjà ${v.expected}.`,
        'game-log.moment': (v: ErrorValues) => `Dans le journal, l’heure de ${v.found} précède ${v.expected}.`,
        'game-log.entry': (v: ErrorValues) => `${v.found} ne peut pas suivre à cet endroit du journal.`,

        'text.empty': () => `Il n’y a rien à lire ici.`,
        'text.unknown': () =>
            `Ce n’est ni une feuille de partie, ni une position, ni une sauvegarde ou un lien de cette page.`,
        'text.too-long': () =>
            `C’est trop long pour une feuille de partie, une position ou une sauvegarde de cette page.`,
        'text.not-text': (v: ErrorValues) => `${v.found} n’est pas un fichier texte.`,
        'link.damaged': () => `Ce lien est abîmé : il en manque une partie, ou elle a été modifiée.`,
        'link.too-long': () => `Ce lien contient plus que ne peut contenir une partie.`,
        'link.newer': () => `Ce lien vient d’une version plus récente de cette page.`,
        'backup.damaged': () => `Cette sauvegarde est abîmée et ne peut pas être lue.`,
        'backup.newer': () => `Cette sauvegarde vient d’une version plus récente de cette page.`,
    },
    phrases: {
        nothing: 'rien',
        'the end of the line': 'la fin de la ligne',
        'left or right': '« left » ou « right »',
        'black or gold': '« black » ou « gold »',
        'the round is over': 'la manche est finie',
    },
    editions: {
        burley: { push: 'une poussée Sumo', ring: 'un anneau', rings: 'anneaux' },
        huch: { push: 'un oshi', ring: 'une dent de dragon', rings: 'dents de dragon' },
    },
    tower: (player: string, colour: Colour) => `tour ${adjectives[colour]} ${of(player)}`,
    canMove: (player: string) => `${player} peut jouer`,
    towerCanMove: (tower: string) => `la ${tower} peut jouer`,
    place: {
        line: (n: number) => `ligne ${n}`,
        column: (n: number) => `colonne ${n}`,
        round: (n: number) => `manche ${n}`,
        move: (n: number) => `coup ${n}`,
    },
    heading: 'Impossible de lire ce texte',
    offendingLine: 'La ligne en question',
    showPlace: 'Montrer l’endroit',
    stays: 'Rien n’est perdu : corrigez le texte ci-dessous et il sera relu.',
};
