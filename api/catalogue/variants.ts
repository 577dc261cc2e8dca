import { MAX_VARIANTS } from "./catalogue.ts";

export interface Word {
  readonly name: string;
  readonly short: string;
}

export interface Variant {
  readonly sku: string;
  readonly color: string;
  readonly size: string;
}

/** Folds case and full-width letters, so that equal colors or sizes compare equal. */
export const comparableName = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

export const pairOf = ({ color, size }: Pick<Variant, "color" | "size">): string =>
  `${comparableName(color)}\n${comparableName(size)}`;

const SHORT = 3;

const letters = (text: string): string =>
  text.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Shortens a word to three letters, several words to two letters of each, six at most: "Heather Grey" is HEGR. */
function shortOf(name: string): string {
  const parts = name.split(/\s+/).map(letters).filter((part) => part !== "");
  return parts.length > 1
    ? parts.map((part) => part.slice(0, 2)).join("").slice(0, 2 * SHORT)
    : (parts[0] ?? "").slice(0, SHORT);
}

/** Reads names between line breaks, commas or semicolons; `Heather Grey=HGR` sets a short form. Drops duplicates. */
export function wordsIn(text: string, isSize = false): Word[] {
  const found = new Map<string, Word>();
  for (const part of text.split(/[\n,;]/)) {
    const [name = "", written = ""] = part.split("=").map((each) => each.trim());
    const key = comparableName(name);
    if (name === "" || found.has(key)) continue;
    const short = letters(written) || (isSize ? letters(name) : shortOf(name));
    found.set(key, { name, short });
  }
  return [...found.values()];
}

const NONE: readonly Word[] = [{ name: "", short: "" }];

/** Returns an item for each color and size; equal SKUs get a number. Null for no item, or for too many. */
export function variantsOf(code: string, colors: readonly Word[], sizes: readonly Word[]): Variant[] | null {
  const count = Math.max(1, colors.length) * Math.max(1, sizes.length);
  if (colors.length + sizes.length === 0 || count > MAX_VARIANTS) return null;
  const usedKeys = new Set<string>();
  const unique = (sku: string, at = 1): string => {
    const tried = at === 1 ? sku : `${sku}-${at}`;
    if (usedKeys.has(comparableName(tried))) return unique(sku, at + 1);
    usedKeys.add(comparableName(tried));
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
