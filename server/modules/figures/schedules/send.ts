/**
 * Sends the reports that are due, each with the rights that its person has now. One transaction marks the day as sent
 * and writes the message, so that a killed process neither loses nor repeats a report.
 */
import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_REPORT_ROWS } from "../../../../api/figures/bounds.ts";
import { dateOn, dayAfter, dueDay } from "../../../../api/figures/schedules.ts";
import type { Figures } from "../../../../api/generated/schema.ts";
import type { NamedPerson } from "../../../context.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import type { BackgroundTools } from "../../../fields.ts";
import { countDays } from "../../../figures/count_days.ts";
import { countRequestOf, figuresFrom, tooManyGroups } from "../../../figures/figures.ts";
import type { CountRequest } from "../../../figures/question.ts";
import { hasMoreRows } from "../../../figures/row_limit_store.ts";
import { countRows } from "../../../figures/sums_store.ts";
import { reportById } from "../../../figures/viewable.ts";
import { newId } from "../../../ids.ts";
import { argsOfReportView, GROUPS_FILTER, reportFor, viewListOf } from "../../../../resources/report_view.ts";
import { unknownIn } from "../../../../resources/supported_values.ts";
import { queryOfView, type View } from "../../../../resources/view.ts";
import { backgroundContext } from "../../desk/jobs/principal.ts";
import { notifyNow } from "../../desk/notification_settings/notify.ts";
import type { Plan } from "../../desk/notification_settings/plan.ts";
import { settingId, settingsOf } from "../../desk/notification_settings/store.ts";
import { REPORT_CODE } from "../../desk/notifications/seen_store.ts";
import type { NewNotification } from "../../desk/notifications/store.ts";
import { wire as viewWire } from "../../desk/views/make.ts";
import { activePerson } from "../../people/session/person_store.ts";
import { dueEvent, liveChangeOf, periodOf, planFor, reportView, timeOf } from "./make.ts";
import { dueMessage, refusedWords } from "./message.ts";
import { leaseSchedules, markSent, type ScheduleRow, waitingSchedules } from "./store.ts";

/** A schedule whose time has come, with the settings of its person. */
export interface DueSchedule {
  readonly row: ScheduleRow;
  /** The latest day that is due, YYYY-MM-DD. */
  readonly day: string;
  readonly plan: Plan;
}

/** Leases up to `most` of the due reports, so that other processes can take the rest. */
export async function leaseDueReports(
  { db, settings: { timeZone }, now }: BackgroundTools,
  most: number,
): Promise<DueSchedule[]> {
  const at = now();
  const waiting = await waitingSchedules(db.read, dateOn(at, timeZone), at);
  if (waiting.length === 0) return [];
  const settings = await settingsOf(db.read, [...new Set(waiting.map(({ user_id }) => user_id))]);
  const due = waiting.flatMap((row): DueSchedule[] => {
    const plan = planFor(settings.get(settingId(row.user_id, dueEvent().type)), row.user_id);
    const day = dueDay(periodOf(row), row.next_day, { now: at, timeZone, time: timeOf(plan) });
    return day === null ? [] : [{ row, day, plan }];
  }).slice(0, most);
  if (due.length === 0) return [];
  const leased = await db.write((tx) => leaseSchedules(tx, due.map(({ row }) => row._id), at));
  return due.filter(({ row }) => leased.includes(row._id));
}

type Refusal = Parameters<typeof refusedWords>[0];

interface Sending {
  readonly notice: NewNotification | null;
  readonly refusedFor: Refusal | "";
}

const NOTHING: Sending = { notice: null, refusedFor: "" };

export async function sendReport(
  { row, day, plan }: DueSchedule,
  tools: BackgroundTools,
  mostRows = MAX_REPORT_ROWS,
): Promise<void> {
  const { db, settings: { timeZone }, now } = tools;
  const person = await activePerson(db.read, row.user_id);
  // Nothing is counted for a person who is locked or has turned the event off.
  const { notice, refusedFor } = person && plan.isOn
    ? await reportFrom(row, plan, person, tools, mostRows)
    : NOTHING;
  const at = now();
  await db.write(async (tx) => {
    const next_day = dayAfter(periodOf(row), day, { now: at, timeZone, time: timeOf(plan) });
    const refusal = { is_refused: Number(refusedFor !== ""), refused_for: refusedFor };
    if (!await markSent(tx, row, { next_day, sent_day: day, ...refusal })) return;
    await appendOutbox(tx, [liveChangeOf(row)], at);
    if (notice) await notifyNow(tx, plan, [notice], at);
  });
  db.wake();
}

async function reportFrom(
  row: ScheduleRow,
  plan: Plan,
  person: NamedPerson,
  tools: BackgroundTools,
  mostRows: number,
): Promise<Sending> {
  const whole = reportById(row.resource);
  if (!whole) return NOTHING;
  const { language } = plan;
  const context = backgroundContext({ person, actor: person, requestId: newId(), sessionId: "" }, tools);
  const refused = (key: Refusal): Sending => ({
    // The person is notified of each reason once, not every day.
    notice: row.refused_for === key ? null : {
      userId: person._id,
      type: plan.event.type,
      code: "",
      words: refusedWords(key, { report: whole, view: { name: row.view_name }, language }),
      referent: whole.path,
    },
    refusedFor: key,
  });
  if (!allows(plan.event.rule, person)) return refused("reportRefused");
  const stored = await reportView(tools.db.read, row.view_id, context);
  if (!stored) return refused("reportRefused");
  const report = reportFor(whole, person);
  const view = viewWire(stored, person, false);
  const resource = viewListOf(report);
  // Without a filter that is gone, the figures would count more than the name of the view says.
  if (unknownIn(resource, filtersIn(view)).length > 0) return refused("reportFailed");
  const query = queryOfView(resource, view);
  const figures = await countOrRefuse(() =>
    // The figures are not grouped, because the message shows only totals.
    countTotals(countRequestOf(report, { ...argsOfReportView(report, query), by: [] }, context), mostRows)
  );
  if (!figures) return refused("reportFailed");
  const { settings: { timeZone, appOrigins }, now } = tools;
  const { words, path } = dueMessage({ report, view, language }, figures, timeZone, now());
  return {
    notice: {
      userId: person._id,
      type: plan.event.type,
      code: `${REPORT_CODE}${whole.id}`,
      words,
      referent: path,
      link: `${appOrigins[0] ?? ""}${path}`,
    },
    refusedFor: "",
  };
}

/** Returns the filters that select rows: a dimension that is gone changes no total. */
const filtersIn = ({ filters }: Pick<View, "filters">) =>
  Object.entries(filters).filter(([key, value]) => key !== GROUPS_FILTER && value !== "");

/** Counts day by day if there are more rows than one statement may count in its time limit. */
async function countTotals(request: CountRequest, mostRows: number): Promise<Figures> {
  const facts = await hasMoreRows(request, mostRows) ? await countDays(request) : await countRows(request);
  if (!facts) throw tooManyGroups(request.report);
  return await figuresFrom(request, facts);
}

/** Returns null if the report refuses the view. Other errors are retried after the lease has ended. */
async function countOrRefuse<Counted>(count: () => Promise<Counted>): Promise<Counted | null> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof ApiError && error.code === "BAD_INPUT") return null;
    throw error;
  }
}
