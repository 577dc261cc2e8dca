import assert from "node:assert/strict";
import { freshDatabase } from "../../support/database.ts";

Deno.test("a fresh database is migrated and empty", async () => {
  await using fresh = await freshDatabase();
  assert.deepEqual(await fresh.db.read.selectFrom("orders").selectAll().execute(), []);
  await fresh.db.write((tx) => tx.insertInto("counters").values({ name: "orders", next: 5 }).execute());
  assert.equal((await fresh.db.read.selectFrom("counters").selectAll().executeTakeFirst())?.next, 5);
});
