import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { appendOutbox, type OutboxEvent, tailOutbox } from "../../../server/events/outbox.ts";
import { recordReader } from "../../support/server/statement_recorder.ts";
import { freshDatabase, withDatabase } from "../../support/server/database.ts";

const change = (...ids: string[]) => ({ entity: "orders", sellerId: "seller-1", ids });
const idsOf = (events: readonly OutboxEvent[]) => events.flatMap(({ ids }) => ids);

/** Collects events of a tail; `until` waits for the given number of ids. */
async function follow(db: Database, pollMs: number) {
  const ids: string[] = [];
  let arrived = Promise.withResolvers<void>();
  const tail = tailOutbox(db, (events) => {
    ids.push(...idsOf(events));
    arrived.resolve();
    arrived = Promise.withResolvers();
  }, { pollMs });
  await tail.ready;
  const until = async (count: number) => {
    while (ids.length < count) await arrived.promise;
    return ids;
  };
  return { ids, until, [Symbol.asyncDispose]: () => tail.stop() };
}

Deno.test("once woken the tail passes on events written after its start, in order", () =>
  withDatabase(async (db) => {
    await db.write((tx) => appendOutbox(tx, [change("before")], 1));
    await using tail = await follow(db, 60_000);
    await db.write((tx) => appendOutbox(tx, [change("a"), change("b", "c")], 2));
    db.wake();
    await db.write((tx) => appendOutbox(tx, [change("d")], 3));
    db.wake();
    assert.deepEqual(await tail.until(4), ["a", "b", "c", "d"]);
  }));

Deno.test("the tail finds another process's events", async () => {
  await using fresh = await freshDatabase();
  await using tail = await follow(fresh.db, 5);
  const other = await openDatabase(fresh.place);
  await other.write((tx) => appendOutbox(tx, [change("a")], 1));
  await other.close();
  assert.deepEqual(await tail.until(1), ["a"]);
});

Deno.test("the tail passes on a number that appears after a higher one", () =>
  withDatabase(async (db) => {
    const row = (seq: number, id: string) => ({
      seq,
      entity: "orders",
      ids: `["${id}"]`,
      seller_id: null,
      at: 1,
    });
    await using tail = await follow(db, 60_000);
    await db.write((tx) => tx.insertInto("outbox").values(row(7, "late")).execute());
    db.wake();
    await tail.until(1);
    await db.write((tx) => tx.insertInto("outbox").values(row(5, "early")).execute());
    db.wake();
    assert.deepEqual(await tail.until(2), ["late", "early"]);
  }));

Deno.test("after a quiet day and a restart, the tail follows numbers far above those that it knows", () =>
  withDatabase(async (db) => {
    const ids: string[] = [];
    const tail = tailOutbox(db, (events) => void ids.push(...idsOf(events)), { pollMs: 60_000 });
    await tail.ready;
    for (const [seq, id] of [[200_000, "first"], [400_000, "second"]] as const) {
      await db.write((tx) =>
        tx.insertInto("outbox").values({
          seq,
          entity: "orders",
          ids: `["${id}"]`,
          seller_id: null,
          at: 1,
        })
          .execute()
      );
      await tail.catchUp();
      assert.equal(tail.position(), seq - 10_001);
    }
    assert.deepEqual(ids, ["first", "second"]);
    await tail.stop();
  }));

Deno.test("any number of missing sequence numbers is requested by few statement texts, so that each stays prepared", () =>
  withDatabase(async (own) => {
    const tables = new Set<string>();
    const db = { ...own, read: recordReader(own.read, ({ sql }) => void tables.add(sql)) };
    await using tail = await follow(db, 60_000);
    for (let seq = 10; seq < 30; seq += 2) {
      await db.write((tx) =>
        tx.insertInto("outbox").values({ seq, entity: "orders", ids: '["a"]', seller_id: null, at: 1 })
          .execute()
      );
      db.wake();
      await tail.until((seq - 8) / 2);
    }
    const texts = [...tables].filter((text) => /"?seq"? > /.test(text));
    // The three statements are for no gap, and for up to 16 and 32.
    assert.ok(texts.length <= 3, texts.join("\n"));
  }));

Deno.test("a rolled back transaction notifies nobody", () =>
  withDatabase(async (db) => {
    await using tail = await follow(db, 60_000);
    await assert.rejects(db.write(async (tx) => {
      await appendOutbox(tx, [change("never")], 1);
      throw new Error("No");
    }));
    await db.write((tx) => appendOutbox(tx, [change("a")], 1));
    db.wake();
    assert.deepEqual(await tail.until(1), ["a"]);
  }));

Deno.test("a change of many records is sent in pieces", () =>
  withDatabase(async (db) => {
    const ids = Array.from({ length: 1201 }, (_, index) => `order-${index}`);
    await db.write((tx) => appendOutbox(tx, [change(...ids)], 1));
    const rows = await db.read.selectFrom("outbox").select("ids").orderBy("seq").execute();
    assert.deepEqual(rows.map((row) => (JSON.parse(row.ids) as string[]).length), [500, 500, 201]);
    assert.deepEqual(rows.flatMap((row) => JSON.parse(row.ids) as string[]), ids);
  }));
