/** Notifies watchers of new requests, makers of decisions and changes, and sellers of refunded money. */
import { allows } from "../../../../api/access.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { REFUNDED_ELSEWHERE } from "../../../../api/orders/refunds.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch, RecordEvent } from "../../../events/events.ts";
import { covers, scopeOf } from "../../../scope.ts";
import { notifyOfMoney } from "../../money/ledger/notify_money.ts";
import { type Message, notifyPeople } from "../../desk/notification_settings/notify.ts";
import { watchersOf } from "../../desk/notification_settings/watcher_store.ts";
import { refundNoticesOf } from "./store.ts";

const ASKED = "refund.asked";

const afterOf = ({ changes }: RecordEvent, name: string): string | undefined =>
  changes.find(({ field }) => field === name)?.after;

const NO_EVENT: RecordEvent = { entity: "", entityId: "", sellerId: null, changes: [] };

type RefundNotice = Awaited<ReturnType<typeof refundNoticesOf>>[number];

const messageOf = ({ _id, code }: RefundNotice, userId: string, words: NoticeWords): Message => ({
  userId,
  code,
  words,
  referent: `${refundRequest.path}/all/${_id}`,
});

const amountOf = ({ requested_minor, currency }: RefundNotice) => ({ minor: requested_minor, currency });

/** Returns the words for a request that was decided, ended or reduced; null for any other step. */
function newsOf(event: RecordEvent, row: RefundNotice): NoticeWords | null {
  const { code, note } = row;
  const state = afterOf(event, "status");
  if (state === "Posted" || state === "Rejected") {
    return { key: `refund${state}`, args: { code, text: note } };
  }
  if (state === "Cancelled" && note === REFUNDED_ELSEWHERE) return { key: "refundCameBack", args: { code } };
  if (state !== undefined || event.isNew || afterOf(event, "requested_minor") === undefined) return null;
  return { key: "refundBecameSmaller", args: { code, amount: amountOf(row) } };
}

/** Notifies people of steps of refund requests, except of their own steps. */
export async function notifyRefunds(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  // If a transaction has several steps of a request, only the last one is reported.
  const own = new Map(
    events.filter(({ entity }) => entity === refundRequest.query).map((event) => [event.entityId, event]),
  );
  if (own.size === 0) return;
  const rows = await refundNoticesOf(tx, [...own.keys()]);
  const made = rows.filter(({ _id }) => own.get(_id)?.isNew);
  if (made.length > 0) {
    const rule = notificationEventOf(ASKED)!.rule;
    const watchers = (await watchersOf(tx, [ASKED])).map(({ person }) => person)
      .filter((person) => !by.includes(person._id) && allows(rule, person));
    const messages = watchers.flatMap((person) =>
      made.filter(({ seller_id }) => covers(scopeOf(person), seller_id))
        .map((row) => {
          const args = { code: row.code, text: row.reason };
          return messageOf(row, person._id, { key: "refundRequested", args });
        })
    );
    await notifyPeople(tx, ASKED, messages, at);
  }
  const news = rows.flatMap((row) => {
    const event = own.get(row._id);
    const words = event && newsOf(event, row);
    return words
      ? [row.maker, row.maker_for].flatMap((id) =>
        id === null || by.includes(id) ? [] : [messageOf(row, id, words)]
      )
      : [];
  });
  await notifyPeople(tx, "refund.decided", news, at);
  const posted = rows.filter((row) => afterOf(own.get(row._id) ?? NO_EVENT, "status") === "Posted");
  await notifyOfMoney(
    tx,
    posted.map((row) => {
      const args = { code: row.code, amount: amountOf(row) };
      const { userId, ...message } = messageOf(row, row.maker, { key: "refunded", args });
      // The people who made the request get another message, about the decision.
      return { ...message, seller_id: row.seller_id, without: [...by, userId, row.maker_for ?? ""] };
    }),
    at,
  );
}
