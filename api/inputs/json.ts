import { check, custom, pipe } from "valibot";
import { MAX_LIST_VALUES } from "../constants.ts";
import { says } from "./read.ts";

const isPlainObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Accepts an object with any names; valibot's `record` would drop a filter that is called `__proto__`. */
export const plainObject = pipe(
  custom<Record<string, unknown>>(isPlainObject, says("invalid")),
  check((value) => Object.keys(value).length <= MAX_LIST_VALUES, says("tooMany")),
);
