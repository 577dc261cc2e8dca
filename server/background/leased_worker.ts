/** Works through queues outside of transactions. A limit per target keeps a slow one from delaying others. */
import type { Database } from "../db/database.ts";
import type { Background } from "../fields.ts";
import { logError } from "../log.ts";
import { COALESCE_MS, startLoop } from "./loop.ts";

export interface DueQueue<Item> {
  readonly target: string;
  /** Leases at most `most` items, which other processes then do not get. */
  readonly lease: (most: number) => Promise<readonly Item[]>;
}

export interface LeasedWork<Item> {
  /** For the log: "Looking for deliveries". */
  readonly name: string;
  readonly failure: string;
  readonly due: () => Promise<readonly DueQueue<Item>[]>;
  readonly work: (item: Item) => Promise<void>;
  readonly stopping: AbortController;
  /** Milliseconds between two polls when nothing wakes the worker. */
  readonly everyMs: number;
  /** Limits the items in progress for all targets together; `mostPerTarget` limits those for one target. */
  readonly most?: number;
  readonly mostPerTarget: number;
}

export function leasedWorker<Item>(db: Database, options: LeasedWork<Item>): Background {
  const { name, failure, due, work, stopping, everyMs, most = Infinity, mostPerTarget } = options;
  const loads = new Map<string, number>();
  const working = new Set<Promise<void>>();
  const loadOf = (target: string) => loads.get(target) ?? 0;

  async function run(): Promise<void> {
    const queues = await due();
    for (
      const { target, lease } of [...queues].sort((one, other) => loadOf(one.target) - loadOf(other.target))
    ) {
      const room = Math.min(most - working.size, mostPerTarget - loadOf(target));
      if (room <= 0 || stopping.signal.aborted) continue;
      for (const item of await lease(room)) begin(target, item);
    }
  }

  function begin(target: string, item: Item): void {
    loads.set(target, loadOf(target) + 1);
    const done = work(item).catch((error: unknown) => logError(failure, error)).finally(() => {
      working.delete(done);
      if (loadOf(target) === 1) loads.delete(target);
      else loads.set(target, loadOf(target) - 1);
      void loop.run();
    });
    working.add(done);
  }

  const loop = startLoop({ name, run, everyMs, onWake: db.onWake, coalesceMs: COALESCE_MS });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
      await Promise.all(working);
    },
  };
}
