/** The demo's tags and bulk jobs agree with the orders that they name. */
import assert from "node:assert/strict";
import { REASONS } from "../../../api/reasons.ts";
import { uniqueTags } from "../../../api/orders/tags.ts";
import { testApp } from "../../support/server/api.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { signIn } from "../../support/people/people.ts";

Deno.test("an order's tags agree with the list's filter for tags, and about one order in six has some", () =>
  inDemo(async (db) => {
    const orders = await db.read.selectFrom("orders").select(["_id", "seller_id", "tags"]).execute();
    const orderTags = await db.read.selectFrom("order_tags").select(["order_id", "seller_id", "tag"])
      .execute();
    const shown = orders.flatMap(({ _id, seller_id, tags }) => {
      const words = JSON.parse(tags) as string[];
      assert.deepEqual(words, uniqueTags(words));
      return words.map((tag) => `${_id} ${seller_id} ${tag}`);
    });
    assert.deepEqual(
      orderTags.map((row) => `${row.order_id} ${row.seller_id} ${row.tag}`).sort(),
      shown.sort(),
    );
    const share = orders.filter(({ tags }) => tags !== "[]").length / orders.length;
    assert.ok(share > 0.12 && share < 0.25, `${share} have tags`);
    const methods = await db.read.selectFrom("shipping_methods").select("code").execute();
    const known = new Set(methods.map(({ code }) => code));
    const used = await db.read.selectFrom("orders").select("shipping_method").distinct().execute();
    assert.deepEqual(used.filter(({ shipping_method }) => !known.has(shipping_method)), []);
  }));

Deno.test("every row of a demo job names a real order of its seller, and a failed one has a reason with words", () =>
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

Deno.test("a demo job can be undone by its maker, and restores every order", () =>
  inDemo(async (db) => {
    await using app = testApp(db, { now: () => OPTIONS.now });
    const jobOf = (_id: string) =>
      db.read.selectFrom("jobs").selectAll().where("_id", "=", _id).executeTakeFirstOrThrow();
    const jobs = await db.read.selectFrom("jobs").selectAll().where("kind", "<>", "orders.import").execute();
    for (const { _id, user_id, title, made } of jobs) {
      const token = await signIn(db, user_id, OPTIONS.now);
      const text = "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }";
      const params = { kind: "orders.undo", resource: "orders", job: _id };
      assert.deepEqual((await app.ask(token, text, { params })).errors, [], title);
      const undo = (await jobOf(_id)).undone_by ?? "";
      // The app's own worker does the undo.
      while ((await jobOf(undo)).finished_at === null) await new Promise((next) => setTimeout(next, 5));
      const { status, made: undone, refused } = await jobOf(undo);
      assert.deepEqual({ status, undone, refused }, { status: "Done", undone: made, refused: 0 }, title);
    }
  }));

Deno.test("S3.6 the demo's people have notifications of every type over several pages, only about what they may see", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("notifications as n").innerJoin("users as u", "u._id", "n.user_id")
      .select(["n.type", "n.status", "n.created_at", "n.referent", "n.content", "u.identity", "u._id"])
      .execute();
    const of = (account: string) => rows.filter(({ identity }) => identity === account);
    for (const account of ["sale", "sale2", "support", "order_qc", "root", "super_root"]) {
      const own = of(account);
      assert.ok(own.length > 20, account);
      assert.deepEqual(new Set(own.map(({ type }) => type)), new Set(["Order", "Item", "Support"]));
      assert.deepEqual(new Set(own.map(({ status }) => status)), new Set(["New", "Readed"]));
      const fresh = own.filter(({ created_at }) => OPTIONS.now - created_at < 18 * 3_600).length;
      assert.ok(fresh > 5 && fresh < own.length, account);
      assert.ok(own.some(({ content }) => content.includes("\n")), account);
    }
    const orders = await db.read.selectFrom("orders").select(["code", "seller_id", "created_at"]).execute();
    const owners = new Map(orders.map((order) => [order.code, order]));
    for (const { type, referent, identity, _id, created_at } of rows) {
      if (type !== "Order") continue;
      const order = owners.get(referent);
      assert.ok(order && order.created_at <= created_at, referent);
      if (identity === "sale" || identity === "sale2") assert.equal(order.seller_id, _id);
    }
  }));
