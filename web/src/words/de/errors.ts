import type { ErrorValues } from '../errors';
import type { Colour } from '../../core/types';
import type { Text } from '../text.svelte';
import { weak as adjectives } from './colours';

const lead = ({ found }: ErrorValues) => found && `${found}: `;
const cite = ({ rule }: ErrorValues) => rule && ` (${rule})`;
const at = (v: ErrorValues) => `der ${v.tower} auf ${v.square}`;

/** What is wrong with a text or a move, by the core's ids. Towers are put in as nominatives: "grüne Turm von Gold". */
export const errors: Text['errors'] = {
    sentences: {
        'position.fields': (v: ErrorValues) =>
            `Eine Stellung hat drei Angaben mit je einem Leerzeichen dazwischen: Brett, Spieler und Turm. Hier sind es ${v.found}.`,
        'position.ranks': (v: ErrorValues) => `Ein Brett hat 8 Reihen, getrennt durch /. Hier sind es ${v.found}.`,
        'position.character': (v: ErrorValues) =>
            `${v.found} kann nicht in Reihe ${v.rank} stehen: möglich sind der Buchstabe eines Turms (NGRYKPBO), * oder eine Ziffer von 1 bis 8.`,
        'position.rank-too-long': (v: ErrorValues) => `Reihe ${v.rank} hat mehr als 8 Quadrate: ${v.found}.`,
        'position.rank-too-short': (v: ErrorValues) => `Reihe ${v.rank} hat ${v.found} statt 8 Quadrate.`,
        'position.ring-without-tower': (v: ErrorValues) => `${v.ring} in Reihe ${v.rank} hat keinen Turm vor sich.`,
        'position.player': (v: ErrorValues) =>
            `Am Zug ist b oder g, oder - wenn die Runde zu Ende ist. Gefunden: ${v.found}.`,
        'position.tower': (v: ErrorValues) =>
            `Der Turm am Zug ist einer von N G R Y K P B O, oder -. Gefunden: ${v.found}.`,
        'position.tower-missing': (v: ErrorValues) => `Es fehlt der ${v.tower}.`,
        'position.tower-twice': (v: ErrorValues) => `Auf ${v.square} steht noch einmal der ${v.tower}.`,
        'position.too-many-rings': (v: ErrorValues) => `${at(v)} hat mehr als drei ${v.rings}.`,
        'position.too-many-ring-points': (v: ErrorValues) =>
            `Die ${v.rings} von ${v.player} sind mehr als 14 Punkte wert: Die Partie wäre vorbei.`,
        'position.on-enemy-home-row': (v: ErrorValues) =>
            `${at(v)} steht in der Heim-Reihe des Gegners: Die Runde wäre vorbei.`,
        'position.two-on-enemy-home-rows': (v: ErrorValues) =>
            `${at(v)} ist der zweite in einer gegnerischen Heim-Reihe: Eine Runde endet mit dem ersten.`,
        'position.round-is-over': () => `Die Runde ist zu Ende: Niemand ist am Zug.`,
        'position.round-is-not-over': () =>
            `Niemand ist am Zug, aber kein Turm ist angekommen, und es gibt keinen Stillstand.`,
        'position.tower-without-player': () => `Ein Turm ist am Zug, aber kein Spieler.`,
        'position.free-choice-after-start': (v: ErrorValues) =>
            `Frei ist die Wahl nur beim ersten Zug einer Runde, aber der ${v.tower} hat seine Heim-Reihe verlassen und steht auf ${v.square}.`,
        'position.tower-cannot-move': (v: ErrorValues) => `${at(v)} ist am Zug, aber blockiert.`,

        'move.syntax': (v: ErrorValues) =>
            `${v.found} ist kein Zug. Züge sehen so aus: e2e5, PL5Y oder Lila Links 5 Gelb.`,
        'move.round-is-over': () => `Die Runde ist zu Ende: Nichts bewegt sich mehr.`,
        'move.no-tower': (v: ErrorValues) => `${lead(v)}auf ${v.square} steht kein Turm.`,
        'move.not-your-tower': (v: ErrorValues) =>
            `${lead(v)}${v.player} ist am Zug, aber auf ${v.square} steht der ${v.tower}.`,
        'move.another-tower': (v: ErrorValues) => `${lead(v)}ziehen muss der ${v.tower} auf ${v.square}${cite(v)}.`,
        'move.not-moved': (v: ErrorValues) =>
            `${lead(v)}ein Turm, der ziehen kann, muss mindestens ein Quadrat weit ziehen${cite(v)}.`,
        'move.not-forwards': (v: ErrorValues) => `${lead(v)}Türme ziehen nie seitwärts oder zurück${cite(v)}.`,
        'move.not-straight': (v: ErrorValues) =>
            `${lead(v)}Türme ziehen in einer Linie, gerade oder diagonal nach vorn${cite(v)}.`,
        'move.too-far': (v: ErrorValues) =>
            `${lead(v)}der ${v.tower} zieht höchstens ${v.reach === '1' ? 'ein Quadrat' : `${v.reach} Quadrate`} weit${cite(v)}.`,
        'move.in-the-way': (v: ErrorValues) => `${lead(v)}${at(v)} steht im Weg${cite(v)}.`,
        'move.occupied': (v: ErrorValues) => `${lead(v)}auf ${v.square} steht schon der ${v.tower}${cite(v)}.`,
        'move.push-diagonally': (v: ErrorValues) =>
            `${lead(v)}${v.push} geht geradeaus, nie diagonal; diagonal steht ${at(v)}${cite(v)}.`,
        'move.push-own-tower': (v: ErrorValues) =>
            `${lead(v)}${at(v)} ist ein eigener, und eigene Türme werden nie gestoßen${cite(v)}.`,
        'move.push-no-room': (v: ErrorValues) =>
            `${lead(v)}${at(v)} lässt hinter den gestoßenen Türmen keinen Platz${cite(v)}.`,
        'move.push-too-strong': (v: ErrorValues) =>
            `${lead(v)}${at(v)} hat zu viele ${v.rings}, um gestoßen zu werden${cite(v)}.`,
        'move.push-too-many': (v: ErrorValues) =>
            `${lead(v)}zu viele Türme stehen hintereinander, der letzte ist ${at(v)}${cite(v)}.`,
        'move.push-off-board': (v: ErrorValues) => `${lead(v)}${at(v)} kann nicht vom Brett gestoßen werden${cite(v)}.`,
        'move.off-board': (v: ErrorValues) => `${v.found || 'dieser Zug'} führt von ${v.square} aus vom Brett.`,
        'move.wrong-square': (v: ErrorValues) =>
            `${v.found || 'dieser Zug'} endet auf ${v.square}, und das ist ${v.expected}.`,
        'move.not-an-option': (v: ErrorValues) =>
            `${v.found} entscheidet kein Spieler. Züge sehen so aus: e2e5, PL5Y oder Lila Links 5 Gelb.`,

        'record.tag-syntax': (v: ErrorValues) => `${v.found} ist keine Angabe. Angaben sehen so aus: [Name "Wert"].`,
        'record.tag-twice': (v: ErrorValues) => `Die Angabe ${v.found} kommt zweimal vor.`,
        'record.tag-missing': (v: ErrorValues) => `Die Angabe ${v.expected} fehlt.`,
        'record.tag-after-moves': (v: ErrorValues) => `Die Angabe ${v.found} steht erst nach den ersten Zügen.`,
        'record.version': (v: ErrorValues) =>
            `Das ist Version ${v.found} der Aufzeichnung. Gelesen werden kann nur Version ${v.expected}.`,
        'record.format': (v: ErrorValues) =>
            `Das Format ${v.found} ist unbekannt. Es gibt single, series N, standard, long und marathon.`,
        'record.language': (v: ErrorValues) => `Die Sprache ${v.found} ist unbekannt. Es gibt en, de und fr.`,
        'record.start': (v: ErrorValues) => `Der Anfang ist keine Stellung. In deren Spalte ${v.column}: ${v.reason}.`,
        'record.start-won': (v: ErrorValues) => `Am Anfang hat ${v.player} schon genug Punkte für den Sieg.`,
        'record.result-wrong': (v: ErrorValues) =>
            `Als Ergebnis steht da ${v.found}, aus den Zügen folgt aber ${v.expected}.`,
        'record.comment-open': () => `Ein Kommentar fängt an und hört nicht auf.`,
        'record.comment-close': () => `Ein Kommentar hört auf, der nicht angefangen hat.`,
        'record.word': (v: ErrorValues) => `${v.found} ist nicht zu verstehen. Hier gehört ${v.expected} hin.`,
        'record.round-place': (v: ErrorValues) => `Mitten in Runde ${v.expected} steht die Zeile einer neuen Runde.`,
        'record.round-number': (v: ErrorValues) => `Das ist Runde ${v.expected}, nicht Runde ${v.found}.`,
        'record.round-starter': (v: ErrorValues) => `Diese Runde beginnt ${v.expected}, nicht ${v.found}.`,
        'record.round-line-up': (v: ErrorValues) => `Die Aufstellung dieser Runde ist ${v.expected}, nicht ${v.found}.`,
        'record.follow-up': (v: ErrorValues) => `Nach den Regeln folgt hier ${v.expected}, nicht ${v.found}.`,
        'record.follow-up-cut': (v: ErrorValues) =>
            `Blockierte Türme hintereinander schreibt man alle auf oder keinen: Vor ${v.found} fehlt ${v.expected}.`,
        'record.not-blocked': (v: ErrorValues) => `${v.found} sagt, dass ein Turm blockiert ist. Aber: ${v.expected}.`,
        'record.not-pushed': (v: ErrorValues) =>
            `${v.found} sagt, dass Türme zurückgestoßen werden, aber niemand hat sie gestoßen.`,
        'record.not-deadlock': () => `Das ist kein Stillstand.`,
        'record.fill-due': (v: ErrorValues) => `Vor ${v.found} muss ${v.expected} die Seite der Besetzung wählen.`,
        'record.nothing-to-fill': () =>
            `Hier wird nichts neu besetzt: Die Runde ist nicht zu Ende, oder das Format kennt keine Besetzung.`,
        'record.match-over': (v: ErrorValues) => `Die Partie ist schon vor ${v.found} zu Ende.`,

        'strategy.heading': (v: ErrorValues) =>
            `Eine Strategie beginnt mit der Zeile ${v.expected}. Gefunden: ${v.found}.`,
        'strategy.winner': (v: ErrorValues) =>
            `Die dritte Zeile einer Strategie ist „black wins“ oder „gold wins“. Gefunden: ${v.found}.`,
        'strategy.reply': (v: ErrorValues) =>
            `${v.found} ist keine Antwort. Antworten sind zwei Quadrate, zum Beispiel e2e5.`,

        'game.match-is-over': () => `Die Partie ist zu Ende.`,
        'game.paused': () => `Die Partie ist unterbrochen.`,
        'game.not-your-turn': (v: ErrorValues) => `Jetzt entscheidet ${v.due}, nicht ${v.player}.`,
        'game.not-your-seat': (v: ErrorValues) => `Das entscheidet nur ${v.due} selbst.`,
        'game.late-ply': (v: ErrorValues) =>
            `Entscheidung ${v.ply} kam zu spät: Da steht schon eine andere, als nächste ist ${v.duePly} dran.`,
        'game.early-ply': (v: ErrorValues) => `Entscheidung ${v.ply} kam vor Entscheidung ${v.duePly}.`,
        'game.taken-back-since': () => `Seit diese Entscheidung abgeschickt wurde, ist etwas zurückgenommen worden.`,
        'game.time-is-left': (v: ErrorValues) => `${v.player} hat noch Zeit.`,
        'game.fill-due': (v: ErrorValues) => `Zuerst muss ${v.due} die Seite der Besetzung wählen.`,
        'game.nothing-to-fill': () => `Jetzt wird nichts neu besetzt.`,
        'game.illegal-move': (v: ErrorValues) => `Regel ${v.rule} erlaubt diesen Zug nicht.`,
        'game.nothing-to-take-back': (v: ErrorValues) => `Zurücknehmen lassen sich nur ${v.available}.`,
        'game.nothing-to-redo': (v: ErrorValues) => `Wiederholen lassen sich nur ${v.available}.`,
        'game.takebacks-are-asked': () => `Mit einer Zurücknahme muss der Gegner einverstanden sein.`,
        'game.takebacks-are-free': () => `Hier muss niemand einer Zurücknahme zustimmen.`,
        'game.no-takeback-asked': () => `Niemand hat um eine Zurücknahme gebeten.`,
        'game.takeback-is-asked': (v: ErrorValues) => `${v.due} hat schon um eine Zurücknahme gebeten.`,
        'game.own-takeback': (v: ErrorValues) => `${v.player} hat gefragt, also muss der Gegner zustimmen.`,
        'game.moment-out-of-range': () => `Diese Zeit kann nicht sein.`,
        'game.nothing-changes': () => `Das war schon so.`,
        'game.rounds-out-of-range': () => `So viele Runden kann eine Serie nicht haben.`,
        'game.start-is-over': () => `In der Stellung am Anfang ist die Runde schon zu Ende.`,
        'game.start-is-won': (v: ErrorValues) =>
            `In der Stellung am Anfang haben die ${v.rings}${v.player && ` von ${v.player}`} die Partie schon gewonnen.`,
        'game.name-too-long': (v: ErrorValues) => `Der Name${v.player && ` von ${v.player}`} ist zu lang.`,
        'game.name-not-printable': (v: ErrorValues) =>
            `Der Name${v.player && ` von ${v.player}`} enthält etwas, das sich nicht anzeigen lässt.`,
        'game.level-out-of-range': () => `Die Stufen gehen von 1 bis 10.`,
        'game.clock-out-of-range': () => `Eine Uhr hat mehr als nichts und höchstens ein Jahr.`,

        'game-log.version': (v: ErrorValues) =>
            `Dieses Protokoll stammt aus einer anderen Version und lässt sich nicht lesen. Gefunden: ${v.found}.`,
        'game-log.head-cut': () => `Das Protokoll endet, bevor alle Angaben zur Partie da sind.`,
        'game-log.tag-syntax': (v: ErrorValues) => `${v.found} ist keine Angabe eines Protokolls.`,
        'game-log.tag-unknown': (v: ErrorValues) => `Die Angabe ${v.found} gibt es in Protokollen nicht.`,
        'game-log.tag-twice': (v: ErrorValues) => `Die Angabe ${v.found} steht zweimal im Protokoll.`,
        'game-log.tag-missing': (v: ErrorValues) => `Im Protokoll fehlt die Angabe ${v.expected}.`,
        'game-log.tag-value': (v: ErrorValues) => `${v.found} ist kein Wert der Angabe ${v.expected}.`,
        'game-log.start': () => `Der Anfang im Protokoll ist keine Stellung.`,
        'game-log.setup': () => `So wie in diesem Protokoll kann keine Partie beginnen.`,
        'game-log.entry-syntax': (v: ErrorValues) => `${v.found} ist kein Eintrag eines Protokolls.`,
        'game-log.number-missing': (v: ErrorValues) => `Im Protokoll fehlt Eintrag ${v.expected} vor ${v.found}.`,
        'game-log.number-twice': (v: ErrorValues) => `Unter dieser Nummer steht im Protokoll schon ${v.expected}.`,
        'game-log.moment': (v: ErrorValues) => `Im Protokoll liegt die Zeit von ${v.found} vor ${v.expected}.`,
        'game-log.entry': (v: ErrorValues) => `${v.found} kann im Protokoll hier nicht folgen.`,

        'text.empty': () => `Hier steht nichts, was sich lesen ließe.`,
        'text.unknown': () =>
            `Das ist weder eine Aufzeichnung noch eine Stellung, auch keine Sicherung und kein Link dieser Seite.`,
        'text.too-long': () => `Das ist zu lang für eine Aufzeichnung, eine Stellung oder eine Sicherung dieser Seite.`,
        'text.not-text': (v: ErrorValues) => `${v.found} ist keine Textdatei.`,
        'link.damaged': () => `Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.`,
        'link.too-long': () => `Dieser Link enthält mehr, als eine Partie sein kann.`,
        'link.newer': () => `Dieser Link stammt aus einer neueren Version dieser Seite.`,
        'backup.damaged': () => `Diese Sicherung ist beschädigt und lässt sich nicht lesen.`,
        'backup.newer': () => `Diese Sicherung stammt aus einer neueren Version dieser Seite.`,
    },
    phrases: {
        nothing: 'nichts',
        'the end of the line': 'das Ende der Zeile',
        'left or right': '„left“ oder „right“',
        'black or gold': '„black“ oder „gold“',
        'the round is over': 'Die Runde ist zu Ende',
    },
    editions: {
        burley: { push: 'ein Sumo-Stoß', ring: 'ein Sumo-Ring', rings: 'Sumo-Ringe' },
        huch: { push: 'ein Oshi', ring: 'ein Drachenzahn', rings: 'Drachenzähne' },
    },
    tower: (player: string, colour: Colour) => `${adjectives[colour]} Turm von ${player}`,
    canMove: (player: string) => `${player} kann ziehen`,
    towerCanMove: (tower: string) => `Der ${tower} kann ziehen`,
    place: {
        line: (n: number) => `Zeile ${n}`,
        column: (n: number) => `Spalte ${n}`,
        round: (n: number) => `Runde ${n}`,
        move: (n: number) => `Zug ${n}`,
    },
    heading: 'Das lässt sich nicht lesen',
    offendingLine: 'Die Zeile, um die es geht',
    showPlace: 'Stelle zeigen',
    stays: 'Nichts ist verloren: Der Text unten lässt sich verbessern und wird dann neu gelesen.',
};
