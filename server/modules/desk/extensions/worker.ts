/** Runs extensions outside of transactions. Their deliveries are queued in the transaction that deletes the event. */
import { configOf } from "../../../../api/desk/extensions.ts";
import type { Extension, News } from "../../../../extensions/extension.ts";
import { manifestOf, manifests } from "../../../../extensions/mod.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { COALESCE_MS, startLoop } from "../../../background/loop.ts";
import { enqueueDeliveries, type NewDelivery } from "../deliveries/store.ts";
import { EXTENSION } from "./delivery.ts";
import { forgetEvents, surplusOf, takeEvents, type WaitingEvents, waitingEvents } from "./events_store.ts";
import { codeOf } from "./manifest_lookup.ts";
import { type SetUp, setUpsById } from "./store.ts";
import { isExtensionOn } from "./view.ts";
import { logError } from "../../../log.ts";

export interface ExtensionOptions {
  readonly codeOf?: (id: string) => Extension | undefined;
  /** Maximum number of waiting rows of one extension; beyond it the oldest are deleted. */
  readonly mostWaiting?: number;
  readonly log?: (message: string, error?: unknown) => void;
}

/** The poll interval when nothing wakes the worker. */
const POLL_MS = 1_000;
const MAX_WAITING = 1_000;
const ROWS_AT_ONCE = 50;

export function extensionWorker(tools: BackgroundTools): Background {
  return startLoop({
    name: "Sending events to extensions",
    run: (signal) => runWaiting(tools, {}, signal),
    everyMs: POLL_MS,
    isEager: true,
    onWake: tools.db.onWake,
    coalesceMs: COALESCE_MS,
  });
}

export async function runWaiting(
  tools: BackgroundTools,
  options: ExtensionOptions = {},
  signal?: AbortSignal,
): Promise<void> {
  await forgetSurplus(tools, options);
  while (!signal?.aborted) {
    const rows = await waitingEvents(tools.db.read, ROWS_AT_ONCE);
    if (rows.length === 0) return;
    await runEvents(rows, tools, options);
  }
}

/** Queues the deliveries of those rows that no other process took meanwhile. */
export async function runEvents(
  rows: readonly WaitingEvents[],
  { db, now }: BackgroundTools,
  options: ExtensionOptions = {},
): Promise<void> {
  const known = await setUpsById(db.read, [...new Set(rows.map(({ extension_id }) => extension_id))]);
  const planned = rows.map((row) => ({
    row,
    deliveries: deliveriesOf(row, known.get(row.extension_id), options),
  }));
  const isReported = await db.write(async (tx) => {
    const takenSeqs = await takeEvents(tx, rows.map(({ seq }) => seq));
    const deliveries = planned.flatMap(({ row, deliveries }) => takenSeqs.has(row.seq) ? deliveries : []);
    await enqueueDeliveries(tx, deliveries, now());
    return deliveries.length > 0;
  });
  if (isReported) db.wake();
}

/** Returns the deliveries that an extension makes of an event: none if it is off or this build lacks it. */
function deliveriesOf(
  { extension_id, news }: WaitingEvents,
  setUp: SetUp | undefined,
  { codeOf: find = codeOf, log = logError }: ExtensionOptions,
): NewDelivery[] {
  const manifest = manifestOf(extension_id);
  const code = find(extension_id);
  if (!manifest || !code || !setUp || !isExtensionOn(manifest, setUp)) return [];
  const received = JSON.parse(news) as News[];
  try {
    const notes = code.onEvents(received, configOf(manifest, setUp.config));
    const event = received[0]?.type ?? "";
    // Values that are not JSON must fail here rather than within the write.
    return notes.map((note) => ({
      kind: EXTENSION,
      targetId: manifest.id,
      event,
      payload: JSON.parse(JSON.stringify(note)) as unknown,
    }));
  } catch (error) {
    log(`Extension ${manifest.id} failed to hear of what happened.`, error);
    return [];
  }
}

/** Deletes the oldest events of an extension that is too slow. */
async function forgetSurplus(
  { db }: BackgroundTools,
  { mostWaiting = MAX_WAITING, log = logError }: ExtensionOptions,
): Promise<void> {
  for (const { id } of manifests) {
    const last = await surplusOf(db.read, id, mostWaiting);
    if (last === undefined) continue;
    const count = await db.write((tx) => forgetEvents(tx, id, last));
    log(`Extension ${id} is too slow: ${count} of the oldest events that waited for it are forgotten.`);
  }
}
