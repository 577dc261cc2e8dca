import {
  array,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  transform,
} from "valibot";
import { ART, MAX_PRICE_LEVEL, MAX_PRICE_LEVELS, MAX_PRICE_MINOR } from "../../catalogue/catalogue.ts";
import type { ItemInput, ItemsInput } from "../../generated/schema.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { sku } from "./sku.ts";
import { line, paragraphs, requiredLine } from "../text.ts";

const ID = 64;
const WORD = 60;
/** A ton, and ten meters: larger than any garment. */
const GRAMS = 1_000_000;
const MM = 10_000;

export const price = whole(0, MAX_PRICE_MINOR, says("badAmount"));
export const colorOrSize = line(WORD);

const prices = pipe(
  array(object({ level: whole(1, MAX_PRICE_LEVEL), price_minor: price }), says("invalid")),
  maxLength(MAX_PRICE_LEVELS, says("tooMany")),
  check((all) => new Set(all.map(({ level }) => level)).size === all.length, says("taken")),
  transform((all) => all.toSorted((a, b) => a.level - b.level)),
);

export const itemParts = {
  price_minor: nullish(price),
  prices: nullish(prices),
  weight_g: nullish(whole(0, GRAMS)),
  packed_l_mm: nullish(whole(0, MM)),
  packed_w_mm: nullish(whole(0, MM)),
  packed_h_mm: nullish(whole(0, MM)),
  art: nullish(picklist(ART, says("unknown"))),
};

/** 300 colors or sizes, one on each line. */
const WORDS = 20_000;

export const itemsInput = object({
  colors: nullish(paragraphs(WORDS)),
  sizes: nullish(paragraphs(WORDS)),
  ...itemParts,
}) satisfies GenericSchema<unknown, ItemsInput>;

export const itemInput = object({
  product_id: nullish(requiredLine(ID)),
  sku: nullish(sku),
  color: nullish(colorOrSize),
  size: nullish(colorOrSize),
  ...itemParts,
  substitute_id: nullish(line(ID)),
}) satisfies GenericSchema<unknown, ItemInput>;
