import {
  boolean,
  exactOptional,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
} from "valibot";
import { MAX_PRICE_LEVEL, SKU_CHARS } from "../catalogue/catalogue.ts";
import { says } from "../inputs/read.ts";
import { type LevelField, levelField, type LevelPrice } from "../catalogue/pricing.ts";
import { exactAmount } from "./amounts.ts";
import { MAX_CELL_CHARS, MAX_FIGURE_CHARS, MAX_HEADER_CHARS, MAX_HEADERS } from "./bounds.ts";
import { parseText, RefusedCell } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import {
  columnPlace,
  type DecimalMark,
  type FileFormat,
  fileFormat,
  fileHeaders,
  sheetName,
} from "./plan.ts";
import { headerName } from "./profile.ts";
import type { ImportReason } from "./reasons.ts";
import { unescapeFormula } from "./write.ts";

/** Fields that a column can hold; all but the packed sizes are named as in our own export. */
export const ITEM_FIELDS = [
  "sku",
  "product_code",
  "color",
  "size",
  "price",
  "weight_g",
  "packed_l_mm",
  "packed_w_mm",
  "packed_h_mm",
  "art",
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number] | LevelField;
type ItemColumns = Readonly<Partial<Record<ItemField, number>>>;

const LEVELS = Array.from({ length: MAX_PRICE_LEVEL }, (_, index) => index + 1);

export const levelsIn = (columns: ItemColumns): readonly number[] =>
  LEVELS.filter((level) => columns[levelField(level)] !== undefined);

const NAMES: Readonly<Record<(typeof ITEM_FIELDS)[number], readonly string[]>> = {
  sku: ["sku", "Variant SKU", "Item SKU", "Article number"],
  product_code: ["product_code", "Product", "Product code", "Style", "Handle"],
  color: ["color", "Colour"],
  size: ["size"],
  price: ["price", "price_minor", "Base price", "Variant Price", "Unit price"],
  weight_g: ["weight_g", "Weight", "Weight (g)", "Variant Grams", "Grams"],
  packed_l_mm: ["packed_l_mm", "Length", "Packed length"],
  packed_w_mm: ["packed_w_mm", "Width", "Packed width"],
  packed_h_mm: ["packed_h_mm", "Height", "Packed height"],
  art: ["art", "Artwork"],
};

const LEVEL_NAME = /^(?:price(?:vip)?(?:level)?|vip(?:level)?(?:price)?|level(?:price)?)(\d{1,3})$/;

export interface ItemPlan {
  readonly format: FileFormat;
  readonly headers: readonly string[];
  readonly columns: ItemColumns;
  readonly sheet?: string;
  readonly keepsHidden?: boolean;
}

export interface ItemWords extends Readonly<Partial<Record<(typeof ITEM_FIELDS)[number], string>>> {
  /** The word before the level's number in a header of prices. */
  readonly levels?: string;
}

export function matchItemColumns(headers: readonly string[], words: ItemWords = {}): ItemColumns {
  const places = new Map<string, number>();
  headers.forEach((header, at) => places.has(headerName(header)) || places.set(headerName(header), at));
  const found: Partial<Record<ItemField, number>> = {};
  for (const field of ITEM_FIELDS) {
    const names = [...NAMES[field], ...words[field] ? [words[field]] : []];
    const at = names.map((name) => places.get(headerName(name))).find((each) => each !== undefined);
    if (at !== undefined) found[field] = at;
  }
  const own = words.levels === undefined ? null : headerName(words.levels);
  for (const [name, at] of places) {
    const plain = own && name.startsWith(own) ? `level${name.slice(own.length)}` : name;
    const level = Number(LEVEL_NAME.exec(plain)?.[1] ?? 0);
    if (level >= 1 && level <= MAX_PRICE_LEVEL) found[levelField(level)] ??= at;
  }
  return found;
}

const position = exactOptional(columnPlace);

export const itemPlan = object({
  format: fileFormat,
  headers: fileHeaders,
  columns: object({
    ...Object.fromEntries(
      [...ITEM_FIELDS, ...LEVELS.map(levelField)].map((field) => [field, position]),
    ) as Record<ItemField, typeof position>,
    sku: pipe(
      number(says("required")),
      integer(says("invalid")),
      minValue(0, says("invalid")),
      maxValue(MAX_HEADERS - 1, says("invalid")),
    ),
  }, says("invalid")),
  sheet: sheetName,
  keepsHidden: exactOptional(boolean(says("invalid"))),
}) satisfies GenericSchema<unknown, ItemPlan>;

export interface ItemRefusal {
  readonly code: ImportReason;
  readonly column: string;
}

export type ItemRead =
  | {
    readonly ok: true;
    readonly sku: string;
    /** Code of the product; empty if the row has none. */
    readonly product: string;
    /** Fields of the item's input; those that the file lacks are left out. */
    readonly params: Readonly<Record<string, unknown>>;
    /** Prices in the row; the item's other prices stay unchanged. */
    readonly prices: readonly LevelPrice[];
  }
  | { readonly ok: false; readonly refusals: readonly ItemRefusal[] };

const TEXT_CHARS = { sku: SKU_CHARS, product_code: SKU_CHARS, color: 60, size: 60, art: 20 } as const;

/** Reads a row below the header. A missing column leaves its field unchanged, and so does a blank number or artwork. */
export function readItemRow(row: CsvRow, plan: ItemPlan, currency: string): ItemRead {
  const { columns, headers, format } = plan;
  const refusals: ItemRefusal[] = [];
  const nameOf = (at: number) => (headers[at] ?? "").slice(0, MAX_HEADER_CHARS).trim();
  const isRagged = row.cells.length < headers.length ||
    row.cells.slice(headers.length).some((cell) => cell.trim() !== "");
  const shape = row.broken ?? (isRagged ? "ragged" : null);
  if (shape) return { ok: false, refusals: [{ code: shape, column: "" }] };
  const params: Record<string, unknown> = {};
  const prices: LevelPrice[] = [];
  const cellOf = (field: ItemField): string | number | null => {
    const at = columns[field];
    if (at === undefined) return null;
    const given = row.cells[at] ?? "";
    const fault = row.faults?.find(([column]) => column === at)?.[1];
    const long = given.length > MAX_CELL_CHARS ? "tooLong" : null;
    const cell = plan.sheet === undefined ? unescapeFormula(given) : given;
    const value = fault || long
      ? new RefusedCell(fault ?? long!)
      : valueOf(field, cell, format.decimal, currency);
    if (!(value instanceof RefusedCell)) return value;
    refusals.push({ code: value.code, column: nameOf(at) });
    return null;
  };
  for (const field of ITEM_FIELDS) {
    const value = cellOf(field);
    if (value !== null) params[field === "price" ? "price_minor" : field] = value;
  }
  for (const level of levelsIn(columns)) {
    const price_minor = cellOf(levelField(level));
    if (typeof price_minor === "number") prices.push({ level, price_minor });
  }
  const { sku = "", product_code: product = "", ...others } = params as Record<string, unknown>;
  if (sku === "" && !refusals.length) refusals.push({ code: "required", column: nameOf(columns.sku ?? -1) });
  return refusals.length > 0
    ? { ok: false, refusals }
    : { ok: true, sku: String(sku), product: String(product), params: others, prices };
}

/** Returns null for a blank number or artwork, which changes nothing. Any field without its own rule is a price. */
function valueOf(
  field: ItemField,
  cell: string,
  mark: DecimalMark,
  currency: string,
): string | number | null | RefusedCell {
  switch (field) {
    case "weight_g":
    case "packed_l_mm":
    case "packed_w_mm":
    case "packed_h_mm":
      return cell.trim() === "" ? null : wholeNumber(cell);
    case "art":
      return cell.trim() === "" ? null : parseText(cell.toLowerCase(), TEXT_CHARS.art);
    case "sku":
    case "product_code":
    case "color":
    case "size":
      return parseText(cell, TEXT_CHARS[field]);
    default:
      return cell.trim() === "" ? null : exactAmount(cell, mark, currency);
  }
}

function wholeNumber(cell: string): number | RefusedCell {
  const given = cell.trim();
  const [, digits] = given.length > MAX_FIGURE_CHARS ? [] : /^(\d{1,7})(?:[.,]0{1,4})?$/.exec(given) ?? [];
  return digits === undefined ? new RefusedCell("badNumber") : Number(digits);
}
