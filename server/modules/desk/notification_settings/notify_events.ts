import { isFileImport } from "../../../../machines/lifecycles/desk/job.ts";
import { allows } from "../../../../api/access.ts";
import type { NoticeWords, Reason } from "../../../../api/notices.ts";
import { type NotificationEventId, notificationEventOf } from "../../../../resources/notification_events.ts";
import type { JobsTable } from "../../../db/tables.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch, RecordEvent } from "../../../events/events.ts";
import { covers, scopeOf } from "../../../scope.ts";
import { type Message, notifyPeople } from "./notify.ts";
import { codesOf, watchersOf } from "./watcher_store.ts";

interface OrderEvent {
  readonly event: NotificationEventId;
  readonly key: "orderHeld" | "orderShipped" | "orderDelivered" | "orderReturned" | "orderCancelled";
}

const ORDER_EVENTS: ReadonlyMap<string, OrderEvent> = new Map([
  ["On Hold", { event: "order.held", key: "orderHeld" }],
  ["Shipped", { event: "order.shipped", key: "orderShipped" }],
  ["Delivered", { event: "order.delivered", key: "orderDelivered" }],
  ["Returned", { event: "order.returned", key: "orderReturned" }],
  ["Cancelled", { event: "order.cancelled", key: "orderCancelled" }],
]);

function orderEventOf({ entity, isNew, changes }: RecordEvent): OrderEvent | undefined {
  if (entity !== "orders" || isNew) return undefined;
  return ORDER_EVENTS.get(changes.find(({ field }) => field === "status")?.after ?? "");
}

/** Notifies people of events of orders, but nobody of their own action. */
export async function notifyOrders(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const news = events.flatMap((entry) => {
    const event = orderEventOf(entry);
    return event ? [{ entry, ...event }] : [];
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
      some.filter(({ entry }) => covers(scopeOf(person), entry.sellerId)).map(({ entry, key }): Message => {
        const code = codes.get(entry.entityId) ?? "";
        const words = { key, args: { code, text: entry.reason ?? "" } };
        return { userId: person._id, code, words, referent: code };
      })
    );
    await notifyPeople(tx, event, messages, at);
  }
}

type EndedJob = Pick<JobsTable, "_id" | "kind" | "title" | "user_id" | "error_code" | "error_text">;

export async function notifyJob(
  tx: Writer,
  { _id, kind, title, user_id, error_code, error_text }: EndedJob,
  status: string,
  at: number,
): Promise<void> {
  if (status !== "Done" && status !== "Failed") return;
  const isLost = isFileImport(kind) && status === "Failed";
  const why = { code: error_code ?? "", text: error_text ?? "" };
  const message = {
    userId: user_id,
    code: "",
    words: wordsOf(isFileImport(kind) ? "import" : "job", title, status === "Failed" ? why : null),
    referent: `/jobs/all/${_id}`,
  };
  await notifyPeople(tx, isLost ? "import.failed" : "job.ended", [message], at);
}

/** @param why the reason of the failure; null for a job that succeeded */
function wordsOf(what: "import" | "job", title: string, why: Reason | null): NoticeWords {
  return why ? { key: `${what}Failed`, args: { title, why } } : { key: `${what}Done`, args: { title } };
}
