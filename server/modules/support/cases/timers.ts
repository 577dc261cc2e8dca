/**
 * Warns of due cases, reminds sellers, and closes cases without an answer. Each transaction selects its cases, so that
 * nothing is done twice.
 */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { OpeningHours } from "../../../../api/catalogue/opening_hours.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { CASE_PRIORITIES } from "../../../../api/support/cases.ts";
import { lastDueTimeToWarnOf } from "../../../../api/support/sla.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { deskHours } from "../../catalogue/locations/desk_store.ts";
import { type Message, type News, notifyPeople } from "../../desk/notification_settings/notify.ts";
import { staffWho } from "../../people/session/person_store.ts";
import { budgetsOf, movedClock } from "./clock.ts";
import { caseLifecycle } from "./lifecycle.ts";
import {
  agentsOf,
  casesToClose,
  casesToRemind,
  type ClockName,
  CLOCKS,
  type DueCase,
  dueCases,
  keepDueTimes,
  keepNoticed,
  runningCases,
  storeReminder,
  type WaitingCase,
} from "./timers_store.ts";

const ROUND_MS = 60_000;
const BATCH = 100;
const EVENT = "case.due";
const REMIND_DAYS = 3;
const CLOSE_DAYS = 7;

export function caseTimers(tools: BackgroundTools): Background {
  const run = (signal: AbortSignal) => runCaseTimers(tools, signal);
  return startLoop({ name: "Watching the times of cases", run, everyMs: ROUND_MS, isEager: true });
}

export async function runCaseTimers(tools: BackgroundTools, signal?: AbortSignal): Promise<void> {
  const { db, settings } = tools;
  const hours = await deskHours(db.read, settings.timeZone);
  let most: number;
  do {
    const counts = [await remindSellers(tools), await closeUnanswered(tools)];
    for (const clock of Object.keys(CLOCKS) as ClockName[]) {
      for (const priority of CASE_PRIORITIES) counts.push(await warnOfDue(tools, { clock, priority, hours }));
    }
    most = Math.max(...counts);
    if (most > 0) db.wake();
  } while (most === BATCH && !signal?.aborted);
}

interface Watched {
  readonly clock: ClockName;
  readonly priority: string;
  readonly hours: OpeningHours;
}

const addressOf = (_id: string): string => `${resource.path}/all/${_id}`;

async function warnOfDue({ db, now }: BackgroundTools, { clock, priority, hours }: Watched): Promise<number> {
  const at = now();
  const budget = budgetsOf(priority)[clock];
  const request = { clock, priority, until: lastDueTimeToWarnOf(hours, at, budget), now: at, most: BATCH };
  // Most rounds find nothing, so a read comes before the transaction.
  if ((await dueCases(db.read, { ...request, most: 1 })).length === 0) return 0;
  return await db.write(async (tx) => {
    const due = await dueCases(tx, request);
    await keepNoticed(tx, clock, due, at);
    const readers = await readersOf(tx, due);
    const messages = due.flatMap((each) =>
      (readers.get(each._id) ?? []).map((userId) => ({ userId, ...noticeOf(each, clock, at) }))
    );
    await notifyPeople(tx, EVENT, messages, at);
    return due.length;
  });
}

function noticeOf({ _id, code, due }: DueCase, clock: ClockName, now: number): News {
  const what = clock === "reply" ? "Reply" : "Decision";
  const words: NoticeWords = { key: `case${what}${due <= now ? "Overdue" : "Due"}`, args: { code } };
  return { code, words, referent: addressOf(_id) };
}

/** Returns whom to warn of each case: its assignee, or else the event's staff and the seller's agents. */
async function readersOf(
  tx: Writer,
  due: readonly DueCase[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const free = due.filter(({ assignee_id }) => assignee_id === null);
  const staff = free.length > 0 ? await staffWho(tx, ruleOfEvent(EVENT)) : [];
  const agents = free.length > 0 ? await agentsOf(tx, free.map(({ seller_id }) => seller_id)) : new Map();
  return new Map(due.map(({ _id, seller_id, assignee_id }) => [
    _id,
    assignee_id === null ? [...staff, ...(agents.get(seller_id) ?? [])] : [assignee_id],
  ]));
}

async function remindSellers({ db, now }: BackgroundTools): Promise<number> {
  const before = now() - REMIND_DAYS * DAY_SECONDS;
  if ((await casesToRemind(db.read, before, 1)).length === 0) return 0;
  return await db.write(async (tx) => {
    const waiting = await casesToRemind(tx, before, BATCH);
    await storeReminder(tx, waiting.map(({ _id }) => _id));
    await notifyPeople(tx, EVENT, waiting.map(reminderOf), now());
    return waiting.length;
  });
}

const reminderOf = ({ _id, code, seller_id, status }: WaitingCase): Message => ({
  userId: seller_id,
  code,
  words: {
    key: status === "Waiting Seller" ? "caseWaits" : "caseCloses",
    args: { code, days: CLOSE_DAYS - REMIND_DAYS },
  },
  referent: addressOf(_id),
});

async function closeUnanswered({ db, now, settings }: BackgroundTools): Promise<number> {
  const at = now();
  const before = at - CLOSE_DAYS * DAY_SECONDS;
  if ((await casesToClose(db.read, before, 1)).length === 0) return 0;
  const { timeZone } = settings;
  return await db.write(async (tx) => {
    const waiting = await casesToClose(tx, before, BATCH);
    const ids = waiting.map(({ _id }) => _id);
    await moveAsSystem(tx, caseLifecycle, { event: "case.close", ids, at, timeZone });
    return waiting.length;
  });
}

/** Recomputes the due times of all running clocks for other opening hours; the time used so far stays used. */
export async function moveDueTimes(
  tx: Writer,
  hours: readonly [before: OpeningHours, after: OpeningHours],
  at: number,
): Promise<void> {
  for (const row of await runningCases(tx)) await keepDueTimes(tx, { ...row, ...movedClock(hours, row, at) });
}
