import type { GenericSchema } from "valibot";
import { allows, type Person } from "../../../api/access.ts";
import type { InputProblem } from "../../../api/errors.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { StoredRecord } from "../../../machines/form.ts";
import type { VersionedRecord } from "../../../machines/record.ts";
import type { RecordShape } from "../../../resources/define.ts";
import type { FormField } from "../../../resources/form_fields.ts";
import { blankOf, type FormValue, valueOf, valueToSend } from "./form_values.ts";

export type EntityRecord = VersionedRecord & Readonly<Record<string, unknown>>;
export type EntityValues = Readonly<Record<string, FormValue>>;

export const editableFields = (
  shape: RecordShape,
  person: Person,
  record: EntityRecord | null,
): readonly FormField[] =>
  everyField(shape, record).filter((field) => {
    const { onlyNew, rule } = field;
    return (!rule || allows(rule, person)) && (record ? !onlyNew && isWanted(field, record) : true);
  });

export const everyField = (shape: RecordShape, record: EntityRecord | null): readonly FormField[] =>
  shape.form.filter(({ later }) => record || !later).flatMap(({ fields }) => fields).map((field) =>
    // An existing record keeps its currency, unless the form has a field for it.
    record && field.currencyFrom ? { ...field, currency: String(record[field.currencyFrom] ?? "") } : field
  );

/** Returns false for a field that the value of another field makes meaningless. */
export const isWanted = ({ when = {} }: FormField, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([key, value]) =>
    typeof value === "string" ? values[key] === value : value.includes(String(values[key]))
  );

/** Returns the form's values of a record, or of a new record for `null`. */
export const valuesOf = (fields: readonly FormField[], record: EntityRecord | null): EntityValues =>
  Object.fromEntries(
    fields.map((field) => [field.key, record ? valueOf(field, record[field.key]) : blankOf(field)]),
  );

/** Maximum length of a value that a link fills in. */
const MAX_FILLED = 100;

export const valuesFromLink = (fields: readonly FormField[], search: string): EntityValues => {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    fields.filter(({ fromAddress }) => fromAddress)
      .map(({ key }) => [key, (params.get(key) ?? "").slice(0, MAX_FILLED)] as const)
      .filter(([, value]) => value !== ""),
  );
};

export const storedValues = (fields: readonly FormField[], record: EntityRecord | null) => ({
  values: valuesOf(fields, record),
  version: record?.version ?? 0,
});

/** Returns the input of a mutation; empty flags and lists of a new record are left out. */
export function inputOf(
  fields: readonly FormField[],
  values: EntityValues,
  names: readonly string[],
  isNew = false,
): Readonly<Record<string, unknown>> {
  const sent = fields.filter(({ key }) => names.includes(key))
    .map((field) => [field.key, valueToSend(field, values[field.key] ?? "", isNew, values)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

interface Arguments {
  readonly params: Readonly<Record<string, unknown>>;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Returns a mutation's arguments. An emptied list of `clear` is not sent as a value, but named in the argument `clear`. */
export function argumentsOf(
  { beside = {}, clear = [] }: RecordShape,
  input: Readonly<Record<string, unknown>>,
): Arguments {
  const emptied = clear.filter((name) => Array.isArray(input[name]) && input[name].length === 0);
  const entries = Object.entries(input).filter(([name]) => !emptied.includes(name));
  return {
    params: Object.fromEntries(entries.filter(([name]) => !(name in beside))),
    beside: {
      ...Object.fromEntries(entries.filter(([name]) => name in beside)),
      ...emptied.length > 0 && { clear: emptied },
    },
  };
}

/** Checks values with the API's own schema, and required fields for a value. */
export function problemsOf(
  fields: readonly FormField[],
  schema: GenericSchema,
  values: EntityValues,
  names: readonly string[],
  isNew = false,
): readonly InputProblem[] {
  const missing = fields
    .filter((field) => field.required && names.includes(field.key) && isWanted(field, values))
    .filter(({ key }) => values[key] === "")
    .map(({ key }) => ({ path: key, code: "required" }));
  const read = readInput(schema, inputOf(fields, values, names, isNew));
  const others = read.ok
    ? []
    : read.problems.filter(({ path }) => missing.every((each) => each.path !== path));
  return [...missing, ...others];
}

/** Returns the record that came with the error STALE; null if the row is no record. */
export function currentOf(fields: readonly FormField[], row: unknown): StoredRecord | null {
  const record = row as EntityRecord | null;
  const isRecord = typeof record === "object" && record !== null && typeof record.version === "number" &&
    fields.every(({ key }) => key in record);
  return isRecord ? storedValues(fields, record) : null;
}
