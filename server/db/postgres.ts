/** The data in Postgres: several server processes may share it. */
import { Kysely } from "kysely";
import postgres from "postgres";
import { ApiError } from "../../api/errors.ts";
import { CROWD_MS } from "../loop.ts";
import { createWakeSignal } from "./wake_signal.ts";
import type { Database } from "./database.ts";
import { inTransaction } from "./direct.ts";
import { inWrite, notInWrite } from "./in_write.ts";
import { Slots } from "./slots.ts";
import { type Pool, postgresDialect, postgresReader } from "./postgres_dialect.ts";
import type { Tables } from "./tables.ts";

const CHANNEL = "pressdock_outbox";
const CONNECTIONS = 10;
/**
 * Writers of this process at once. The engine refuses those that read what another wrote, and takes a whole page of an index for
 * what was read: of ten garments' scans at once nearly all were refused each time. The other connections are for readers.
 */
const WRITERS = 4;

/** Serialization failure and deadlock: nothing happened, the same work may be tried again. */
const TRY_AGAIN = ["40001", "40P01"];
/**
 * A unique index found what another wrote since this work began: tried again it sees that, and says itself what is taken.
 * One that is found each time is the work's own fault.
 */
const TAKEN = "23505";
const TAKEN_TRIES = 3;
const TRIES = 12;
const FIRST_WAIT_MS = 5;
/** Waits double this often: a crowd at one row gets through within about a second. */
const DOUBLINGS = 5;

/** Counts and money come as text; beyond 2^53 a number would lie. */
function safeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${text} is too large to count with`);
  }
  return number;
}

const connect = (url: string): Pool =>
  postgres(url, {
    max: CONNECTIONS,
    onnotice: () => {},
    connection: { application_name: "pressdock", synchronous_commit: "on" },
    types: {
      bigint: { to: 20, from: [20], parse: safeNumber, serialize: String },
      numeric: { to: 1700, from: [1700], parse: safeNumber, serialize: String },
    },
  });

/** Opens the pool. Migrations and checks are the caller's. */
export function openPostgres(url: string): Database {
  const pool = connect(url);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const read = postgresReader(pool);
  const signal = createWakeSignal();
  const self = crypto.randomUUID();
  const slots = new Slots(WRITERS);
  const others = crowded(() => pool.notify(CHANNEL, self), CROWD_MS);
  const write: Database["write"] = (work) =>
    tryAgain(slots, () => inTransaction(db, (tx) => inWrite(() => work(tx))));
  let listening: Promise<unknown> | undefined;
  return {
    engine: "postgres",
    read,
    // Its processes do not hold each other up.
    heavy: read.withPlugin(notInWrite),
    write,
    // It is the engine that writes: nobody here waits for it.
    writeMany: write,
    // To ask it for the last commit takes as long as to ask for what it changed.
    commits: () => null,
    wake: () => {
      signal.wake();
      others.tell();
    },
    onWake: (listener) => {
      const wakeUnlessOwn = (sender: string) => sender === self || signal.wake();
      listening ??= pool.listen(CHANNEL, wakeUnlessOwn).catch(() => listening = undefined);
      return signal.listen(listener);
    },
    close: async () => {
      others.stop();
      await listening;
      await db.destroy();
      await read.destroy();
    },
  };
}

/**
 * Tells at once; what is to be told within that time, or while it is being told, is told together at the end of it. What fails is made
 * good by the next poll.
 */
function crowded(run: () => Promise<unknown>, ms: number) {
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

/** Nothing is wrong and nothing happened: whoever asked may ask again. */
const tooCrowded = () => new ApiError("IN_PROGRESS", "Others change the same records just now; try again.");

/**
 * Who was refused once is alone the next time: then no writer of this process is in its way, only those of others.
 * @throws {ApiError} IN_PROGRESS when others came first each time
 */
async function tryAgain<T>(slots: Slots, run: () => Promise<T>): Promise<T> {
  for (let tried = 1;; tried++) {
    try {
      return await (tried === 1 ? slots.run(run) : slots.alone(run));
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      const isTaken = code === TAKEN && tried < TAKEN_TRIES;
      if (!TRY_AGAIN.includes(code) && !isTaken) throw error;
      if (tried === TRIES) throw tooCrowded();
      if (tried === 1) continue;
      const wait = FIRST_WAIT_MS * 2 ** Math.min(tried, DOUBLINGS) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
