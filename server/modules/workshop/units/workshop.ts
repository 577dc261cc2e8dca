import { lastDays, spanOf } from "../../../../api/time/dates.ts";
import type { Workshop } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { stepsIn } from "./queue_store.ts";
import { faultsSince, leadsSince, oldestWaiting, rejectsByDay } from "./workshop_store.ts";

/** Days for which rejects are counted: many, because rejects are rare and their trend matters. */
const DAYS = 30;
/** Days for which the time at each step is measured: few, because the workshop changes and each scan is a row. */
const LEAD_DAYS = 7;

export async function workshopOf(
  { db, scope, now, settings: { timeZone } }: AuthorizedContext,
): Promise<Workshop> {
  const days = lastDays(DAYS, now(), timeZone);
  const [week] = lastDays(LEAD_DAYS, now(), timeZone);
  const [steps, leads, oldest, faults, rejects] = await Promise.all([
    stepsIn(db, scope, null, spanOf("today", now(), timeZone).from),
    leadsSince(db, scope, week?.from ?? now()),
    oldestWaiting(db, scope),
    faultsSince(db, scope, days[0]?.from ?? now()),
    rejectsByDay(db, scope, days),
  ]);
  return {
    steps: steps.map((step) => {
      const waits = oldest.get(step.print_status);
      const { passed = 0, median_s = null, p90_s = null } = leads.get(step.print_status) ?? {};
      return {
        ...step,
        oldest_at: waits?.at ?? null,
        oldest_id: waits?._id ?? null,
        oldest_ticket: waits?.ticket ?? "",
        passed,
        median_s,
        p90_s,
      };
    }),
    faults,
    rejects: rejects.reduce((sum, each) => sum + each, 0),
    days: days.map(({ day }, index) => ({ day, rejects: rejects[index] ?? 0 })),
  };
}
