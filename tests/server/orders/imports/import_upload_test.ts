/** The upload of a file and its job: who may upload, what is refused, that it happens once, and who sees it. */
import assert from "node:assert/strict";
import { GetJob } from "../../../../api/generated/operations/jobs.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { storeUpload } from "../../../../server/modules/desk/uploads/files.ts";
import { allJobsDone, codeOf, importFile, inScene, sendFile } from "../../../support/orders/import_jobs.ts";
import { fileOf } from "../../../support/kill/kill.ts";

/** These files count for no seller's quota. */
const NOBODY = { sellerId: null };

Deno.test("an upload needs a permitted person, a store of theirs, a known mapping and a file", () =>
  inScene(async ({ app, world, anna, files, db }) => {
    const csv = fileOf("A", 1);
    assert.deepEqual(await codeOf(await sendFile(app, null, csv)), [401, "UNAUTHENTICATED"]);
    assert.deepEqual(await codeOf(await sendFile(app, await world.token("packager"), csv)), [
      403,
      "FORBIDDEN",
    ]);
    for (const store of ["ben-tiktok", "nowhere", ""]) {
      assert.deepEqual(await codeOf(await sendFile(app, anna, csv, { store })), [404, "NOT_FOUND"]);
    }
    assert.deepEqual(await codeOf(await sendFile(app, anna, csv, { mapping: "__proto__" })), [
      400,
      "BAD_INPUT",
    ]);
    for (const body of ["", null]) {
      assert.deepEqual(await codeOf(await sendFile(app, anna, body)), [400, "BAD_INPUT"]);
    }
    const tooLong = { "content-length": String(200 * 1024 ** 2) };
    assert.deepEqual(await codeOf(await sendFile(app, anna, csv, {}, tooLong)), [413, "LIMIT"]);
    assert.deepEqual(await files(), []);
    assert.equal((await db.read.selectFrom("jobs").select("_id").execute()).length, 0);
  }));

Deno.test("a stream that is aborted or longer than the limit leaves no file", async () => {
  await inScene(async ({ place, files }) => {
    const stream = (chunks: number, end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if (chunks-- > 0) controller.enqueue(new Uint8Array(10));
          else end(controller);
        },
      });
    const long = stream(100, (controller) => controller.close());
    assert.equal(await storeUpload(folderStore(place.dataDir), "long", long, 55, NOBODY), null);
    const broken = stream(2, (controller) => controller.error(new Error("cut")));
    await assert.rejects(storeUpload(folderStore(place.dataDir), "broken", broken, 55, NOBODY), /cut/);
    assert.deepEqual(await files(), []);
    const fits = stream(5, (controller) => controller.close());
    assert.equal((await storeUpload(folderStore(place.dataDir), "fits", fits, 55, NOBODY))?.bytes, 50);
    assert.deepEqual(await files(), ["fits.csv"]);
  });
});

Deno.test("the same key is one job however often it is sent, and another file under that key is refused", () =>
  inScene(async ({ app, db, anna, files }) => {
    const key = "key-of-one-upload";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendFile(app, anna, fileOf("A", 2), { key })),
    );
    const jobs = await Promise.all(
      answers.map(async (answer) => (await answer.json() as { job: string }).job),
    );
    assert.equal(new Set(jobs).size, 1);
    assert.deepEqual(await codeOf(await sendFile(app, anna, fileOf("B", 2), { key })), [
      400,
      "IDEMPOTENCY_KEY_MISMATCH",
    ]);
    await allJobsDone(db);
    assert.equal((await db.read.selectFrom("orders").select("_id").execute()).length, 2);
    assert.deepEqual(await files(), []);
  }));

Deno.test("a job is visible to staff and to people who may see its seller, and missing for everybody else", () =>
  inScene(async ({ app, world, db, anna }) => {
    const { _id } = await importFile(app, db, anna, fileOf("A", 1));
    for (const name of ["anna", "agent", "root", "order_qc"] as const) {
      const { data } = await app.ask(await world.token(name), GetJob, { _id });
      assert.equal(data?.getJobById?._id, _id, name);
    }
    for (const name of ["ben", "packager"] as const) {
      const { data, errors } = await app.ask(await world.token(name), GetJob, { _id });
      assert.equal(data?.getJobById ?? null, null, name);
      assert.equal(errors[0]?.extensions.code, name === "ben" ? "NOT_FOUND" : "FORBIDDEN");
    }
  }));

Deno.test("each step of a job is a live event of its seller, and the upload is in the audit", () =>
  inScene(async ({ app, db, anna }) => {
    const { _id } = await importFile(app, db, anna, fileOf("A", 3));
    const events = await db.read.selectFrom("outbox").selectAll().where("entity", "=", "jobs").execute();
    assert.ok(events.length >= 3);
    assert.ok(events.every((event) => event.seller_id === "anna" && event.ids === JSON.stringify([_id])));
    const audit = await db.read.selectFrom("audit_events").selectAll().where("entity_id", "=", _id).execute();
    assert.deepEqual(audit.map((entry) => [entry.action, entry.actor_id, entry.seller_id]), [
      ["orders.import", "anna", "anna"],
    ]);
  }));
