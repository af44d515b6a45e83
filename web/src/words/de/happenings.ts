import type { Colour, Player, Rings, Side, Square } from '../../core/types';
import type { Text } from '../text.svelte';
import { noun, weak } from './colours';

type Edition = 'burley' | 'huch';

const side = (player: Player, edition: Edition): string =>
    player === 'black' ? 'Schwarz' : edition === 'huch' ? 'Weiß' : 'Gold';
const other = (player: Player): Player => (player === 'black' ? 'gold' : 'black');
/** Den grünen Turm, dem grünen Turm. */
const accusative = (colour: Colour): string => `${weak[colour]}n`;
/** Ein grüner Sumo. */
const strong = (colour: Colour): string => `${weak[colour]}r`;
/** Ein Dreifacher Sumo. */
const rank = ['Turm', 'Sumo', 'Doppel-Sumo', 'Dreifacher Sumo'] as const;
/** Der Dreifache Sumo. */
const weakRank = ['Turm', 'Sumo', 'Doppel-Sumo', 'Dreifache Sumo'] as const;
const push = (edition: Edition): string => (edition === 'huch' ? 'ein Oshi' : 'einen Sumo-Stoß');
const afterPush = (edition: Edition): string => (edition === 'huch' ? 'einem Oshi' : 'einem Sumo-Stoß');
const ring = (edition: Edition): string => (edition === 'huch' ? 'Drachenzahn' : 'Sumo-Ring');
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const sides: Record<Side, string> = { left: 'links', right: 'rechts' };
const listed = (parts: string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

export const happenings: Text['happenings'] = {
    side,
    tower: (player, colour, rings, edition) =>
        `${strong(colour)} ${rank[rings]} von ${side(player, edition)}`.replace(/^./, (letter) => letter.toUpperCase()),
    moved: (player, colour, from, to, onto, edition) =>
        `${side(player, edition)} zieht ${noun[colour]} von ${from} nach ${to}, auf ${noun[onto]}.`,
    pushed: (
        player: Player,
        colour: Colour,
        rings: Rings,
        line: { colour: Colour; to: Square; onto: Colour }[],
        edition: Edition,
    ) =>
        `Der ${weak[colour]} ${weakRank[rings]} von ${side(player, edition)} führt ${push(edition)} aus: ${listed(
            line.map((tower) => `${noun[tower.colour]} weicht nach ${tower.to} (${noun[tower.onto]})`),
        )}.`,
    blocked: (player, colour, square, on, edition) =>
        `${side(player, edition)} müsste ${noun[colour]} ziehen, doch der Turm ist auf ${square} blockiert: ${side(player, edition)} setzt aus, und das ${weak[on]} Quadrat bestimmt den nächsten Turm.`,
    roundWon: (player, colour, square, edition) =>
        `Der ${weak[colour]} Turm von ${side(player, edition)} erreicht auf ${square} die Heim-Reihe von ${side(other(player), edition)}: ${side(player, edition)} gewinnt die Runde.`,
    deadlock: (loser, edition) =>
        `Völliger Stillstand: Nichts kann mehr ziehen. ${side(loser, edition)} hat zuletzt wirklich gezogen und verliert die Runde.`,
    ring: (player, colour, rings, count, edition) =>
        `Der ${weak[colour]} Turm von ${side(player, edition)} bekommt einen ${ring(edition)} und ist nun ein ${rank[rings]}: ${points(count)}.`,
    tripleScores: (player, colour, count, edition) =>
        `Der ${weak[colour]} Dreifache Sumo von ${side(player, edition)} bringt ${points(count)}.`,
    danger: (player, colour, rings, edition) =>
        `Nach diesem Zug kann ${side(player, edition)} mit dem ${accusative(colour)} ${rank[rings].replace('Dreifacher', 'Dreifachen')} sofort gewinnen.`,
    point: (player, edition) => `Ein Punkt für ${side(player, edition)}.`,
    filled: (from, challenger, edition) =>
        `Beide Seiten besetzen ihre Heim-Reihe von ${sides[from]}. ${side(challenger, edition)} ist Herausforderer und beginnt.`,
    linedUp: (challenger, edition) =>
        `Alle Türme stehen wieder auf ihren Farben. ${side(challenger, edition)} beginnt.`,
    resigned: (player, edition) => `${side(player, edition)} gibt auf.`,
    time: (player, edition) => `Die Zeit von ${side(player, edition)} ist abgelaufen.`,
    decided: (winner, own, others, edition) => `${side(winner, edition)} gewinnt die Partie ${own} zu ${others}.`,
    decidedEarly: (winner, edition) => `${side(winner, edition)} gewinnt die Partie.`,
    tied: (score) => `Die Serie endet unentschieden, ${score} zu ${score}.`,

    status: {
        any: (mover, edition) => `${side(mover, edition)} beginnt: Ziehe einen beliebigen Turm.`,
        anyComputer: (mover, edition) => `${side(mover, edition)} beginnt mit einem beliebigen Turm.`,
        landed: (lander, colour, edition) =>
            `${side(lander, edition)} ist auf ${noun[colour]} gezogen: Ziehe den ${accusative(colour)} Turm.`,
        landedComputer: (lander, mover, colour, edition) =>
            `${side(lander, edition)} ist auf ${noun[colour]} gezogen: ${side(mover, edition)} zieht ${noun[colour]}.`,
        pushedOn: (mover, colour, edition) =>
            `Auf ${noun[colour]} gestoßen: ${side(mover, edition)} zieht noch einmal, mit ${noun[colour]}.`,
        blockedOn: (blocked, tower, mover, colour, edition) =>
            `${noun[tower]} von ${side(blocked, edition)} sitzt auf ${noun[colour]} fest: ${side(mover, edition)} zieht ${noun[colour]}.`,
        must: (mover, colour, edition) => `${side(mover, edition)} zieht ${noun[colour]}.`,
        fill: (player, edition) => `${side(player, edition)} wählt: von links oder von rechts besetzen?`,
    },

    why: {
        any: 'Den ersten Zug einer Runde darf man mit jedem der acht Türme machen.',
        landed: 'Das Quadrat, auf dem ein Zug endet, bestimmt den Turm, den der andere ziehen muss: den von seiner Farbe.',
        pushed: (edition) =>
            `Nach ${afterPush(edition)} setzt der andere aus. Wer gestoßen hat, zieht noch einmal, und zwar mit dem Turm in der Farbe des Quadrats, auf das der hinterste Turm geschoben wurde.`,
        blocked:
            'Ein Turm, der weder ziehen noch stoßen kann, gilt als um null Quadrate gezogen. Der andere ist am Zug, und das Quadrat, auf dem der Turm feststeckt, bestimmt den nächsten.',
        deadlock:
            'Wenn blockierte Türme immer wieder einander bestimmen, kann nie mehr jemand ziehen. Wer zuletzt wirklich gezogen hat, hat den Stillstand verursacht und verliert die Runde.',
        ring: (edition) =>
            `Der siegreiche Turm bekommt einen ${ring(edition)}. Der erste zählt 1 Punkt, der zweite 2, der dritte 4; ein Dreifacher Sumo am Ziel zählt 8. Jeder macht den Turm langsamer und stärker.`,
        fill: 'Wer die Runde gewonnen hat, wählt links oder rechts, und beide besetzen ihre Heim-Reihe von dort aus: zuerst, was der eigenen Heim-Reihe am nächsten steht, in einer Reihe zuerst, was der gewählten Seite am nächsten steht.',
    },
};
