// Runs the WebAssembly build of rules, notation and solver over the same text files as the native tests.
//   node core.mjs MODULE
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const module = await WebAssembly.compile(readFileSync(process.argv[2]));

// The core reads and writes nothing: whatever else the C library asks the system for is refused.
const noSystem = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    assert.equal(from, "wasi_snapshot_preview1");
    assert.match(name, /^fd_|^proc_exit$|^clock_time_get$/, `the core asks for ${name}`);
    noSystem[name] = () => 52;
}
// The solver's time limit needs a clock.
noSystem.clock_time_get = (_clock, _precision, at) => {
    new DataView(core.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true);
    return 0;
};
const { exports: core } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: noSystem });
core._initialize();

function withText(text, use) {
    const bytes = new TextEncoder().encode(text);
    const at = core.allocate(bytes.length);
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    try {
        return use(at, bytes.length);
    } finally {
        core.release(at);
    }
}

function answerTo(text, question) {
    const at = withText(text, question);
    return new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, core.answer_size()));
}

const rewriteRecord = (text) => answerTo(text, core.rewrite_record);

const filesIn = (folder, ending) =>
    readdirSync(join(source, folder))
        .filter((name) => name.endsWith(ending))
        .map((name) => [name, readFileSync(join(source, folder, name), "utf8")]);

let counted = 0;
for (const [name, text] of filesIn("tests/perft", ".perft")) {
    for (const line of text.split("\n").filter((line) => line && !line.startsWith("#"))) {
        const [position, ...cases] = line.split(";").map((part) => part.trim());
        for (const [, depth, paths] of cases.map((text) => text.match(/^D(\d+) (\d+)$/))) {
            if (Number(paths) > 10_000_000) continue;
            const found = withText(position, (at, size) => core.count_paths(at, size, Number(depth)));
            assert.equal(found, BigInt(paths), `${name}: ${position} to depth ${depth}`);
            counted += 1;
        }
    }
}
assert(counted > 20, "there are perft cases");

let searched = 0;
for (const line of readFileSync(join(source, "tests/solver/nodes.txt"), "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [position, ...nodesAndVerdicts] = line.split(" | ");
    assert.equal(answerTo(position, core.solve), nodesAndVerdicts.join(" | "), position);
    searched += 1;
}
assert(searched > 20, "there are positions to search");

const records = filesIn("data/matches", ".kamisado");
for (const [name, text] of records) {
    assert.equal(rewriteRecord(text), text, name);
}
assert(records.length >= 12, "there are sample matches");
assert.match(rewriteRecord("[Kamisado \"1\"]\n[Format \"single\"]\nNF4G"), /line 3, column 1, round 1, move 1/);
assert.equal(withText("nonsense", (at, size) => core.count_paths(at, size, 1)), -1n);

console.log(`${counted} path counts and ${records.length} records agree with the native build`);
