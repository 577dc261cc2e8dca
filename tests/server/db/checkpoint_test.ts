import assert from "node:assert/strict";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type CheckpointThread, startCheckpoints } from "../../../server/db/checkpoint.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { filledDirectory } from "../../support/server/database.ts";

/** A thread whose folds end when the test says so. */
function threads() {
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  let [begun, closed] = [0, 0];
  const begin = (): CheckpointThread => {
    begun++;
    return {
      fold() {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        ends.push({ done: resolve, fail: reject });
        return promise;
      },
      close: () => Promise.resolve(void closed++),
    };
  };
  return { begin, ends, counts: () => ({ begun, folds: ends.length, closed }) };
}

/** Allows for a busy machine. */
const PATIENCE_MS = 20_000;
const turn = () => new Promise<void>((go) => setTimeout(go, 0));

Deno.test("the log is folded after so many pages, by one thread, once at a time", async () => {
  const { begin, ends, counts } = threads();
  const folding = startCheckpoints(begin);
  folding.written(1_999);
  assert.deepEqual(counts(), { begun: 0, folds: 0, closed: 0 });
  folding.written(1);
  folding.written(2_000);
  folding.written(2_000);
  assert.deepEqual(counts(), { begun: 1, folds: 1, closed: 0 });
  ends[0]!.done();
  await turn();
  assert.deepEqual(counts(), { begun: 1, folds: 2, closed: 0 });
  ends[1]!.done();
  await turn();
  await folding.close();
  assert.deepEqual(counts(), { begun: 1, folds: 2, closed: 1 });
});

Deno.test("a thread that ends is said and another one begins with what is written next", async () => {
  const { begin, ends, counts } = threads();
  const messages: string[] = [];
  const folding = startCheckpoints(begin, (_, error) => messages.push(String(error)));
  folding.written(2_000);
  ends[0]!.fail(new Error("It ended."));
  await turn();
  assert.deepEqual(messages, ["Error: It ended."]);
  folding.written(2_000);
  assert.deepEqual(counts(), { begun: 2, folds: 2, closed: 0 });
  ends[1]!.done();
  await folding.close();
});

Deno.test({
  name:
    "after many writes another thread has folded them, while the writer is still open, and no log is left behind",
  ignore: Deno.env.has("DATABASE_URL"),
  async fn() {
    const dataDir = await filledDirectory({ name: "", fill: () => Promise.resolve() });
    const path = join(dataDir, SQLITE_FILE);
    const db = await openDatabase({ dataDir });
    const before = (await stat(path)).mtimeMs;
    try {
      for (let at = 0; at < 3; at++) {
        await db.write((tx) =>
          sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
            insert into outbox (entity, ids, seller_id, user_id, at)
            select 'orders', '["' || hex(zeroblob(2000)) || '"]', null, null, n.i from n`
            .execute(tx)
        );
      }
      const giveUp = Date.now() + PATIENCE_MS;
      while ((await stat(path)).mtimeMs === before && Date.now() < giveUp) await turn();
      assert.notEqual((await stat(path)).mtimeMs, before);
    } finally {
      await db.close();
    }
    await assert.rejects(stat(`${path}-wal`), { code: "ENOENT" });
    await rm(dataDir, { recursive: true });
  },
});
