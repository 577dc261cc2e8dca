/** A restore whose process is killed again and again at any moment; one that is not killed restores everything. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeBackup } from "../../../server/backup/make.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { chunkOf } from "../../../server/files/store.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { isSoak } from "../../support/soak.ts";
import { makeWorld } from "../../support/orders/world.ts";

const KILLS = 20;
const FILES = 60;

Deno.test({
  name: "a restore killed at any moment is refused or complete, and the next one completes it",
  ignore: !isSoak,
  fn: () =>
    withDirectory(async (folder) => {
      await using from = await freshDatabase();
      if (from.place.url) return;
      await (await makeWorld(from.db)).order();
      const files = folderStore(from.place.dataDir);
      for (let at = 0; at < FILES; at++) await files.put(`attachments/f${at}`, chunkOf(`file ${at}`), 99);
      const key = makeKey();
      const { path } = await makeBackup({ place: from.place, key: readKey(key), folder, now: NOW });
      const dataDir = join(folder, "restored");
      const restore = () =>
        new Deno.Command(Deno.execPath(), {
          args: ["run", "--no-check", "-A", "scripts/restore.ts", path],
          env: { DATA_DIR: dataDir, BACKUP_KEY: key, DATABASE_URL: "" },
          stdout: "null",
          stderr: "null",
        }).spawn();
      /** Returns false if no restore has begun, or an unfinished one is refused. */
      const isWhole = async () => {
        const names = await readdir(dataDir).catch((): string[] => []);
        if (!names.includes(SQLITE_FILE) && !names.includes("restore-unfinished")) return false;
        const db = await openDatabase({ dataDir }).catch(() => null);
        if (!db) return false;
        await db.close();
        for (let at = 0; at < FILES; at++) {
          assert.equal(await readFile(join(dataDir, `attachments/f${at}`), "utf8"), `file ${at}`);
        }
        return true;
      };
      const begunAt = performance.now();
      await restore().status;
      const tookMs = performance.now() - begunAt;
      for (let kill = 0; kill < KILLS; kill++) {
        if (await isWhole()) await Deno.remove(dataDir, { recursive: true });
        const child = restore();
        const timer = setTimeout(() => child.kill("SIGKILL"), tookMs * (kill + 1) / KILLS);
        await child.status;
        clearTimeout(timer);
      }
      if (!await isWhole()) await restore().status;
      assert.ok(await isWhole());
    }),
});
