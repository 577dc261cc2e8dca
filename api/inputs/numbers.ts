/** Whole numbers and times of day that somebody says: one rule for all of them. */
import { integer, maxValue, minValue, number, pipe } from "valibot";
import { LAST_MINUTE } from "../time/clock_text.ts";
import { type ProblemCode, says } from "./read.ts";

/** From one to another, both included. */
export const whole = (from: number, to: number, code: ProblemCode = says("badNumber")) =>
  pipe(number(code), integer(code), minValue(from, code), maxValue(to, code));

/** Minutes after midnight. */
export const minuteOfDay = whole(0, LAST_MINUTE, says("badTime"));
