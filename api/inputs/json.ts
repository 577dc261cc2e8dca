import { check, custom, pipe } from "valibot";
import { MAX_LIST_VALUES } from "../constants.ts";
import { says } from "./read.ts";

const isPlainObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keeps every name. valibot's `record` leaves out `__proto__`: a filter of such a name would be no filter. */
export const plainObject = pipe(
  custom<Record<string, unknown>>(isPlainObject, says("invalid")),
  check((value) => Object.keys(value).length <= MAX_LIST_VALUES, says("tooMany")),
);
