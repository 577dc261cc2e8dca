/** The cases of the demo: in every state, kind and outcome, with the remedies that were decided. */
import assert from "node:assert/strict";
import { CASE_STATUSES } from "../../../api/statuses.ts";
import { OUTCOMES, SUPPORT_CASES } from "../../../api/support/cases.ts";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { attachmentType } from "../../../api/desk/attachments.ts";
import { addCasePictures } from "../../../server/demo/support/case_pictures.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { attachmentKey } from "../../../server/modules/desk/comments/files.ts";
import { caseFaults } from "../../../server/modules/support/cases/verify_store.ts";
import { workedMs } from "../../support/time/processor_time.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";

const counted = (values: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(values, (each) => each)].map(([key, some]) => [key, some.length]));

Deno.test("S2.12 160 cases are in every state, kind and outcome, with their clocks", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("cases").selectAll().execute();
    assert.equal(rows.length, 160);
    const states = counted(rows.map(({ status }) => status));
    assert.deepEqual(Object.keys(states).sort(), [...CASE_STATUSES].sort());
    assert.equal(new Set(rows.map(({ support_case }) => support_case)).size, SUPPORT_CASES.length);
    const isDue = (at: number | null) => at !== null && at < OPTIONS.now;
    assert.equal(
      rows.filter(({ status, due_at }) => status === "Processing" && isDue(due_at)).length,
      6,
      "overdue",
    );
    assert.equal(rows.filter(({ left_s }) => left_s !== null).length, 4, "paused");
    assert.equal(rows.filter(({ merged_into }) => merged_into !== null).length, 2, "merged");
  }));

Deno.test("S2.12 decided cases have their remedies: 9 reprints, 3 reships and 12 refunds, in the states that they reached", () =>
  inDemo(async (db) => {
    const lines = await db.read.selectFrom("case_lines").selectAll().where("outcome", "<>", "").execute();
    assert.deepEqual(counted(lines.map(({ outcome }) => outcome)), { Reprint: 9, Reship: 3, Refund: 12 });
    assert.ok(lines.every(({ outcome }) => (OUTCOMES as readonly string[]).includes(outcome)));
    const orders = await db.read.selectFrom("orders").select(["_id", "status", "remedy_charged"])
      .where("remedy", "<>", "").execute();
    assert.equal(orders.length, 12);
    const charged = orders.filter(({ remedy_charged }) => remedy_charged === 1);
    assert.deepEqual(charged.map(({ status }) => status), ["Pending"], "charged and short");
    const refunds = await db.read.selectFrom("refund_requests").select(["_id"]).where(
      "case_id",
      "is not",
      null,
    )
      .execute();
    const made = new Set([...orders, ...refunds].map(({ _id }) => _id));
    assert.ok(lines.every(({ remedy_id }) => made.has(remedy_id ?? "")));
    const causes = lines.filter(({ cause_step }) => cause_step !== "");
    assert.equal(new Set(causes.map(({ cause_station }) => cause_station)).size, 1, "one station");
    const times = causes.map(({ cause_at }) => cause_at ?? 0);
    assert.ok(Math.max(...times) - Math.min(...times) <= 7 * DAY_SECONDS, "one week");
    assert.ok(causes.length >= 5, "enough causes have the same station");
  }));

Deno.test("S2.12 the demo draws 24 pictures of faults in less than 0.8 s, and has 18 replies to cases", () =>
  inDemo(async (db) => {
    const dataDir = await Deno.makeTempDir();
    try {
      const files = folderStore(dataDir);
      const worked = await workedMs(() => addCasePictures(db, files));
      assert.ok(worked < 800, `the first start is held up for ${worked} ms`);
      const rows = await db.read.selectFrom("attachments").selectAll().where("entity", "=", "cases")
        .execute();
      assert.equal(rows.length, 24);
      const bytes = await new Response(await files.open(attachmentKey(rows[0]!._id))).arrayBuffer();
      assert.equal(attachmentType(new Uint8Array(bytes)), "image/png");
      assert.equal((await db.read.selectFrom("canned_replies").select("_id").execute()).length, 18);
    } finally {
      await Deno.remove(dataDir, { recursive: true });
    }
  }));

Deno.test("S2.12 messages and garments of merged cases are with their target cases, and all cases add up", () =>
  inDemo(async (db) => {
    const merged = await db.read.selectFrom("cases").select(["_id", "merged_into"])
      .where("closed_as", "=", "merged").execute();
    assert.ok(merged.every(({ merged_into }) => merged_into !== null));
    const left = await db.read.selectFrom("comments").select("_id")
      .where("entity", "=", "cases").where("entity_id", "in", merged.map(({ _id }) => _id)).execute();
    assert.deepEqual(left, []);
    const lines = await db.read.selectFrom("case_lines").select(["case_id", "quantity"]).execute();
    const counts = Map.groupBy(lines, ({ case_id }) => case_id);
    const rows = await db.read.selectFrom("cases").select(["_id", "items_count"])
      .where("closed_as", "<>", "merged").execute();
    assert.ok(rows.every(({ _id, items_count }) => items_count === (counts.get(_id)?.length ?? 0)));
    assert.deepEqual(await caseFaults(db.read), []);
  }));
