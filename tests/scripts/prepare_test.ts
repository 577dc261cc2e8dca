import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { fillAside } from "../../scripts/prepare.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { withDirectory } from "../support/server/database.ts";

Deno.test("a first start that is cut off while it fills the demo leaves no database that looks filled", () =>
  withDirectory(async (dataDir) => {
    const fill = (isCutOff: boolean) =>
      fillAside(dataDir, async (db) => {
        await db.write((tx) => tx.insertInto("counters").values({ name: "orders", next: 5 }).execute());
        if (isCutOff) throw new Error("cut off");
      });
    await assert.rejects(fill(true), /cut off/);
    assert.deepEqual((await readdir(dataDir)).filter((name) => name.startsWith(SQLITE_FILE)), []);
    await fill(false);
    assert.deepEqual((await readdir(dataDir)).sort(), [SQLITE_FILE, `${SQLITE_FILE}-closed`]);
    const db = await openDatabase({ dataDir });
    const rows = await db.read.selectFrom("counters").select("next").where("name", "=", "orders").execute();
    await db.close();
    assert.deepEqual(rows, [{ next: 5 }]);
  }));
