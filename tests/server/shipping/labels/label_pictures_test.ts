/** A label picture is rewritten from its pixels: other data is removed, and irregular files are refused. */
import assert from "node:assert/strict";
import { chunk } from "../../../../server/files/png/write.ts";
import { rewritePng } from "../../../../server/documents/reading/picture.ts";
import { readPng } from "../../../../server/documents/reading/png_read.ts";
import { LabelRefused } from "../../../../server/documents/reading/label_refused.ts";
import { joinBytes } from "../../../support/files/label_files.ts";
import { chunkTypesOf, pngOf, type PngParts, rowsOf } from "../../../support/files/png_files.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const SIZE = { width: 13, height: 11 } as const;
/** Returns a number below a bound, the same for the same arguments. */
const some = (x: number, y: number, nth: number, bound: number) =>
  (x * 31 + y * 17 + nth * 101 + x * y) % bound;

/** Each color type with each depth, plain and interlaced. */
const KINDS = ([[0, [1, 2, 4, 8, 16]], [2, [8, 16]], [3, [1, 2, 4, 8]], [4, [8, 16]], [6, [8, 16]]] as const)
  .flatMap(([color, depths]) =>
    depths.flatMap((depth) => [false, true].map((isInterlaced) => ({ color, depth, isInterlaced })))
  );
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = Uint8Array.from({ length: 3 * 256 }, (_, at) => (at * 7) % 256);

function partsOf({ color, depth, isInterlaced }: (typeof KINDS)[number]): PngParts {
  const at = (x: number, y: number) =>
    Array.from({ length: SAMPLES[color]! }, (_, nth) => some(x, y, nth, 2 ** depth));
  const palette = chunk("PLTE", PALETTE.subarray(0, 3 * 2 ** Math.min(depth, 8)));
  return { ...SIZE, color, depth, isInterlaced, at, ...color === 3 && { before: [palette] } };
}

/** Returns a pixel's color on white paper. */
function onPaper({ color, depth, at }: PngParts, x: number, y: number): readonly number[] {
  const samples = at(x, y);
  const eight = samples.map((sample) => Math.round(sample * 255 / (2 ** depth - 1)));
  const alpha = color === 4 ? eight[1]! : color === 6 ? eight[3]! : 255;
  const colors = color === 3 ? [...PALETTE.subarray(3 * samples[0]!, 3 * samples[0]! + 3)] : eight;
  return colors.slice(0, color === 0 || color === 4 ? 1 : 3)
    .map((each) => alpha === 255 ? each : Math.round(each * alpha / 255 + 255 - alpha));
}

Deno.test("a PNG of every kind, with every filter, plain or interlaced, is read pixel by pixel on white paper", async () => {
  for (const kind of KINDS) {
    const parts = partsOf(kind);
    const { width, height, channels, data } = await readPng(pngOf(parts));
    assert.deepEqual({ width, height }, SIZE);
    const expected = Array.from(
      { length: height },
      (_, y) => Array.from({ length: width }, (_, x) => onPaper(parts, x, y)),
    );
    assert.deepEqual([...data], expected.flat(2), JSON.stringify(kind));
    assert.equal(channels, expected[0]![0]!.length);
  }
});

Deno.test("a transparent color of a PNG without alpha becomes paper as well", async () => {
  const at = (x: number) => [x % 2 === 0 ? 7 : 90];
  const gray = pngOf({ ...SIZE, color: 0, depth: 8, at, before: [chunk("tRNS", Uint8Array.of(0, 7))] });
  assert.deepEqual([...(await readPng(gray)).data.subarray(0, 3)], [255, 90, 255]);
  const before = [chunk("PLTE", Uint8Array.of(0, 0, 0, 9, 9, 9)), chunk("tRNS", Uint8Array.of(0))];
  const palette = pngOf({ ...SIZE, color: 3, depth: 8, at: (x) => [x % 2], before });
  assert.deepEqual([...(await readPng(palette)).data.subarray(0, 3)], [255, 9, 255]);
});

const GRAY: PngParts = {
  width: 406,
  height: 609,
  color: 0,
  depth: 8,
  at: (x, y) => [(x + y) % 4 < 2 ? 0 : 255],
};
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

Deno.test("only pixels and their size are kept of a PNG: no texts, EXIF, profiles or animations, and no data after its end", async () => {
  const extras = ["tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "acTL", "fcTL", "fdAT", "tIME"];
  const file = joinBytes([
    pngOf({ ...GRAY, before: extras.map((type) => chunk(type, latin("Comment\0secret"))) }),
    latin("PK\x03\x04 secret"),
  ]);
  const { bytes } = await rewritePng(file);
  assert.deepEqual(chunkTypesOf(bytes), ["IHDR", "pHYs", "IDAT", "IEND"]);
  assert.deepEqual((await readPng(bytes)).data, (await readPng(file)).data);
});

function densityOf(perInch: number): Uint8Array {
  const data = new DataView(new ArrayBuffer(9));
  data.setUint32(0, Math.round(perInch / 0.0254));
  data.setUint32(4, Math.round(perInch / 0.0254));
  data.setUint8(8, 1);
  return chunk("pHYs", new Uint8Array(data.buffer));
}

Deno.test("a picture has its stated size at a printer's density, otherwise the width of labels", async () => {
  const sizeOf = async (before: readonly Uint8Array[]) => {
    const { width_mm, height_mm, bytes } = await rewritePng(pngOf({ ...GRAY, before }));
    const { width, density } = await readPng(bytes);
    return [width_mm, height_mm, Math.round(width / density![0] * 1000)];
  };
  assert.deepEqual(await sizeOf([densityOf(300)]), [34, 52, 34]);
  for (const before of [[], [densityOf(96)], [densityOf(200_000)]]) {
    assert.deepEqual(await sizeOf(before), [102, 152, 102]);
  }
});

const refusalOf = async (file: Uint8Array): Promise<string> => {
  try {
    await rewritePng(file);
    return "taken";
  } catch (error) {
    assert.ok(error instanceof LabelRefused, String(error));
    return error.code;
  }
};

/** Returns the file with one changed byte. */
const changed = (file: Uint8Array, at: number) => file.map((byte, nth) => nth === at ? byte ^ 1 : byte);
/** Returns the index of the first byte of a chunk's data. */
const dataOf = (file: Uint8Array, type: string) => new TextDecoder("latin1").decode(file).indexOf(type) + 4;

Deno.test("a PNG that has a wrong length, is a bomb, or is truncated, changed or oversized is refused quickly", async () => {
  const good = pngOf(GRAY);
  const side = (width: number, height: number): PngParts => ({ ...GRAY, width, height });
  const refused: Record<string, readonly [file: Uint8Array, code: string]> = {
    "the header's check": [changed(good, dataOf(good, "IHDR")), "damaged"],
    "the points' check": [changed(good, dataOf(good, "IDAT") + 9), "damaged"],
    "cut off within the points": [good.subarray(0, good.length >> 1), "cutOff"],
    "cut off before its end": [good.subarray(0, -12), "cutOff"],
    "the signature alone": [good.subarray(0, 8), "cutOff"],
    "24 million points said, a few there": [pngOf(side(4000, 6000), rowsOf(GRAY)), "damaged"],
    "a few points said, many there": [pngOf(side(20, 20), rowsOf(side(20, 30))), "tooMuch"],
    "a bomb": [pngOf(GRAY, new Uint8Array(50 * 1024 ** 2)), "tooMuch"],
    "4,001 × 4,001": [pngOf(side(4001, 4001), new Uint8Array(9)), "tooManyPixels"],
    "1 × 2,147,483,647": [pngOf(side(1, 2 ** 31 - 1), new Uint8Array(9)), "tooManyPixels"],
    "16 bits of 4,000 × 6,000 in color": [
      pngOf({ ...side(4000, 6000), color: 6, depth: 16 }, new Uint8Array(9)),
      "tooMuch",
    ],
    "no points wide": [pngOf(side(0, 10), new Uint8Array(9)), "damaged"],
    "a depth that there is not": [pngOf({ ...GRAY, color: 2, depth: 4 }, new Uint8Array(9)), "damaged"],
    "a filter that there is not": [pngOf(GRAY, rowsOf(GRAY).fill(7, 0, 1)), "damaged"],
    "a palette without one": [pngOf({ ...GRAY, color: 3 }), "damaged"],
    "a color that the palette has not": [
      pngOf({ ...GRAY, color: 3, before: [chunk("PLTE", Uint8Array.of(1, 2, 3))] }),
      "damaged",
    ],
    "a second header": [pngOf({ ...GRAY, after: [chunk("IHDR", new Uint8Array(13))] }), "damaged"],
    "an unknown part that it needs": [
      pngOf({ ...GRAY, before: [chunk("JUNK", new Uint8Array(1))] }),
      "damaged",
    ],
    "a metre long and a millimetre wide": [pngOf(side(4, 4000)), "wrongSize"],
  };
  for (const [name, [file, code]] of Object.entries(refused)) {
    const begun = performance.now();
    assert.equal(await refusalOf(file), code, name);
    assert.ok(performance.now() - begun < PROMPT_MS, `${name} took ${performance.now() - begun} ms`);
  }
});
