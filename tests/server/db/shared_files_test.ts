/** Several servers share one Postgres and one bucket: any of them can take a job and read its file. */
import assert from "node:assert/strict";
import { systemNow } from "../../../server/app.ts";
import { bucketStore } from "../../../server/files/bucket.ts";
import { atRest, testApp, testSettings } from "../../support/server/api.ts";
import { testBucket } from "../../support/server/bucket.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";
import { exportList, fetchFile } from "../../support/desk/export_jobs.ts";
import { importFile } from "../../support/orders/import_jobs.ts";
import { fileOf, startBare } from "../../support/kill/kill.ts";
import { signIn } from "../../support/people/people.ts";
import { makeWorld } from "../../support/orders/world.ts";

const ORDERS = 120;

Deno.test("a file uploaded to one server is imported by another, whose export is downloaded from the first", async () => {
  await using fresh = await freshDatabase();
  if (fresh.db.engine !== "postgres") return;
  await makeWorld(fresh.db);
  await using bucket = await testBucket();
  const files = bucketStore(bucket.place);
  await withDirectory(async (dataDir) => {
    // This server answers requests only; the other one has a separate folder, and takes every job.
    await using app = testApp(fresh.db, {
      settings: { ...testSettings, files },
      modules: atRest,
      now: systemNow,
    });
    const other = await startBare({ ...fresh.place, dataDir }, bucket.env);
    try {
      const token = await signIn(fresh.db, "anna", systemNow());
      const job = await importFile(app, fresh.db, token, fileOf("A", ORDERS));
      assert.deepEqual([job.status, job.made], ["Done", ORDERS]);
      const id = await exportList({ app, db: fresh.db }, token);
      const text = await (await fetchFile(app, token, id)).text();
      assert.equal(text.trimEnd().split("\r\n").length, ORDERS + 1);
      assert.ok(
        bucket.requests.some((line) => /^GET .*uploads\/.*\.csv/.test(line)),
        "the job read the file",
      );
    } finally {
      assert.equal(await other.stop(), 0);
    }
    const left = await Array.fromAsync(files.list("uploads"));
    assert.deepEqual(left, [], "the job removed the file");
    assert.deepEqual(Array.from(Deno.readDirSync(dataDir), ({ name }) => name), ["secret.key"]);
  });
});
