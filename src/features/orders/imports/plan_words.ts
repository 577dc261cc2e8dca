import type { Letters } from "../../../../api/csv/letters.ts";
import type { ImportField, ImportPlan } from "../../../../api/csv/plan.ts";
import { usedColumns } from "../../../../api/csv/row_form.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { encodingName, FORMAT_WORDS } from "../../../engine/imports/format_words.ts";
import { hasWords, type Key, language, t } from "../../../lib/i18n.ts";

/** Returns "Sheet Orders · decimal point" or "UTF-8 · comma · decimal point · Shopify order export". */
export function planText(
  { format, profile, sheet }: Pick<ImportPlan, "format" | "profile" | "sheet">,
  letters: Letters | null = null,
): string {
  const { encoding, delimiter, quote, decimal, dateOrder } = format;
  const isAssumed = letters?.evidence === "assumed" && letters.encoding === encoding;
  const name = encodingName(encoding);
  const text = [
    isAssumed ? t("imports.read.assumed", { name }) : name,
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

/** Returns the name of a field: the import's own if it differs from the order's. */
export const importFieldWord = (field: ImportField): string => {
  const own = `imports.fields.${field}`;
  return hasWords(own) ? t(own as Key) : fieldWord("orders", field);
};

/** Returns "SKU, quantity and order number", joined as in the language of the screen. */
export const fieldsText = (fields: readonly ImportField[]): string =>
  new Intl.ListFormat(language.peek(), { type: "conjunction" })
    .format(fields.map(importFieldWord));

const missingText = (missing: readonly ImportField[]): string =>
  t("imports.map.missing", { count: missing.length, fields: fieldsText(missing) });

export const mappingText = (missing: readonly ImportField[]): string =>
  missing.length > 0 ? missingText(missing) : t("imports.map.unfinished");

/** Returns headers that a used column and an unused column share. */
export const repeatedHeaders = (plan: ImportPlan): readonly string[] => {
  const { headers } = plan;
  const used = usedColumns(plan);
  const names = new Set([...used].map((at) => headers[at] ?? ""));
  const free = headers.filter((_, at) => !used.has(at));
  return [...names].filter((header) => header !== "" && free.includes(header));
};
