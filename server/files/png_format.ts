/** How a PNG may keep its points. Source: PNG (third edition) §11.2.1, table 12. */

/** Samples of a point, by color type: grey, color, palette, grey and alpha, color and alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Bits that a sample may have. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Samples of a point; 0 where there is no such color type, or none of that depth. */
export const samplesOf = (color: number, depth: number): number =>
  DEPTHS[color]?.includes(depth) ? SAMPLES[color] ?? 0 : 0;
