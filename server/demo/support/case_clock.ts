import type { OpeningHours } from "../../../api/catalogue/opening_hours.ts";
import { BUDGETS_S, startClock, stopClock } from "../../../api/support/sla.ts";
import type { CasesTable } from "../../db/tables.ts";

type CaseRow = Pick<CasesTable, "priority" | "due_at" | "reply_due_at">;
type ClockPatch = Partial<Pick<CasesTable, "reply_due_at" | "due_at" | "left_s" | "reply_left_s">>;

export function clockFrom({ priority }: CaseRow, at: number, calendar: OpeningHours): ClockPatch {
  const { reply, decision } = BUDGETS_S[priority === "High" ? "High" : "Normal"];
  return {
    reply_due_at: startClock(calendar, at, reply).due_at,
    due_at: startClock(calendar, at, decision).due_at,
  };
}

export function pausedClock({ due_at }: CaseRow, at: number, calendar: OpeningHours): ClockPatch {
  const left_s = due_at === null ? null : stopClock(calendar, { due_at, left_s: null }, at).left_s;
  return { due_at: null, reply_due_at: null, left_s, reply_left_s: null };
}
