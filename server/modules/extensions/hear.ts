/**
 * Shows extensions that are on what just happened, within the rights that were accepted, and queues what they want to
 * send of it, in the transaction of the deed.
 */
import { type ExtensionRight, type Manifest, RIGHT_OF_EVENT } from "../../../api/extensions.ts";
import type { WebhookEvent } from "../../../api/integrations.ts";
import { manifestOf } from "../../../extensions/mod.ts";
import type { News } from "../../../extensions/extension.ts";
import type { Writer } from "../../db/database.ts";
import { EVERYTHING } from "../../scope.ts";
import { enqueueDeliveries, type NewDelivery } from "../deliveries/store.ts";
import { eventOf, type Happened } from "../integrations/events.ts";
import { EXTENSION } from "./delivery.ts";
import { factsFor, openedBy } from "./facts_store.ts";
import { codeOf } from "./known.ts";
import { configOf } from "../../../api/extensions.ts";
import { type SetUp, turnedOn } from "./store.ts";
import { isOn } from "./view.ts";

type Event = Happened & { readonly type: WebhookEvent };

export async function tellExtensions(tx: Writer, happened: readonly Happened[], at: number): Promise<void> {
  const events = happened.flatMap((each) => {
    const type = eventOf(each);
    return type ? [{ ...each, type }] : [];
  });
  if (events.length === 0) return;
  const deliveries: NewDelivery[] = [];
  for (const setUp of await turnedOn(tx)) deliveries.push(...await toldBy(tx, setUp, events));
  await enqueueDeliveries(tx, deliveries, at);
}

async function toldBy(tx: Writer, setUp: SetUp, events: readonly Event[]): Promise<NewDelivery[]> {
  const manifest = manifestOf(setUp._id);
  const code = codeOf(setUp._id);
  if (!manifest || !code || !isOn(manifest, setUp)) return [];
  const heard = events.filter(({ type }) => hears(manifest, type));
  if (heard.length === 0 || !manifest.rights.includes("send")) return [];
  const news = await newsFor(tx, manifest.rights, heard);
  try {
    const notes = code.hear(news, configOf(manifest, setUp.config));
    return notes.map((note) => ({
      kind: EXTENSION,
      targetId: manifest.id,
      event: heard[0]?.type ?? "",
      payload: note,
    }));
  } catch (error) {
    // Nobody's order waits for an extension that is wrong.
    console.error(`Extension ${manifest.id} failed to hear of what happened.`, error);
    return [];
  }
}

const hears = ({ events, rights }: Manifest, type: WebhookEvent): boolean =>
  events.includes(type) && rights.includes(RIGHT_OF_EVENT[type]);

async function newsFor(
  tx: Writer,
  rights: readonly ExtensionRight[],
  events: readonly Event[],
): Promise<News[]> {
  const news: News[] = [];
  for (const [entity, some] of Map.groupBy(events, (each) => each.entity)) {
    const opened = openedBy(rights, entity);
    const facts = await factsFor(tx, rights, entity, some.map(({ entityId }) => entityId), EVERYTHING);
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
