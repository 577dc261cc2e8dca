/** Exports that are stopped, cancelled, resumed or expire: the file is complete, or does not exist. */
import assert from "node:assert/strict";
import { readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import { fileFaults } from "../../../../scripts/verify_files.ts";
import { EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { insertJob, JobLost, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { JobRefused, type JobRow } from "../../../../server/jobs/job_kind.ts";
import { removeUnneededExports } from "../../../../server/modules/desk/exports/clean.ts";
import {
  pieceKey,
  readExport as fileOfExport,
  removeExport,
  writePiece,
} from "../../../../server/modules/desk/exports/files.ts";
import type { ExportFormat } from "../../../../resources/define.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import type { ExportCursor } from "../../../../server/modules/desk/exports/input.ts";
import { exportList } from "../../../../server/modules/desk/exports/run.ts";
import { readExportRequest } from "../../../../server/modules/desk/exports/read.ts";
import { principalOf } from "../../../../server/modules/desk/jobs/principal.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { fetchFile } from "../../../support/desk/export_jobs.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";
import { readRows } from "../../../support/files/workbooks.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const SIZES = { page: 2, step: 4 };
const ORDERS = 11;

interface Scene {
  readonly world: World;
  readonly tools: BackgroundTools;
  readonly begin: (name?: Name, columns?: readonly string[], format?: ExportFormat) => Promise<string>;
  readonly job: (id: string) => Promise<JobRow>;
  /** Continues a job for the given number of steps; returns true if it has ended. */
  readonly work: (id: string, steps?: number) => Promise<boolean>;
  readonly bytes: (id: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly text: (id: string) => Promise<string>;
}

/** Makes jobs that only the test runs, without a worker. */
async function inScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const world = await makeWorld(db);
  for (let at = 0; at < ORDERS; at++) {
    await world.order({ recipient_name: `Buyer ${at}`, store_id: at % 3 === 2 ? "ben-tiktok" : "anna-etsy" });
  }
  const tools = { db, settings: { ...testSettings, dataDir: place.dataDir }, now: () => NOW };
  const files = folderStore(place.dataDir);
  const job = (id: string) =>
    db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
  const bytes = async (id: string) => {
    const cursor = JSON.parse((await job(id)).cursor) as ExportCursor;
    return new Uint8Array(await new Response(await fileOfExport(files, id, cursor)).arrayBuffer());
  };
  let made = 0;
  await run({
    world,
    tools,
    job,
    async begin(name = "agent", columns = ["code", "recipient_name"], format = "csv") {
      const _id = `job-${++made}`;
      const context = world.as(name);
      const parts = await readExportRequest({
        kind: "list.export",
        resource: "orders",
        filters: {},
        columns: [...columns],
        format,
      }, context);
      const row = { _id, kind: "list.export", title: parts.title, user_id: name, at: NOW };
      await db.write((tx) =>
        insertJob(tx, {
          ...newJob(row),
          input: JSON.stringify({ ...parts.input, ...principalOf(context) }),
          cursor: JSON.stringify(parts.cursor),
        })
      );
      return _id;
    },
    async work(id, steps = Infinity) {
      let left = steps;
      await exportList(await job(id), { ...tools, isStopping: () => left-- <= 0 }, SIZES);
      return (await job(id)).status === "Done";
    },
    bytes,
    text: async (id) => new TextDecoder().decode(await bytes(id)),
  });
}

Deno.test("an export killed after any step ends with the same file as an undisturbed one", () =>
  inScene(async ({ begin, work, text, tools }) => {
    const whole = await begin();
    assert.equal(await work(whole), true);
    const wanted = await text(whole);
    assert.equal(wanted.trimEnd().split("\r\n").length, ORDERS + 1);
    for (let killed = 0; killed < 4; killed++) {
      const id = await begin();
      await work(id, killed);
      // The rows were on disk, but their cursor was not stored.
      await writePiece(folderStore(tools.settings.dataDir), id, chunkOf("half a row"), { sellerId: null });
      assert.equal(await work(id), true);
      assert.equal(await text(id), wanted, `killed after ${killed} steps`);
    }
  }));

Deno.test("a workbook killed after any step ends with the same sheet as an undisturbed one", () =>
  inScene(async ({ begin, work, bytes }) => {
    const whole = await begin("agent", ["code", "recipient_name"], "xlsx");
    assert.equal(await work(whole), true);
    const wanted = await bytes(whole);
    assert.equal((await readRows(wanted)).length, ORDERS + 1);
    for (let killed = 0; killed < 3; killed++) {
      const id = await begin("agent", ["code", "recipient_name"], "xlsx");
      await work(id, killed);
      assert.equal(await work(id), true);
      assert.deepEqual(await bytes(id), wanted, `killed after ${killed} steps`);
    }
  }));

Deno.test("an export whose file was lost begins again, and counts from the beginning", () =>
  inScene(async ({ begin, work, text, job, tools }) => {
    const id = await begin();
    await work(id, 2);
    assert.deepEqual([(await job(id)).status, (await job(id)).done, (await job(id)).total], [
      "Running",
      8,
      ORDERS,
    ]);
    const { pieces = [] } = JSON.parse((await job(id)).cursor) as ExportCursor;
    await truncate(join(tools.settings.dataDir, pieceKey(id, pieces[1] ?? "")), 10);
    assert.equal(await work(id), true);
    assert.equal((await text(id)).trimEnd().split("\r\n").length, ORDERS + 1);
    assert.deepEqual([(await job(id)).done, (await job(id)).made], [ORDERS, ORDERS]);
    const faults = () => fileFaults(tools.db, folderStore(tools.settings.dataDir), NOW);
    assert.deepEqual(await faults(), []);
    await removeExport(folderStore(tools.settings.dataDir), id);
    assert.deepEqual(await faults(), [`The file of export ${id} is missing or another one.`]);
  }));

Deno.test("rows that a person may no longer see are not in the file, although they were visible when the export began", () =>
  inScene(async ({ begin, work, text, tools: { db } }) => {
    const id = await begin();
    await work(id, 2);
    assert.match(await text(id), /Buyer 5/);
    await db.write((tx) =>
      tx.deleteFrom("scopes").where("user_id", "=", "agent").where("seller_id", "=", "ben").execute()
    );
    assert.equal(await work(id), true);
    assert.doesNotMatch(await text(id), /Buyer (2|5|8)\r/);
    assert.equal((await text(id)).trimEnd().split("\r\n").length, 8 + 1);
  }));

Deno.test("an export stops when its person loses a column, the list, or the account", () =>
  inScene(async ({ begin, work, tools: { db } }) => {
    const id = await begin("root", ["code", "seller_name"]);
    await work(id, 1);
    const as = (patch: { role?: string; status?: string }) =>
      db.write((tx) => tx.updateTable("users").set(patch).where("_id", "=", "root").execute());
    const stopped = async () => {
      const error = await work(id).then(() => null, (error: unknown) => error);
      return error instanceof JobRefused ? error.code : error;
    };
    // A seller for themselves loses the column; a person for several sellers would keep it.
    await as({ role: "sale" });
    await db.write((tx) => tx.insertInto("scopes").values({ user_id: "root", seller_id: "root" }).execute());
    assert.equal(await stopped(), "rightsLost");
    await as({ role: "packager" });
    assert.equal(await stopped(), "rightsLost");
    await as({ role: "root", status: "Locked" });
    assert.equal(await stopped(), "personLocked");
  }));

Deno.test("a cancelled export stops at its next step, and its file is removed", () =>
  inScene(async ({ begin, work, job, tools }) => {
    const id = await begin();
    await work(id, 1);
    const before = await job(id);
    await tools.db.write((tx) =>
      tx.updateTable("jobs").set({ status: "Cancelled" }).where("_id", "=", id).execute()
    );
    await assert.rejects(exportList(before, { ...tools, isStopping: () => false }, SIZES), JobLost);
    await removeUnneededExports([id], tools);
    assert.deepEqual(await readdir(join(tools.settings.dataDir, "exports")), []);
  }));

Deno.test("a file is kept for a week; then it is deleted, and its address says so", () =>
  inScene(async ({ begin, work, tools, world }) => {
    const id = await begin();
    await work(id);
    const later = (days: number) => ({ ...tools, now: () => NOW + days * 86_400 });
    await using app = testApp(tools.db, { settings: tools.settings });
    const token = await world.token("agent");
    await removeUnneededExports([id], later(EXPORT_LIFE_DAYS - 1));
    assert.equal((await fetchFile(app, token, id)).status, 200);
    await removeUnneededExports([id], later(EXPORT_LIFE_DAYS));
    assert.deepEqual(await codeOf(await fetchFile(app, token, id)), [410, "NOT_FOUND"]);
  }));
