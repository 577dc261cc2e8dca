/** Heaviest package: twice a carrier's limit. */
export const MAX_PACKAGE_G = 70_000;
/** A package is weighed again if its weight is off by more than both. */
export const OFF_G = 20;
export const OFF_PERCENT = 8;
const PERCENT = 100;

export function isWeightOff(expected_g: number, weighed_g: number): boolean {
  const off = Math.abs(weighed_g - expected_g);
  return expected_g > 0 && off > OFF_G && off * PERCENT > expected_g * OFF_PERCENT;
}

const GRAMS = /^(\d{1,6})\s*g?$/iu;

/** Reads typed grams, also from a scale that types; null for anything else. */
export function gramsIn(text: string): number | null {
  const [, digits] = GRAMS.exec(text.trim()) ?? [];
  const grams = Number(digits ?? 0);
  return grams > 0 && grams <= MAX_PACKAGE_G ? grams : null;
}
