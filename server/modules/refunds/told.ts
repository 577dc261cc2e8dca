/** Tells people of refund requests: whoever watches of a new one, and whoever asked of the decision. */
import { allows } from "../../../api/access.ts";
import { notificationEventOf } from "../../../resources/notification_events.ts";
import { refundRequest } from "../../../resources/refund_requests.ts";
import type { Writer } from "../../db/database.ts";
import type { Happened, RecordEvent } from "../../events.ts";
import { covers, scopeOf } from "../../scope.ts";
import { type Message, tell } from "../notification_settings/tell.ts";
import { watchersOf } from "../notification_settings/watcher_store.ts";
import { toldOf } from "./store.ts";

const ASKED = "refund.asked";
const DECIDED: readonly string[] = ["Posted", "Rejected"];

const statusIn = ({ changes }: RecordEvent): string | undefined =>
  changes.find(({ field }) => field === "status")?.after;

type Told = Awaited<ReturnType<typeof toldOf>>[number];

const messageOf = ({ _id, code }: Told, userId: string, state: string, content: string): Message => ({
  userId,
  code,
  subject: `${code}: ${state}`,
  content,
  referent: `${refundRequest.path}/all/${_id}`,
});

/** Nobody is told what they did themselves. */
export async function tellOfRefunds(tx: Writer, { events, by, at }: Happened): Promise<void> {
  const own = events.filter(({ entity }) => entity === refundRequest.query);
  // It is changed by its steps alone: what has no status was just made.
  const states = new Map(own.map((event) => [event.entityId, statusIn(event) ?? "Processing"]));
  if (states.size === 0) return;
  const rows = await toldOf(tx, [...states.keys()]);
  const made = rows.filter(({ _id }) => states.get(_id) === "Processing");
  if (made.length > 0) {
    const rule = notificationEventOf(ASKED)!.rule;
    const watchers = (await watchersOf(tx, [ASKED])).map(({ person }) => person)
      .filter((person) => !by.includes(person._id) && allows(rule, person));
    const messages = watchers.flatMap((person) =>
      made.filter(({ seller_id }) => covers(scopeOf(person), seller_id))
        .map((row) => messageOf(row, person._id, "Processing", row.reason))
    );
    await tell(tx, ASKED, messages, at);
  }
  const decided = rows.flatMap((row) => {
    const state = states.get(row._id) ?? "";
    return DECIDED.includes(state)
      ? [row.maker, row.maker_for].flatMap((id) =>
        id === null || by.includes(id) ? [] : [messageOf(row, id, state, row.note)]
      )
      : [];
  });
  await tell(tx, "refund.decided", decided, at);
}
