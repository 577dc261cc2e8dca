/**
 * Puts what just happened into the queue of every webhook that wants to hear of it, in the transaction of the deed.
 * A payload says which record, how it is now and what of it changed: names of fields, and no buyer's data.
 */
import { PAYLOAD_VERSION, type WebhookEvent } from "../../../api/integrations.ts";
import { JOB_STATUSES } from "../../../api/statuses.ts";
import type { Writer } from "../../db/database.ts";
import { enqueueDeliveries, type NewDelivery } from "../deliveries/store.ts";
import { factsOf, type Hook, hooksIn } from "./announce_store.ts";

/** What happened to one record: an audit row is one. */
export interface Happened {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string | null;
  readonly isNew?: boolean;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

const WEBHOOK = "webhook";
const AXES: readonly string[] = ["status", "print_status", "shipment_status"];
const ENDED: readonly string[] = ["Done", "Failed", "Cancelled"] satisfies (typeof JOB_STATUSES)[number][];

/** The event that others are told; null for what is the house's own affair. */
export function eventOf({ entity, isNew, changes }: Happened): WebhookEvent | null {
  const moved = changes.find(({ field }) => AXES.includes(field));
  if (entity === "orders") {
    if (isNew) return "order.made";
    return moved ? "order.moved" : changes.length > 0 ? "order.changed" : null;
  }
  if (entity === "packages") return moved?.before === "" ? "package.made" : moved ? "package.moved" : null;
  if (entity === "jobs") return moved && ENDED.includes(moved.after) ? "job.ended" : null;
  return null;
}

export async function announce(tx: Writer, happened: readonly Happened[], at: number): Promise<void> {
  const news = happened.flatMap((each) => {
    const type = eventOf(each);
    return type ? [{ ...each, type }] : [];
  });
  if (news.length === 0) return;
  const hooks = await hooksIn(tx);
  const wanted = news.filter((each) => hooks.some((hook) => isFor(hook, each)));
  if (wanted.length === 0) return;
  const facts = await factsOf(tx, wanted);
  const deliveries = wanted.flatMap((each) => {
    const payload = {
      type: each.type,
      version: PAYLOAD_VERSION,
      timestamp: new Date(at * 1000).toISOString(),
      data: { ...facts.get(each.entityId), changed: each.changes.map(({ field }) => field) },
    };
    return hooks.filter((hook) => isFor(hook, each)).map((hook): NewDelivery => ({
      kind: WEBHOOK,
      targetId: hook._id,
      event: each.type,
      payload,
    }));
  });
  await enqueueDeliveries(tx, deliveries, at);
}

const isFor = ({ events, seller_id }: Hook, { type, sellerId }: Happened & { type: WebhookEvent }): boolean =>
  events.includes(type) && (seller_id === null || seller_id === sellerId);
