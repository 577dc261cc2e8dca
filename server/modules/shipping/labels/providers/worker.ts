/** Buys, polls, voids and tracks labels outside of transactions, under a lease. Source: docs/shipping.md. */
import type { Background, BackgroundTools } from "../../../../fields.ts";
import { isPaused } from "../../../../backup/paused_work_store.ts";
import { type DueQueue, leasedWorker } from "../../../../background/leased_worker.ts";
import { type DueLabel, dueLabels, leaseLabel, waitingForNumber } from "./due_store.ts";
import { settleOwnLabels } from "./house.ts";
import { processLabel } from "./process_label.ts";
import type { LabelWorkerTools } from "./worker_tools.ts";
import { type ProviderOptions, providersOf } from "./providers.ts";

export interface CarrierOptions extends ProviderOptions {
  readonly pollMs?: number;
  readonly mostPerProvider?: number;
  readonly timeoutMs?: number;
}

/** Names this work for the pause after a restore. */
export const LABELS = "labels";
const POLL_MS = 1_000;
const MAX_PER_PROVIDER = 4;
const TIMEOUT_MS = 20_000;
/** Maximum labels that one poll reads for each provider. */
const BATCH = 100;

export function carrierWorker(tools: BackgroundTools, options: CarrierOptions = {}): Background {
  const { db, now } = tools;
  const { pollMs = POLL_MS, mostPerProvider = MAX_PER_PROVIDER, timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const labelTools: LabelWorkerTools = {
    ...tools,
    providers: providersOf(tools, options),
    timeoutMs,
    stopping: stopping.signal,
  };
  const mine = new Set<string>();

  async function lease(labels: readonly DueLabel[], most: number): Promise<readonly Lease[]> {
    const leases: Lease[] = [];
    for (const { _id } of labels) {
      if (leases.length === most || stopping.signal.aborted) break;
      if (mine.has(_id)) continue;
      const until = await db.write((tx) => leaseLabel(tx, _id, now()));
      if (until !== null) leases.push({ _id, until });
    }
    return leases;
  }

  async function due(): Promise<readonly DueQueue<Lease>[]> {
    // Our own labels need no provider, so neither its pause nor its queue delays them.
    if ((await waitingForNumber(db.read, now(), 1)).length > 0) {
      while (!stopping.signal.aborted && await settleOwnLabels(tools));
    }
    const asking = Object.entries(
      Object.groupBy(await dueLabels(db.read, now(), BATCH), ({ provider }) => provider),
    );
    if (asking.length === 0 || await isPaused(db.read, LABELS)) return [];
    return asking.map(([target, labels = []]) => ({
      target,
      lease: (most) => lease(labels, most),
    }));
  }

  return leasedWorker<Lease>(db, {
    name: "Looking for labels",
    failure: "A label could not be looked after; it is tried again.",
    due,
    work: async ({ _id, until }) => {
      mine.add(_id);
      await processLabel(labelTools, _id, until).finally(() => mine.delete(_id));
    },
    stopping,
    everyMs: pollMs,
    mostPerTarget: mostPerProvider,
  });
}

interface Lease {
  readonly _id: string;
  readonly until: number;
}
