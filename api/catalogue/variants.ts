/** Colors and sizes of a product, made at once: which items they are, and how their SKUs read. Pure. */
import { MAX_VARIANTS } from "./catalogue.ts";

/** A color or a size as it is typed, and what stands for it in a SKU. */
export interface Word {
  readonly name: string;
  readonly short: string;
}

export interface Variant {
  readonly sku: string;
  readonly color: string;
  readonly size: string;
}

/** Two colors or sizes that are the same to a person: without case, without the wide letters of an Asian keyboard. */
export const comparableName = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Once in a matrix. */
export const pairOf = ({ color, size }: Pick<Variant, "color" | "size">): string =>
  `${comparableName(color)}\n${comparableName(size)}`;

/** Letters of a color in a SKU: enough to tell one from another. */
const SHORT = 3;

const letters = (text: string): string =>
  text.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** A long name by its first letters, several words by theirs: "Heather Grey" is HEGR. */
function shortOf(name: string): string {
  const parts = name.split(/\s+/).map(letters).filter((part) => part !== "");
  return parts.length > 1
    ? parts.map((part) => part.slice(0, 2)).join("").slice(0, 2 * SHORT)
    : (parts[0] ?? "").slice(0, SHORT);
}

/**
 * One on each line, or with commas between; `Heather Grey=HGR` says what stands in the SKU. What is said twice counts
 * once.
 */
export function wordsIn(text: string, isSize = false): Word[] {
  const found = new Map<string, Word>();
  for (const part of text.split(/[\n,;]/)) {
    const [name = "", said = ""] = part.split("=").map((each) => each.trim());
    const key = comparableName(name);
    if (name === "" || found.has(key)) continue;
    const short = letters(said) || (isSize ? letters(name) : shortOf(name));
    found.set(key, { name, short });
  }
  return [...found.values()];
}

const NONE: readonly Word[] = [{ name: "", short: "" }];

/**
 * Each color in each size; without sizes each color once. Two that would have one SKU are told apart by a number.
 * Null where they are more than can be made at once, or nothing was said.
 */
export function variantsOf(code: string, colors: readonly Word[], sizes: readonly Word[]): Variant[] | null {
  const count = Math.max(1, colors.length) * Math.max(1, sizes.length);
  if (colors.length + sizes.length === 0 || count > MAX_VARIANTS) return null;
  const taken = new Set<string>();
  const unique = (sku: string, at = 1): string => {
    const tried = at === 1 ? sku : `${sku}-${at}`;
    if (taken.has(comparableName(tried))) return unique(sku, at + 1);
    taken.add(comparableName(tried));
    return tried;
  };
  return (colors.length > 0 ? colors : NONE).flatMap((color) =>
    (sizes.length > 0 ? sizes : NONE).map((size) => ({
      sku: unique([code, color.short, size.short].filter((part) => part !== "").join("-")),
      color: color.name,
      size: size.name,
    }))
  );
}
