import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { sql } from "kysely";
import { filledDirectory, NOTHING, withDirectory } from "../../support/server/database.ts";
import { DatabaseRefused } from "../../../server/db/database_refused.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { isSoundSqlite } from "../../../server/db/sqlite.ts";
import { markerPath, writeCleanMarker } from "../../../server/db/clean_shutdown.ts";

/** Opens a database, damages the closed file, and opens it again. */
function spoiled(spoil: (file: DatabaseSync) => void): Promise<void> {
  return withDirectory(async (path) => {
    const dataDir = await filledDirectory(NOTHING, path);
    const file = new DatabaseSync(join(dataDir, SQLITE_FILE));
    spoil(file);
    file.close();
    await (await openDatabase({ dataDir })).close();
  });
}

const refuses = (words: RegExp) => (error: unknown) =>
  error instanceof DatabaseRefused && words.test(error.message);

Deno.test("data survives the process, and a second start changes nothing", () =>
  withDirectory(async (dataDir) => {
    const first = await openDatabase({ dataDir });
    await first.write((tx) => tx.insertInto("counters").values({ name: "orders", next: 5 }).execute());
    await first.close();
    const second = await openDatabase({ dataDir });
    assert.deepEqual(await second.read.selectFrom("counters").selectAll().execute(), [{
      name: "orders",
      next: 5,
    }]);
    await second.close();
    assert.deepEqual(Array.from(Deno.readDirSync(dataDir), ({ name }) => name).toSorted(), [
      SQLITE_FILE,
      markerPath(SQLITE_FILE),
    ]);
  }));

Deno.test("a database of a newer build is refused", () =>
  assert.rejects(
    spoiled((file) => file.exec("insert into schema_migrations values (99, 'later', 'x', 1)")),
    refuses(/migration 99 \(later\).*newer build/),
  ));

Deno.test("a database whose migration was edited afterwards is refused", () =>
  assert.rejects(
    spoiled((file) => file.exec("update schema_migrations set checksum = 'other'")),
    refuses(/Migration 1 \(start\) was edited/),
  ));

Deno.test("a row with a broken reference is refused", () =>
  assert.rejects(
    spoiled((file) =>
      file.exec(
        "pragma foreign_keys = off; insert into scopes (user_id, seller_id) values ('nobody', 'nobody')",
      )
    ),
    refuses(/missing rows: 2 from scopes to users/),
  ));

Deno.test("a file is checked unless nobody has written to it since it was closed", () =>
  withDirectory(async (dataDir) => {
    const path = join(dataDir, SQLITE_FILE);
    const reopen = async () => (await openDatabase({ dataDir })).close();
    await reopen();
    const file = new DatabaseSync(path);
    file.exec(
      "pragma foreign_keys = off; insert into scopes (user_id, seller_id) values ('nobody', 'nobody')",
    );
    file.close();
    // With the mark of a clean close the damage is not searched for.
    await writeCleanMarker(path);
    await reopen();
    await Deno.utime(path, 1, 1);
    await assert.rejects(reopen(), refuses(/scopes/));
    // A refused or killed process writes no mark either.
    await assert.rejects(reopen(), refuses(/scopes/));
    await writeCleanMarker(path);
    await Deno.writeFile(`${path}-wal`, new Uint8Array(32));
    await assert.rejects(reopen(), refuses(/scopes/));
  }));

Deno.test("a stop leaves no log, even while a stopping reader still has the file open", () =>
  withDirectory(async (dataDir) => {
    const db = await openDatabase({ dataDir });
    await db.write((tx) => tx.insertInto("counters").values({ name: "orders", next: 5 }).execute());
    const ending = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
    ending.prepare("select count(*) from counters").get();
    await db.close();
    const log = await Deno.stat(join(dataDir, `${SQLITE_FILE}-wal`)).catch(() => null);
    ending.close();
    assert.equal(log?.size ?? 0, 0);
  }));

Deno.test("a damaged page is found after a crash", () =>
  withDirectory(async (dataDir) => {
    const path = join(dataDir, SQLITE_FILE);
    await (await openDatabase({ dataDir })).close();
    const file = new DatabaseSync(path);
    const { root } = file.prepare("select rootpage as root from sqlite_master where name = 'counters'")
      .get() as {
        root: number;
      };
    file.close();
    const disk = await Deno.open(path, { write: true });
    await disk.seek((root - 1) * 4096, Deno.SeekMode.Start);
    await disk.write(new Uint8Array(4096).fill(0xaa));
    disk.close();
    await Deno.writeFile(`${path}-wal`, new Uint8Array(32));
    await assert.rejects(openDatabase({ dataDir }), /damaged|malformed/);
  }));

Deno.test("versions of SQLite that can lose a write are refused", () => {
  assert.deepEqual(
    ["3.51.3", "3.53.2", "4.0.0", "3.51.10"].filter((version) => !isSoundSqlite(version)),
    [],
  );
  assert.deepEqual(["3.52.0", "3.51.2", "3.50.9", "2.99.0"].filter(isSoundSqlite), []);
});

Deno.test("a commit is on the disk and references are checked: the writer's pragmas are set", () =>
  withDirectory(async (dataDir) => {
    const db = await openDatabase({ dataDir });
    const found = await db.write(async (tx) => {
      const values = [];
      for (const name of ["journal_mode", "synchronous", "foreign_keys", "trusted_schema"]) {
        const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(tx);
        values.push(...rows.flatMap((row) => Object.values(row)));
      }
      return values;
    });
    assert.deepEqual(found, ["wal", 2, 1, 0]);
    await db.close();
  }));

Deno.test("writing temporary data does not wait for the disk", () =>
  withDirectory(async (dataDir) => {
    const db = await openDatabase({ dataDir, durability: "process" });
    const { rows } = await db.write((tx) => sql<object>`pragma synchronous`.execute(tx));
    assert.deepEqual(rows.flatMap((row) => Object.values(row)), [0]);
    await db.close();
  }));

Deno.test("reads continue during a transaction, and see committed data", () =>
  withDirectory(async (dataDir) => {
    const db = await openDatabase({ dataDir });
    const names = async () =>
      (await db.read.selectFrom("counters").select("name").execute()).map(({ name }) => name);
    await db.write(async (tx) => {
      await tx.insertInto("counters").values({ name: "orders", next: 1 }).execute();
      assert.deepEqual(await names(), []);
    });
    assert.deepEqual(await names(), ["orders"]);
    await db.close();
  }));
