/**
 * Buys, asks after, voids and follows labels. Ours are made in their transaction; all others are asked of their provider
 * outside of any, by one worker at a time that holds a lease of the label. Source: shipping §6, operations G.
 */
import type { Background, BackgroundTools } from "../../fields.ts";
import { REST_MS, startLoop } from "../../loop.ts";
import { dueLabels, leaseLabel } from "./due_store.ts";
import { settleHouseLabels } from "./house.ts";
import { attendLabel } from "./attend.ts";
import type { Attending } from "./attending.ts";
import { type ProviderOptions, providersOf } from "./providers.ts";
import { logError } from "../../log.ts";

export interface CarrierOptions extends ProviderOptions {
  /** How often it looks when nothing rings. */
  readonly lookMs?: number;
  /** Under way at once with one provider. */
  readonly mostPerProvider?: number;
  readonly timeoutMs?: number;
}

const LOOK_MS = 1_000;
const MOST_PER_PROVIDER = 4;
const TIMEOUT_MS = 20_000;
/** Looked at together. */
const LOOKED_AT = 100;

export function carrierWorker(tools: BackgroundTools, options: CarrierOptions = {}): Background {
  const { db, now } = tools;
  const { lookMs = LOOK_MS, mostPerProvider = MOST_PER_PROVIDER, timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const attending: Attending = {
    ...tools,
    providers: providersOf(tools, options),
    timeoutMs,
    stopping: stopping.signal,
  };
  const underWay = new Map<string, number>();
  const working = new Set<Promise<void>>();
  const mine = new Set<string>();

  async function lookThrough(): Promise<void> {
    const due = await dueLabels(db.read, now(), LOOKED_AT);
    if (due.some(({ provider }) => provider === "house")) {
      while (!stopping.signal.aborted && await settleHouseLabels(tools));
    }
    for (const { _id, provider } of due) {
      const load = underWay.get(provider) ?? 0;
      if (provider === "house" || stopping.signal.aborted || mine.has(_id) || load >= mostPerProvider) {
        continue;
      }
      const leased_until = await db.write((tx) => leaseLabel(tx, _id, now()));
      if (leased_until !== null) begin(_id, provider, leased_until);
    }
  }

  function begin(id: string, provider: string, leased_until: number): void {
    underWay.set(provider, (underWay.get(provider) ?? 0) + 1);
    mine.add(id);
    const work = attendLabel(attending, id, leased_until).catch(report).finally(() => {
      working.delete(work);
      mine.delete(id);
      underWay.set(provider, (underWay.get(provider) ?? 1) - 1);
      void loop.look();
    });
    working.add(work);
  }

  const loop = startLoop({
    name: "Looking for labels",
    run: lookThrough,
    everyMs: lookMs,
    onWake: db.onWake,
    restMs: REST_MS,
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
      await Promise.all(working);
    },
  };
}

/** The lease ends by itself, and the next look asks what became of it. */
const report = (error: unknown) => logError("A label could not be looked after; it is tried again.", error);
