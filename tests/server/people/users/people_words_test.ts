/** People are found by an index of their words, which follows every change of theirs. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database } from "../../../../server/db/database.ts";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { searchText } from "../../../../server/db/search.ts";
import { peopleWith, somePeopleWith } from "../../../../server/modules/people/users/words_store.ts";
import { withDatabase, withOldDatabase } from "../../../support/server/database.ts";
import { addPerson } from "../../../support/people/people.ts";

const BEFORE = MIGRATIONS.map(({ number }) => number).filter((number) => number < 56);

const add = (db: Database, id: string, name: string) =>
  addPerson(db, { _id: id, name, role: "sewer", search_text: searchText(name) });

async function found(db: Database, ...values: string[]): Promise<string> {
  const { rows } = await sql<{ _id: string }>`select k._id from users as k
    where ${peopleWith(db.engine, values)} order by k._id`.execute(db.read);
  return rows.map(({ _id }) => _id).join(" ");
}

/** Fails if the index differs from the rows. */
async function checkIndex(db: Database): Promise<void> {
  if (db.engine !== "sqlite") return;
  const check = sql`insert into users_search (users_search, rank) values ('integrity-check', 1)`;
  await db.write((tx) => check.execute(tx));
}

Deno.test("S7.8 people are found by parts of their words, in any case, with or without accents", () =>
  withDatabase(async (db) => {
    await add(db, "linh", "Linh Trần");
    await add(db, "tom", "Tom Becker");
    await add(db, "bo", "Bo Tran");
    const cases = [
      ["tran", "bo linh"],
      ["LINH tr", "linh"],
      ["eck", "tom"],
      ["bo", "bo"],
      ["tran bo", "bo"],
      ['tom" OR "linh', ""],
    ] as const;
    for (const [text, ids] of cases) assert.equal(await found(db, text), ids, text);
    assert.equal(await found(db, "becker", "linh"), "linh tom");
    assert.equal(await found(db, "bo", "becker"), "bo tom");
    await checkIndex(db);
  }));

Deno.test("the index follows new, renamed and deleted people", () =>
  withDatabase(async (db) => {
    await add(db, "linh", "Linh Tran");
    await db.write((tx) => tx.updateTable("users").set({ search_text: "mai tran" }).execute());
    assert.deepEqual([await found(db, "linh"), await found(db, "mai")], ["", "linh"]);
    await db.write((tx) => tx.deleteFrom("users").execute());
    assert.equal(await found(db, "mai"), "");
    await add(db, "new", "Mai Again");
    assert.equal(await found(db, "mai"), "new");
    await checkIndex(db);
  }));

Deno.test("the index also finds people who were added before the index existed", () =>
  withOldDatabase(BEFORE, async (db) => {
    await add(db, "linh", "Linh Tran");
    await migrate(db);
    await add(db, "tom", "Tom Tran");
    assert.deepEqual([await found(db, "linh"), await found(db, "tran")], ["linh", "linh tom"]);
    await checkIndex(db);
  }));

Deno.test({
  name: "only people whom the index finds are read, and at most the requested number",
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDatabase(async (db) => {
      const plan = await sql<{ detail: string }>`explain query plan select k._id from users as k
        where k.deleted_at is null and ${peopleWith(db.engine, ["tom 4711"])} order by lower(k.name), k._id`
        .execute(db.read);
      assert.deepEqual(plan.rows.filter(({ detail }) => /^SCAN (k|n)\b/.test(detail)), []);
      for (let made = 0; made < 5; made++) await add(db, `mai${made}`, "Mai");
      const { rows } = await sql`${somePeopleWith(db.engine, "mai", 3)}`.execute(db.read);
      assert.equal(rows.length, 3);
    }),
});
