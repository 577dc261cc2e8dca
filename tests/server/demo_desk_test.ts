/** The demo's tags and work on many orders: true to the orders that they name. */
import assert from "node:assert/strict";
import { REASONS } from "../../api/reasons.ts";
import { uniqueTags } from "../../api/tags.ts";
import { inDemo } from "../support/demo.ts";

Deno.test("tags of an order and those that filters read agree, on about one order in six", () =>
  inDemo(async (db) => {
    const orders = await db.read.selectFrom("orders").select(["_id", "seller_id", "tags"]).execute();
    const kept = await db.read.selectFrom("order_tags").select(["order_id", "seller_id", "tag"]).execute();
    const shown = orders.flatMap(({ _id, seller_id, tags }) => {
      const words = JSON.parse(tags) as string[];
      assert.deepEqual(words, uniqueTags(words));
      return words.map((tag) => `${_id} ${seller_id} ${tag}`);
    });
    assert.deepEqual(kept.map((row) => `${row.order_id} ${row.seller_id} ${row.tag}`).sort(), shown.sort());
    const share = orders.filter(({ tags }) => tags !== "[]").length / orders.length;
    assert.ok(share > 0.12 && share < 0.25, `${share} have tags`);
    const methods = await db.read.selectFrom("shipping_methods").select("code").execute();
    const known = new Set(methods.map(({ code }) => code));
    const used = await db.read.selectFrom("orders").select("shipping_method").distinct().execute();
    assert.deepEqual(used.filter(({ shipping_method }) => !known.has(shipping_method)), []);
  }));

Deno.test("every row of a demo job names a real order of its seller, and a failed one a reason that has words", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("job_rows as w").innerJoin("jobs as j", "j._id", "w.job_id")
      .leftJoin("orders as o", "o._id", "w.record_id")
      .select(["w.code", "w.status", "w.reason", "w.before", "j._id", "j.kind", "j.seller_id"])
      .select(["o.code as order_code", "o.seller_id as owner", "o.version"]).execute();
    for (const row of rows) {
      assert.equal(row.code, row.order_code);
      if (row.seller_id !== null) assert.equal(row.owner, row.seller_id);
      if (row.status === "Failed") assert.ok(row.reason in REASONS, row.reason);
      else assert.equal((JSON.parse(row.before) as { version: number }).version, row.version);
    }
    const jobs = await db.read.selectFrom("jobs").selectAll().where("kind", "<>", "orders.import").execute();
    assert.deepEqual(
      new Set(jobs.map(({ kind }) => kind)),
      new Set(["orders.move", "orders.tag", "orders.method"]),
    );
    assert.equal(new Set(jobs.map((job) => job.seller_id)).size, 3);
    for (const job of jobs) {
      const own = rows.filter(({ _id }) => _id === job._id);
      const failed = own.filter(({ status }) => status === "Failed").length;
      assert.deepEqual([job.total, job.made, job.refused], [own.length, own.length - failed, failed]);
    }
    assert.ok(jobs.some(({ kind, refused }) => kind === "orders.move" && refused > 0));
  }));
