import type { PRODUCT_TYPES } from "./catalogue.ts";

export const OUTLINES = [
  "tee",
  "long_sleeve",
  "tank",
  "hoodie",
  "jacket",
  "dress",
  "bodysuit",
  "trousers",
  "cap",
  "bag",
  "mug",
  "pillow",
  "sheet",
] as const;
export type Outline = (typeof OUTLINES)[number];

/** The first match counts: a hooded jacket is drawn as a hoodie. */
const APPAREL: readonly (readonly [RegExp, Outline])[] = [
  [/\bhood(ie|ed|y)?\b/i, "hoodie"],
  [/\b(jacket|bomber|coat|windbreaker|gilet|vest)\b/i, "jacket"],
  [/\bdress\b/i, "dress"],
  [/\b(bodysuit|onesie|romper|one-piece)\b/i, "bodysuit"],
  [/\b(joggers?|leggings?|shorts|trousers|pants|sweatpants|socks?)\b/i, "trousers"],
  [/\b(tank|singlet)\b/i, "tank"],
  [/\b(sweatshirt|crewneck|long[ -]sleeved?|raglan|sweater)\b/i, "long_sleeve"],
];

const BY_TYPE: Readonly<Record<(typeof PRODUCT_TYPES)[number], Outline>> = {
  apparel: "tee",
  headwear: "cap",
  bag: "bag",
  drinkware: "mug",
  home: "pillow",
  paper: "sheet",
  accessory: "sheet",
};

export function outlineOf(type: string, title: string): Outline {
  if (!Object.hasOwn(BY_TYPE, type)) return "sheet";
  const usual = BY_TYPE[type as keyof typeof BY_TYPE];
  return type === "apparel" ? APPAREL.find(([words]) => words.test(title))?.[1] ?? usual : usual;
}
