/** Generates print files of every kind, with the opacity of their pixels computed independently. */
import { drawPng } from "./artwork.ts";
import { fc } from "../property.ts";

export const anyPicture = fc.record({
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 12 }),
  kind: fc.constantFrom(
    ...([[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [2, 8], [2, 16], [3, 1], [3, 2], [3, 4], [3, 8], [
      4,
      8,
    ]] as const),
    ...([[4, 16], [6, 8], [6, 16]] as const),
  ),
  filters: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 }),
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  hasKey: fc.boolean(),
});
type Picture = typeof anyPicture extends fc.Arbitrary<infer T> ? T : never;

/** Returns the file, and the opacity of each pixel, row by row. */
export function pictureOf({ width, height, kind: [color, depth], filters, seed, hasKey }: Picture) {
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[color];
  const bytes = Math.ceil(width * samples * depth / 8);
  let state = seed;
  const random = () => (state = Math.imul(state, 48_271) >>> 0) >>> 24;
  const colors = color === 3 ? 2 ** depth : 0;
  const alphas = Array.from({ length: colors }, () => [0, 128, 255][random() % 3]!);
  // Half of the pixels are clear, so that there are bounds to find.
  const rows = Array.from(
    { length: height },
    () => Uint8Array.from({ length: bytes }, () => random() % 2 === 0 ? 0 : random()),
  );
  const before: [string, Uint8Array][] = [];
  if (color === 3) {
    before.push(["PLTE", new Uint8Array(colors * 3)], ["tRNS", Uint8Array.from(alphas)]);
  } else if (hasKey && (color === 0 || color === 2)) before.push(["tRNS", new Uint8Array(2 * samples)]);
  const file = drawPng({
    width,
    height,
    color,
    depth,
    rows,
    before,
    filter: (y) => filters[y % filters.length]!,
  });
  const alphaAt = (x: number, y: number): number => {
    const row = rows[y]!;
    const sample = (at: number): number => {
      const bit = (x * samples + at) * depth;
      if (depth === 16) return row[bit >> 3]! << 8 | row[(bit >> 3) + 1]!;
      return row[bit >> 3]! >> (8 - depth - (bit & 7)) & (2 ** depth - 1);
    };
    if (color === 3) return alphas[sample(0)]!;
    if (color === 4 || color === 6) return depth === 16 ? sample(samples - 1) >> 8 : sample(samples - 1);
    const isKey = Array.from({ length: samples }, (_, at) => sample(at)).every((each) => each === 0);
    return hasKey && isKey ? 0 : 255;
  };
  const points = rows.flatMap((_, y) =>
    Array.from({ length: width }, (_, x) => ({ x, y, a: alphaAt(x, y) }))
  );
  return { file, points, width, height };
}
