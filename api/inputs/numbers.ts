import { integer, maxValue, minValue, number, pipe } from "valibot";
import { LAST_MINUTE } from "../time/clock_text.ts";
import { LAST_SECOND } from "../time/instants.ts";
import { type ProblemCode, says } from "./read.ts";

/** Both bounds are inclusive. */
export const whole = (from: number, to: number, code: ProblemCode = says("badNumber")) =>
  pipe(number(code), integer(code), minValue(from, code), maxValue(to, code));

/** Minutes after midnight. */
export const minuteOfDay = whole(0, LAST_MINUTE, says("badTime"));

export const unixSeconds = whole(0, LAST_SECOND, says("badDate"));
