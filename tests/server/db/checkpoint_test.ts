import assert from "node:assert/strict";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type CheckpointThread, startCheckpoints } from "../../../server/db/checkpoint.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { filledDirectory } from "../../support/server/database.ts";

/** Starts threads whose checkpoints end when the test ends them. */
function threads() {
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  let [begun, closed] = [0, 0];
  const begin = (): CheckpointThread => {
    begun++;
    return {
      runCheckpoint() {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        ends.push({ done: resolve, fail: reject });
        return promise;
      },
      close: () => Promise.resolve(void closed++),
    };
  };
  return { begin, ends, counts: () => ({ begun, runs: ends.length, closed }) };
}

/** The limit allows for a busy machine. */
const PATIENCE_MS = 20_000;
const turn = () => new Promise<void>((go) => setTimeout(go, 0));

Deno.test("a checkpoint runs after a number of pages, on one thread, one at a time", async () => {
  const { begin, ends, counts } = threads();
  const checkpoints = startCheckpoints(begin);
  checkpoints.written(1_999);
  assert.deepEqual(counts(), { begun: 0, runs: 0, closed: 0 });
  checkpoints.written(1);
  checkpoints.written(2_000);
  checkpoints.written(2_000);
  assert.deepEqual(counts(), { begun: 1, runs: 1, closed: 0 });
  ends[0]!.done();
  await turn();
  assert.deepEqual(counts(), { begun: 1, runs: 2, closed: 0 });
  ends[1]!.done();
  await turn();
  await checkpoints.close();
  assert.deepEqual(counts(), { begun: 1, runs: 2, closed: 1 });
});

Deno.test("a thread that ends is reported, and another one starts with the next write", async () => {
  const { begin, ends, counts } = threads();
  const messages: string[] = [];
  const checkpoints = startCheckpoints(begin, (_, error) => messages.push(String(error)));
  checkpoints.written(2_000);
  ends[0]!.fail(new Error("It ended."));
  await turn();
  assert.deepEqual(messages, ["Error: It ended."]);
  checkpoints.written(2_000);
  assert.deepEqual(counts(), { begun: 2, runs: 2, closed: 0 });
  ends[1]!.done();
  await checkpoints.close();
});

Deno.test({
  name:
    "after many writes another thread has run a checkpoint while the writer is open, and the log is empty",
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
