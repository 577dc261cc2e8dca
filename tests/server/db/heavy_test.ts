import assert from "node:assert/strict";
import { sql } from "kysely";
import { withDatabase } from "../../support/server/database.ts";
import { withDyingThreads } from "../../support/server/dying_threads.ts";
import { makeWorld } from "../../support/orders/world.ts";

/** Counts up to a number for which the engine needs a while. */
const long = sql<
  { found: number }
>`with recursive up (n) as (select 1 union all select n + 1 from up where n < 2000000)
  select count(*) as found from up`;

Deno.test("a heavy read sees committed data, like every read", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    const names = (reader: typeof db.read) =>
      reader.selectFrom("stores").select("name").orderBy("name").execute();
    assert.deepEqual(await names(db.heavy), await names(db.read));
    await db.write((tx) => tx.updateTable("stores").set({ name: "Changed" }).execute());
    assert.deepEqual((await names(db.heavy)).map(({ name }) => name), ["Changed", "Changed", "Changed"]);
  }));

Deno.test("during a heavy read others are answered", () =>
  withDatabase(async (db) => {
    let isDone = false;
    const heavy = long.execute(db.heavy).then(({ rows }) => {
      isDone = true;
      return Number(rows[0]?.found);
    });
    await db.read.selectFrom("users").select("_id").execute();
    assert.equal(isDone, false);
    assert.equal(await heavy, 2_000_000);
  }));

Deno.test("no heavy read waits for a long one while another thread is free", () =>
  withDatabase(async (db) => {
    const done: string[] = [];
    const short = () => sql`select 1`.execute(db.heavy).then(() => done.push("short"));
    // A thread starts with its first query, so both are started before the comparison.
    await Promise.all([short(), short()]);
    await Promise.all([
      long.execute(db.heavy).then(() => done.push("long")),
      ...Array.from({ length: 4 }, short),
    ]);
    assert.equal(done.at(-1), "long");
  }));

Deno.test("a refused heavy read gives the reason, and the next one is answered", () =>
  withDatabase(async (db) => {
    await assert.rejects(sql`select missing from nowhere`.execute(db.heavy), /nowhere/);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db.heavy);
    assert.equal(Number(rows[0]?.one), 1);
  }));

Deno.test({
  name: "a heavy read cannot write",
  // On Postgres a heavy read uses the ordinary reader, which does not refuse writes.
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase(async (db) => {
      await assert.rejects(sql`delete from users`.execute(db.heavy), /readonly/);
      await assert.rejects(db.heavy.transaction().execute(() => Promise.resolve()), /Cannot write/);
    }),
});

Deno.test("a heavy read within a write is refused before any caller waits for it, and answered right after the write", () =>
  withDatabase(async (db) => {
    const ask = () => db.heavy.selectFrom("users").select("_id").execute();
    await assert.rejects(db.write(ask), /within a write/);
    await assert.rejects(db.write(() => sql`select 1`.execute(db.heavy)), /within a write/);
    await db.write(() => Promise.resolve());
    assert.deepEqual(await ask(), []);
  }));

Deno.test({
  name: "a heavy read whose thread ends is repeated once, and fails if its thread ends again",
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase(async (db) => {
      await withDyingThreads(async ({ kill }) => {
        const ask = () => sql<{ one: number }>`select 1 as one`.execute(db.heavy);
        kill(1);
        assert.equal(Number((await ask()).rows[0]?.one), 1);
        kill(2);
        await assert.rejects(ask(), /A thread of the database ended: killed/);
        assert.equal(Number((await ask()).rows[0]?.one), 1);
      });
    }),
});
