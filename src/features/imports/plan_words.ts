/** How a file is read, in words. */
import type { FileFormat, ImportField, ImportPlan } from "../../../api/csv/plan.ts";
import { language, t } from "../../lib/i18n.ts";

const DELIMITER_WORDS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;
const QUOTE_WORDS = { '"': "double", "'": "single" } as const;
const DECIMAL_WORDS = { ".": "point", ",": "comma" } as const;

/** The word of one value of each part. */
export const FORMAT_WORDS: { readonly [Part in keyof FileFormat]: (value: FileFormat[Part]) => string } = {
  encoding: (value) => t(`imports.encoding.${value}`),
  delimiter: (value) => t(`imports.delimiter.${DELIMITER_WORDS[value]}`),
  quote: (value) => t(`imports.quote.${QUOTE_WORDS[value]}`),
  decimal: (value) => t(`imports.decimal.${DECIMAL_WORDS[value]}`),
  dateOrder: (value) => t(`imports.dateOrder.${value}`),
};

/** "Sheet Orders · decimal point", or of a text "UTF-8 · comma · decimal point · day-month-year · Shopify order export". Double quotes go without saying. */
export function planText(
  { format, profile, sheet }: Pick<ImportPlan, "format" | "profile" | "sheet">,
): string {
  const { encoding, delimiter, quote, decimal, dateOrder } = format;
  const text = [
    FORMAT_WORDS.encoding(encoding),
    FORMAT_WORDS.delimiter(delimiter),
    quote === '"' ? "" : FORMAT_WORDS.quote(quote),
  ];
  return [
    ...sheet === undefined ? text : [t("imports.read.sheetOf", { sheet })],
    FORMAT_WORDS.decimal(decimal),
    FORMAT_WORDS.dateOrder(dateOrder),
    t(`imports.profile.${profile}`),
  ].filter(Boolean).join(" · ");
}

/** "SKU, quantity and order number", as the language joins them. */
export const fieldsText = (fields: readonly ImportField[]): string =>
  new Intl.ListFormat(language.peek(), { type: "conjunction" })
    .format(fields.map((field) => t(`imports.fields.${field}`)));

/** What is missing before an order can be made. */
export const missingText = (missing: readonly ImportField[]): string =>
  t("imports.map.missing", { count: missing.length, fields: fieldsText(missing) });

/** Names that several columns have, one of which is used: what is in the others is not read. */
export const repeatedHeaders = (
  { headers, columns }: Pick<ImportPlan, "headers" | "columns">,
): readonly string[] => {
  const used = new Set(Object.values(columns).map((at) => headers[at] ?? ""));
  const free = headers.filter((_, at) => !Object.values(columns).includes(at));
  return [...used].filter((header) => header !== "" && free.includes(header));
};

/** A column's name; two of the same name, or without one, are told apart by their position. */
export function headerText(headers: readonly string[], position: number): string {
  const header = headers[position] ?? "";
  const n = position + 1;
  if (header === "") return t("imports.map.unnamed", { n });
  const isAlone = headers.indexOf(header) === headers.lastIndexOf(header);
  return isAlone ? header : t("imports.map.numbered", { header, n });
}
