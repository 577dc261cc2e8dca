/** Starts, stops and ends the two clocks of a case: for the first reply, and for the decision. */
import type { OpeningHours } from "../../../../api/catalogue/opening_hours.ts";
import {
  BUDGETS_S,
  type CaseClock,
  type CasePriority,
  changeBudget,
  changeCalendar,
  resumeClock,
  startClock,
  stopClock,
} from "../../../../api/support/sla.ts";
import type { CaseRow } from "./store.ts";

type Times = Pick<CaseRow, "reply_due_at" | "due_at" | "left_s" | "reply_left_s">;
export type ClockPatch = Partial<
  Times & Pick<CaseRow, "replied_at" | "noticed" | "reply_noticed" | "waiting_since" | "reminded">
>;

export const budgetsOf = (priority: string) =>
  BUDGETS_S[priority === "High" ? "High" : "Normal" satisfies CasePriority];

export function startedClock(
  hours: OpeningHours,
  { priority }: Pick<CaseRow, "priority">,
  at: number,
): ClockPatch {
  const { reply, decision } = budgetsOf(priority);
  return {
    reply_due_at: startClock(hours, at, reply).due_at,
    replied_at: null,
    due_at: startClock(hours, at, decision).due_at,
    left_s: null,
    reply_left_s: null,
    noticed: 0,
    reply_noticed: 0,
    waiting_since: null,
  };
}

/** Returns null for a clock that has ended. */
const clockOf = (due_at: number | null, left_s: number | null): CaseClock | null =>
  due_at !== null ? { due_at, left_s: null } : left_s !== null ? { due_at, left_s } : null;

type ClockChange = (clock: CaseClock, name: "decision" | "reply") => CaseClock;

function changeClocks(row: Times, change: ClockChange): Times {
  const decision = clockOf(row.due_at, row.left_s);
  const reply = clockOf(row.reply_due_at, row.reply_left_s);
  const ended = { due_at: null, left_s: null };
  const { due_at, left_s } = decision ? change(decision, "decision") : ended;
  const { due_at: reply_due_at, left_s: reply_left_s } = reply ? change(reply, "reply") : ended;
  return { due_at, left_s, reply_due_at, reply_left_s };
}

export const stoppedClock = (hours: OpeningHours, row: Times, at: number): ClockPatch => ({
  ...changeClocks(row, (clock) => stopClock(hours, clock, at)),
  ...waitingClock(at),
});

export const resumedClock = (hours: OpeningHours, row: Times, at: number): ClockPatch => ({
  ...changeClocks(row, (clock) => resumeClock(hours, clock, at)),
  waiting_since: null,
});

/** Recomputes due times for changed opening hours of the desk; the time used so far stays used. */
export const movedClock = (
  hours: readonly [before: OpeningHours, after: OpeningHours],
  row: Times,
  at: number,
): Times => changeClocks(row, (clock) => changeCalendar(hours, clock, at));

/** Recomputes due times for a changed priority; the time used so far stays used, and warnings follow the new times. */
export const prioritizedClock = (
  hours: OpeningHours,
  row: Times & Pick<CaseRow, "priority">,
  priority: CasePriority,
  at: number,
): ClockPatch => ({
  ...changeClocks(
    row,
    (clock, name) =>
      changeBudget(hours, clock, at, budgetsOf(priority)[name] - budgetsOf(row.priority)[name]),
  ),
  noticed: 0,
  reply_noticed: 0,
});

export const endedClock: ClockPatch = {
  due_at: null,
  reply_due_at: null,
  left_s: null,
  reply_left_s: null,
  waiting_since: null,
};

/** Begins to wait for the seller, who is reminded after some days; later the case is closed. */
export const waitingClock = (at: number): ClockPatch => ({ waiting_since: at, reminded: 0 });

/** Ends the clock for the first reply, unless staff have replied before. */
export const repliedClock = ({ replied_at }: Pick<CaseRow, "replied_at">, at: number): ClockPatch => ({
  replied_at: replied_at ?? at,
  reply_due_at: null,
  reply_left_s: null,
});
