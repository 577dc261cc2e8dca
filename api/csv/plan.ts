/** The plan by which a file is read: checked by a person, validated by the server, remembered per store and header. */
import {
  array,
  boolean,
  check,
  exactOptional,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  rawCheck,
  string,
  union,
} from "valibot";
import { isCountry } from "../places/countries.ts";
import { says } from "../inputs/read.ts";
import {
  type JoinTextField,
  ORDER_TEXT_FIELDS,
  ORDER_TEXTS,
  type OrderText,
  type OrderTextField,
  orderTextOf,
} from "../orders/order_texts.ts";
import {
  MAX_FURTHER_ITEMS,
  MAX_GROUP_COLUMNS,
  MAX_HEADER_CHARS,
  MAX_HEADERS,
  MAX_JOINED_COLUMNS,
  MAX_ROWS_ABOVE,
  MAX_SHEET_NAME_CHARS,
} from "./bounds.ts";
import { type Encoding, ENCODINGS } from "./encodings.ts";
import { hashText } from "./hash.ts";
import { type Choice, CHOICES } from "./remarks.ts";

export type OrderField = OrderTextField | "ordered_on";
export const ORDER_FIELDS = ORDER_TEXT_FIELDS.flatMap((field): readonly OrderField[] =>
  field === "external_number" ? [field, "ordered_on"] : [field]
);
export type OrderFields = Readonly<Record<OrderField, string>>;
export const LINE_FIELDS = [
  "sku",
  "title",
  "variant",
  "quantity",
  "unit_price",
  "line_total",
  "currency",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];
/** Every field that a column can fill. They are also the headers of our own export. */
export const IMPORT_FIELDS: readonly ImportField[] = [...ORDER_FIELDS, ...LINE_FIELDS];
export type ImportField = OrderField | LineField;
/** Fields that several columns can fill together, and the separator between their texts. */
export const JOIN_SEPARATORS = {
  ...Object.fromEntries(ORDER_TEXTS.flatMap(({ field, join }: OrderText) => join ? [[field, join]] : [])),
  title: " ",
  variant: " / ",
} as Readonly<Record<JoinField, string>>;
export type JoinField = JoinTextField | "title" | "variant";
export const JOIN_FIELDS = Object.keys(JOIN_SEPARATORS) as readonly JoinField[];

export const REQUIRED_FIELDS = [
  "external_number",
  "sku",
  "quantity",
] as const satisfies readonly ImportField[];

export const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Quote characters. The empty one means that the file has none: a quote is then a part of the text. */
export const QUOTES = ['"', "'", ""] as const;
export const DECIMAL_MARKS = [".", ","] as const;
export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
export const PROFILE_IDS = ["shopify", "etsy", "tiktok", "superstore", "pressdock", "custom"] as const;

export type Delimiter = (typeof DELIMITERS)[number];
export type Quote = (typeof QUOTES)[number];
export type DecimalMark = (typeof DECIMAL_MARKS)[number];
export type DateOrder = (typeof DATE_ORDERS)[number];
export type ProfileId = (typeof PROFILE_IDS)[number];

export const UNSURE_PARTS = ["decimal", "dateOrder"] as const;
export type UnsurePart = (typeof UNSURE_PARTS)[number];

export interface FileFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly quote: Quote;
  readonly decimal: DecimalMark;
  readonly dateOrder: DateOrder;
}

export interface ImportPlan {
  readonly profile: ProfileId;
  readonly format: FileFormat;
  /** The header's cells as in the file; two may be the same. */
  readonly headers: readonly string[];
  /** Position of each field's column, from 0. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** Rows above the header, such as a title; absent: none. */
  readonly rowsAbove?: number;
  /** Columns whose texts are appended to the field's own; absent: those of the file's profile. */
  readonly furtherColumns?: FurtherColumns;
  readonly furtherItems?: readonly ItemColumns[];
  /** Columns that identify an order; absent: the order number. */
  readonly grouping?: Grouping;
  /** ISO 3166-1 alpha-2 of orders whose row has no country. */
  readonly country?: string;
  /** Code of the method of orders whose row names none; absent: that of the store. */
  readonly shipping_method?: string;
  readonly sheet?: string;
  /** Parts of the format that nothing proves: an ambiguous value is refused, not guessed. */
  readonly unsure?: readonly UnsurePart[];
  /** Reasons for leaving out rows that a person overruled: such rows are imported. */
  readonly keep?: readonly Choice[];
  /** True when partly refunded orders are left out; absent: their rows are refused until a person decides. */
  readonly leavesPartlyRefunded?: boolean;
}

export type FurtherColumns = Readonly<Partial<Record<JoinField, readonly number[]>>>;
export type ItemColumns = Readonly<Partial<Record<LineField, number>>>;

/** Each row is an order, or rows with the same values in all of these columns are one. */
export type Grouping = "row" | readonly number[];

export const REQUIRED_IN_ITEM = ["sku", "quantity"] as const satisfies readonly LineField[];

export const requiredFields = ({ grouping }: Pick<ImportPlan, "grouping">): readonly ImportField[] =>
  grouping === undefined ? REQUIRED_FIELDS : REQUIRED_FIELDS.filter((field) => field !== "external_number");

export const columnPlace = pipe(
  number(says("invalid")),
  integer(says("invalid")),
  minValue(0, says("invalid")),
  maxValue(MAX_HEADERS - 1, says("invalid")),
);
const position = exactOptional(columnPlace);

/** Only known names are read: a column called `__proto__` is a cell of `headers` and nothing else. */
const columns = object(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, position])) as Record<ImportField, typeof position>,
  says("invalid"),
);

const joined = exactOptional(pipe(
  array(columnPlace, says("invalid")),
  maxLength(MAX_JOINED_COLUMNS, says("tooMany")),
));
const furtherColumns = object(
  Object.fromEntries(JOIN_FIELDS.map((field) => [field, joined])) as Record<JoinField, typeof joined>,
  says("invalid"),
);
const itemColumns = object(
  Object.fromEntries(LINE_FIELDS.map((field) => [field, position])) as Record<LineField, typeof position>,
  says("invalid"),
);

const choices = pipe(
  array(picklist(CHOICES, says("unknown")), says("invalid")),
  maxLength(CHOICES.length, says("tooMany")),
);

/** Parts that the plan of any file has. */
export const fileFormat = object({
  encoding: picklist(ENCODINGS, says("unknown")),
  delimiter: picklist(DELIMITERS, says("unknown")),
  quote: picklist(QUOTES, says("unknown")),
  decimal: picklist(DECIMAL_MARKS, says("unknown")),
  dateOrder: picklist(DATE_ORDERS, says("unknown")),
}, says("invalid"));
export const fileHeaders = pipe(
  array(pipe(string(says("invalid")), maxLength(MAX_HEADER_CHARS, says("tooLong"))), says("invalid")),
  maxLength(MAX_HEADERS, says("tooMany")),
);
export const sheetName = exactOptional(
  pipe(string(says("invalid")), maxLength(MAX_SHEET_NAME_CHARS, says("tooLong"))),
);

const plan = object({
  profile: picklist(PROFILE_IDS, says("unknown")),
  format: fileFormat,
  headers: fileHeaders,
  columns,
  rowsAbove: exactOptional(pipe(
    number(says("invalid")),
    integer(says("invalid")),
    minValue(0, says("invalid")),
    maxValue(MAX_ROWS_ABOVE, says("invalid")),
  )),
  furtherColumns: exactOptional(furtherColumns),
  furtherItems: exactOptional(pipe(
    array(itemColumns, says("invalid")),
    maxLength(MAX_FURTHER_ITEMS, says("tooMany")),
  )),
  grouping: exactOptional(union([
    literal("row", says("unknown")),
    pipe(
      array(columnPlace, says("invalid")),
      minLength(1, says("required")),
      maxLength(MAX_GROUP_COLUMNS, says("tooMany")),
    ),
  ], says("invalid"))),
  country: exactOptional(pipe(string(says("invalid")), check(isCountry, says("badCountry")))),
  shipping_method: exactOptional(
    pipe(
      string(says("invalid")),
      minLength(1, says("required")),
      maxLength(orderTextOf("shipping_method").chars, says("tooLong")),
    ),
  ),
  sheet: sheetName,
  unsure: exactOptional(
    pipe(
      array(picklist(UNSURE_PARTS, says("unknown")), says("invalid")),
      maxLength(UNSURE_PARTS.length, says("tooMany")),
    ),
  ),
  keep: exactOptional(choices),
  leavesPartlyRefunded: exactOptional(boolean(says("invalid"))),
}, says("invalid"));

/** A column must be in the header, and required fields must have one. */
export const importPlan = pipe(
  plan,
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const needed = requiredFields(value);
    if (Array.isArray(value.grouping) && value.grouping.some((at) => at >= value.headers.length)) {
      addIssue({ message: says("unknown"), path: [step(value, "grouping")] });
    }
    const isBeyond = (at: number) => at >= value.headers.length;
    if (Object.values(value.furtherColumns ?? {}).flat().some(isBeyond)) {
      addIssue({ message: says("unknown"), path: [step(value, "furtherColumns")] });
    }
    for (const item of value.furtherItems ?? []) {
      const isWhole = REQUIRED_IN_ITEM.every((field) => item[field] !== undefined);
      const code = !isWhole ? "required" : Object.values(item).some(isBeyond) ? "unknown" : null;
      if (code) addIssue({ message: says(code), path: [step(value, "furtherItems")] });
    }
    for (const field of IMPORT_FIELDS) {
      const at = value.columns[field];
      const isNeeded = needed.includes(field);
      const code = at === undefined
        ? (isNeeded ? "required" : null)
        : at < value.headers.length
        ? null
        : "unknown";
      if (code) addIssue({ message: says(code), path: [step(value, "columns"), step(value.columns, field)] });
    }
  }),
) satisfies GenericSchema<unknown, ImportPlan>;

const step = <T extends object, K extends keyof T & string>(input: T, key: K) => ({
  type: "object" as const,
  origin: "value" as const,
  input: input as Record<string, unknown>,
  key,
  value: input[key],
});

/** Returns a header's key in `import_plans`: files with the same cells in the same order are read alike. */
export function headerKey(headers: readonly string[]): string {
  const text = JSON.stringify(headers.map((cell) => cell.trim()));
  return `${hashText(text, 1)}${hashText(text, 2)}`;
}
