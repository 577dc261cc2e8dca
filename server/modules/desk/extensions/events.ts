/** Queues events for extensions within their accepted rights; worker.ts runs their code later. Source: ADR 24. */
import { type ExtensionRight, type Manifest, RIGHT_OF_EVENT } from "../../../../api/desk/extensions.ts";
import type { WebhookEvent } from "../../../../api/desk/integrations.ts";
import type { News } from "../../../../extensions/extension.ts";
import { manifestOf } from "../../../../extensions/mod.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { type OutsideEvent, outsideEvents } from "../integrations/events.ts";
import { keepEvents, type NewEvents } from "./events_store.ts";
import { factsFor, fieldsOfRights } from "./facts_store.ts";
import { enabledSetUps } from "./store.ts";
import { isExtensionOn } from "./view.ts";

export async function keepForExtensions(tx: Writer, { events, at }: EventBatch): Promise<void> {
  const outside = outsideEvents(events);
  if (outside.length === 0) return;
  const newEvents: NewEvents[] = [];
  for (const setUp of await enabledSetUps(tx)) {
    const manifest = manifestOf(setUp._id);
    if (!manifest || !isExtensionOn(manifest, setUp) || !manifest.rights.includes("send")) continue;
    const news = await newsFor(
      tx,
      manifest.rights,
      outside.filter(({ type }) => isSubscribed(manifest, type)),
    );
    if (news.length > 0) newEvents.push({ extensionId: manifest.id, news });
  }
  await keepEvents(tx, newEvents, at);
}

const isSubscribed = ({ events, rights }: Manifest, type: WebhookEvent): boolean =>
  events.includes(type) && rights.includes(RIGHT_OF_EVENT[type]);

/** Reads the records as they are now, because they may change before the extension's code runs. */
async function newsFor(
  tx: Writer,
  rights: readonly ExtensionRight[],
  events: readonly OutsideEvent[],
): Promise<News[]> {
  const news: News[] = [];
  for (const [entity, some] of Map.groupBy(events, (each) => each.entity)) {
    const opened = fieldsOfRights(rights, entity);
    const facts = await factsFor(tx, rights, entity, some.map(({ entityId }) => entityId), ALL_SELLERS);
    for (const { type, entityId, changes } of some) {
      const known = facts.get(entityId);
      if (!known) continue;
      const seen = changes.filter(({ field }) => opened.includes(field));
      const changed = Object.fromEntries(seen.map(({ field, before, after }) => [field, { before, after }]));
      news.push({ type, facts: known, changed });
    }
  }
  return news;
}
