/** Other accounts of the machine cannot read the data. */
import assert from "node:assert/strict";
import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../server/db/open.ts";
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
