/** A backup leaves nothing readable in the backup folder, whenever it is killed. */
import assert from "node:assert/strict";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeBackup } from "../../../server/backup/make.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import { withWorkFolder } from "../../../server/backup/work_folder.ts";
import { folderStore } from "../../../server/files/folder.ts";
import type { FileStore } from "../../../server/files/store.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";

const key = readKey(makeKey());
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const isPlain = async (path: string) =>
  (await readFile(path)).subarray(0, 15).toString() === "SQLite format 3";

Deno.test("security C8: during a backup the plain copy of the database is readable only by its owner, in the data folder", () =>
  withDirectory(async (folder) => {
    await using fresh = await freshDatabase();
    const { place } = fresh;
    if (place.url) return;
    const seen: string[] = [];
    const store = folderStore(place.dataDir);
    // Files are listed last: by then the database's copy and most of the backup exist.
    const files: FileStore = {
      ...store,
      async *list(each) {
        const work = join(place.dataDir, "backup-work");
        const copies = await readdir(work);
        seen.push(await modeOf(work), ...await Promise.all(copies.map((each) => modeOf(join(work, each)))));
        for (const name of await readdir(folder)) {
          assert.equal(await isPlain(join(folder, name)), false, name);
          seen.push(name, await modeOf(join(folder, name)));
        }
        yield* store.list(each);
      },
    };
    await makeBackup({ place, files, key, folder, now: NOW });
    assert.deepEqual(seen.slice(0, 4), [
      "700",
      "600",
      "pressdock-2026-11-16T12-00-00Z.backup.partial",
      "600",
    ]);
    assert.deepEqual(
      (await readdir(place.dataDir)).filter((name) => name.startsWith("backup-work")),
      [],
      "the work folder is removed at the end",
    );
  }));

Deno.test("the next backup removes leftovers of a killed one, but not the copy of a running one", () =>
  withDirectory(async (folder) => {
    await using fresh = await freshDatabase();
    const { place } = fresh;
    const work = join(place.dataDir, "backup-work");
    await mkdir(work);
    for (const name of ["copy.sqlite", "check.sqlite", "copy.sqlite-journal"]) {
      await writeFile(join(work, name), "every order");
    }
    const [old, young] = ["pressdock-2026-11-15T02-15-00Z.backup", "pressdock-2026-11-16T11-59-00Z.backup"];
    for (const name of [`${old}.partial`, `${old}.copy`, `${young}.partial`, "notes.partial"]) {
      await writeFile(join(folder, name), "every order");
    }
    await utimes(join(folder, `${old}.partial`), 0, 0);
    await makeBackup({ place, key, folder, now: NOW });
    assert.deepEqual((await readdir(folder)).sort(), [
      "notes.partial",
      `${young}.partial`,
      "pressdock-2026-11-16T12-00-00Z.backup",
    ]);
    assert.equal(await readdir(work).catch(() => null), null);
  }));

Deno.test("two backups of one folder do not remove each other's copy: the second is refused until the first ends", () =>
  withDirectory(async (dataDir) => {
    await withWorkFolder(dataDir, async (work) => {
      await writeFile(join(work, "copy.sqlite"), "mine");
      await assert.rejects(withWorkFolder(dataDir, () => Promise.resolve()), /is at work/);
      assert.deepEqual(await readdir(work), ["copy.sqlite"]);
    });
    assert.equal(await withWorkFolder(dataDir, (work) => readdir(work).then(String)), "");
  }));
