import { array, custom, type GenericSchema, maxLength, pipe } from "valibot";
import { type ProblemCode, says } from "./read.ts";

/** A list that is too long is one problem, not one for each of a million values. */
export const listOf = <const Each extends GenericSchema>(each: Each, most: number, code: ProblemCode) =>
  pipe(
    custom<unknown[]>(Array.isArray, code),
    maxLength(most, says("tooMany")),
    array(each),
  );
