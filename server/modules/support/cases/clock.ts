/** Starts, stops and ends the clock of a case: the time for the first reply, and for the decision. */
import type { CasePriority } from "../../../../api/support/cases.ts";
import type { CaseRow } from "./store.ts";

const HOUR_S = 3_600;
const BUDGETS: Readonly<Record<CasePriority, { readonly reply: number; readonly decision: number }>> = {
  Normal: { reply: 8 * HOUR_S, decision: 24 * HOUR_S },
  High: { reply: 2 * HOUR_S, decision: 8 * HOUR_S },
};

type ClockRow = Pick<
  CaseRow,
  "priority" | "replied_at" | "reply_due_at" | "due_at" | "left_s" | "reply_left_s"
>;
export type ClockPatch = Partial<
  Pick<CaseRow, "reply_due_at" | "replied_at" | "due_at" | "left_s" | "reply_left_s" | "noticed">
>;

export function startedClock({ priority }: Pick<ClockRow, "priority">, at: number): ClockPatch {
  const { reply, decision } = BUDGETS[priority === "High" ? "High" : "Normal"];
  return {
    reply_due_at: at + reply,
    replied_at: null,
    due_at: at + decision,
    left_s: null,
    reply_left_s: null,
    noticed: 0,
  };
}

export const stoppedClock = (
  { due_at, reply_due_at, left_s, reply_left_s }: ClockRow,
  at: number,
): ClockPatch => ({
  due_at: null,
  reply_due_at: null,
  left_s: due_at === null ? left_s : due_at - at,
  reply_left_s: reply_due_at === null ? reply_left_s : reply_due_at - at,
});

export const resumedClock = (
  { left_s, reply_left_s, due_at, reply_due_at }: ClockRow,
  at: number,
): ClockPatch => ({
  due_at: left_s === null ? due_at : at + left_s,
  reply_due_at: reply_left_s === null ? reply_due_at : at + reply_left_s,
  left_s: null,
  reply_left_s: null,
});

export const endedClock: ClockPatch = { due_at: null, reply_due_at: null, left_s: null, reply_left_s: null };

/** The first reply of staff stops the time for it. */
export const repliedClock = ({ replied_at }: Pick<ClockRow, "replied_at">, at: number): ClockPatch => ({
  replied_at: replied_at ?? at,
  reply_due_at: null,
  reply_left_s: null,
});
