/** `kill -9` while a drop is read: reading continues after the last stored page, and each page is stored once. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../../server/db/open.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { newId } from "../../../../server/ids.ts";
import { insertSource } from "../../../../server/modules/shipping/label_pages/sources_store.ts";
import { sourceKey } from "../../../../server/modules/shipping/label_pages/uploads.ts";
import { begin } from "../../../support/desk/bulk.ts";
import { openWorld, WORLD } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { type FreshDatabase, freshDatabase } from "../../../support/server/database.ts";
import { dropsIn, readFile } from "../../../support/shipping/label_drops.ts";
import { isSoak } from "../../../support/soak.ts";

const [FILES, PAGES] = isSoak ? [20, 30] : [2, 30];
const KILLS = isSoak ? 40 : 1;
const LONGEST_WAIT_MS = 60;
const SCRIPT = fileURLToPath(new URL("../../../support/kill/intake_process.ts", import.meta.url));

/** Runs the process until it is killed. Returns true once the drop is read. */
async function live(job: string, { url, dataDir }: FreshDatabase["place"]): Promise<boolean> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", SCRIPT, job],
    env: { DATA_DIR: dataDir, ...url && { DATABASE_URL: url } },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  while (!output.includes("Reading")) {
    const { value, done } = await reader.read();
    assert.ok(!done, `the process ended before the kill: ${output}`);
    output += value;
  }
  await new Promise((wake) => setTimeout(wake, Math.random() * LONGEST_WAIT_MS));
  child.kill("SIGKILL");
  await reader.cancel();
  await child.status;
  return output.includes("Done");
}

Deno.test(`S2.6 after ${KILLS} kills each page of a drop is stored once, with its bytes`, async () => {
  await using fresh = await freshDatabase(WORLD);
  const world = openWorld(fresh.db);
  const { dataDir } = fresh.place;
  const files = folderStore(dataDir);
  const drop = newId();
  for (let nth = 0; nth < FILES; nth++) {
    const pages = Array.from({ length: PAGES }, (_, at) => ({ lines: [`${nth} ${at}`] }));
    const { name, bytes } = readFile(`${nth}.pdf`, ...pages);
    const _id = newId();
    await files.put(sourceKey(_id), ReadableStream.from([bytes]), bytes.length);
    await fresh.db.write((tx) =>
      insertSource(tx, {
        ...{ _id, drop_id: drop, seller_id: "anna", maker: "anna", job_id: null, name, bytes: bytes.length },
        ...{
          digest: "",
          status: "Waiting",
          reason: "",
          pages: 0,
          pages_read: 0,
          refused: "[]",
          created_at: NOW,
        },
      })
    );
  }
  const { _id: job } = await begin(world, "anna", {
    kind: "labels.intake",
    resource: "ship_by_tiktok",
    drop,
  });
  await fresh.db.close();
  for (let kill = 0; kill < KILLS; kill++) if (await live(job, fresh.place)) break;
  const db = await openDatabase(fresh.place);
  await dropsIn(openWorld(db), files).read(job);
  const rows = await db.read.selectFrom("label_pages").select(["_id", "name", "page"]).orderBy("seq")
    .execute();
  assert.deepEqual(
    rows.map(({ name, page }) => `${name} ${page}`).sort(),
    Array.from({ length: FILES * PAGES }, (_, at) => `${Math.floor(at / PAGES)}.pdf ${at % PAGES + 1}`)
      .sort(),
  );
  for (const { _id } of rows) assert.ok(await files.stat(`labels/${_id}`));
  assert.equal(
    (await db.read.selectFrom("jobs").select("status").where("_id", "=", job).executeTakeFirst())?.status,
    "Done",
  );
  await db.close();
});
