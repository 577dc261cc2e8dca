import { Kysely, sql } from "kysely";
import { ApiError } from "../../api/errors.ts";
import { REASONS } from "../../api/reasons.ts";
import { LIVE_COALESCE_MS } from "../background/loop.ts";
import { createWakeSignal } from "./wake_signal.ts";
import type { Database, Writer } from "./database.ts";
import { runInTransaction } from "./direct.ts";
import { refuseInWrite, runInWrite } from "./in_write.ts";
import { Semaphore, SemaphoreTimeout } from "./semaphore.ts";
import { type PostgresLimits, REPORT_LIMITS, REQUEST_LIMITS } from "./postgres_client.ts";
import { postgresDialect, postgresReader } from "./postgres_dialect.ts";
import { listenAt, type Listener } from "./postgres_listener.ts";
import { OUTDATED_PLAN, PostgresPool } from "./postgres_pool.ts";
import { Pulse } from "./postgres_pulse.ts";
import { CHANNEL, SCHEMA_NOTICE, SchemaWatch } from "./schema_watch.ts";
import type { Tables } from "./tables.ts";
import { pipeline } from "./pipeline.ts";

const CONNECTIONS = 10;
/** Connections for sums over very many rows, which must not use up the connections of requests. */
const HEAVY_CONNECTIONS = 2;
/** Limits concurrent writers: serializable transactions conflict on a whole page of an index, as ten scans did. */
const WRITERS = 4;

/** Serialization failure, deadlock and an outdated plan: the same work may be tried again. */
const TRY_AGAIN = ["40001", "40P01", OUTDATED_PLAN];
/** The code of a lock that was not free within the time limit. */
const LOCKED = "55P03";
/** The code of a unique value that a concurrent write took: the next try sees that row and refuses properly. */
const TAKEN = "23505";
const TAKEN_TRIES = 3;
const TRIES = 12;
const FIRST_WAIT_MS = 5;
/** The number of times that the wait doubles: many writers of one row all finish within about a second. */
const DOUBLINGS = 5;
/** Milliseconds of a writer's time limit that are reserved for its work while it waits for its turn. */
const WORK_MS = 1_000;
/** A lock timeout that would change by fewer milliseconds is not set again. */
const SAME_MS = 250;

export function openPostgres(url: string, limits: PostgresLimits = REQUEST_LIMITS): Database {
  const pulse = new Pulse(url);
  const schema = new SchemaWatch((text) => pool.askPlainly(text));
  const explain = (error: unknown) => schema.explain(error);
  const pool: PostgresPool = new PostgresPool(url, { limits, most: CONNECTIONS, pulse, explain });
  const heavyLimits = limits === REQUEST_LIMITS ? REPORT_LIMITS : limits;
  const heavyPool = new PostgresPool(url, { limits: heavyLimits, most: HEAVY_CONNECTIONS, pulse, explain });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const signal = createWakeSignal();
  const self = crypto.randomUUID();
  const slots = new Semaphore(WRITERS);
  const notify = { sql: "select pg_notify($1, $2)", parameters: [CHANNEL, self], isPrepared: true };
  const others = mergeCalls(() => pool.ask(notify), LIVE_COALESCE_MS);
  const write: Database["write"] = (work) =>
    tryAgain(
      { slots, waitMs: limits.lockMs, explain },
      (lockMs) =>
        runInTransaction(
          db,
          (tx) =>
            runInWrite(() => lockMs > limits.lockMs - SAME_MS ? work(tx) : runAfterWait(tx, lockMs, work)),
        ),
    );
  let listener: Listener | undefined;
  return {
    engine: "postgres",
    read: postgresReader(pool),
    // Postgres runs connections in separate processes, which do not block each other.
    heavy: postgresReader(heavyPool).withPlugin(refuseInWrite),
    write,
    migrated: (newest) => schema.begin(newest),
    isOutdated: () => schema.isOutdated,
    // Postgres writes in another process, so no thread of this one is blocked.
    writeMany: write,
    // Asking for the last commit takes as long as asking for the changed rows.
    commits: () => null,
    isSilent: () => pulse.isSilent,
    wake: () => {
      signal.wake();
      others.tell();
    },
    onWake: (wake) => {
      listener ??= listenAt(url, CHANNEL, (sender) => {
        // An empty sender means that a notification may have been missed.
        if (sender === SCHEMA_NOTICE || sender === "") schema.check().catch(() => {});
        if (sender !== self) signal.wake();
      });
      return signal.listen(wake);
    },
    close: async () => {
      others.stop();
      await listener?.stop();
      await Promise.all([pool.close(), heavyPool.close()]);
      await pulse.stop();
    },
  };
}

/** Runs work that has already waited: the time that is left becomes its lock timeout. */
async function runAfterWait<T>(tx: Writer, lockMs: number, work: (tx: Writer) => Promise<T>): Promise<T> {
  const limit = sql.lit(Math.max(1, Math.ceil(lockMs)));
  const [, answer] = await pipeline(sql`set local lock_timeout = ${limit}`.execute(tx), work(tx));
  return answer;
}

/** Calls `run` at once, and merges further calls within `ms` into one call after that time. */
function mergeCalls(run: () => Promise<unknown>, ms: number) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  function tell(): void {
    isWanted = true;
    if (resting !== undefined) return;
    isWanted = false;
    run().catch(() => {});
    resting = setTimeout(() => {
      resting = undefined;
      if (isWanted) tell();
    }, ms);
  }
  return { tell, stop: () => clearTimeout(resting) };
}

/** Nothing was written, so the caller may send the same mutation again. */
const tooCrowded = () =>
  new ApiError("IN_PROGRESS", "Others change the same records just now; try again.", {
    reason: { code: "othersChange", text: REASONS.othersChange },
  });

interface Trying {
  readonly slots: Semaphore;
  readonly waitMs: number;
  readonly explain: (error: unknown) => Promise<unknown>;
}

/** @throws {ApiError} IN_PROGRESS when other writers came first at every try, or the time is over */
async function tryAgain<T>(
  { slots, waitMs, explain }: Trying,
  run: (lockMs: number) => Promise<T>,
): Promise<T> {
  const until = performance.now() + waitMs;
  const left = () => until - performance.now();
  const forSlot = () => Math.max(0, left() - WORK_MS);
  for (let tried = 1;; tried++) {
    try {
      const work = () => run(left());
      return await (tried === 1 ? slots.run(work, forSlot()) : slots.exclusive(work, forSlot()));
    } catch (error) {
      if (error instanceof SemaphoreTimeout) throw tooCrowded();
      const code = (error as { code?: string }).code ?? "";
      const explained = await explain(error);
      if (explained !== error) throw explained;
      if (code === LOCKED) throw tooCrowded();
      const isTaken = code === TAKEN && tried < TAKEN_TRIES;
      if (!TRY_AGAIN.includes(code) && !isTaken) throw error;
      if (tried === TRIES || left() <= 0) throw tooCrowded();
      if (tried === 1) continue;
      const wait = FIRST_WAIT_MS * 2 ** Math.min(tried, DOUBLINGS) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
