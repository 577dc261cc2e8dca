/** Converts values to texts of a form and back. Lists become JSON, so that equal lists are equal texts. */
import { clockText, readClock } from "../../../api/time/clock_text.ts";
import { readDay, reverseDay } from "../../../api/time/day_text.ts";
import { exponentOf } from "../../../api/money.ts";
import { exactUnits } from "../../../api/typed_amount.ts";
import type { FormField } from "../../../resources/form_fields.ts";
import type { InputKind } from "../../../resources/input_kind.ts";
import { moneyText } from "../../lib/amount_text.ts";
import { fractionText } from "../../lib/fraction_text.ts";
import { config } from "../../lib/config.ts";
import { readRights, writeRights } from "./rights_text.ts";

/** Value of a field: a boolean for a switch, otherwise text; several choices are joined by commas. */
export type FormValue = string | boolean;
export type FormRow = Readonly<Record<string, FormValue>>;

const NUMBERS: ReadonlySet<InputKind> = new Set(["number", "minutes"]);
/** Returns the number of decimals of a typed value, which is stored in units of the last decimal. */
const decimalsOf = (field: FormField, values: Readonly<Record<string, unknown>> = {}): number =>
  field.kind === "hundredths" ? 2 : exponentOf(currencyOf(field, values));

/** Returns the currency of an amount: that chosen in the form, the record's, or else the business's. */
export function currencyOf(
  { currency, currencyFrom = "" }: FormField,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return String(values[currencyFrom] ?? "") || currency || config().currency;
}
const LISTS: ReadonlySet<InputKind> = new Set(["checks", "people", "rows"]);

const linesIn = (text: string): string[] => text.split("\n").map((line) => line.trim()).filter(Boolean);

/** Reads a whole number as a person writes it: "1.000" is a thousand, as in an amount. NaN for any other text. */
const wholeIn = (typed: string): number => /^\d+$/.test(typed) ? Number(typed) : exactUnits(typed, 0) ?? NaN;

/** Returns a day as the API expects it. A text that is no day is sent unchanged, so that the refusal quotes it. */
function sentDay(typed: string): string {
  const day = readDay(typed);
  return day === null ? typed : reverseDay(day);
}

const read = <T>(text: FormValue): readonly T[] => {
  if (typeof text !== "string" || text === "") return [];
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list as T[] : [];
};

export const splitChoices = (value: FormValue): readonly string[] => String(value).split(",").filter(Boolean);
export const idsIn = (value: FormValue): readonly string[] => read<string>(value);
export const rowsIn = (value: FormValue): readonly FormRow[] => read<FormRow>(value);

/** Sorts the ids, because the order of picking does not matter. */
export const writeIds = (ids: readonly string[]): string =>
  ids.length === 0 ? "" : JSON.stringify(ids.toSorted());
export const writeRows = (rows: readonly FormRow[]): string => rows.length === 0 ? "" : JSON.stringify(rows);

export function blankOf({ kind, required, optional, begins, values = [] }: FormField): FormValue {
  if (begins !== undefined) return begins;
  if (kind === "switch") return false;
  if (kind === "rights") return writeRights([]);
  if (required || optional) return "";
  return kind === "choice" ? values[0] ?? "" : NUMBERS.has(kind) ? "0" : "";
}

/** Returns the currency of an amount; if the amount was typed in another notation, the parsed amount with its currency. */
export function understoodText(
  field: FormField,
  typed: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const currency = currencyOf(field, values);
  const decimals = exponentOf(currency);
  const minor = exactUnits(typed, decimals);
  const isPlain = minor === null || typed.trim() === fractionText(minor, decimals);
  return isPlain ? currency : `= ${moneyText(minor, currency)}`;
}

export function valueOf(field: FormField, value: unknown): FormValue {
  const { kind, rows = [] } = field;
  switch (kind) {
    case "switch":
      return value === true;
    case "option":
      return typeof value === "object" && value !== null && "_id" in value
        ? String(value._id)
        : String(value ?? "");
    case "rights":
      return writeRights(Array.isArray(value) ? value : []);
    case "lines":
      return Array.isArray(value) ? value.join("\n") : "";
    case "days":
      return Array.isArray(value) ? value.map((day) => reverseDay(String(day))).join("\n") : "";
    case "clock":
      return typeof value === "number" ? clockText(value) : "";
    case "money":
    case "hundredths":
      return typeof value === "number" ? fractionText(value, decimalsOf(field)) : "";
    case "choices":
      return Array.isArray(value) ? value.join(",") : "";
    case "checks":
    case "people":
      return Array.isArray(value) ? writeIds(value.map(String)) : "";
    case "rows": {
      const list = Array.isArray(value) ? value as Record<string, unknown>[] : [];
      return writeRows(
        list.map((row) =>
          Object.fromEntries(rows.map((field) => [field.key, valueOf(field, row[field.key])]))
        ),
      );
    }
    default:
      return String(value ?? "");
  }
}

/** Returns undefined if the value is not sent. @param values all values of the form, because one may be the currency */
export function valueToSend(
  field: FormField,
  value: FormValue,
  isNew: boolean,
  values: Readonly<Record<string, unknown>> = {},
): unknown {
  const { kind, rows = [], empty = NaN } = field;
  // A new record's flags are sent only if set, and lists only if not empty. Source: docs/requirements.md S5.2.
  if (isNew && (kind === "flag" || LISTS.has(kind)) && value === "") return undefined;
  switch (kind) {
    case "flag":
      return value === "" ? null : value === "true";
    case "day":
      return value === "" ? null : Number(value);
    case "lines":
      return linesIn(String(value));
    case "days":
      return linesIn(String(value)).map(sentDay);
    case "clock":
      return readClock(String(value)) ?? NaN;
    case "money":
    case "hundredths":
      return exactUnits(String(value), decimalsOf(field, values)) ?? NaN;
    case "rights":
      return readRights(String(value));
    case "choices":
      return splitChoices(value);
    case "checks":
    case "people":
      return idsIn(value);
    case "rows":
      return rowsIn(value).map((row) =>
        Object.fromEntries(rows.map((field) => [field.key, valueToSend(field, row[field.key] ?? "", false)]))
      );
    default:
      if (!NUMBERS.has(kind) || typeof value !== "string") return value;
      return value.trim() === "" ? empty : wholeIn(value.trim());
  }
}
