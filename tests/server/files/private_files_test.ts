/** Other accounts of the machine cannot read the data. */
import assert from "node:assert/strict";
import { chmod, chown, link, mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../server/db/open.ts";
import { giveToFolderOwner } from "../../../server/files/folder_owner.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { chunkOf } from "../../../server/files/store.ts";
import { keyringIn } from "../../../server/secrets/secret_file.ts";
import { withDirectory } from "../../support/server/database.ts";

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

Deno.test("security C8: in a folder that others may read, every file of ours is readable only by its owner", () =>
  withDirectory(async (dataDir) => {
    await chmod(dataDir, 0o755);
    const db = await openDatabase({ dataDir });
    await keyringIn(dataDir);
    await folderStore(dataDir).put("exports/job.csv", chunkOf("a"), 1);
    await db.write((tx) => tx.insertInto("counters").values({ name: "x", next: 1 }).execute());
    for (
      const name of ["pressdock.db", "pressdock.db-wal", "pressdock.db-shm", "secret.key", "exports/job.csv"]
    ) {
      assert.equal(await modeOf(join(dataDir, name)), "600", name);
    }
    await db.close();
  }));

Deno.test("security C8: files that an older build left readable are made private at the start; files that are not ours stay unchanged", () =>
  withDirectory(async (dataDir) => {
    await (await openDatabase({ dataDir })).close();
    await keyringIn(dataDir);
    for (const folder of ["uploads", "exports", "attachments"]) {
      await mkdir(join(dataDir, folder), { mode: 0o755 });
      await writeFile(join(dataDir, folder, "one"), "x");
    }
    await writeFile(join(dataDir, "notes.txt"), "x");
    const ours = ["pressdock.db", "secret.key", "uploads/one", "exports/one", "attachments/one"];
    for (const name of [...ours, "notes.txt"]) await chmod(join(dataDir, name), 0o644);
    await (await openDatabase({ dataDir })).close();
    for (const name of ours) assert.equal(await modeOf(join(dataDir, name)), "600", name);
    assert.equal(await modeOf(join(dataDir, "uploads")), "700");
    assert.equal(await modeOf(join(dataDir, "notes.txt")), "644");
  }));

const NOBODY = 65_534;

Deno.test("what root wrote into another account's data folder belongs to that account, and nothing outside of it", () =>
  withDirectory(async (around) => {
    if (Deno.uid() !== 0) return;
    const dataDir = join(around, "data");
    await mkdir(dataDir);
    await (await openDatabase({ dataDir })).close();
    for (const key of ["exports/job.csv", "uploads/one.csv"]) {
      await folderStore(dataDir).put(key, chunkOf("a"), 1);
    }
    await writeFile(join(around, "root.txt"), "x");
    await mkdir(join(dataDir, "lost+found"));
    await symlink(join(around, "root.txt"), join(dataDir, "symbolic"));
    await link(join(around, "root.txt"), join(dataDir, "hard"));
    const ownerOf = async (name: string) => (await stat(join(around, name))).uid;
    await giveToFolderOwner(dataDir);
    assert.equal(await ownerOf("data/pressdock.db"), 0, "the folder is root's own");
    for (const folder of [dataDir, join(dataDir, "uploads")]) await chown(folder, NOBODY, NOBODY);
    await giveToFolderOwner(dataDir);
    assert.equal(await ownerOf("data/uploads/one.csv"), 0);
    for (const name of ["pressdock.db", "pressdock.db-closed", "exports", "exports/job.csv"]) {
      assert.equal(await ownerOf(`data/${name}`), NOBODY, name);
    }
    await giveToFolderOwner(dataDir, true);
    assert.equal(await ownerOf("data/uploads/one.csv"), NOBODY);
    for (const name of ["root.txt", "data/lost+found"]) assert.equal(await ownerOf(name), 0, name);
  }));
