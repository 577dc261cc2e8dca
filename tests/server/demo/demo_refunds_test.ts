/** The refund requests of the demo: in every state, in agreement with their orders. */
import assert from "node:assert/strict";
import { spanOf } from "../../../api/time/dates.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";

Deno.test("refunds were requested and decided in every state, by people with the right, for sent orders", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("refund_requests as r").innerJoin(
      "orders as o",
      "o._id",
      "r.order_id",
    )
      .select([
        "r.status",
        "r.created_at",
        "r.checker",
        "r.second",
        "o.refunds_minor",
        "r.requested_minor",
        "o.paid",
      ])
      .execute();
    assert.equal(rows.length, 52);
    const states = Map.groupBy(rows, ({ status }) => status);
    assert.deepEqual([...states.keys()].sort(), [
      "Approved",
      "Cancelled",
      "Posted",
      "Processing",
      "Rejected",
    ]);
    assert.ok(
      rows.every((row) => row.refunds_minor === (row.status === "Posted" ? row.requested_minor : 0)),
    );
    const posted = states.get("Posted") ?? [];
    assert.ok(posted.every(({ checker, second }) => checker !== null && second !== checker));
    assert.ok(posted.some(({ second }) => second !== null), "large refunds were posted by a second person");
    assert.ok(rows.some(({ paid }) => paid === 0), "one order was refunded completely");
    const { from } = spanOf("this-month", OPTIONS.now, OPTIONS.timeZone);
    assert.ok(states.get("Processing")?.some((row) => row.created_at >= from), "some of this month");
  }));
