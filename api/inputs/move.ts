/** What the events of a lifecycle carry: the fields that a screen's action asks for. */
import {
  array,
  check,
  type GenericSchema,
  maxLength,
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
import type { ExtensionMoveInput, MoveInput } from "../generated/schema.ts";
import { whole } from "./numbers.ts";
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

type Field = GenericSchema<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** A carrier's number in the letters that a barcode holds. */
const isTrackingNumber = (text: string) => /^[0-9A-Za-z][0-9A-Za-z -]*$/.test(text);

const orderFields = ({ now, timeZone }: MoveClock) => {
  // What is no day is said as that alone.
  const isToCome = (day: string) => (endOf(day, timeZone) ?? Infinity) > now;
  return {
    reason: paragraphs(REASON),
    until: pipe(
      line(SHORT),
      transform((text) => readDay(text) ?? text),
      check((day) => day === "" || endOf(day, timeZone) !== null, says("badDate")),
      check(isToCome, says("dayOver")),
    ),
    carrier: line(SHORT),
    expected_minor: whole(0, Number.MAX_SAFE_INTEGER, says("badAmount")),
    tracking_number: pipe(
      line(MAX_SCAN_LENGTH),
      transform(trackingNumber),
      check((text) => text === "" || isTrackingNumber(text), says("invalid")),
      maxLength(SHORT, says("tooLong")),
    ),
  } satisfies Readonly<Record<keyof MoveInput, Field>>;
};

const extensionFields = () =>
  ({ rights: array(line(SHORT)) }) satisfies Readonly<Record<keyof ExtensionMoveInput, Field>>;

/** What each input of a `move<Noun>` holds, by its type. */
const INPUTS = { MoveInput: orderFields, ExtensionMoveInput: extensionFields } as const;
export type MoveInputName = keyof typeof INPUTS;

/**
 * The schema of one event. What it does not ask for is dropped.
 * @param name the type of its input; none where the lifecycle's events carry nothing
 * @param asks its fields, a trailing `?` marks an optional one
 */
export function moveInputOf(
  name: MoveInputName | undefined,
  asks: readonly string[],
  clock: MoveClock,
): GenericSchema<unknown, Readonly<Record<string, unknown>>> {
  const fields: Fields = name ? INPUTS[name](clock) : {};
  const asked = ([field, schema]: [string, Field]): [string, Field] => {
    if (asks.includes(field)) return [field, pipe(nullish(schema, null), check(isGiven, says("required")))];
    if (asks.includes(`${field}?`)) return [field, nullish(schema)];
    return [field, pipe(nullish(unknown()), transform(() => undefined))];
  };
  return object(Object.fromEntries(Object.entries(fields).map(asked)));
}

/** Neither an empty text nor an empty list. */
const isGiven = (value: unknown): boolean =>
  typeof value === "string" || Array.isArray(value) ? value.length > 0 : false;

/** Of an order's events. */
export const moveInput = (asks: readonly string[], clock: MoveClock) =>
  moveInputOf("MoveInput", asks, clock) as GenericSchema<unknown, MoveInput>;
