/** `kill -9` between reserving money and its end: each hold ends once, and the books are correct. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../../server/db/open.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { type FreshDatabase, freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const KILLS = isSoak ? 200 : 2;
/** A kill happens within this time after the first hold ended. */
const LONGEST_WAIT_MS = 60;
const SCRIPT = fileURLToPath(new URL("../../../support/kill/hold_process.ts", import.meta.url));

/** Runs the process until it is killed. */
async function live({ url, dataDir }: FreshDatabase["place"]): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", SCRIPT],
    env: { DATA_DIR: dataDir, ...url && { DATABASE_URL: url } },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  for (let output = ""; !output.includes("Ended");) {
    const { value, done } = await reader.read();
    assert.ok(!done, "the process ended before the kill");
    output += value;
  }
  await new Promise((wake) => setTimeout(wake, Math.random() * LONGEST_WAIT_MS));
  child.kill("SIGKILL");
  await reader.cancel();
  await child.status;
}

Deno.test(`money §8 a hold ends once, even if the process is killed ${KILLS} times`, async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.order();
  await world.topUp("anna", 100_000_000);
  await fresh.db.close();
  for (let kill = 0; kill < KILLS; kill++) {
    await live(fresh.place);
    // Each check reads the data of all runs so far, so only a few kills are followed by one.
    if (kill % 20 !== KILLS % 20 && kill !== KILLS - 1) continue;
    const db = await openDatabase(fresh.place);
    assert.deepEqual(await bookFaults(db.read), []);
    const holds = await db.read.selectFrom("holds").select(["_id", "status", "txn_id"]).execute();
    assert.ok(holds.length > kill, "each run of the process made a hold");
    const charged = holds.filter(({ status }) => status === "Captured");
    assert.ok(charged.every(({ txn_id }) => txn_id !== null));
    assert.ok(holds.every(({ status, txn_id }) => status === "Captured" || txn_id === null));
    const captures = await db.read.selectFrom("ledger_txns").select("_id").where("kind", "=", "capture")
      .execute();
    assert.deepEqual(
      captures.map(({ _id }) => _id).toSorted(),
      charged.map(({ txn_id }) => txn_id).toSorted(),
      "holds that were charged twice, or charged and released",
    );
    await db.close();
  }
});
