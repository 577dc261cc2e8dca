/**
 * Importing a file of orders: which are made, skipped and refused; neither a stop nor a second worker changes
 * the result.
 */
import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAX_FILE_ROWS } from "../../../../api/csv/bounds.ts";
import { IMPORT_REASONS } from "../../../../api/csv/reasons.ts";
import type { Database } from "../../../../server/db/database.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { allJobsDone, importFile, inScene, openApp, sendFile } from "../../../support/orders/import_jobs.ts";
import { fileOf } from "../../../support/kill/kill.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const FIXTURE = new URL("../../../fixtures/superstore_small.csv", import.meta.url);

Deno.test("a file becomes drafts that name their missing parts, and a second import adds nothing", () =>
  inScene(async ({ app, db, anna, files }) => {
    const body = await Deno.readFile(FIXTURE);
    const first = await importFile(app, db, anna, body, { name: "superstore_small.csv" });
    assert.deepEqual(
      [first.status, first.title, first.made, first.skipped, first.refused, first.error],
      ["Done", "superstore_small.csv", 5, 0, 0, null],
    );
    assert.deepEqual([first.done, first.total], [body.byteLength, body.byteLength]);
    const orders = await db.read.selectFrom("orders").selectAll().orderBy("external_number").execute();
    assert.deepEqual(
      orders.map((order) => [order.external_number, order.status, order.total_minor, order.postal_code]),
      [
        ["CA-2018-900001", "Draft", 0, "02138"],
        ["CA-2019-900003", "Draft", 0, "98103"],
        ["CA-2019-900004", "Draft", 0, ""],
        ["CA-2019-900005", "Draft", 0, "07102"],
        ["US-2017-900002", "Draft", 0, "78701"],
      ],
    );
    for (const order of orders) {
      assert.deepEqual([order.seller_id, order.store_id, order.created_at], [
        "anna",
        "anna-etsy",
        first.created_at,
      ]);
      const codes = (JSON.parse(order.problems) as { code: string }[]).map(({ code }) => code);
      const postal = order.postal_code === "" ? ["postalMissing"] : [];
      assert.deepEqual([...new Set(codes)], ["skuUnknown", "addressMissing", ...postal, "methodUnknown"]);
    }
    const lines = await db.read.selectFrom("order_lines").selectAll().execute();
    assert.ok(
      lines.some((line) =>
        line.title === 'Shelving, 5-Shelf: 72"H x 36"W x 18 1/2"D' && line.raw_total === "0.005"
      ),
    );
    const second = await importFile(app, db, anna, body);
    assert.deepEqual([second.status, second.made, second.skipped], ["Done", 0, 5]);
    assert.equal((await db.read.selectFrom("orders").select("_id").execute()).length, 5);
    assert.deepEqual(await files(), []);
  }));

Deno.test("a day in the shop's file is a day of the business time zone", () =>
  inScene(async ({ app, db, anna }) => {
    await importFile(app, db, anna, await Deno.readFile(FIXTURE));
    const order = await db.read.selectFrom("orders").select("ordered_at")
      .where("external_number", "=", "US-2017-900002").executeTakeFirstOrThrow();
    assert.equal(order.ordered_at, Date.parse("2020-02-29T00:00:00-05:00") / 1000);
  }, "America/New_York"));

Deno.test("refused rows are reported with line, column and reason, and the good orders are made", () =>
  inScene(async ({ app, db, anna }) => {
    const [header, ...rows] = fileOf("A", 3).trimEnd().split("\n");
    const body = [header, ...rows.slice(0, 2), rows[2]?.replace("10.005", "ten"), ...rows.slice(3), "oops,1"]
      .join("\n");
    const job = await importFile(app, db, anna, body);
    assert.deepEqual([job.status, job.made, job.refused], ["Done", 2, 3]);
    assert.deepEqual(job.refusals, [
      {
        line: 4,
        column: "Sales",
        because: null,
        reason: { code: "badNumber", text: IMPORT_REASONS.badNumber },
      },
      // The row itself is valid, and names the faulty row of its order.
      {
        line: 5,
        column: "Sales",
        because: 4,
        reason: { code: "badNumber", text: IMPORT_REASONS.badNumber },
      },
      {
        line: 8,
        column: "",
        because: null,
        reason: { code: "ragged", text: IMPORT_REASONS.ragged },
      },
    ]);
  }));

Deno.test("a file that does not fit the mapping fails as a whole, with the reason", () =>
  inScene(async ({ app, db, anna, files }) => {
    const bad = [
      ["Order ID,City\n1,Austin", "columnsMissing"],
      [new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0x0a]), "notText"],
      ["\n\n", "empty"],
      [fileOf("A", 0), "headerOnly"],
      [new Uint8Array([0x50, 0x4b, 3, 4, 0x14]), "damaged"],
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0x14]), "spreadsheet"],
      ["__proto__,constructor\n1,2", "columnsMissing"],
      [fileOf("A", 1) + "x\n".repeat(MAX_FILE_ROWS), "tooManyRows"],
    ] as const;
    for (const [body, code] of bad) {
      const job = await importFile(app, db, anna, body);
      assert.deepEqual([job.status, job.error?.code, job.made], ["Failed", code, 0]);
      assert.ok(job.finished_at !== null);
    }
    const named = await importFile(app, db, anna, "Order ID,City\n1,Austin");
    assert.match(named.error?.text ?? "", /Missing: Order Date, .*Sales/);
    assert.deepEqual(await files(), []);
    assert.equal((await db.read.selectFrom("orders").select("_id").execute()).length, 0);
  }));

/** Returns the result of an import, without ids. */
async function resultOf(db: Database) {
  const orders = await db.read.selectFrom("orders")
    .select(["code", "external_number", "total_minor", "created_at", "problems"]).orderBy("seq").execute();
  const audit = await db.read.selectFrom("audit_events").select(["action", "actor_id", "at"])
    .where("entity", "=", "orders").orderBy("seq").execute();
  const jobs = await db.read.selectFrom("jobs").select(["status", "made", "skipped", "refused", "done"])
    .execute();
  const refusals = await db.read.selectFrom("job_refusals").select(["line", "code", "field"]).orderBy("line")
    .execute();
  return { orders, audit, jobs, refusals };
}

Deno.test("an import stopped repeatedly ends like an undisturbed one", async () => {
  const body = `${fileOf("A", 1_100)}oops,1\n`;
  const whole = Promise.withResolvers<Awaited<ReturnType<typeof resultOf>>>();
  await inScene(async ({ app, db, anna }) => {
    await importFile(app, db, anna, body);
    whole.resolve(await resultOf(db));
  });
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const world = await makeWorld(db);
  const token = await world.token("anna");
  const isOpen = async () =>
    await db.read.selectFrom("jobs").select("_id").where("status", "in", ["Queued", "Running"])
      .executeTakeFirst();
  let stops = 0;
  for (let isSent = false; !isSent || await isOpen(); stops++) {
    await using app = openApp(db, place);
    const woken = Promise.withResolvers<void>();
    const unlisten = db.onWake(woken.resolve);
    if (!isSent) isSent = (await sendFile(app, token, body)).ok;
    await woken.promise;
    unlisten();
  }
  assert.ok(stops >= 3, `only ${stops} stops`);
  assert.deepEqual(await resultOf(db), await whole.promise);
});

Deno.test("two simultaneous workers make every order once", () =>
  inScene(async ({ app, db, place, anna }) => {
    await using _other = openApp(db, place);
    await importFile(app, db, anna, fileOf("A", 1_100));
    const orders = await db.read.selectFrom("orders").select("external_number").execute();
    assert.equal(orders.length, 1_100);
    const [job] = await db.read.selectFrom("jobs").select(["status", "made", "skipped"]).execute();
    assert.deepEqual(job, { status: "Done", made: 1_100, skipped: 0 });
  }));

Deno.test("a job whose file no longer exists fails with that reason; files without a job are removed after a day", async () => {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const world = await makeWorld(db);
  const token = await world.token("anna");
  const uploads = join(place.dataDir, "uploads");
  {
    await using app = openApp(db, place);
    await importFile(app, db, token, fileOf("A", 1));
  }
  const { _id, status: _status, finished_at: _end, ...job } = await db.read.selectFrom("jobs").selectAll()
    .executeTakeFirstOrThrow();
  const free = { leased_by: "", leased_until: 0 };
  await db.write((tx) =>
    tx.insertInto("jobs").values({ ...job, ...free, _id: "orphan", status: "Queued", finished_at: null })
      .execute()
  );
  await writeFile(join(uploads, "abandoned.csv"), "x");
  await Deno.utime(join(uploads, "abandoned.csv"), 0, 0);
  await writeFile(join(uploads, "arriving.csv"), "x");
  await Deno.utime(join(uploads, "arriving.csv"), job.created_at, job.created_at);
  {
    // Closing the app waits for its background work, so the files are removed then, however slow the machine.
    await using _app = openApp(db, place);
    await allJobsDone(db);
  }
  const failed = await db.read.selectFrom("jobs").selectAll().where("_id", "=", "orphan")
    .executeTakeFirstOrThrow();
  assert.deepEqual([failed.status, failed.error_code], ["Failed", "fileGone"]);
  // Files are removed alongside the jobs, not before them.
  const deadline = performance.now() + 30_000;
  while ((await readdir(uploads)).length > 1 && performance.now() < deadline) {
    await new Promise((done) => setTimeout(done, 10));
  }
  assert.deepEqual(await readdir(uploads), ["arriving.csv"]);
});

const REAL_FILE = Deno.env.get("SAMPLE_ORDERS_CSV");

Deno.test({
  name:
    "the Superstore file named by SAMPLE_ORDERS_CSV gives 5,009 drafts with 9,994 lines for 2,297,201.07, twice the same",
  ignore: !REAL_FILE,
  fn: () =>
    inScene(async ({ app, db, anna }) => {
      const body = await Deno.readFile(REAL_FILE ?? "");
      const first = await importFile(app, db, anna, body);
      assert.deepEqual([first.status, first.made, first.skipped, first.refused], ["Done", 5_009, 0, 0]);
      const orders = await db.read.selectFrom("orders").select([
        "status",
        "total_minor",
        "problems",
        "postal_code",
      ]).execute();
      // The catalogue has none of these items yet.
      assert.equal(orders.reduce((sum, order) => sum + order.total_minor, 0), 0);
      for (const { status, problems, postal_code } of orders) {
        assert.equal(status, "Draft");
        assert.match(problems, /"skuUnknown".*"addressMissing"/);
        assert.match(postal_code, /^(\d{5})?$/);
      }
      const lines = await db.read.selectFrom("order_lines").select(["title", "raw_total", "declared_minor"])
        .execute();
      assert.equal(lines.length, 9_994);
      assert.equal(lines.reduce((sum, line) => sum + (line.declared_minor ?? 0), 0), 229_720_107);
      const chair = "Hon Deluxe Fabric Upholstered Stacking Chairs, Rounded Back";
      assert.ok(lines.some((line) => line.title === chair && line.raw_total === "731.94"));
      assert.ok(lines.some((line) => line.title === 'Wilson Jones Hanging View Binder, White, 1"'));
      assert.ok(lines.some((line) => line.raw_total === "957.5775" && line.declared_minor === 95_758));
      const second = await importFile(app, db, anna, body);
      assert.deepEqual([second.made, second.skipped, second.refused], [0, 5_009, 0]);
    }),
});
