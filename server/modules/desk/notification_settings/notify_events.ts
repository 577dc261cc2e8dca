import { isImport } from "../../../../machines/lifecycles/desk/job.ts";
import { allows } from "../../../../api/access.ts";
import { type NotificationEventId, notificationEventOf } from "../../../../resources/notification_events.ts";
import type { JobsTable } from "../../../db/tables.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch, RecordEvent } from "../../../events/events.ts";
import { covers, scopeOf } from "../../../scope.ts";
import { tell } from "./tell.ts";
import { codesOf, watchersOf } from "./watcher_store.ts";

const ORDER_EVENTS: Readonly<Record<string, NotificationEventId>> = {
  "On Hold": "order.held",
  Shipped: "order.shipped",
  Delivered: "order.delivered",
  Returned: "order.returned",
  Cancelled: "order.cancelled",
};

function orderEventOf({ entity, isNew, changes }: RecordEvent): NotificationEventId | null {
  if (entity !== "orders" || isNew) return null;
  const state = changes.find(({ field }) => field === "status")?.after ?? "";
  return Object.hasOwn(ORDER_EVENTS, state) ? ORDER_EVENTS[state]! : null;
}

/** Nobody is notified of their own action. */
export async function tellOfOrders(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const news = events.flatMap((entry) => {
    const event = orderEventOf(entry);
    return event ? [{ entry, event }] : [];
  });
  if (news.length === 0) return;
  const watchers = (await watchersOf(tx, [...new Set(news.map(({ event }) => event))]))
    .filter(({ event, person }) =>
      !by.includes(person._id) && allows(notificationEventOf(event)!.rule, person)
    );
  if (watchers.length === 0) return;
  const codes = await codesOf(tx, news.map(({ entry }) => entry.entityId));
  for (const [event, some] of Map.groupBy(news, (each) => each.event)) {
    const messages = watchers.filter((watcher) => watcher.event === event).flatMap(({ person }) =>
      some.filter(({ entry }) => covers(scopeOf(person), entry.sellerId)).map(({ entry }) => {
        const code = codes.get(entry.entityId) ?? "";
        const state = entry.changes.find(({ field }) => field === "status")?.after ?? "";
        return {
          userId: person._id,
          code,
          subject: `${code}: ${state}`,
          content: entry.reason ?? "",
          referent: code,
        };
      })
    );
    await tell(tx, event, messages, at);
  }
}

type EndedJob = Pick<JobsTable, "_id" | "kind" | "title" | "user_id" | "error_text">;

export async function tellOfJob(
  tx: Writer,
  { _id, kind, title, user_id, error_text }: EndedJob,
  status: string,
  at: number,
): Promise<void> {
  if (status !== "Done" && status !== "Failed") return;
  const isLost = isImport(kind) && status === "Failed";
  const what = isImport(kind) ? `The import of ${title}` : `The job ${title}`;
  const messages = {
    userId: user_id,
    code: "",
    subject: `${what} ${status === "Done" ? "is done" : "failed"}`,
    content: error_text ?? "",
    referent: `/jobs/all/${_id}`,
  };
  await tell(tx, isLost ? "import.failed" : "job.ended", [messages], at);
}
