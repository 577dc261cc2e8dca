/** A backup of Postgres: tables too large for memory, writes meanwhile, and a server that stops answering. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { verify } from "../../../scripts/verify.ts";
import { makeBackup } from "../../../server/backup/make.ts";
import type { Progress } from "../../../server/backup/progress.ts";
import { BackupRefused } from "../../../server/backup/backup_refused.ts";
import { restoreBackup } from "../../../server/backup/restore.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { nextCodes } from "../../../server/entity/codes.ts";
import { type FreshDatabase, freshDatabase, withDirectory } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { isSoak } from "../../support/soak.ts";
import { tcpProxy, through } from "../../support/server/tcp_proxy.ts";
import { makeWorld } from "../../support/orders/world.ts";

const MEGABYTES = isSoak ? 500 : 24;

const onPostgres = (name: string, work: (from: FreshDatabase, folder: string) => Promise<void>) =>
  Deno.test({
    name,
    ignore: !Deno.env.has("DATABASE_URL"),
    fn: async () => {
      await using from = await freshDatabase();
      await withDirectory((folder) => work(from, folder));
    },
  });

/** Fills one table with more than all buffers between server and client hold, in rows of 4 KB. */
const fill = (db: Database) =>
  db.write((tx) =>
    sql`insert into outbox (entity, ids, seller_id, user_id, at)
      select 'orders', json_build_array(repeat(md5(i::text), 125))::text, null, null, i
      from generate_series(1, ${MEGABYTES * 250}::int) as i`.execute(tx)
  );

const sumsOf = async (db: Database) =>
  (await sql<
    { rows: number; digest: string }
  >`select count(*) as rows, md5(string_agg(md5(o::text), '' order by seq)) as digest
    from outbox as o`.execute(db.heavy)).rows[0];

onPostgres(
  "a backup of large tables ends while others write, a restore returns its rows, and numbers continue after the last",
  async ({ db, place }, folder) => {
    const world = await makeWorld(db);
    await world.order();
    await fill(db);
    // These codes were issued, but no record has them.
    const [last = ""] = await db.write((tx) => nextCodes(tx, "stations", 3));
    const before = await sumsOf(db);
    const key = readKey(makeKey());
    const steps: Progress[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        await world.order();
        await new Promise((next) => setTimeout(next, 20));
      }
    })();
    const { path, manifest } = await makeBackup({
      place,
      key,
      folder,
      now: NOW,
      onProgress: (progress) => void steps.push(progress),
      progressMs: 0,
    });
    isOver = true;
    await writing;
    const large = steps.filter(({ name }) => name === "tables/outbox");
    assert.ok(large.length > 3, "its progress is reported while a table is copied");
    assert.ok(large.at(-1)!.bytes > MEGABYTES * 1e6, `${large.at(-1)!.bytes} bytes`);
    await using other = await freshDatabase();
    await restoreBackup({ path, key, place: other.place });
    const restored = await openDatabase(other.place);
    try {
      const sums = await sumsOf(restored);
      assert.ok(Number(sums?.rows) >= Number(before?.rows));
      assert.equal(Number(sums?.rows), manifest.tables.find(({ name }) => name === "outbox")?.rows);
      const { rows: [same] } = await sql<
        { digest: string }
      >`select md5(string_agg(md5(o::text), '' order by seq)) as digest
      from (select * from outbox order by seq limit ${before?.rows}) as o`.execute(restored.heavy);
      assert.equal(same?.digest, before?.digest);
      // A restore writes the counters from the sequences, and a row about itself.
      const written = ["counters", "restores"];
      for (const { name, rows } of manifest.tables.filter(({ name }) => !written.includes(name))) {
        const { rows: [count] } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`
          .execute(restored.read);
        assert.equal(Number(count?.n), rows, name);
      }
      assert.deepEqual(await verify(restored, { keys: null }), []);
      const [next = ""] = await restored.write((tx) => nextCodes(tx, "stations", 1));
      assert.ok(next > last, `${next} after ${last}`);
    } finally {
      await restored.close();
    }
  },
);

onPostgres(
  "a backup fails with a message if a table returns no data for a while, and leaves no file behind",
  async ({ db, place }, folder) => {
    await makeWorld(db);
    await fill(db);
    await using proxy = await tcpProxy(Number(new URL(place.url!).port));
    const order = {
      place: { ...place, url: through(place.url!, proxy) },
      key: readKey(makeKey()),
      folder,
      now: NOW,
    };
    const silent = makeBackup({
      ...order,
      silenceMs: 1_000,
      progressMs: 0,
      onProgress: ({ name, bytes }) => {
        if (name === "tables/outbox" && bytes > 1e6) proxy.stall("all");
      },
    });
    await assert.rejects(silent, (error: Error) => {
      assert.ok(error instanceof BackupRefused);
      assert.match(error.message, /^No data of the table outbox arrived for 1 s\. Nothing was saved: /);
      return true;
    });
    proxy.pass("dead");
    proxy.cut();
    assert.deepEqual(await readdir(folder), []);
    await assert.rejects(
      makeBackup({ ...order, place: { ...place, url: place.url!.replace(/:\d+\//, ":1/") } }),
      (error: Error) => error instanceof BackupRefused && /cannot be reached/.test(error.message),
    );
  },
);
