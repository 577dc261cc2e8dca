/**
 * Suggests one of our items for a shop's product: the options must be the same, and the product known or the
 * names similar. A person decides.
 */
import { fold } from "../../../../api/fold.ts";

export interface NamedVariant {
  readonly title: string;
  /** Values of the variant's options, such as "Black / M". */
  readonly variant: string;
}

export interface NamedItem {
  readonly _id: string;
  readonly title: string;
  readonly product_id: string | null;
  readonly color: string;
  readonly size: string;
}

/** Our letters for sizes that are written in words or other spellings. */
const SIZES: Readonly<Record<string, string>> = {
  "extra small": "xs",
  "x-small": "xs",
  small: "s",
  medium: "m",
  large: "l",
  "extra large": "xl",
  "x-large": "xl",
  xxl: "2xl",
  xxxl: "3xl",
  xxxxl: "4xl",
};
/** Shopify's name for the only variant of a product without options. */
const NO_OPTIONS = "default title";
const SEPARATORS = /[/,|·]/;
/** At least half of the words of both names must be the same. */
const MIN_SIMILARITY = 0.5;

/** Returns the values of the options, normalized by `fold`, with our letters for sizes. */
export const optionsIn = (variant: string): readonly string[] =>
  variant.split(SEPARATORS).map((each) => fold(each.trim())).filter((each) => each && each !== NO_OPTIONS)
    .map((each) => SIZES[each] ?? each);

const keyOf = (options: readonly string[]): string => options.toSorted().join("\n");
const itemKey = ({ color, size }: NamedItem): string => keyOf([...optionsIn(color), ...optionsIn(size)]);

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(fold(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1));

/** Returns the share of words that both names have, from 0 to 1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)];
  return first.size + second.size === 0
    ? 0
    : 2 * first.intersection(second).size / (first.size + second.size);
}

/**
 * @param products ids of our products that other variants of the same title are matched with
 * @returns null if no item fits, or several fit equally well
 */
export function suggestItem<T extends NamedItem>(
  { title, variant }: NamedVariant,
  items: readonly T[],
  products: ReadonlySet<string>,
): T | null {
  const key = keyOf(optionsIn(variant));
  const fitting = items.filter((item) => itemKey(item) === key);
  if (products.size > 0) {
    const [first, ...others] = fitting.filter(({ product_id }) => products.has(product_id ?? ""));
    return first && others.length === 0 ? first : null;
  }
  const [best, next] = fitting.map((item) => ({ item, share: similarity(title, item.title) }))
    .toSorted((one, other) => other.share - one.share);
  if (!best || best.share < MIN_SIMILARITY || best.share === next?.share) return null;
  return best.item;
}
