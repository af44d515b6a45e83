// Solves the first position of a round: which of the first moves win?
import { loadCore, newEngine, newLine } from '@kamisado/core';

const core = await loadCore();
const line = newLine();
const state = core.look(line).value;
console.log(`${state.position.moves.length} first moves`);

const engine = newEngine();
const { result } = engine.analyse(line);
const { verdict, choices } = await result;
engine.close();

const winning = choices.filter((choice) => choice.verdict === 'win').map((choice) => choice.decision);
console.log(`The first position is a ${verdict}: ${winning.length} of ${choices.length} first moves win.`);
console.log(winning.join(' '));
