import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { sqliteDialect } from "../../../server/db/sqlite_dialect.ts";

Deno.test("a limit or pattern is bound after a plus, as SQLite would otherwise plan the statement again for each value; results are the same", async () => {
  const prepared: string[] = [];
  const engine = new DatabaseSync(":memory:");
  const prepare = engine.prepare.bind(engine);
  engine.prepare = (text) => {
    prepared.push(text);
    return prepare(text);
  };
  const db = new Kysely<{ numbers: { n: number } }>({ dialect: sqliteDialect(engine) });
  engine.exec("create table numbers (n integer); insert into numbers values (1), (2), (3), (4)");
  const page = (limit: number, offset: number) =>
    db.selectFrom("numbers").select("n").orderBy("n").limit(limit).offset(offset).execute();
  assert.deepEqual(await page(2, 0), [{ n: 1 }, { n: 2 }]);
  assert.deepEqual(await page(1, 3), [{ n: 4 }]);
  const { rows } = await sql`select n from numbers order by n desc limit ${1}`.execute(db);
  assert.deepEqual(rows, [{ n: 4 }]);
  const like = await sql`select n from numbers where n like ${"%3%"} escape '\\'`.execute(db);
  assert.deepEqual(like.rows, [{ n: 3 }]);
  assert.deepEqual(prepared, [
    'select "n" from "numbers" order by "n" limit +? offset ?',
    "select n from numbers order by n desc limit +?",
    "select n from numbers where n like +? escape '\\'",
  ]);
  await db.destroy();
});
