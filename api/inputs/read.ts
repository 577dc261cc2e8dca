/** Problems are returned as paths and codes, never as text. */
import { type BaseIssue, type GenericSchema, safeParse } from "valibot";
import type { InputProblem } from "../errors.ts";

/** Codes of one value's problems; the words are `problem.<code>`. */
export type ProblemCode =
  | "required"
  | "tooLong"
  | "invalid"
  | "badNumber"
  | "badAmount"
  | "tooLow"
  | "tooHigh"
  | "outOfBounds"
  | "belowZero"
  | "moreThanOwed"
  | "paidDay"
  | "badPaid"
  | "badPercent"
  | "badRate"
  | "fileWaits"
  | "refundExceeds"
  | "notFree"
  | "notOfStep"
  | "badHsCode"
  | "badMawb"
  | "routeEnd"
  | "badDate"
  | "badTime"
  | "closesEarly"
  | "deskTaken"
  | "dayOver"
  | "badEmail"
  | "badCountry"
  | "badUrl"
  | "badTimeZone"
  | "badCode"
  | "badRange"
  | "notAutomatic"
  | "dayOrder"
  | "badHandle"
  | "badPhone"
  | "wrongPassword"
  | "weakPassword"
  | "commonPassword"
  | "samePassword"
  | "notRepeated"
  | "unknown"
  | "taken"
  | "fixed"
  | "tooMany"
  | "tooManyPieces"
  | "needsSecret"
  | "needsKey"
  | "rangeTaken"
  | "upperLow"
  | "lastGiven"
  | "notForSheets"
  | "rangeClosed"
  | "notHttps"
  | "beyondYours"
  | "ownPower"
  | "lastSuperRoot"
  | "overlapping"
  | "badHost"
  | "circular"
  | "lowDpi"
  | "otherMachine"
  | "outsideArea";

export type ReadInput<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Schemas have a ProblemCode in place of valibot's message: see `says`. */
export function readInput<T>(schema: GenericSchema<unknown, T>, input: unknown): ReadInput<T> {
  const result = safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, problems: result.issues.map(problemOf) };
}

function problemOf(issue: BaseIssue<unknown>): InputProblem {
  const path = (issue.path ?? []).map((step) => String(step.key)).join(".");
  return { path, code: issue.message, ...measureOf(issue) };
}

function measureOf({ type, requirement, input }: BaseIssue<unknown>): Pick<InputProblem, "most" | "found"> {
  if (type !== "max_length" || typeof requirement !== "number") return {};
  const found = typeof input === "string" || Array.isArray(input) ? input.length : undefined;
  return found === undefined ? {} : { most: requirement, found };
}

export const says = <const C extends ProblemCode>(code: C): C => code;
