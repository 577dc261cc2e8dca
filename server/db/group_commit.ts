/**
 * Several writers, one sync to disk. A commit waits for the disk, which takes far longer than the work: who
 * comes while a transaction is open joins it, each in a savepoint of its own, and nobody is answered before the
 * commit. To each it looks like a transaction of its own, run after those before it.
 */
import { setImmediate } from "node:timers";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database, Writer } from "./database.ts";
import { inTransaction } from "./direct.ts";
import { inWrite } from "./in_write.ts";
import type { Tables } from "./tables.ts";
import { takingTurns, type Turns } from "./mutex.ts";

/** A transaction takes no more work once it is this old: the first in it would wait too long for its answer. */
const LONGEST_MS = 10;

interface Waiting {
  readonly run: (tx: Writer) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** `db` has one connection that nobody else writes with; whoever writes with another one takes turns with it. */
export function groupCommit(db: Kysely<Tables>, turns: Turns = takingTurns()): Database["write"] {
  const queue: Waiting[] = [];
  let isWriting = false;

  async function drain(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) await turns(() => writeTogether(db, queue));
    isWriting = false;
  }

  return <T>(run: (tx: Writer) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ run: (tx) => inWrite(() => run(tx)), resolve: resolve as Waiting["resolve"], reject });
      if (!isWriting) void drain();
    });
}

/** One transaction; afterwards everybody in it has been answered. */
async function writeTogether(db: Kysely<Tables>, queue: Waiting[]): Promise<void> {
  const taken: Waiting[] = [];
  const answers: (() => void)[] = [];
  try {
    await inTransaction(db, async (tx) => {
      const until = performance.now() + LONGEST_MS;
      do {
        const [one] = queue.splice(0, 1);
        if (!one) return;
        taken.push(one);
        answers.push(taken.length === 1 ? await alone(tx, one) : await inSavepoint(tx, one));
        if (queue.length === 0) await requestsRead();
      } while (performance.now() < until);
    });
  } catch (error) {
    // Without anybody in it the transaction did not even begin: the first in line hears of it.
    if (taken.length === 0) taken.push(...queue.splice(0, 1));
    for (const { reject } of taken) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** The commit blocks this thread: requests that have arrived meanwhile are read first, so that they can join. */
const requestsRead = () => new Promise<void>((go) => setImmediate(go));

/**
 * The first needs no savepoint, which would keep each page that it writes to as it was: where it fails, the transaction, with
 * nobody else in it, is rolled back.
 */
async function alone(tx: Writer, { run, resolve }: Waiting): Promise<() => void> {
  const value = await run(tx);
  return () => resolve(value);
}

/** How to answer, once it is committed. A refusal waits too: it may rest on what those before it did. */
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
