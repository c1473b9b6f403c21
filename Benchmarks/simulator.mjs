// Measures the simulator's module: size, start, events, memory. Ends with 1 where a limit is exceeded.
//
//   node Benchmarks/simulator.mjs MODULE [WALK]
//
// WALK holds calls in hexadecimal, one a line: a start, then events. It is done again from the start until there are
// 10,000 events.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMITS = { brotli: 40_000, gzip: 45_000, millisecondsAnEvent: 0.1, memoryGrowth: 0 };
const EVENTS = 10_000;
const [, , modulePath, walkPath = "Tests/NavigationModelTests/Coding/walk.hex"] = process.argv;

const module = readFileSync(modulePath);
const [start, ...events] = readFileSync(walkPath, "utf8").trim().split("\n").map((line) => Buffer.from(line, "hex"));

const began = performance.now();
const { exports } = (await WebAssembly.instantiate(module, {})).instance;
const instantiated = performance.now() - began;

function call(name, input) {
  const pointer = exports.reserve(input.length);
  new Uint8Array(exports.memory.buffer, pointer, input.length).set(input);
  return exports[name](input.length);
}

function read() {
  const bytes = new Uint8Array(exports.memory.buffer, exports.result(), exports.resultSize());
  return JSON.parse(new TextDecoder().decode(bytes));
}

function run(count, after) {
  for (let index = 0; index < count; index++) {
    if (index % events.length === 0 && call("start", start) !== 1) throw new Error("the walk doesn't start");
    if (call("send", events[index % events.length]) !== 1) throw new Error(`event ${index % events.length} is malformed`);
    after();
  }
}

const first = performance.now();
run(events.length, () => {});
const cold = (performance.now() - first) / events.length;
const memory = exports.memory.buffer.byteLength;
let time = performance.now();
run(EVENTS, () => {});
const millisecondsAnEvent = (performance.now() - time) / EVENTS;
time = performance.now();
run(EVENTS, read);
const withReading = (performance.now() - time) / EVENTS;

const measured = {
  size: module.length,
  brotli: brotliCompressSync(module).length,
  gzip: gzipSync(module, { level: 9 }).length,
  millisecondsToInstantiate: instantiated,
  millisecondsAnEventAtFirst: cold,
  millisecondsAnEvent,
  millisecondsAnEventWithReading: withReading,
  memory,
  memoryGrowth: exports.memory.buffer.byteLength - memory,
};
for (const [name, value] of Object.entries(measured)) {
  const limit = name in LIMITS ? ` (at most ${LIMITS[name]})` : "";
  console.log(`${name.padEnd(32)} ${Number.isInteger(value) ? value : value.toFixed(4)}${limit}`);
}
process.exit(Object.keys(LIMITS).some((name) => measured[name] > LIMITS[name]) ? 1 : 0);
