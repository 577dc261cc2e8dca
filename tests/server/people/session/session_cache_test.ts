/** A session is read once while nobody commits; after any commit the next call reads it again. */
import assert from "node:assert/strict";
import { STAFF_IDLE_SECONDS } from "../../../../api/constants.ts";
import { sql } from "kysely";
import type { Database, Writer } from "../../../../server/db/database.ts";
import { openDatabase } from "../../../../server/db/open.ts";
import { findSession, SESSION_TABLES, touchSession } from "../../../../server/session/lookup_store.ts";
import { hashToken, makeApiToken, systemRandom } from "../../../../server/session/tokens.ts";
import { UntilCommit } from "../../../../server/session/until_commit.ts";
import { recordTransaction } from "../../../support/server/statement_recorder.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";

/** Wraps a database and counts its reads. */
function counting(db: Database) {
  let count = 0;
  const read = db.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve((count++, result)),
  });
  return { db: { ...db, read }, taken: () => count };
}

Deno.test("the caller is looked up by one statement after a commit, and not again until the next one", () =>
  withDatabase(async (db) => {
    const hash = hashToken(await signIn(db, await addPerson(db)));
    const counted = counting(db);
    const ask = () => findSession(counted.db, hash, NOW);
    for (let time = 0; time < 3; time++) assert.ok(await ask());
    const seesCommits = db.commits(SESSION_TABLES) !== null;
    assert.deepEqual([seesCommits, counted.taken()], [db.engine === "sqlite", seesCommits ? 1 : 3]);
    await db.write((tx) => touchSession(tx, hash, NOW + 1));
    const before = counted.taken();
    for (let time = 0; time < 3; time++) assert.ok(await ask());
    assert.equal(counted.taken() - before, seesCommits ? 1 : 3);
  }));

Deno.test("security S6: another process's commit about a person applies from the next call on", async () => {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const id = await addPerson(db, { role: "root" });
  const hash = hashToken(await signIn(db, id));
  const role = async () => (await findSession(db, hash, NOW))?.session.person.role ?? null;
  const other = await openDatabase(place);
  const set = (values: { readonly role?: string; readonly status?: string }) =>
    other.write((tx) => tx.updateTable("users").set(values).where("_id", "=", id).execute());
  try {
    assert.equal(await role(), "root");
    await set({ role: "sewer" });
    assert.equal(await role(), "sewer");
    await set({ status: "Locked" });
    assert.equal(await role(), null);
    await set({ status: "Active" });
    assert.equal(await role(), "sewer");
  } finally {
    await other.close();
  }
});

Deno.test("the caller stays cached after a commit that wrote nothing about people", () =>
  withDatabase(async (db) => {
    const hash = hashToken(await signIn(db, await addPerson(db)));
    const counted = counting(db);
    const ask = () => findSession(counted.db, hash, NOW);
    assert.ok(await ask());
    const before = counted.taken();
    await db.write((tx) => tx.insertInto("counters").values({ name: "work", next: 1 }).execute());
    assert.ok(await ask());
    assert.equal(counted.taken() - before, db.engine === "sqlite" ? 0 : 1);
  }));

Deno.test("security S6: a commit to any table that identifies callers clears the cache, and no other statement writes to these tables", async () => {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const texts: string[] = [];
  const read = recordTransaction(db.read as Writer, ({ sql: text }) => void texts.push(text));
  const token = await signIn(db, await addPerson(db));
  await findSession({ ...db, read }, hashToken(token), NOW);
  await findSession({ ...db, read }, hashToken(makeApiToken(systemRandom)), NOW);
  const tables = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join) "?(\w+)"?/gi)].map(([, name]) => name)
  );
  assert.deepEqual([...new Set(tables)].toSorted(), [...SESSION_TABLES].toSorted());
  if (db.engine !== "sqlite") return;
  for (const table of SESSION_TABLES) {
    const before = db.commits(SESSION_TABLES);
    await db.write((tx) => tx.deleteFrom(table).where(sql<boolean>`false`).execute());
    assert.notEqual(db.commits(SESSION_TABLES), before, table);
    // A foreign key that cascades would change a table without being noticed.
    const { rows } = await sql<{ table: string; on_delete: string; on_update: string }>`
      pragma foreign_key_list(${sql.raw(table)})`.execute(db.read);
    for (const { table: parent, on_delete, on_update } of rows) {
      const isQuiet = on_delete === "NO ACTION" && on_update === "NO ACTION";
      assert.ok(isQuiet || SESSION_TABLES.some((each) => each === parent), `${table} follows ${parent}`);
    }
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(db.read);
  const writes = new RegExp(`\\b(into|update|from) "?(${SESSION_TABLES.join("|")})\\b`, "i");
  const inside = triggers.filter(({ sql: text }) => writes.test(text.slice(text.search(/\bbegin\b/i))));
  assert.deepEqual(inside.map(({ name }) => name), []);
});

Deno.test("security S4: a cached session ends only by the clock, and its last use is stored in time", () =>
  withDatabase(async (db) => {
    const hash = hashToken(await signIn(db, await addPerson(db)));
    assert.equal((await findSession(db, hash, NOW))?.isStale, false);
    assert.equal((await findSession(db, hash, NOW + 60))?.isStale, true);
    assert.equal(await findSession(db, hash, NOW + STAFF_IDLE_SECONDS), null);
  }));

Deno.test("a row read during a commit is used once and not cached", async () => {
  let commits = 1;
  const cache = new UntilCommit<string>({ commits: () => commits } as unknown as Database, []);
  const slow = Promise.withResolvers<string>();
  const first = cache.of("who", () => slow.promise);
  commits = 2;
  assert.equal(await cache.of("else", () => Promise.resolve("new")), "new");
  slow.resolve("old");
  assert.equal(await first, "old");
  assert.equal(await cache.of("who", () => Promise.resolve("new")), "new");
  // A missing session is not cached, so that callers without one cannot fill the memory.
  assert.equal(await cache.of("nobody", () => Promise.resolve(null)), null);
  assert.equal(await cache.of("nobody", () => Promise.resolve("somebody")), "somebody");
});
