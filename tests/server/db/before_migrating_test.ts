/** A newer build copies an older build's data before migrating; requests meanwhile are told why they wait. */
import assert from "node:assert/strict";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { copyBefore } from "../../../server/backup/before_migrating.ts";
import { checkBackup } from "../../../server/backup/check.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import { requireRoom } from "../../../server/backup/sqlite.ts";
import { MIGRATIONS } from "../../../server/db/migrate.ts";
import { openDatabase, openMigratedDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { HttpListener } from "../../../server/http/listener.ts";
import { FIRST_WAVE, withOldDatabase } from "../../support/server/database.ts";
import { addPerson, NOW } from "../../support/people/people.ts";

Deno.test("an older build's data is copied before its tables change, and meanwhile the API answers that it migrates", () =>
  withOldDatabase(FIRST_WAVE, async (old, place) => {
    await addPerson(old, { _id: "anna", role: "sale", scope: [] });
    const listener = new HttpListener({ port: 0 });
    const key = makeKey();
    const messages: string[] = [];
    const steps: number[] = [];
    let answer: Response | undefined;
    const open = () =>
      openDatabase(place, {
        async before(number) {
          assert.equal(number, 31);
          listener.sayMigrating();
          answer = await fetch(`http://127.0.0.1:${listener.port}/api/graphql`);
          messages.push(await copyBefore(number, { place, files: undefined, key: undefined, now: NOW }));
          if (place.url) messages.push(await copyBefore(number, { place, files: undefined, key, now: NOW }));
        },
        onStep(step, of) {
          steps.push(step);
          assert.equal(of, MIGRATIONS.length - FIRST_WAVE.length);
          listener.sayMigrating(`step ${step} of ${of}`);
        },
      });
    const db = await open();
    assert.equal(answer?.status, 503);
    const { errors } = await answer.json();
    assert.equal(errors[0].message, "Migrating");
    const count = MIGRATIONS.length - FIRST_WAVE.length;
    assert.deepEqual(steps, Array.from({ length: count }, (_, at) => at + 1));
    const last = await fetch(`http://127.0.0.1:${listener.port}/api/graphql`);
    assert.equal((await last.json()).errors[0].message, `Migrating, step ${count} of ${count}`);
    assert.equal(last.headers.get("retry-after"), "2");

    if (place.url) {
      assert.match(messages[0] ?? "", /without a copy: give BACKUP_KEY/);
      const [name = ""] = (await readdir(place.dataDir)).filter((each) => each.endsWith(".backup"));
      const { migrations } = await checkBackup(join(place.dataDir, name), readKey(key), place.dataDir);
      assert.deepEqual(new Set(migrations), new Set(FIRST_WAVE));
    } else {
      const path = join(place.dataDir, `${SQLITE_FILE}.before-31`);
      assert.ok(messages[0]?.includes(path));
      assert.equal((await stat(path)).mode & 0o777, 0o600, "only the owner may read the file");
      using copy = new DatabaseSync(path, { readOnly: true });
      const { last } = copy.prepare("select max(number) as last from schema_migrations").get() as {
        last: number;
      };
      assert.equal(last, 30);
      assert.equal(copy.prepare("select count(*) as n from users").get()?.["n"], 1);
    }
    assert.ok(await db.read.selectFrom("unit_events").select("_id").execute());
    await db.close();

    await (await open()).close();
    assert.equal(messages.length, place.url ? 2 : 1, "an up-to-date database is not copied again");
    await listener.close();
  }));

Deno.test("a program of a newer build leaves the data of a running older server as it is", () =>
  withOldDatabase(FIRST_WAVE, async (old, place) => {
    await assert.rejects(openMigratedDatabase(place), /of an older build and lacks \d+ migrations/);
    const { rows } = await sql<{ last: number }>`select max(number) as last from schema_migrations`
      .execute(old.read);
    assert.equal(Number(rows[0]?.last), FIRST_WAVE.at(-1));
    await (await openDatabase(place)).close();
    await (await openMigratedDatabase(place)).close();
  }));

Deno.test("a copy before a migration that fails or has no room leaves nothing on the disk", () =>
  withOldDatabase(FIRST_WAVE, async (_old, place) => {
    if (place.url) return;
    const { dataDir } = place;
    // A folder at the copy's place makes its last step fail.
    await mkdir(join(dataDir, `${SQLITE_FILE}.before-31`, "full"), { recursive: true });
    await assert.rejects(copyBefore(31, { place, files: undefined, key: undefined, now: NOW }));
    assert.deepEqual((await readdir(dataDir)).filter((name) => name.endsWith(".partial")), []);
    await assert.rejects(
      requireRoom(dataDir, () => Promise.resolve(1_000_000)),
      /needs \d+ MB free in .*; there are 1 MB/,
    );
  }));
