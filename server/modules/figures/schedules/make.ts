import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_SCHEDULES } from "../../../../api/figures/bounds.ts";
import { dayAfter, firstDueDay, REPORT_TIME } from "../../../../api/figures/schedules.ts";
import type { FigureSchedule } from "../../../../api/generated/schema.ts";
import { figureScheduleInput } from "../../../../api/inputs/figures/figure_schedule.ts";
import { says } from "../../../../api/inputs/read.ts";
import { isPeriod, type Period } from "../../../../api/time/ranges.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { derivedColumn, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { recordsById } from "../../../entity/record_store.ts";
import type { Change } from "../../../events/outbox.ts";
import { reportById } from "../../../figures/viewable.ts";
import { savedViews, type ViewRow } from "../../desk/views/store.ts";
import { type Plan, planOf } from "../../desk/notification_settings/plan.ts";
import { settingById, settingId, type StoredSetting } from "../../desk/notification_settings/store.ts";
import { lastSentDay, type ScheduleRow, schedules, schedulesOf } from "./store.ts";

export const REPORT_DUE = "report.due";

/** Returns the live event of a schedule, which only the schedule's owner receives. */
export const liveChangeOf = ({ _id, user_id }: Pick<ScheduleRow, "_id" | "user_id">): Change => ({
  entity: "figureSchedules",
  sellerId: null,
  ids: [_id],
  userId: user_id,
});

export const dueEvent = () => notificationEventOf(REPORT_DUE)!;

export const planFor = (setting: StoredSetting | undefined, userId: string): Plan =>
  planOf(setting, userId, dueEvent());

/** Returns the time of day at which reports are sent: the first that the person chose for the event. */
export const timeOf = ({ times }: Plan) => times[0] ?? REPORT_TIME;

export const periodOf = ({ every }: Pick<ScheduleRow, "every">): Period => isPeriod(every) ? every : "day";

export const wire = (
  { resource, is_refused, lease_until: _, user_id: __, refused_for: ___, ...row }: ScheduleRow,
): FigureSchedule => ({
  ...row,
  report: resource,
  is_refused: is_refused === 1,
});

/** Returns the view of a report that the person may open now; undefined for any other. */
export async function reportView(
  reader: Reader,
  viewId: string,
  context: AuthorizedContext,
): Promise<ViewRow | undefined> {
  const row = (await recordsById(reader, savedViews, [viewId], context)).get(viewId);
  const report = row && reportById(row.resource);
  return report && allows(report.rule, context.session.person) ? row : undefined;
}

export const schedule = defineEntity({
  noun: "FigureSchedule",
  entity: "figureSchedules",
  called: "schedule",
  source: schedules,
  view: wire,
  seller: () => null,
  live: liveChangeOf,
  name: "every",
  input: figureScheduleInput,
  columns: { every: text("day"), next_day: derivedColumn<string>("") },
  once: ["user_id", "view_id"],
  begin({ input, context }) {
    if (!input.view_id) throw schedule.badInput([{ path: "view_id", code: says("required") }]);
    return { user_id: context.session.person._id, view_id: input.view_id };
  },
  unique: { column: "every", within: ["user_id", "view_id"], alike: false },
  async follow(next, { tx, before, context }) {
    const { now, settings: { timeZone } } = context;
    if (before && before.every === next.every) return {};
    const setting = await settingById(tx, settingId(next.user_id, dueEvent().type));
    const time = timeOf(planFor(setting, next.user_id));
    const [every, clock] = [periodOf(next), { now: now(), timeZone, time }];
    const first = firstDueDay(every, clock);
    const sentDay = await lastSentDay(tx, next);
    // Without this, a day that was sent could be due again after the schedule's time was moved to a later hour.
    return { next_day: first <= sentDay ? dayAfter(every, sentDay, clock) : first };
  },
  async problems(next, { tx, before, context }) {
    if (!await reportView(tx, next.view_id, context)) return [{ path: "view_id", code: "unknown" }];
    if (!before && (await schedulesOf(tx, next.user_id)).length >= MAX_SCHEDULES) {
      throw new ApiError(
        "LIMIT",
        `Cannot add the schedule: you already have ${MAX_SCHEDULES}, delete one first`,
      );
    }
    return [];
  },
});
