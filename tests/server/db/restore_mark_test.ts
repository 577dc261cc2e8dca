/** A restore that was killed at any point is refused by the server, and the next one restores everything. */
import assert from "node:assert/strict";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { verify } from "../../../scripts/verify.ts";
import { makeBackup } from "../../../server/backup/make.ts";
import { restoreBackup, type RestorePart } from "../../../server/backup/restore.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import { type DatabasePlace, openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { folderStore } from "../../../server/files/folder.ts";
import type { FileStore } from "../../../server/files/store.ts";
import { type FreshDatabase, freshDatabase, withDirectory } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { sampleOf } from "../../support/soak.ts";
import { makeWorld } from "../../support/orders/world.ts";

const key = readKey(makeKey());
const FILES = ["01A.png", "01B.png", "01C.png"];
const killed = new Error("killed");

/** The point at which a restore ends: the beginning of a part, or a file by its number. */
type Stop = RestorePart | number;
const STOPS: readonly Stop[] = ["files", 2, "level", "end"];
/** On Postgres a restore makes every table again, which takes a second, so one stop is enough. */
const stopsOn = ({ url }: DatabasePlace) => url ? sampleOf(STOPS, (stop) => stop === "level") : STOPS;

async function withBackup(work: (path: string, orders: number) => Promise<void>): Promise<void> {
  await using from = await freshDatabase();
  const world = await makeWorld(from.db);
  await world.order();
  await world.order();
  const folder = join(from.place.dataDir, "attachments");
  await mkdir(folder);
  for (const name of FILES) await writeFile(join(folder, name), `picture ${name}`);
  await withDirectory(async (to) => {
    const { path } = await makeBackup({ place: from.place, key, folder: to, now: NOW });
    await work(path, 2);
  });
}

/** Runs `work` with an empty place on the same engine. */
async function withEmptyPlace(work: (place: FreshDatabase["place"]) => Promise<void>): Promise<void> {
  await using other = await freshDatabase();
  if (other.place.url) return await work(other.place);
  await withDirectory((dataDir) => work({ dataDir }));
}

/** Begins a restore that fails at the stop without undoing anything, as if it were killed. */
async function cutOff(path: string, place: DatabasePlace, stop: Stop): Promise<void> {
  const whole = folderStore(place.dataDir);
  let put = 0;
  const files: FileStore = {
    ...whole,
    put: (...file) => put++ === stop ? Promise.reject(killed) : whole.put(...file),
  };
  const onPart = (part: RestorePart) => {
    if (part === stop) throw killed;
  };
  await assert.rejects(restoreBackup({ path, key, place, files, onPart }), killed);
}

const ordersIn = async (place: DatabasePlace) => {
  const db = await openDatabase(place);
  try {
    assert.deepEqual(await verify(db, { keys: null, files: folderStore(place.dataDir) }), []);
    return (await db.read.selectFrom("orders").select("_id").execute()).length;
  } finally {
    await db.close();
  }
};

Deno.test("a restore killed at any point is neither served nor backed up, and the next one begins again", () =>
  withBackup((path, orders) =>
    withEmptyPlace(async (place) => {
      for (const stop of stopsOn(place)) {
        await cutOff(path, place, stop);
        await assert.rejects(openDatabase(place), /has begun and not ended/, String(stop));
        if (stop !== "level") continue;
        await withDirectory(async (other) => {
          await assert.rejects(makeBackup({ place, key, folder: other, now: NOW }), /has not ended/);
          // The database records the restore as well, as another server's folder or a copied one has no mark.
          if (!place.url) await copyFile(join(place.dataDir, SQLITE_FILE), join(other, SQLITE_FILE));
          await assert.rejects(openDatabase({ ...place, dataDir: other }), /has begun and not ended/);
        });
      }
      await restoreBackup({ path, key, place });
      assert.equal(await ordersIn(place), orders);
      for (const name of FILES) {
        assert.equal(await readFile(join(place.dataDir, "attachments", name), "utf8"), `picture ${name}`);
      }
      assert.deepEqual((await readdir(place.dataDir)).filter((name) => /restor|work/.test(name)), []);
      await assert.rejects(restoreBackup({ path, key, place }), /There (is a database|are people) in/);
    })
  ));

Deno.test("a restore removes only its own database: another one put in its place by hand is refused", () =>
  withBackup(async (path) => {
    await using own = await freshDatabase();
    if (own.place.url) return;
    await makeWorld(own.db);
    await withDirectory(async (dataDir) => {
      await cutOff(path, { dataDir }, 0);
      await rm(join(dataDir, SQLITE_FILE));
      await assert.rejects(
        openDatabase({ dataDir }),
        /Remove .*restore-unfinished only if/,
        "the folder's own mark",
      );
      await own.db.close();
      await copyFile(join(own.place.dataDir, SQLITE_FILE), join(dataDir, SQLITE_FILE));
      await assert.rejects(restoreBackup({ path, key, place: { dataDir } }), /There is a database/);
      await rm(join(dataDir, "restore-unfinished"));
      assert.equal(await ordersIn({ dataDir }), 0);
      await writeFile(join(dataDir, SQLITE_FILE), "no database at all");
      await assert.rejects(restoreBackup({ path, key, place: { dataDir } }), /There is a database/);
    });
  }));
