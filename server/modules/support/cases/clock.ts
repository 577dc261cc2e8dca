/** Starts, stops and ends the clock of a case in business time: until the first reply, and until the decision. */
import {
  BUDGETS_S,
  type CaseClock,
  resumeClock as resume,
  startClock as start,
  stopClock as stop,
} from "../../../../api/support/sla.ts";
import type { Reader } from "../../../db/database.ts";
import type { OpeningHours } from "../../../../api/catalogue/opening_hours.ts";
import { deskHours } from "../../catalogue/locations/desk_store.ts";
import type { CaseRow } from "./store.ts";

type ClockRow = Pick<
  CaseRow,
  "priority" | "replied_at" | "reply_due_at" | "due_at" | "left_s" | "reply_left_s"
>;
export type ClockPatch = Partial<
  Pick<CaseRow, "reply_due_at" | "replied_at" | "due_at" | "left_s" | "reply_left_s" | "noticed">
>;
type Change = (calendar: OpeningHours, clock: CaseClock, now: number) => CaseClock;

const decisionOf = ({ due_at, left_s }: ClockRow): CaseClock | null => clockOf(due_at, left_s);
const replyOf = ({ reply_due_at, reply_left_s }: ClockRow): CaseClock | null =>
  clockOf(reply_due_at, reply_left_s);

function clockOf(due_at: number | null, left_s: number | null): CaseClock | null {
  if (due_at !== null) return { due_at, left_s: null };
  return left_s === null ? null : { due_at: null, left_s };
}

export async function startedClock(
  reader: Reader,
  { priority }: Pick<ClockRow, "priority">,
  now: number,
  timeZone: string,
): Promise<ClockPatch> {
  const { reply, decision } = BUDGETS_S[priority === "High" ? "High" : "Normal"];
  const calendar = await deskHours(reader, timeZone);
  return {
    ...endedClock,
    reply_due_at: start(calendar, now, reply).due_at,
    due_at: start(calendar, now, decision).due_at,
    replied_at: null,
    noticed: 0,
  };
}

async function changedClock(
  reader: Reader,
  row: ClockRow,
  now: number,
  timeZone: string,
  change: Change,
): Promise<ClockPatch> {
  const calendar = await deskHours(reader, timeZone);
  const [decision, reply] = [decisionOf(row), replyOf(row)].map((clock) =>
    clock && change(calendar, clock, now)
  );
  return {
    due_at: decision?.due_at ?? null,
    left_s: decision?.left_s ?? null,
    reply_due_at: reply?.due_at ?? null,
    reply_left_s: reply?.left_s ?? null,
  };
}

export const stoppedClock = (reader: Reader, row: ClockRow, now: number, timeZone: string) =>
  changedClock(reader, row, now, timeZone, stop);

export const resumedClock = (reader: Reader, row: ClockRow, now: number, timeZone: string) =>
  changedClock(reader, row, now, timeZone, resume);

export const endedClock: ClockPatch = { due_at: null, reply_due_at: null, left_s: null, reply_left_s: null };

/** The first reply of staff ends the time for it. */
export const repliedClock = ({ replied_at }: Pick<ClockRow, "replied_at">, now: number): ClockPatch => ({
  replied_at: replied_at ?? now,
  reply_due_at: null,
  reply_left_s: null,
});
