import { check, pipe, transform } from "valibot";
import { startOf } from "../time/dates.ts";
import { readDay } from "../time/day_text.ts";
import { says } from "./read.ts";
import { line } from "./text.ts";

export interface MoveClock {
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone: string;
}

const DAY_CHARS = 60;

/** Reads the day of a payment: today or earlier. */
export const paymentDay = ({ now, timeZone }: MoveClock) =>
  pipe(
    line(DAY_CHARS),
    transform((text) => readDay(text) ?? text),
    check((day) => day === "" || startOf(day, timeZone) !== null, says("badDate")),
    check((day) => (startOf(day, timeZone) ?? 0) <= now, says("paidDay")),
  );
