/** Queues webhook events in the same transaction, with the record and names of changed fields, but no buyer's data. */
import { PAYLOAD_VERSION } from "../../../../api/desk/integrations.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { BILL_FACTS, CASE_FACTS } from "../deliveries/facts.ts";
import { enqueueDeliveries, type NewDelivery } from "../deliveries/store.ts";
import { factsOf, type Hook, hooksIn } from "./webhook_facts_store.ts";
import { type OutsideEvent, outsideEvents } from "./events.ts";

const WEBHOOK = "webhook";

export async function queueWebhooks(tx: Writer, { events, at }: EventBatch): Promise<void> {
  const news = outsideEvents(events);
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
      data: { ...facts.get(each.entityId), changed: changedFields(each) },
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

/** Fields that every receiver of an entity's events may know; an entity that is missing here has no restriction. */
const SHOWN_FACTS: Readonly<Record<string, readonly string[]>> = {
  cases: CASE_FACTS,
  localBills: BILL_FACTS,
};

/** Returns the names of changed fields, without those that not every receiver may know. */
const changedFields = ({ entity, changes }: OutsideEvent): readonly string[] =>
  changes.map(({ field }) => field).filter((field) => SHOWN_FACTS[entity]?.includes(field) ?? true);

const isFor = ({ events, seller_id }: Hook, { type, sellerId }: OutsideEvent): boolean =>
  events.includes(type) && (seller_id === null || seller_id === sellerId);
