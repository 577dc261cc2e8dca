/** `kill -9` while months end: numbers have no gap, and each due line is on one document. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../../server/db/open.ts";
import { draftMonths } from "../../../../server/modules/money/invoices/drafts.ts";
import { invoiceFaults } from "../../../../server/modules/money/invoices/verify_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { makeWorld, worldOf } from "../../../support/orders/world.ts";
import { testSettings } from "../../../support/server/api.ts";
import { type FreshDatabase, freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

const KILLS = isSoak ? 200 : 1;
/** Fresh books begin after this many kills: otherwise a check in the soak would read ever more months. */
const KILLS_OF_BOOKS = 20;
/** A kill happens within this time after the first month ended. */
const LONGEST_WAIT_MS = 60;
const SCRIPT = fileURLToPath(new URL("../../../support/kill/document_process.ts", import.meta.url));

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

async function liveAndCheck(kills: number): Promise<void> {
  await using fresh = await freshDatabase();
  await makeWorld(fresh.db);
  await fresh.db.close();
  for (let kill = 0; kill < kills; kill++) {
    await live(fresh.place);
    const db = await openDatabase(fresh.place);
    assert.deepEqual([...await bookFaults(db.read), ...await invoiceFaults(db.read)], []);
    await db.close();
  }
  const { db } = worldOf(await openDatabase(fresh.place));
  const { at } = await db.read.selectFrom("ledger_txns").select(({ fn }) => fn.max("created_at").as("at"))
    .executeTakeFirstOrThrow();
  await draftMonths({ db, settings: testSettings, now: () => Number(at) + 40 * 86_400 });
  assert.deepEqual(await invoiceFaults(db.read), []);
  const open = await db.read.selectFrom("ledger_entries as e").leftJoin(
    "document_lines as d",
    (join) => join.onRef("d.account_id", "=", "e.account_id").onRef("d.no", "=", "e.no"),
  )
    .select("e.seq").where("e.no", "is not", null).where("d.no", "is", null).execute();
  assert.deepEqual(open, [], "lines of months that are over, and on no document");
  const numbers = await db.read.selectFrom("document_numbers").select(["series", "next"]).execute();
  assert.ok(numbers.some(({ series, next }) => series.startsWith("CRN") && next > 1), "nothing was credited");
  await db.close();
}

Deno.test(`money §8 numbers of documents run from 1 without a gap, and the debt is open invoices plus lines not yet invoiced, also if the process is killed (${KILLS})`, async () => {
  for (let left = KILLS; left > 0; left -= KILLS_OF_BOOKS) await liveAndCheck(Math.min(left, KILLS_OF_BOOKS));
});
