import { comparableName } from "./variants.ts";

export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Usual shades of the colors that makers of blanks name. Keys are `comparableName`s, spelled with `grey`. */
const SHADES: ReadonlyMap<string, number> = new Map(Object.entries({
  "white": 0xfafaf8,
  "off white": 0xf2eee2,
  "natural": 0xe9dfc6,
  "cream": 0xefe6d0,
  "sand": 0xd8c9ab,
  "beige": 0xd9cbb0,
  "tan": 0xc8a982,
  "khaki": 0xb3a482,
  "brown": 0x5c4033,
  "chocolate": 0x432d25,
  "black": 0x1f1f1f,
  "coal": 0x3a3b3d,
  "charcoal": 0x44464a,
  "dark grey": 0x55585c,
  "asphalt": 0x54565a,
  "grey": 0x8e9196,
  "sport grey": 0xa9abae,
  "heather grey": 0xb5b6b8,
  "ash": 0xd2d3d4,
  "silver": 0xc3c6c9,
  "navy": 0x1f2a52,
  "royal": 0x20489c,
  "royal blue": 0x20489c,
  "blue": 0x2458a6,
  "light blue": 0xa9cbe6,
  "sky blue": 0x8dbfe0,
  "teal": 0x17696f,
  "turquoise": 0x2fa5ab,
  "mint": 0xb3ddc6,
  "sage": 0x9aa88a,
  "olive": 0x5a5b3a,
  "military green": 0x56573f,
  "forest": 0x22462f,
  "forest green": 0x22462f,
  "green": 0x2c7a46,
  "kelly green": 0x128a4c,
  "lime": 0x9acb4a,
  "yellow": 0xf4d13d,
  "gold": 0xe5a823,
  "orange": 0xe2702a,
  "clay": 0xb4694c,
  "coral": 0xea7a6a,
  "red": 0xb8232f,
  "cardinal": 0x7f1d2d,
  "burgundy": 0x5e1f2d,
  "maroon": 0x5b2130,
  "light pink": 0xf0c5cf,
  "pink": 0xe898b0,
  "rose": 0xd9a3a3,
  "purple": 0x4c2f7a,
  "lavender": 0xbfb2d8,
}));

export const hexOfColor = (name: string): number | null =>
  SHADES.get(comparableName(name).replaceAll("gray", "grey")) ?? null;

export function shadeOfColor(name: string): Rgb | null {
  const hex = hexOfColor(name);
  return hex === null ? null : { red: hex >> 16, green: hex >> 8 & 0xff, blue: hex & 0xff };
}
