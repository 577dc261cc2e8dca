import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database, Writer } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { freshDatabase, withDatabase } from "../../support/server/database.ts";
import { countOf } from "../../support/server/mutation_context.ts";

const add = (name: string, by = 1) => (tx: Writer) =>
  tx.insertInto("counters").values({ name, next: by })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${by}` }))
    .execute();

const set = (tx: Writer, name: string, next: number) =>
  tx.updateTable("counters").set({ next }).where("name", "=", name).execute();

const read = async (tx: Writer, name: string) =>
  (await tx.selectFrom("counters").select("next").where("name", "=", name).executeTakeFirst())?.next ?? 0;

Deno.test("parallel writers lose nothing, and a failing one affects no other", () =>
  withDatabase(async (db) => {
    const writes = Array.from({ length: 30 }, (_, index) =>
      db.write(async (tx) => {
        await add("sum")(tx);
        if (index % 3 === 0) throw new Error(`refused ${index}`);
        return index;
      }));
    const settled = await Promise.allSettled(writes);
    assert.deepEqual(
      settled.map((each) => each.status === "fulfilled" ? each.value : (each.reason as Error).message),
      settled.map((_, index) => index % 3 === 0 ? `refused ${index}` : index),
    );
    assert.equal(await countOf(db, "sum"), 20);
  }));

Deno.test("of two transactions that read before they write the second sees the first: no update is lost", () =>
  withDatabase(async (db) => {
    await db.write(add("sum", 1));
    const double = () => db.write(async (tx) => set(tx, "sum", 2 * await read(tx, "sum")));
    await Promise.all(Array.from({ length: 5 }, double));
    assert.equal(await countOf(db, "sum"), 32);
  }));

Deno.test("two writers who each check the other's row cannot both pass: no write skew", () =>
  withDatabase(async (db) => {
    await db.write(add("ann", 1));
    await db.write(add("bob", 1));
    // At least one of the two people must stay on call.
    const leave = (me: string, other: string) =>
      db.write(async (tx) => {
        if (await read(tx, other) === 2) return "stays";
        await set(tx, me, 2);
        return "leaves";
      });
    const answers = await Promise.all([leave("ann", "bob"), leave("bob", "ann")]);
    assert.deepEqual(answers.toSorted(), ["leaves", "stays"]);
  }));

Deno.test("a row that several writers make at the same moment is made once, and the others see that it exists", () =>
  withDatabase(async (db) => {
    const make = () => {
      // On Postgres an open transaction's row is invisible, so the first try does not look for it.
      let isFirst = db.engine === "postgres";
      return db.write(async (tx) => {
        const isThere = !isFirst && await read(tx, "one") > 0;
        isFirst = false;
        if (isThere) return "there";
        await tx.insertInto("counters").values({ name: "one", next: 1 }).execute();
        return "made";
      });
    };
    const done = await Promise.all([make(), make(), make()]);
    assert.deepEqual(done.toSorted(), ["made", "there", "there"]);
    const wrong = db.write((tx) => tx.insertInto("counters").values({ name: "one", next: 1 }).execute());
    await assert.rejects(wrong, /UNIQUE|unique/);
  }));

Deno.test("writers that take two rows in opposite order both get through", () =>
  withDatabase(async (db) => {
    await db.write(add("a"));
    await db.write(add("b"));
    const both = (one: string, other: string) => db.write((tx) => add(one)(tx).then(() => add(other)(tx)));
    await Promise.all(Array.from({ length: 6 }, (_, index) => index % 2 ? both("a", "b") : both("b", "a")));
    assert.deepEqual([await countOf(db, "a"), await countOf(db, "b")], [7, 7]);
  }));

Deno.test("an answer comes after the commit: another reader sees the state that was answered", async () => {
  await using fresh = await freshDatabase();
  const other = await openDatabase(fresh.place);
  const seen = await Promise.all(Array.from({ length: 10 }, async (_, index) => {
    await fresh.db.write(add(`counter-${index}`));
    return await countOf(other, `counter-${index}`);
  }));
  await other.close();
  assert.deepEqual(seen, Array(10).fill(1));
});

const writeFromTwo = async (one: Database, other: Database) => {
  const writes = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).write(add("sum")));
  await Promise.all(writes);
  return await countOf(one, "sum");
};

Deno.test("two processes write to the same data", async () => {
  await using fresh = await freshDatabase();
  const other = await openDatabase(fresh.place);
  assert.equal(await writeFromTwo(fresh.db, other), 20);
  await other.close();
});

Deno.test({
  name: "waiting writers on SQLite share a commit: 20 writers do not cost 20 syncs",
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase(async (db) => {
      const open = new Set<number>();
      let most = 0;
      await Promise.all(Array.from({ length: 20 }, (_, index) =>
        db.write(async (tx) => {
          await add("sum")(tx);
          open.add(index);
          most = Math.max(most, open.size);
        }).then(() => open.delete(index))));
      assert.ok(most > 1, `${most} at once`);
    }),
});
