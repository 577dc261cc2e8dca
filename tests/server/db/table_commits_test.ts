import assert from "node:assert/strict";
import { sql } from "kysely";
import { TableCommits, targetOf } from "../../../server/db/table_commits.ts";
import { openSqlite } from "../../../server/db/sqlite.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";

Deno.test("a statement names the table it writes to; an unclear one counts as writing to any", () => {
  const of = (text: string) => {
    const target = targetOf(text);
    return typeof target === "string" ? target : target.table;
  };
  assert.deepEqual(
    [
      'insert into "users" ("_id") values (?)',
      "insert or ignore into users values (?)",
      'update "sessions" set "last_seen_at" = ?',
      ' \n delete from "scopes" where "user_id" = ?',
    ].map(of),
    ["users", "users", "sessions", "scopes"],
  );
  const quiet = [
    "select 1",
    "begin immediate",
    "commit",
    "savepoint one",
    "release one",
    "pragma data_version",
  ];
  assert.ok(quiet.every((text) => of(text) === "nothing"), "a read counts");
  const loud = [
    "with gone as (select 1) delete from users",
    "create table users (a)",
    "replace into users",
    "",
  ];
  assert.ok(loud.every((text) => of(text) === "anything"), "a write is missed");
});

Deno.test("a commit counts for the tables it wrote to, and a rollback counts at most once", () => {
  const commits = new TableCommits();
  const counts = () => [commits.of(["users"]), commits.of(["orders"]), commits.of(["users", "orders"])];
  commits.ran({ table: "orders" });
  const [users, running] = counts();
  commits.committed();
  assert.equal(users, 0);
  assert.ok(counts()[1]! > running!, "a value read during a write is cached past its commit");
  const before = counts();
  commits.ran({ table: "users" });
  commits.rolledBack();
  commits.committed();
  assert.deepEqual(counts(), [before[0]! + 1, before[1], before[2]! + 1]);
  commits.ran("anything");
  commits.committed();
  assert.ok(
    counts().every((count, at) => count > before[at]!),
    "every table is counted after an unknown statement",
  );
});

Deno.test({
  name: "temporary data of a statement is kept in memory once the schema is this build's",
  ignore: Deno.env.has("DATABASE_URL"),
  async fn() {
    const query = sql<{ temp_store: number }>`pragma temp_store`;
    const [file, memory] = [0, 2];
    await using fresh = await freshDatabase();
    const { db } = fresh;
    for (const write of [db.write, db.writeMany]) {
      const { rows: [found] } = await write((tx) => query.execute(tx));
      assert.equal(found?.temp_store, memory);
    }
    await withDirectory(async (path) => {
      const unserved = openSqlite(`${path}/other.db`);
      const { rows: [found] } = await unserved.write((tx) => query.execute(tx));
      await unserved.close();
      assert.equal(found?.temp_store, file, "a migration writes whole tables: it would take all memory");
    });
  },
});
