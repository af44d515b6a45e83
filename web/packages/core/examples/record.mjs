// Reads a record, looks at a moment of it, and writes it in another spelling.
import { loadCore } from '@kamisado/core';

const core = await loadCore();

const text = `[Kamisado "1"]
[Format "single"]
[Black "Ada"]
[Gold "Grace"]

1. NF4K kL2N
2. NR1K {a comment}
`;

const read = core.readRecord(text);
if (!read.ok) throw new Error(read.error.sentence);
const record = read.value;
console.log(`${record.line.decisions.join(' ')}, ${record.comments.length} comment`);

const state = core.look(record.line).value;
console.log(`${state.decider} moves ${state.position.turn.tower.colour}: ${state.position.text}`);

const written = core.writeRecord(record, { spelling: 'words', language: 'de' });
console.log(written);

const again = core.readRecord(written);
console.log(
    again.ok && again.value.line.decisions.join(' ') === record.line.decisions.join(' ') ? 'the same' : 'different',
);

const wrong = core.readRecord(text.replace('kL2N', 'kL2G'));
console.log(wrong.ok ? 'accepted' : `${wrong.error.id} in line ${wrong.error.place.line}: ${wrong.error.sentence}`);
