/** Reads our own export, a row for each item: its headers are the names of the fields. Source: api/csv/plan.ts. */
import { IMPORT_FIELDS, type ImportField, REQUIRED_FIELDS } from "./plan.ts";
import type { Profile } from "./profile.ts";

const names = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, [field]])) as unknown as Record<
  ImportField,
  readonly string[]
>;

export const pressdock: Profile = {
  id: "pressdock",
  names,
  marks: [...REQUIRED_FIELDS, "line_total"],
  filled: [],
  decimal: ".",
  dateOrder: "dmy",
  isOurs: true,
};
