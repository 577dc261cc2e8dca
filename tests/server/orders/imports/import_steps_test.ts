/** An import whose turns are as short as possible: each one progresses, and the result is that of a long turn. */
import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { imports } from "../../../../server/modules/orders/imports/kind.ts";
import { uploadKey } from "../../../../server/modules/desk/uploads/files.ts";
import { surveyFile } from "../../../../server/modules/orders/imports/survey.ts";
import { IMPORT_KIND, type ImportInput } from "../../../../server/modules/orders/imports/input.ts";
import type { JobRow, JobTools } from "../../../../server/jobs/job_kind.ts";
import { insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const HEADER = ["Order Number", "SKU", "Quantity", "City", "Note"];
const ORDERS = 500;
/** About 250 kB: four pieces of a file, and far below the limit for the queue of large files. */
const BODY = [
  HEADER.join(","),
  ...Array.from({ length: ORDERS }, (_, at) => `${at},S-1,${at % 5 ? 1 : "none"},Austin,${"x".repeat(480)}`),
].join("\n");

/** Makes a job for the file, and tools with which every turn ends at once. */
async function inTurns(
  work: (job: () => Promise<JobRow>, tools: JobTools, input: ImportInput) => Promise<void>,
) {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  await makeWorld(db);
  const input: ImportInput = {
    actor: { _id: "anna", name: "Anna" },
    acting_for: null,
    request_id: "r",
    store_id: "anna-etsy",
    time_zone: "UTC",
    plan: planOf(HEADER),
    mapping: "",
  };
  await folderStore(place.dataDir).put(uploadKey("j"), chunkOf(BODY), Infinity);
  await db.write((tx) =>
    insertJob(tx, {
      ...newJob({ _id: "j", kind: IMPORT_KIND, title: "a.csv", user_id: "anna", at: NOW }),
      seller_id: "anna",
      input: JSON.stringify(input),
      cursor: JSON.stringify({ orders: null }),
      total: BODY.length,
    })
  );
  const settings = { ...testSettings, dataDir: place.dataDir };
  const tools: JobTools = { db, settings, now: () => NOW, isStopping: () => true };
  const job = () => db.read.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  await work(job, tools, input);
}

Deno.test("an import whose turns end at once still finishes, with each order and each refused row once", () =>
  inTurns(async (job, tools) => {
    let turns = 0;
    // Each turn reads the job again, so that only the database and the folder survive between turns.
    for (; (await job()).status !== "Done" && turns < 100; turns++) await imports.run(await job(), tools);
    const { status, made, refused } = await job();
    assert.deepEqual([status, made, refused], ["Done", ORDERS * 4 / 5, ORDERS / 5]);
    assert.ok(turns > 4, "it was cut short often enough");
    const lines = await tools.db.read.selectFrom("job_refused_rows").select("line").orderBy("line").execute();
    assert.deepEqual(
      lines.map(({ line }) => line),
      [1, ...Array.from({ length: ORDERS / 5 }, (_, at) => at * 5 + 2)],
    );
    await imports.clean?.(await job(), tools);
    assert.deepEqual(await readdir(join(tools.settings.dataDir, "uploads")), []);
  }));

Deno.test("the survey of a first reading is optional: a broken one is ignored", () =>
  inTurns(async (job, tools, input) => {
    const row = await job();
    assert.equal(await surveyFile(row, input, tools), null);
    const folder = join(tools.settings.dataDir, "uploads");
    const [file] = (await readdir(folder)).filter((name) => name.endsWith(".survey"));
    assert.ok(file);
    await writeFile(join(folder, file), "not what was written");
    const survey = await surveyFile(row, input, { ...tools, isStopping: () => false });
    assert.deepEqual([survey?.rows, survey?.orders], [ORDERS, ORDERS * 4 / 5]);
  }));
