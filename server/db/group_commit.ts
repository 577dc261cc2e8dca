/** Commits writers that arrive during a transaction together with it, each in a savepoint, with one disk sync. */
import { setImmediate } from "node:timers";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database, Writer } from "./database.ts";
import { runInTransaction } from "./direct.ts";
import { runInWrite } from "./in_write.ts";
import type { Tables } from "./tables.ts";
import { makeMutex, type Mutex } from "./mutex.ts";

/** Milliseconds after which a transaction takes no further writers, so that its first writer is answered. */
const MAX_MS = 10;

interface Waiting {
  readonly run: (tx: Writer) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Needs a `db` with one connection that nobody else writes with; writers on other connections must share the mutex. */
export function groupCommit(db: Kysely<Tables>, turns: Mutex = makeMutex()): Database["write"] {
  const queue: Waiting[] = [];
  let isWriting = false;

  async function drain(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) await turns(() => writeTogether(db, queue));
    isWriting = false;
  }

  return <T>(run: (tx: Writer) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ run: (tx) => runInWrite(() => run(tx)), resolve: resolve as Waiting["resolve"], reject });
      if (!isWriting) void drain();
    });
}

/** Runs one transaction; every writer in it has its answer when this resolves. */
async function writeTogether(db: Kysely<Tables>, queue: Waiting[]): Promise<void> {
  const batch: Waiting[] = [];
  const answers: (() => void)[] = [];
  try {
    await runInTransaction(db, async (tx) => {
      const until = performance.now() + MAX_MS;
      do {
        const [one] = queue.splice(0, 1);
        if (!one) return;
        batch.push(one);
        answers.push(batch.length === 1 ? await runAlone(tx, one) : await inSavepoint(tx, one));
        if (queue.length === 0) await requestsRead();
      } while (performance.now() < until);
    });
  } catch (error) {
    // If no writer was taken, the transaction could not begin: the first writer in line gets the error.
    if (batch.length === 0) batch.push(...queue.splice(0, 1));
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** Lets requests that have arrived join the transaction, before the commit blocks this thread. */
const requestsRead = () => new Promise<void>((go) => setImmediate(go));

/** Runs the first writer without a savepoint, which would copy each page: its failure rolls back everything. */
async function runAlone(tx: Writer, { run, resolve }: Waiting): Promise<() => void> {
  const value = await run(tx);
  return () => resolve(value);
}

/** Returns the answer to give after the commit: even a refusal may depend on the writers before. */
async function inSavepoint(tx: Writer, { run, resolve, reject }: Waiting): Promise<() => void> {
  await tx.executeQuery(CompiledQuery.raw("savepoint one"));
  try {
    const value = await run(tx);
    await tx.executeQuery(CompiledQuery.raw("release one"));
    return () => resolve(value);
  } catch (error) {
    await tx.executeQuery(CompiledQuery.raw("rollback to one"));
    await tx.executeQuery(CompiledQuery.raw("release one"));
    return () => reject(error);
  }
}
