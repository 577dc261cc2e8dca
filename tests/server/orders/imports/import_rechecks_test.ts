/** Checks of the upload are repeated while an import runs; its file is deleted when it ends, no matter who ends it. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Writer } from "../../../../server/db/database.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { removeUnneededUploads } from "../../../../server/modules/orders/imports/clean.ts";
import { storeUpload } from "../../../../server/modules/desk/uploads/files.ts";
import { IMPORT_KIND } from "../../../../server/modules/orders/imports/input.ts";
import { imports } from "../../../../server/modules/orders/imports/kind.ts";
import { JobRefused } from "../../../../server/jobs/job_kind.ts";
import { insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const HEADER = ["external_number", "recipient_name", "sku", "title", "quantity"];
/** The orders need two batches. */
const ORDERS = 750;
const FIRST_BATCH = 500;

/** Makes an import of anna's that waits for a worker, with the worker's tools. */
async function inWaiting(work: (scene: Awaited<ReturnType<typeof waiting>>) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  await work(await waiting(fresh));
}

async function waiting({ db, place }: Awaited<ReturnType<typeof freshDatabase>>) {
  const world = await makeWorld(db);
  const settings = { ...testSettings, dataDir: place.dataDir };
  const rows = Array.from({ length: ORDERS }, (_, n) => `N-${n},Zoë,MUG-WHITE,Mug,1`);
  await storeUpload(
    folderStore(place.dataDir),
    "job",
    new Blob([[HEADER.join(","), ...rows].join("\n")]).stream(),
    1e6,
    { sellerId: null },
  );
  const input = {
    actor: { _id: "anna", name: "Anna" },
    acting_for: null,
    request_id: "r",
    store_id: "anna-etsy",
    time_zone: "",
    plan: planOf(HEADER, { dateOrder: "dmy" }),
    mapping: "",
  };
  await db.write((tx) =>
    insertJob(tx, {
      ...newJob({ _id: "job", kind: IMPORT_KIND, title: "orders.csv", user_id: "anna", at: NOW }),
      seller_id: "anna",
      input: JSON.stringify(input),
      cursor: JSON.stringify({ orders: null }),
      total: 1,
    })
  );
  let batches = 0;
  /** Runs the job, and `between` once after its first batch. Returns the code with which the job ended. */
  const run = async (between: (tx: Writer) => Promise<unknown>): Promise<string> => {
    const watched = Object.create(db, {
      writeMany: {
        value: async (work: (tx: Writer) => Promise<unknown>) => {
          const answer = await db.writeMany(work);
          if (++batches === 1) await db.write(between);
          return answer;
        },
      },
    }) as typeof db;
    const job = await db.read.selectFrom("jobs").selectAll().where("_id", "=", "job")
      .executeTakeFirstOrThrow();
    const tools = { db: watched, settings, now: () => NOW, isStopping: () => false };
    return await imports.run(job, tools).then(() => "done", (error) => {
      if (!(error instanceof JobRefused)) throw error;
      return error.code;
    });
  };
  const count = async () => (await db.read.selectFrom("orders").select("_id").execute()).length;
  const files = () => readdir(join(place.dataDir, "uploads"));
  return { world, db, settings, run, count, files, batches: () => batches };
}

const BETWEEN: Readonly<Record<string, readonly [code: string, change: (tx: Writer) => Promise<unknown>]>> = {
  "the store is paused": [
    "storePaused",
    (tx) => tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", "anna-etsy").execute(),
  ],
  "the person loses the scope": [
    "rightsLost",
    (tx) => tx.deleteFrom("scopes").where("user_id", "=", "anna").execute(),
  ],
  "the person is locked": [
    "personLocked",
    (tx) => tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "anna").execute(),
  ],
  "the person loses the role": [
    "rightsLost",
    (tx) => tx.updateTable("users").set({ role: "printer" }).where("_id", "=", "anna").execute(),
  ],
  "the day is full": [
    "dailyLevelReached",
    (tx) =>
      tx.updateTable("users").set({ order_daily_level: FIRST_BATCH + 100 }).where("_id", "=", "anna")
        .execute(),
  ],
};

for (const [what, [code, change]] of Object.entries(BETWEEN)) {
  Deno.test(`S3.1 a running import ends when ${what}; its orders stay`, () =>
    inWaiting(async ({ run, count }) => {
      assert.equal(await run(change), code);
      assert.equal(await count(), FIRST_BATCH);
    }));
}

Deno.test("an import whose store moved to another seller makes no order", () =>
  inWaiting(async ({ db, run, count }) => {
    await db.write((tx) =>
      tx.updateTable("stores").set({ seller_id: "ben" }).where("_id", "=", "anna-etsy").execute()
    );
    assert.equal(await run(() => Promise.resolve()), "rightsLost");
    assert.equal(await count(), 0);
  }));

Deno.test("an undisturbed import ends with all of its orders, written in as few batches as possible", () =>
  inWaiting(async ({ run, count, batches }) => {
    assert.equal(await run(() => Promise.resolve()), "done");
    assert.equal(await count(), ORDERS);
    assert.equal(batches(), Math.ceil(ORDERS / FIRST_BATCH));
  }));

Deno.test("the file of an import that is cancelled before a worker took it is removed, that of a running one is kept", () =>
  inWaiting(async ({ db, settings, files }) => {
    const tools = { db, settings, now: () => NOW };
    await removeUnneededUploads(tools);
    assert.deepEqual(await files(), ["job.csv"]);
    for (const status of ["Cancelled", "Failed", "Done"]) {
      await db.write((tx) => tx.updateTable("jobs").set({ status }).where("_id", "=", "job").execute());
      await removeUnneededUploads(tools);
      assert.deepEqual(await files(), [], status);
      await storeUpload(folderStore(settings.dataDir), "job", new Blob(["x"]).stream(), 9, {
        sellerId: null,
      });
    }
  }));
