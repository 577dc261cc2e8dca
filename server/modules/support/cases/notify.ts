/** Notifies sellers of questions and decisions about their cases, and the assignee of an answer. */
import { cases } from "../../../../resources/support/cases.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { type Message, notifyPeople } from "../../desk/notification_settings/notify.ts";
import { caseNoticesOf } from "./notify_store.ts";

/** Statuses of which the seller is notified. */
const DECIDED = ["Inprocess", "Resolved", "Rejected"] as const;

type CaseNotice = `case${(typeof DECIDED)[number]}` | "caseAsked" | "caseAnswered";

/** Notifies people of steps of cases, except of their own steps. */
export async function notifyCases(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  // If a transaction has several steps of a case, only the last one is reported.
  const moved = new Map(events.flatMap(({ entity, entityId, changes }) => {
    const status = changes.find(({ field }) => field === "status");
    return entity === cases.query && status ? [[entityId, status] as const] : [];
  }));
  if (moved.size === 0) return;
  const answered: Message[] = [];
  const decided: Message[] = [];
  for (const row of await caseNoticesOf(tx, [...moved.keys()])) {
    const { before, after } = moved.get(row._id)!;
    const { code } = row;
    const message = (userId: string, key: CaseNotice): Message => ({
      userId,
      code,
      words: { key, args: { code } },
      referent: `${cases.path}/all/${row._id}`,
    });
    const sellers = [...new Set([row.seller_id, ...row.is_staff ? [] : [row.maker]])].filter((id) =>
      !by.includes(id)
    );
    const status = DECIDED.find((each) => each === after);
    if (status) decided.push(...sellers.map((id) => message(id, `case${status}`)));
    if (after === "Waiting Seller") answered.push(...sellers.map((id) => message(id, "caseAsked")));
    if (
      before === "Waiting Seller" && after === "Processing" && row.assignee_id &&
      !by.includes(row.assignee_id)
    ) {
      answered.push(message(row.assignee_id, "caseAnswered"));
    }
  }
  await notifyPeople(tx, "case.answered", answered, at);
  await notifyPeople(tx, "case.decided", decided, at);
}
