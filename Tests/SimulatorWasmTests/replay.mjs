// Runs recorded calls through the simulator's module, twice, and tells as JSON what came of them.
//
//   node replay.mjs simulator.wasm calls
//
// Each call is a kind (0 start, 1 send, 2 restart), the size of its input as 32 bits, lowest byte first, and the input. A
// trace begins with each start. Written are the SHA-256 of each trace (of every call's answer and result), the bytes of
// memory after each run, and the module's size compressed by Brotli and by gzip.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [, , modulePath, callsPath] = process.argv;
const module = readFileSync(modulePath);
const calls = readFileSync(callsPath);
const { exports } = (await WebAssembly.instantiate(module, {})).instance;

function replay() {
  const digests = [];
  let hash;
  for (let offset = 0; offset < calls.length; ) {
    const kind = calls[offset];
    const size = calls.readUInt32LE(offset + 1);
    const input = calls.subarray(offset + 5, offset + 5 + size);
    offset += 5 + size;
    if (kind === 0) {
      if (hash) digests.push(hash.digest("hex"));
      hash = createHash("sha256");
    }
    const pointer = exports.reserve(size);
    new Uint8Array(exports.memory.buffer, pointer, size).set(input);
    const answer = kind === 0 ? exports.start(size) : kind === 1 ? exports.send(size) : exports.restart();
    hash.update(Uint8Array.of(answer));
    hash.update(new Uint8Array(exports.memory.buffer, exports.result(), exports.resultSize()));
  }
  digests.push(hash.digest("hex"));
  return { digests, memory: exports.memory.buffer.byteLength };
}

const first = replay();
const second = replay();
const compressed = { brotli: brotliCompressSync(module).length, gzip: gzipSync(module, { level: 9 }).length };
const same = first.digests.every((digest, index) => digest === second.digests[index]);
console.log(JSON.stringify({ digests: first.digests, same, memory: [first.memory, second.memory], compressed }));
