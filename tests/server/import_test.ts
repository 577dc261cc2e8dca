/** Importing a file of orders: upload, worker, what is made, skipped and refused, and who may see it. */
import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAX_FILE_ROWS } from "../../api/csv/assembly.ts";
import { GetJob } from "../../api/generated/operations.ts";
import type { Database } from "../../server/db/database.ts";
import { storeUpload } from "../../server/modules/jobs/files.ts";
import { type TestApp, testApp, testSettings } from "../support/api.ts";
import { type FreshDatabase, freshDatabase } from "../support/database.ts";
import { allJobsDone, importFile, sendFile } from "../support/importing.ts";
import { fileOf } from "../support/kill.ts";
import { makeWorld, type World } from "../support/world.ts";

const FIXTURE = new URL("../fixtures/superstore_small.csv", import.meta.url);

interface Scene {
  readonly world: World;
  readonly db: Database;
  readonly place: FreshDatabase["place"];
  readonly app: TestApp;
  readonly anna: string;
  /** Uploads that are left once the app has stopped. */
  readonly files: () => Promise<string[]>;
}

const openApp = (db: Database, { dataDir }: FreshDatabase["place"], timeZone = "UTC") =>
  testApp(db, { settings: { ...testSettings, dataDir, timeZone } });

async function inScene(work: (scene: Scene) => Promise<void>, timeZone = "UTC"): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const world = await makeWorld(db);
  await using app = openApp(db, place, timeZone);
  // A file goes after its job has ended: a stop waits for it.
  const files = async () => {
    await app.app.close();
    return await readdir(join(place.dataDir, "uploads")).catch(() => []);
  };
  await work({ world, db, place, app, anna: await world.token("anna"), files });
}

const codeOf = async (response: Response) => {
  const body = await response.json() as { errors: { extensions: { code: string } }[] };
  return [response.status, body.errors[0]?.extensions.code];
};

Deno.test("a file becomes drafts that say what is missing, and a second import adds nothing", () =>
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
        ["CA-2018-900001", "Draft", 26196 + 73194 + 13098, "02138"],
        ["CA-2019-900003", "Draft", 95758, "98103"],
        ["CA-2019-900004", "Draft", 144, ""],
        ["CA-2019-900005", "Draft", 899, "07102"],
        ["US-2017-900002", "Draft", 2237 + 1, "78701"],
      ],
    );
    for (const order of orders) {
      assert.deepEqual([order.seller_id, order.store_id, order.created_at], [
        "anna",
        "anna-etsy",
        first.created_at,
      ]);
      const codes = (JSON.parse(order.problems) as { code: string }[]).map(({ code }) => code);
      assert.deepEqual([...new Set(codes)], ["skuUnknown", "addressMissing"]);
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

Deno.test("the shop's day is a day of the business time zone", () =>
  inScene(async ({ app, db, anna }) => {
    await importFile(app, db, anna, await Deno.readFile(FIXTURE));
    const order = await db.read.selectFrom("orders").select("ordered_at")
      .where("external_number", "=", "US-2017-900002").executeTakeFirstOrThrow();
    assert.equal(order.ordered_at, Date.parse("2020-02-29T00:00:00-05:00") / 1000);
  }, "America/New_York"));

Deno.test("refused rows are told with line, column and reason, and the good orders are made", () =>
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
        reason: { code: "badNumber", text: "This is not a number that fits here." },
      },
      {
        line: 5,
        column: "",
        reason: { code: "orderRefused", text: "Another row of the same order was refused." },
      },
      {
        line: 8,
        column: "",
        reason: { code: "ragged", text: "The row has another number of cells than the header." },
      },
    ]);
  }));

Deno.test("a file that is not what the mapping expects fails whole, with the reason", () =>
  inScene(async ({ app, db, anna, files }) => {
    const bad = [
      ["Order ID,City\n1,Austin", "columnsMissing"],
      [new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0x0a]), "notText"],
      ["\n\n", "columnsMissing"],
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

Deno.test("an upload needs a person who may, a store of theirs, a known mapping and a file", () =>
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

Deno.test("a stream longer than the limit, or one that breaks, leaves no file", async () => {
  await inScene(async ({ place, files }) => {
    const stream = (chunks: number, end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if (chunks-- > 0) controller.enqueue(new Uint8Array(10));
          else end(controller);
        },
      });
    const long = stream(100, (controller) => controller.close());
    assert.equal(await storeUpload(place.dataDir, "long", long, 55), null);
    const broken = stream(2, (controller) => controller.error(new Error("cut")));
    await assert.rejects(storeUpload(place.dataDir, "broken", broken, 55), /cut/);
    assert.deepEqual(await files(), []);
    const fits = stream(5, (controller) => controller.close());
    assert.equal((await storeUpload(place.dataDir, "fits", fits, 55))?.bytes, 50);
    assert.deepEqual(await files(), ["fits.csv"]);
  });
});

Deno.test("the same key is one job however often it is sent, and another file under it is refused", () =>
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

Deno.test("a job is seen by staff and by whoever may see its seller, and is missing for everybody else", () =>
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

/** What an import made, without ids. */
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

Deno.test("an import that is stopped again and again ends like one that never was", async () => {
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

Deno.test("two workers on the same data make every order once", () =>
  inScene(async ({ app, db, place, anna }) => {
    await using _other = openApp(db, place);
    await importFile(app, db, anna, fileOf("A", 1_100));
    const orders = await db.read.selectFrom("orders").select("external_number").execute();
    assert.equal(orders.length, 1_100);
    const [job] = await db.read.selectFrom("jobs").select(["status", "made", "skipped"]).execute();
    assert.deepEqual(job, { status: "Done", made: 1_100, skipped: 0 });
  }));

Deno.test("a job whose file is gone fails and says so; files without a job are removed after a day", async () => {
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
  await db.write((tx) =>
    tx.insertInto("jobs").values({ ...job, _id: "orphan", status: "Queued", finished_at: null }).execute()
  );
  await writeFile(join(uploads, "abandoned.csv"), "x");
  await Deno.utime(join(uploads, "abandoned.csv"), 0, 0);
  await writeFile(join(uploads, "arriving.csv"), "x");
  await Deno.utime(join(uploads, "arriving.csv"), job.created_at, job.created_at);
  await using _app = openApp(db, place);
  await allJobsDone(db);
  const failed = await db.read.selectFrom("jobs").selectAll().where("_id", "=", "orphan")
    .executeTakeFirstOrThrow();
  assert.deepEqual([failed.status, failed.error_code], ["Failed", "fileGone"]);
  assert.deepEqual(await readdir(uploads), ["arriving.csv"]);
});

const REAL_FILE = Deno.env.get("SAMPLE_ORDERS_CSV");

Deno.test({
  name:
    "the Superstore file: 5,009 drafts, 9,994 lines, 2,297,201.07, twice the same (SAMPLE_ORDERS_CSV names it)",
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
      assert.equal(orders.reduce((sum, order) => sum + order.total_minor, 0), 229_720_107);
      for (const { status, problems, postal_code } of orders) {
        assert.equal(status, "Draft");
        assert.match(problems, /"skuUnknown".*"addressMissing"/);
        assert.match(postal_code, /^(\d{5})?$/);
      }
      const lines = await db.read.selectFrom("order_lines").select(["title", "raw_total", "total_minor"])
        .execute();
      assert.equal(lines.length, 9_994);
      assert.equal(lines.reduce((sum, line) => sum + line.total_minor, 0), 229_720_107);
      const chair = "Hon Deluxe Fabric Upholstered Stacking Chairs, Rounded Back";
      assert.ok(lines.some((line) => line.title === chair && line.raw_total === "731.94"));
      assert.ok(lines.some((line) => line.title === 'Wilson Jones Hanging View Binder, White, 1"'));
      assert.ok(lines.some((line) => line.raw_total === "957.5775" && line.total_minor === 95_758));
      const second = await importFile(app, db, anna, body);
      assert.deepEqual([second.made, second.skipped, second.refused], [0, 5_009, 0]);
    }),
});
