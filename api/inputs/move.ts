/** What an event of the order lifecycle carries: the fields that its screen action asks for. */
import {
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  transform,
  unknown,
} from "valibot";
import { MAX_SCAN_LENGTH } from "../codes/scanned.ts";
import { trackingNumber } from "../codes/tracking.ts";
import { endOf } from "../dates.ts";
import { readDay } from "../day_text.ts";
import type { MoveInput } from "../generated/schema.ts";
import { says } from "./read.ts";
import { line, paragraphs } from "./text.ts";

/** Longest value of each text, in characters. */
const REASON = 500;
const SHORT = 60;

/** Against which a day lies in the past or not. */
export interface MoveClock {
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone: string;
}

type Field = GenericSchema<unknown, string | null | undefined>;

/** A carrier's number in the letters that a barcode holds. */
const isTrackingNumber = (text: string) => /^[0-9A-Za-z][0-9A-Za-z -]*$/.test(text);

/**
 * The schema of one event. What it does not ask for is dropped.
 * @param asks names of MoveInput, a trailing `?` marks an optional one
 */
export function moveInput(asks: readonly string[], { now, timeZone }: MoveClock) {
  // What is no day is said as that alone.
  const isToCome = (day: string) => (endOf(day, timeZone) ?? Infinity) > now;
  const fields = {
    reason: paragraphs(REASON),
    until: pipe(
      line(SHORT),
      transform((text) => readDay(text) ?? text),
      check((day) => day === "" || endOf(day, timeZone) !== null, says("badDate")),
      check(isToCome, says("dayOver")),
    ),
    carrier: line(SHORT),
    tracking_number: pipe(
      line(MAX_SCAN_LENGTH),
      transform(trackingNumber),
      check((text) => text === "" || isTrackingNumber(text), says("invalid")),
      maxLength(SHORT, says("tooLong")),
    ),
  };
  const field = (name: keyof typeof fields): Field => {
    if (asks.includes(name)) return pipe(nullish(fields[name], ""), minLength(1, says("required")));
    if (asks.includes(`${name}?`)) return nullish(fields[name]);
    return pipe(nullish(unknown()), transform(() => undefined));
  };
  return object({
    reason: field("reason"),
    until: field("until"),
    carrier: field("carrier"),
    tracking_number: field("tracking_number"),
  }) satisfies GenericSchema<unknown, MoveInput>;
}
