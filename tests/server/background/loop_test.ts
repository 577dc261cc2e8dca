import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import { startLoop } from "../../../server/background/loop.ts";
import { modules } from "../../../server/generated/modules.ts";
import { appendOutbox, type OutboxEvent, tailOutbox } from "../../../server/events/outbox.ts";
import { testSettings } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";

/** Wraps a database whose reads fail while the test wants it; counts the reads. */
function breaking(db: Database) {
  const state = { isBroken: true, failures: 0 };
  const broken: Database = {
    ...db,
    get read() {
      if (!state.isBroken) return db.read;
      state.failures++;
      throw new Error("The database is away");
    },
  };
  return { broken, state };
}

/** Resolves once `count` was called the given number of times. */
function counted(times: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = times;
  return { promise, count: () => void (--left === 0 && resolve()) };
}

Deno.test("a failed loop is retried, later each time, and continues once it succeeds", async () => {
  const runs = counted(4);
  const messages: string[] = [];
  let run = 0;
  const loop = startLoop({
    name: "Looking",
    run: () => {
      runs.count();
      return ++run < 4 ? Promise.reject(new Error("no")) : Promise.resolve();
    },
    everyMs: 60_000,
    isEager: true,
    firstWaitMs: 1,
    log: (message) => messages.push(message),
  });
  await runs.promise;
  await loop.stop();
  assert.equal(run, 4);
  assert.deepEqual(messages, Array(3).fill("Looking failed; it is tried again in 1 s."));
});

Deno.test("while a loop waits after a failure no wake-up makes it try sooner", async () => {
  let runs = 0;
  const loop = startLoop({
    name: "Looking",
    run: () => Promise.reject(new Error(`no ${++runs}`)),
    everyMs: 60_000,
    isEager: true,
    firstWaitMs: 60_000,
    log: () => {},
  });
  await Promise.resolve();
  for (let i = 0; i < 10; i++) loop.run();
  await loop.stop();
  assert.equal(runs, 1);
});

Deno.test("wake-ups soon after a run cause one run at the end of the pause; the first wake-up runs work at once", async () => {
  let runs = 0;
  const second = counted(2);
  let ring = () => {};
  const loop = startLoop({
    name: "Looking",
    run: () => {
      runs += 1;
      second.count();
      return Promise.resolve();
    },
    everyMs: 60_000,
    coalesceMs: 5,
    onWake: (listener) => {
      ring = listener;
      return () => {};
    },
  });
  ring();
  assert.equal(runs, 1);
  await Promise.resolve();
  for (let i = 0; i < 10; i++) ring();
  assert.equal(runs, 1);
  await second.promise;
  await loop.stop();
  assert.equal(runs, 2);
});

Deno.test("a wake-up during a run causes one more run, also at its very end", async () => {
  let runs = 0;
  const both = counted(2);
  const loop = startLoop({
    name: "Looking",
    run: () => {
      if (++runs === 1) queueMicrotask(() => loop.run());
      both.count();
      return Promise.resolve();
    },
    everyMs: 60_000,
    isEager: true,
  });
  await both.promise;
  await loop.stop();
  assert.equal(runs, 2);
});

Deno.test("a tail whose first read fails begins later, and delivers later events", () =>
  withDatabase(async (db) => {
    const { broken, state } = breaking(db);
    const failed = counted(2);
    const heard = Promise.withResolvers<readonly OutboxEvent[]>();
    const log = () => failed.count();
    const tail = tailOutbox(broken, heard.resolve, { pollMs: 60_000, firstWaitMs: 1, log });
    await failed.promise;
    assert.equal(tail.position(), null);
    state.isBroken = false;
    await tail.ready;
    await db.write((tx) => appendOutbox(tx, [{ entity: "orders", sellerId: null, ids: ["a"] }], NOW));
    db.wake();
    assert.deepEqual((await heard.promise).map(({ ids }) => ids), [["a"]]);
    await tail.stop();
  }));

Deno.test("no background work of any module ends the process when the database is away", () =>
  withDatabase(async (db) => {
    const { broken, state } = breaking(db);
    const real = console.error;
    const failed = counted(3);
    console.error = failed.count;
    try {
      const dataDir = await Deno.makeTempDir();
      const tools = { db: broken, settings: { ...testSettings, dataDir }, now: () => NOW };
      const works = modules.flatMap((module) => module.background?.(tools) ?? []);
      assert.ok(works.length >= 7);
      // Waking starts queues and deliveries: an unhandled rejection would end this test.
      db.wake();
      await failed.promise;
      await Promise.all(works.map((work) => work.stop()));
      await Deno.remove(dataDir, { recursive: true });
    } finally {
      console.error = real;
    }
    assert.ok(state.failures >= 3);
  }));
