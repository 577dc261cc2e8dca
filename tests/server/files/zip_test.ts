/**
 * Archives that are written while they are sent: of any length, correct in every part, and ended when their
 * reader stops.
 */
import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { type ZipPart, zipStream } from "../../../server/files/zip.ts";
import { storedParts } from "../../support/files/unzip.ts";

const MIB = 1024 ** 2;
const MODIFIED = new Date(2026, 10, 26, 14, 30, 58);
const [ENTRY, FAR_END, FAR_PLACE, END] = [0x02014b50, 0x06064b50, 0x07064b50, 0x06054b50];
const [END_BYTES, FAR_BYTES, FAR_END_BYTES] = [22, 20, 56];

async function* all(parts: readonly ZipPart[]): AsyncGenerator<ZipPart> {
  for (const part of parts) yield await Promise.resolve(part);
}

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 251);

/** Makes a large entry by repeating one piece. */
const repeated = (piece: Uint8Array<ArrayBuffer>, times: number) =>
  ReadableStream.from((function* () {
    for (let at = 0; at < times; at++) yield piece;
  })());

Deno.test("an archive has its entries unchanged, with their checksums, their time, and names in any language", async () => {
  const art = noise(3 * MIB);
  const pieces = ReadableStream.from([art.slice(0, MIB), art.slice(MIB)]);
  const parts = [
    { name: "list.csv", modified: MODIFIED, input: "ticket,größe\r\n" },
    { name: "front_größe.png", modified: MODIFIED, input: pieces },
    { name: "empty.pdf", modified: MODIFIED, input: new Uint8Array() },
  ];
  const bytes = new Uint8Array(await new Response(zipStream(all(parts))).arrayBuffer());
  const read = storedParts(bytes);
  assert.deepEqual([...read.keys()], parts.map(({ name }) => name));
  assert.equal(new TextDecoder().decode(read.get("list.csv")), "ticket,größe\r\n");
  assert.deepEqual(read.get("front_größe.png"), art);
  const entries = entriesOf(bytes, bytes.length - END_BYTES);
  assert.deepEqual(entries.map(({ crc }) => crc), [...read.values()].map((each) => crc32(each)));
  assert.deepEqual(entries.map(({ isUtf8 }) => isUtf8), [false, true, false]);
  assert.deepEqual(new Set(entries.map(({ modified }) => modified.getTime())), new Set([MODIFIED.getTime()]));
});

Deno.test("workshop §7 an archive of more than 4 GB has the offset of each entry, and is never held in memory", async () => {
  const piece = noise(4 * MIB);
  const input = () => repeated(piece, 25);
  const parts = Array.from(
    { length: 43 },
    (_, at) => ({ name: `art-${at}`, modified: MODIFIED, input: input() }),
  );
  let [length, tail, largest] = [0, new Uint8Array(), 0];
  for await (const chunk of zipStream(all(parts))) {
    length += chunk.length;
    largest = Math.max(largest, chunk.length);
    tail = chunk;
  }
  assert.ok(length > 2 ** 32);
  assert.equal(largest, piece.length, "nothing is put together before it is sent");
  // The directory and the end records are sent last, in one piece.
  const [view, end] = [new DataView(tail.buffer), tail.length - END_BYTES];
  assert.equal(view.getUint32(end, true), END);
  assert.deepEqual([view.getUint16(end + 10, true), view.getUint32(end + 16, true)], [0xffff, 0xffffffff]);
  assert.equal(view.getUint32(end - FAR_BYTES, true), FAR_PLACE);
  const begin = length - tail.length;
  const far = Number(view.getBigUint64(end - FAR_BYTES + 8, true)) - begin;
  assert.equal(far, end - FAR_BYTES - FAR_END_BYTES);
  assert.equal(view.getUint32(far, true), FAR_END);
  assert.deepEqual([32, 40, 48].map((at) => Number(view.getBigUint64(far + at, true))), [43, far, begin]);
  const entries = entriesOf(tail, far, 0);
  let expected = 0;
  for (const [at, { offset, bytes, name }] of entries.entries()) {
    assert.deepEqual([name, bytes, offset], [`art-${at}`, 25 * piece.length, expected]);
    expected += 30 + name.length + bytes + 16;
  }
  assert.equal(entries.length, 43);
  assert.ok(entries.at(-1)!.offset > 2 ** 32);
});

Deno.test("if a reader stops the archive reads no further files; a failing entry aborts it", async () => {
  for (const reads of [1, 2]) {
    let isEnded = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => void (isEnded = true),
    });
    const reader = zipStream(all([{ name: "endless", modified: MODIFIED, input: endless }])).getReader();
    for (let at = 0; at < reads; at++) await reader.read();
    await reader.cancel();
    assert.ok(isEnded, `${reads} pieces were read`);
  }
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error("The disk is gone")),
  });
  const archive = zipStream(all([{ name: "broken", modified: MODIFIED, input: broken }]));
  await assert.rejects(new Response(archive).arrayBuffer(), /The disk is gone/);
});

/**
 * Returns the directory's entries. @param until end of the directory @param from start of the directory; read
 * from the end record if omitted
 */
function entriesOf(bytes: Uint8Array<ArrayBuffer>, until: number, from?: number) {
  const view = new DataView(bytes.buffer);
  const entries = [];
  for (let at = from ?? view.getUint32(until + 16, true); at < until;) {
    assert.equal(view.getUint32(at, true), ENTRY);
    const [names, more] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const [time, day] = [view.getUint16(at + 12, true), view.getUint16(at + 14, true)];
    const offset = view.getUint32(at + 42, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + names)),
      isUtf8: (view.getUint16(at + 8, true) & 0x800) !== 0,
      crc: view.getUint32(at + 16, true),
      bytes: view.getUint32(at + 24, true),
      offset: more > 0 ? Number(view.getBigUint64(at + 46 + names + 4, true)) : offset,
      modified: new Date(
        ...[1980 + (day >> 9), (day >> 5 & 15) - 1, day & 31] as const,
        ...[time >> 11, time >> 5 & 63, (time & 31) * 2] as const,
      ),
    });
    at += 46 + names + more;
  }
  return entries;
}
