/** A customs line as its form holds it: texts, and what is sent of them. */
import type { CustomsLineInput } from "../../../../../api/generated/schema.ts";
import type { FormField } from "../../../../../resources/form_fields.ts";
import { type FormRow, valueOf, valueToSend } from "../../../../engine/form/form_values.ts";
import type { CustomsLine } from "../package.ts";

/** Fields of one line, whose value is of a currency. */
export const lineFields = (currency: string): readonly FormField[] => [
  { key: "desc", kind: "text", required: true },
  { key: "hs", kind: "text", required: true },
  { key: "origin", kind: "country", required: true },
  { key: "qty", kind: "number", required: true },
  { key: "net_g", kind: "number", required: true },
  { key: "value_minor", kind: "money", required: true, currency },
];

/** Beside its fields a row keeps what nobody types: its currency, and where it came from. */
const KEPT = "from";

export const rowOf = (line: CustomsLine): FormRow => ({
  ...Object.fromEntries(
    lineFields(line.currency).map((field) => [
      field.key,
      // Nothing known is an empty field, and no zero that somebody could overlook.
      field.key === "value_minor" && !line.value_minor ? "" : valueOf(field, line[field.key as "desc"]),
    ]),
  ),
  currency: line.currency,
  [KEPT]: JSON.stringify({ skus: line.skus, source: line.source }),
});

/** One that somebody adds: of one piece. */
export const newRow = (currency: string): FormRow => ({
  ...Object.fromEntries(lineFields(currency).map(({ key }) => [key, ""])),
  qty: "1",
  currency,
});

export const currencyIn = (row: FormRow): string => String(row["currency"] ?? "");
export const isNew = (row: FormRow): boolean => row[KEPT] === undefined;

/** Where it came from; null for one that was added. */
export const cameFrom = (row: FormRow): Pick<CustomsLine, "skus" | "source"> | null =>
  isNew(row) ? null : JSON.parse(String(row[KEPT]));

/** A number that is none is NaN, and is refused at its field. */
export function sentLine(row: FormRow): CustomsLineInput {
  const currency = currencyIn(row);
  const sent = lineFields(currency).map((
    field,
  ) => [field.key, valueToSend(field, row[field.key] ?? "", false)]);
  return { ...Object.fromEntries(sent), currency };
}
