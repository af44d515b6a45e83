// A Standard match: level 3 (Black) against somebody who moves at random.
import { loadCore, newEngine, newLine } from '@kamisado/core';

const core = await loadCore();
const engine = newEngine();

let seed = 7;
const random = (count) => (seed = (seed * 48271) % 2147483647) % count;

async function decisionOf(line, state) {
    if (state.decider === 'black') return (await engine.choose(line, 3, 1).result).decision;
    if (state.phase === 'filling') return 'fill left';
    const { moves } = state.position;
    return moves[random(moves.length)].text;
}

const line = newLine('standard');
let state = core.look(line).value;
while (state.phase !== 'over') {
    const decision = await decisionOf(line, state);
    const answer = core.decide(line, decision);
    if (!answer.ok) throw new Error(answer.error.sentence);
    line.decisions.push(decision);
    state = answer.value.state;
    for (const event of answer.value.events) {
        if (event.kind === 'ring') console.log(`A ring for ${event.tower.player} ${event.tower.colour}`);
    }
}
engine.close();

const { black, gold } = state.score;
console.log(`${state.end.winner} wins ${black}-${gold} after ${line.decisions.length} decisions.`);
