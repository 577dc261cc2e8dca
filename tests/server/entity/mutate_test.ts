import assert from "node:assert/strict";
import { ApiError, type ErrorCode } from "../../../api/errors.ts";
import type { Database } from "../../../server/db/database.ts";
import { mutation, preparedMutation } from "../../../server/fields.ts";
import { runMutation } from "../../../server/mutate.ts";
import { withDatabase } from "../../support/server/database.ts";
import { auditOf, contextOf, countOf, countUp } from "../../support/server/mutation_context.ts";

const KEY = "one key of a form";
const hold = (ids: readonly string[], key?: string) => ({
  ids,
  event: "order.hold",
  ...(key !== undefined && { key }),
});
const hasCode = (code: ErrorCode) => (error: unknown) => error instanceof ApiError && error.code === code;

const rowsOf = async (db: Database) => ({
  audits: await db.read.selectFrom("audit_events").selectAll().orderBy("seq").execute(),
  events: await db.read.selectFrom("outbox").selectAll().orderBy("seq").execute(),
  keys: await db.read.selectFrom("idempotency_keys").selectAll().execute(),
});

Deno.test("a mutation stores its work, its audit rows and its events together", () =>
  withDatabase(async (db) => {
    await runMutation("moveOrder", countUp, hold(["a", "b"], KEY), contextOf(db, "seller-1", "root-1"));
    const { audits, events, keys } = await rowsOf(db);
    assert.equal(await countOf(db, "a"), 1);
    assert.deepEqual(
      audits.map((
        row,
      ) => [row.entity_id, row.actor_id, row.acting_for, row.request_id, JSON.parse(row.changes)]),
      ["a", "b"].map((id) => [id, "root-1", "seller-1", "request-1", auditOf(id).changes]),
    );
    assert.deepEqual(
      events.map(({ entity, seller_id, ids }) => [entity, seller_id, ids]),
      [["orders", "seller-1", '["a","b"]']],
    );
    assert.deepEqual(keys.map(({ actor_id, field, key }) => [actor_id, field, key]), [[
      "root-1",
      "moveOrder",
      KEY,
    ]]);
  }));

Deno.test("a mutation notifies each seller of its own records only", () =>
  withDatabase(async (db) => {
    const entries = [
      auditOf("a"),
      auditOf("b", { sellerId: "seller-2" }),
      auditOf("c"),
      auditOf("a", { action: "order.note" }),
      auditOf("p", { entity: "packages" }),
      auditOf("h", { sellerId: null }),
    ];
    const field = mutation<"moveOrder">(() => Promise.resolve({ result: [], audit: entries }));
    await runMutation("moveOrder", field, hold([]), contextOf(db));
    const { audits, events } = await rowsOf(db);
    assert.equal(audits.length, entries.length);
    assert.deepEqual(events.map(({ entity, seller_id, ids }) => [entity, seller_id, JSON.parse(ids)]), [
      ["orders", "seller-1", ["a", "c"]],
      ["orders", "seller-2", ["b"]],
      ["packages", "seller-1", ["p"]],
      ["orders", null, ["h"]],
    ]);
  }));

Deno.test("the same key and arguments return the first answer, in any order, and do nothing", () =>
  withDatabase(async (db) => {
    const first = await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db));
    const again = await runMutation(
      "moveOrder",
      countUp,
      { key: KEY, event: "order.hold", ids: ["a"] },
      contextOf(db),
    );
    assert.equal(JSON.stringify(again), JSON.stringify(first));
    assert.equal(await countOf(db, "a"), 1);
    assert.equal((await rowsOf(db)).audits.length, 1);
  }));

Deno.test("100 parallel mutations with one key have one effect and one answer", () =>
  withDatabase(async (db) => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db))),
    );
    assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.equal(await countOf(db, "a"), 1);
    const { audits, events } = await rowsOf(db);
    assert.deepEqual([audits.length, events.length], [1, 1]);
  }));

Deno.test("a key with other arguments, or for another account, is refused and does nothing", () =>
  withDatabase(async (db) => {
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db));
    const mismatch = hasCode("IDEMPOTENCY_KEY_MISMATCH");
    await assert.rejects(runMutation("moveOrder", countUp, hold(["b"], KEY), contextOf(db)), mismatch);
    await assert.rejects(
      runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db, "seller-1", "ann")),
      mismatch,
    );
    assert.deepEqual([await countOf(db, "a"), await countOf(db, "b")], [1, 0]);
  }));

Deno.test("two people may use the same key, and so may two mutations", () =>
  withDatabase(async (db) => {
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db, "ann"));
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db, "bob"));
    const logOut = mutation<"logOut">(() => Promise.resolve({ result: true, audit: [] }));
    await runMutation("logOut", logOut, { key: KEY }, contextOf(db, "ann"));
    assert.equal(await countOf(db, "a"), 2);
  }));

Deno.test("a refusal leaves nothing, and its key can be used again", () =>
  withDatabase(async (db) => {
    const refuse = mutation<"moveOrder">(async (tx, args, context) => {
      await (await countUp.prepare(args, context))(tx);
      throw new ApiError("STALE", "The order was changed by somebody else");
    });
    await assert.rejects(runMutation("moveOrder", refuse, hold(["a"], KEY), contextOf(db)), hasCode("STALE"));
    assert.deepEqual(await rowsOf(db), { audits: [], events: [], keys: [] });
    assert.equal(await countOf(db, "a"), 0);
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db));
    assert.equal(await countOf(db, "a"), 1);
  }));

Deno.test("a repeated key gets the first answer, even if what the work has changed now refuses its preparation", () =>
  withDatabase(async (db) => {
    const once = preparedMutation<"moveOrder">(async (args, context) => {
      if (await countOf(db, "a") > 0) throw new ApiError("NOT_FOUND", "It was done already");
      return await countUp.prepare(args, context);
    });
    const first = await runMutation("moveOrder", once, hold(["a"], KEY), contextOf(db));
    const again = await runMutation("moveOrder", once, hold(["a"], KEY), contextOf(db));
    assert.deepEqual(again, first);
    const refused = hasCode("NOT_FOUND");
    await assert.rejects(runMutation("moveOrder", once, hold(["a"], "another key"), contextOf(db)), refused);
    await assert.rejects(runMutation("moveOrder", once, hold(["a"]), contextOf(db)), refused);
    const mismatch = hasCode("IDEMPOTENCY_KEY_MISMATCH");
    await assert.rejects(runMutation("moveOrder", once, hold(["b"], KEY), contextOf(db)), mismatch);
    assert.equal(await countOf(db, "a"), 1);
  }));

Deno.test("without a key every call counts", () =>
  withDatabase(async (db) => {
    await runMutation("moveOrder", countUp, hold(["a"]), contextOf(db));
    await runMutation("moveOrder", countUp, hold(["a"]), contextOf(db));
    assert.equal(await countOf(db, "a"), 2);
  }));

Deno.test("a key is 8 to 255 printable characters", () =>
  withDatabase(async (db) => {
    for (const key of ["", "short", "x".repeat(256), "line\nbreak", "ключ ключ"]) {
      await assert.rejects(
        runMutation("moveOrder", countUp, hold(["a"], key), contextOf(db)),
        hasCode("BAD_INPUT"),
      );
    }
    await runMutation("moveOrder", countUp, hold(["a"], "x".repeat(255)), contextOf(db));
    assert.equal(await countOf(db, "a"), 1);
  }));

Deno.test("a mutation wakes the tail after its commit, and a repeated one does not", () =>
  withDatabase(async (db) => {
    const seen: Promise<number>[] = [];
    const stop = db.onWake(() => seen.push(countOf(db, "a")));
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db));
    stop();
    assert.deepEqual(await Promise.all(seen), [1]);
    db.onWake(() => assert.fail("Nothing happened"));
    await runMutation("moveOrder", countUp, hold(["a"], KEY), contextOf(db));
  }));
