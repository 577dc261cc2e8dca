/** Makes ramps of colors. Each has the lightness steps of our violet ramp, so that contrasts are equal. */
import type { BrandVariants } from "@fluentui/react-components";

/** OKLCH lightness of each step, and its share of the ramp's chroma, measured on the ramp of theme.ts. */
const STEPS: readonly (readonly [step: keyof BrandVariants, lightness: number, share: number])[] = [
  [10, 0.16, 0.26],
  [20, 0.209, 0.41],
  [30, 0.26, 0.55],
  [40, 0.311, 0.7],
  [50, 0.359, 0.83],
  [60, 0.401, 0.92],
  [70, 0.44, 0.98],
  [80, 0.485, 1],
  [90, 0.539, 0.95],
  [100, 0.6, 0.86],
  [110, 0.66, 0.73],
  [120, 0.719, 0.6],
  [130, 0.78, 0.48],
  [140, 0.839, 0.36],
  [150, 0.889, 0.24],
  [160, 0.94, 0.14],
];

/** Converts an OKLCH color to linear sRGB; components outside of 0…1 cannot be displayed. Source: Björn Ottosson, "Oklab". */
function linearOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = hue * Math.PI / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (part: number) => part >= -0.0005 && part <= 1.0005;

function byteOf(part: number): string {
  const light = Math.min(1, Math.max(0, part));
  const byte = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(byte * 255).toString(16).padStart(2, "0");
}

/** Returns the color in hex, with the chroma reduced until a screen can display it. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  let parts = linearOf(lightness, chroma, hue);
  for (let less = chroma; !parts.every(isShown) && less > 0.001; parts = linearOf(lightness, less, hue)) {
    less *= 0.96;
  }
  return `#${parts.map(byteOf).join("")}`;
}

/** @param hue OKLCH hue in degrees */
export function rampOf(hue: number, chroma: number): BrandVariants {
  const entries = STEPS.map(([step, lightness, share]) => [step, hexOf(lightness, chroma * share, hue)]);
  return Object.fromEntries(entries) as BrandVariants;
}
