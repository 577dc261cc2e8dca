/** Hundreds of rows in few statements, which share their text. */
import assert from "node:assert/strict";
import type { CompiledQuery } from "kysely";
import type { Writer } from "../../../server/db/database.ts";
import { insertMany } from "../../../server/db/insert_many.ts";
import { withDatabase } from "../../support/server/database.ts";

const rows = Array.from({ length: 600 }, (_, next) => ({ name: `n${next}`, next: next + 1 }));

Deno.test("600 rows are inserted by three statements with two texts", async () => {
  const queries: CompiledQuery[] = [];
  const tx = {
    getExecutor: () => ({ adapter: {} }),
    executeQuery: (query: CompiledQuery) => Promise.resolve(void queries.push(query)),
  } as unknown as Writer;
  await insertMany(tx, "counters", rows);
  assert.deepEqual(queries.map(({ parameters }) => parameters.length / 2), [250, 250, 100]);
  assert.equal(new Set(queries.map(({ sql }) => sql)).size, 2);
});

Deno.test("each row is stored as given, and an empty list sends no statement", () =>
  withDatabase(async (db) => {
    await db.write((tx) => insertMany(tx, "counters", []));
    await db.write((tx) => insertMany(tx, "counters", rows));
    const counters = await db.read.selectFrom("counters").select(["name", "next"]).orderBy("next").execute();
    assert.deepEqual(counters, rows);
  }));
