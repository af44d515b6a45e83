// How fast the solver is in WebAssembly: beside the native program, and with two workers beside one. All of it in one
// run, as ratios; of time only what the processor spent counts, so that a busy machine does little harm.
//   tools/with-node node bench/page/engine.mjs [SUITE...]    after tools/build-wasm, tools/build-web packages and a build
//   KAMISADO_PROGRAM=...    another kamisado than build/release/kamisado
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = process.env.KAMISADO_PROGRAM ?? join(root, "build/release/kamisado");
const suites =
    process.argv.length > 2 ? process.argv.slice(2) : [join(root, "data/suites/first.txt")];
const repeats = 3;

/** The package as it is published, compiled for this run. */
const built = mkdtempSync(join(tmpdir(), "kamisado-core-"));
process.on("exit", () => rmSync(built, { recursive: true }));
execFileSync(join(root, "web/node_modules/.bin/tsc"), [
    "-p",
    join(root, "web/packages/core"),
    "--outDir",
    built,
]);
copyFileSync(join(root, "web/src/core/kamisado.wasm"), join(built, "kamisado.wasm"));
const { newCrew } = await import(join(built, "node.js"));

const positions = suites.flatMap((suite) =>
    readFileSync(suite, "utf8")
        .split("\n")
        .map((line) => line.replace(/#.*/, "").trim())
        .filter((line) => line !== ""),
);
const lines = positions.map((start) => ({
    format: { kind: "single", rounds: 1 },
    start,
    decisions: [],
}));
/** Another round, so that nothing of it is in the tables. */
const warmUp = { ...lines[0], start: "obpkyrgn*/8/8/8/8/8/8/NGRYKPBO b -" };
const best = (runs) => runs.reduce((a, b) => (a.cpu <= b.cpu ? a : b));

/** CPU milliseconds and nodes of the native program, one thread. */
function native() {
    const script = `times; "$@" >"$0"; times`;
    const output = join(built, "native");
    const { stdout } = spawnSync("bash", ["-c", script, output, program, "bench", ...suites], {
        encoding: "utf8",
    });
    const seconds = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].map(
        ([, minutes, rest]) => 60 * minutes + Number(rest),
    );
    const nodes = Number(readFileSync(output, "utf8").trim().split("\n").at(-1));
    return { cpu: 1000 * (seconds[6] - seconds[2]), nodes };
}

/** All positions with so many workers, which have empty tables. A module is compiled well only after a while: warmed up. */
async function inWorkers(workers) {
    const sum = { cpu: 0, wall: 0, nodes: 0 };
    for (const line of lines) {
        const engine = newCrew({ workers });
        await engine.analyse(warmUp).result;
        const [cpu, wall] = [process.cpuUsage().user, performance.now()];
        sum.nodes += (await engine.analyse(line).result).nodes;
        sum.cpu += (process.cpuUsage().user - cpu) / 1000;
        sum.wall += performance.now() - wall;
        engine.close();
    }
    return sum;
}

const [natives, alone, shared] = [[], [], []];
for (let run = 0; run < repeats; ++run) {
    natives.push(native());
    alone.push(await inWorkers(1));
    shared.push(await inWorkers(2));
}
const [program1, worker1, worker2] = [natives, alone, shared].map(best);
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
row("", "nodes", "CPU ms", "ms");
row("---", "---", "---", "---");
row("native, one thread", program1.nodes, program1.cpu.toFixed(0), "");
row("one worker", worker1.nodes, worker1.cpu.toFixed(0), worker1.wall.toFixed(0));
row("two workers", worker2.nodes, worker2.cpu.toFixed(0), worker2.wall.toFixed(0));
const speed = ({ nodes, cpu }) => nodes / cpu;
console.log(
    `a worker is ${(speed(worker1) / speed(program1)).toFixed(2)} times as fast as a native thread`,
);
console.log(
    `two workers: ${((2 * worker1.nodes) / worker2.nodes).toFixed(2)} times as fast as one by nodes, on idle cores;`,
);
console.log(
    `${(worker1.wall / worker2.wall).toFixed(2)} times as fast as one by the clock, with whatever else ran`,
);
