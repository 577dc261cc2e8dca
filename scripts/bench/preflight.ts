/** Measures the check of a print file of 24 million pixels on its thread, and its memory, beside unpacking the pixels alone. */
import { deflateSync, inflateSync } from "node:zlib";
import { judgeArt } from "../../server/modules/catalogue/artwork/reading/judge.ts";
import { SIGNATURE } from "../../server/files/png/head.ts";
import { chunk } from "../../server/files/png/write.ts";
import { type Figure, median, print } from "./report.ts";

const [WIDE, HIGH] = [4_800, 5_000];
const ROUNDS = 5;
const MB = 1e6;

/** Makes a PNG with gradients, some noise and every filter type, which shrinks to less than half. */
function photo(): { readonly file: Uint8Array<ArrayBuffer>; readonly packed: Uint8Array } {
  const bytes = WIDE * 4;
  const rows = new Uint8Array((bytes + 1) * HIGH);
  let state = 1;
  for (let y = 0; y < HIGH; y++) {
    const from = y * (bytes + 1);
    rows[from] = y % 5;
    for (let x = 1; x <= bytes; x++) {
      state = Math.imul(state, 48_271) >>> 0;
      rows[from + x] = x % 97 < 60 ? x >> 5 : state >>> 24;
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, WIDE);
  header.setUint32(4, HIGH);
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const packed = deflateSync(rows);
  const parts = [
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (file.set(part, at), at + part.length), 0);
  return { file, packed };
}

export async function benchPreflight(): Promise<void> {
  const { file, packed } = photo();
  const path = await Deno.makeTempFile();
  await Deno.writeFile(path, file);
  const [unpacking, judging, judged]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      let began = performance.now();
      inflateSync(packed);
      unpacking.push(performance.now() - began);
      const before = Deno.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => most = Math.max(most, Deno.memoryUsage().rss), 10);
      began = performance.now();
      await judgeArt({ bytes: file.length, open: async () => (await Deno.open(path)).readable });
      judging.push(performance.now() - began);
      clearInterval(watch);
      judged.push((most - before) / MB);
    }
  } finally {
    await Deno.remove(path);
  }
  const figures: readonly Figure[] = [
    {
      name: "a print file of 24 million points, judged with its previews",
      ours: median(judging),
      base: median(unpacking),
      unit: "ms",
      goal: "2.5x of unpacking it",
    },
    { name: "memory beside", ours: median(judged), unit: "MB", goal: "40 MB" },
  ];
  print("Preflight", "unpacked alone", figures);
}
