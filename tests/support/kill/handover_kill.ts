/** Kills processes that hand over packages, and opens their database again. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import type { FreshDatabase } from "../server/database.ts";

const SCRIPT = fileURLToPath(new URL("./handover_process.ts", import.meta.url));

/** Runs a process until it reports that it can be killed, and kills it. */
export async function killWithin(
  { url, dataDir }: FreshDatabase["place"],
  ...args: readonly string[]
): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", SCRIPT, ...args],
    env: { DATA_DIR: dataDir, ...url && { DATABASE_URL: url } },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  for (let output = ""; !output.includes("Killable");) {
    const { value, done } = await reader.read();
    assert.ok(!done, "the process ended before the kill");
    output += value;
  }
  child.kill("SIGKILL");
  await reader.cancel();
  const { signal } = await child.status;
  assert.equal(signal, "SIGKILL");
}

export async function withReopened<T>(
  place: FreshDatabase["place"],
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
