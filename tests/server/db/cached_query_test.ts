/** Queries that are built once: each call uses its own values, and no query outlives its transaction. */
import assert from "node:assert/strict";
import { type KyselyPlugin, sql } from "kysely";
import { cacheQuery, type Place } from "../../../server/db/cached_query.ts";
import { isOneOf } from "../../../server/db/conditions.ts";
import type { Database, Writer } from "../../../server/db/database.ts";
import { ALL_SELLERS, inScope, type Scope } from "../../../server/scope.ts";
import { withDatabase } from "../../support/server/database.ts";

const NAMES = ["ann", "bob", "cat", "dan", "eve"];

const inCounters = (run: (db: Database) => Promise<void>) =>
  withDatabase(async (db) => {
    const values = NAMES.map((name, at) => ({ name, next: at + 1 }));
    await db.write((tx) => tx.insertInto("counters").values(values).execute());
    await run(db);
  });

/** Makes a cached query of counters with given names from a minimum on, and counts how often its text is built. */
function counters() {
  let built = 0;
  const asked = cacheQuery((reader, place: Place<{ names: readonly string[]; from: number }>) => {
    built++;
    return reader.selectFrom("counters").select(["name", "next"]).where(isOneOf("name", place("names")))
      .where("next", ">=", place("from")).orderBy("next");
  });
  return { asked, built: () => built };
}

Deno.test("each caller gets an answer for their own values, lists of any length, and nothing for an empty one", () =>
  inCounters(async (db) => {
    const { asked, built } = counters();
    const namesOf = async (names: readonly string[], from: number) =>
      (await asked.all(db.read, { names, from })).map(({ name }) => name);
    assert.deepEqual(await namesOf(["ann", "bob", "cat"], 2), ["bob", "cat"]);
    assert.deepEqual(await namesOf(["eve", "ann", "dan"], 1), ["ann", "dan", "eve"]);
    assert.deepEqual(await namesOf(NAMES.slice(0, 4), 1), NAMES.slice(0, 4));
    assert.equal(built(), 1);
    assert.deepEqual(await namesOf(NAMES, 5), ["eve"]);
    assert.deepEqual(await namesOf(["cat"], 1), ["cat"]);
    assert.deepEqual(await namesOf([], 1), []);
    assert.deepEqual(await namesOf(Array.from({ length: 1500 }, (_, at) => NAMES[at] ?? `n${at}`), 4), [
      "dan",
      "eve",
    ]);
    assert.deepEqual((await asked.first(db.read, { names: NAMES, from: 3 }))?.next, 3);
    assert.equal(await asked.first(db.read, { names: NAMES, from: 9 }), undefined);
  }));

Deno.test("of a query's two lists neither loses values, whichever is longer and in whatever order callers name them", () =>
  inCounters(async (db) => {
    const either = cacheQuery((
      _reader,
      place: Place<{ some: readonly string[]; others: readonly string[] }>,
    ) =>
      sql<{ name: string }>`select name from counters where ${isOneOf("name", place("some"))}
        or ${isOneOf("name", place("others"))} order by name`
    );
    const of = async (values: { some: readonly string[]; others: readonly string[] }) =>
      (await either.all(db.read, values)).map(({ name }) => name);
    assert.deepEqual(await of({ some: ["ann"], others: ["bob", "cat"] }), ["ann", "bob", "cat"]);
    assert.deepEqual(await of({ others: ["ann"], some: ["dan", "eve"] }), ["ann", "dan", "eve"]);
    assert.deepEqual(await of({ others: ["ann", "bob"], some: ["eve"] }), ["ann", "bob", "eve"]);
  }));

Deno.test("scopes of everything, of some sellers and of nobody are three separate queries", () =>
  inCounters(async (db) => {
    const seen = cacheQuery((_reader, place: Place<{ scope: Scope }>) =>
      sql<{ name: string }>`select name from counters where ${inScope(place("scope"), "name")} order by name`
    );
    const of = async (scope: Scope) => (await seen.all(db.read, { scope })).map(({ name }) => name);
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(await of(ALL_SELLERS), NAMES);
      assert.deepEqual(await of({ sellers: ["bob"] }), ["bob"]);
      assert.deepEqual(await of({ sellers: ["dan", "eve"] }), ["dan", "eve"]);
      assert.deepEqual(await of({ sellers: [] }), []);
    }
  }));

Deno.test("within a transaction a cached query sees its writes, and returns the number of changed rows", () =>
  inCounters(async (db) => {
    const { asked } = counters();
    const count = cacheQuery((reader, place: Place<{ by: number; from: number }>) =>
      reader.updateTable("counters").set({ next: sql<number>`counters.next + ${place("by")}` })
        .where("next", ">=", place("from"))
    );
    const all = { names: NAMES, from: 0 };
    await db.write(async (tx) => {
      assert.equal((await count.run(tx, { by: 10, from: 4 })).numAffectedRows, 2n);
      assert.deepEqual((await asked.all(tx, all)).map(({ next }) => next), [1, 2, 3, 14, 15]);
      assert.equal((await count.run(tx, { by: 1, from: 99 })).numAffectedRows, 0n);
    });
    assert.deepEqual((await asked.all(db.read, all)).map(({ next }) => next), [1, 2, 3, 14, 15]);
  }));

Deno.test("a plugin that watches a connection's statements also sees cached ones, with their values", () =>
  inCounters(async (db) => {
    const { asked } = counters();
    await asked.all(db.read, { names: ["ann"], from: 1 });
    const seen: unknown[] = [];
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        seen.push(db.read.getExecutor().compileQuery(node, queryId).parameters);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve((seen.push(result.rows.length), result)),
    };
    await asked.all(db.read.withPlugin(plugin), { names: ["bob"], from: 2 });
    assert.deepEqual(seen, [["bob", 2], 1]);
    await assert.rejects(
      db.write(() => asked.all(db.heavy, { names: ["bob"], from: 2 })),
      /heavy reader within a write/,
    );
  }));

Deno.test("a finished or rolled back transaction answers no query", () =>
  inCounters(async (db) => {
    const { asked } = counters();
    const all = { names: NAMES, from: 0 };
    let writer: Writer | undefined;
    await db.write((tx) => Promise.resolve(writer = tx));
    await assert.rejects(asked.all(writer!, all), /transaction that has ended/);
    await assert.rejects(writer!.selectFrom("counters").selectAll().execute(), /transaction that has ended/);
    await assert.rejects(
      db.write((tx) => {
        writer = tx;
        return Promise.reject(new Error("Refused"));
      }),
      /Refused/,
    );
    await assert.rejects(asked.all(writer!, all), /transaction that has ended/);
  }));

Deno.test("parallel queries within a transaction are answered, and one that fails rolls everything back", () =>
  inCounters(async (db) => {
    const { asked } = counters();
    const of = (tx: Writer, name: string) => asked.first(tx, { names: [name], from: 0 });
    const found = await db.write((tx) => Promise.all(NAMES.map((name) => of(tx, name))));
    assert.deepEqual(found.map((row) => row?.next), [1, 2, 3, 4, 5]);
    await assert.rejects(db.write(async (tx) => {
      await tx.updateTable("counters").set({ next: 99 }).execute();
      await Promise.all([
        of(tx, "ann"),
        sql`select nothing_of_this_name from counters`.execute(tx),
        of(tx, "bob"),
      ]);
    }));
    assert.equal((await of(db.read as Writer, "ann"))?.next, 1);
  }));
