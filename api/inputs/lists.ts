/** Lists from outside: how many values there are is known before any of them is read. */
import { array, custom, type GenericSchema, maxLength, pipe } from "valibot";
import { type ProblemCode, says } from "./read.ts";

/** At most so many values. One more is one problem, where each of a million values would have its own. */
export const listOf = <const Each extends GenericSchema>(each: Each, most: number, code: ProblemCode) =>
  pipe(
    custom<unknown[]>(Array.isArray, code),
    maxLength(most, says("tooMany")),
    array(each),
  );
