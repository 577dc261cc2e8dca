/** `kill -9` while many callers take numbers: none is given twice, and none is lost. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../../server/db/open.ts";
import { numberFaults } from "../../../../server/modules/shipping/numbers/verify_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { WORLD } from "../../../support/orders/world.ts";
import { type FreshDatabase, freshDatabase } from "../../../support/server/database.ts";
import { addRanges } from "../../../support/shipping/give_out.ts";
import { isSoak } from "../../../support/soak.ts";

const [KILLS, ISSUERS] = isSoak ? [200, 200] : [1, 2];
const LONGEST_WAIT_MS = 60;
const SCRIPT = fileURLToPath(new URL("../../../support/kill/number_process.ts", import.meta.url));

/** Runs the process until it is killed. */
async function live({ url, dataDir }: FreshDatabase["place"]): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", SCRIPT, String(ISSUERS)],
    env: { DATA_DIR: dataDir, ...url && { DATABASE_URL: url } },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  for (let output = ""; !output.includes("Given");) {
    const { value, done } = await reader.read();
    assert.ok(!done, "the process ended before the kill");
    output += value;
  }
  await new Promise((wake) => setTimeout(wake, Math.random() * LONGEST_WAIT_MS));
  child.kill("SIGKILL");
  await reader.cancel();
  await child.status;
}

Deno.test(`S2.16 no number is given twice or lost with ${ISSUERS} callers who take 50 at a time and ${KILLS} kills`, async () => {
  await using fresh = await freshDatabase(WORLD);
  await addRanges(fresh.db, 99_999_999, NOW);
  await fresh.db.close();
  for (let kill = 0; kill < KILLS; kill++) {
    await live(fresh.place);
    if (kill % 20 !== KILLS % 20 && kill !== KILLS - 1) continue;
    const db = await openDatabase(fresh.place);
    assert.deepEqual(await numberFaults(db.read), []);
    const ranges = await db.read.selectFrom("number_ranges").select(["_id", "next"]).execute();
    for (const { _id, next } of ranges) {
      const { n } = await db.read.selectFrom("postal_numbers").select(({ fn }) => fn.countAll().as("n"))
        .where("range_id", "=", _id).executeTakeFirstOrThrow();
      // Codes are unique, so equal counts mean that each serial number exists once.
      assert.equal(Number(n), Number(next), _id);
    }
    await db.close();
  }
});
