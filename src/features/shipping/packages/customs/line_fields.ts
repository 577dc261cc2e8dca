/** Converts a customs line to texts of its form, and back. */
import type { CustomsLineInput } from "../../../../../api/generated/schema.ts";
import type { FormField } from "../../../../../resources/form_fields.ts";
import { type FormRow, valueOf, valueToSend } from "../../../../engine/form/form_values.ts";
import type { CustomsLine } from "../package.ts";

export const lineFields = (currency: string): readonly FormField[] => [
  { key: "desc", kind: "text", required: true },
  { key: "hs", kind: "text", required: true },
  { key: "origin", kind: "country", required: true },
  { key: "qty", kind: "number", required: true },
  { key: "net_g", kind: "number", required: true },
  { key: "value_minor", kind: "money", required: true, currency },
];

/** Key under which a row stores the source of its line. */
const KEPT = "from";

export const rowOf = (line: CustomsLine): FormRow => ({
  ...Object.fromEntries(
    lineFields(line.currency).map((field) => [
      field.key,
      // An unknown value is an empty field, since a zero could be overlooked.
      field.key === "value_minor" && !line.value_minor ? "" : valueOf(field, line[field.key as "desc"]),
    ]),
  ),
  currency: line.currency,
  [KEPT]: JSON.stringify({ skus: line.skus, source: line.source }),
});

/** Returns an empty row for one piece. */
export const newRow = (currency: string): FormRow => ({
  ...Object.fromEntries(lineFields(currency).map(({ key }) => [key, ""])),
  qty: "1",
  currency,
});

export const currencyIn = (row: FormRow): string => String(row["currency"] ?? "");
export const isNew = (row: FormRow): boolean => row[KEPT] === undefined;

/** Returns the source of a line; null if a person added the line. */
export const sourceOfLine = (row: FormRow): Pick<CustomsLine, "skus" | "source"> | null =>
  isNew(row) ? null : JSON.parse(String(row[KEPT]));

/** Returns the line to send. An invalid number becomes NaN, which is refused as a problem of its field. */
export function sentLine(row: FormRow): CustomsLineInput {
  const currency = currencyIn(row);
  const sent = lineFields(currency).map((
    field,
  ) => [field.key, valueToSend(field, row[field.key] ?? "", false)]);
  return { ...Object.fromEntries(sent), currency };
}
