/** When a remedy order, or a case's refund, ends, its case settles in the same transaction. */
import assert from "node:assert/strict";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { refundLifecycle } from "../../../../server/modules/orders/refunds/lifecycle.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { CASE, linesOfOrder, makeRemedy, orderOf, refundCase } from "../../../support/orders/remedies.ts";
import { caseLineRow, caseRow } from "../../../support/support/case_rows.ts";
import { makeWorld, PRICES, type World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const SENT = ["production.start", "production.finish", "label.attach", "shipment.handOver"];

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => work(await makeWorld(db)));

/** Stores a decided case with one remedy, as its decision would. */
async function decide(world: World, origin: string, remedy_id: string, remedy_kind: "order" | "refund") {
  const { code, seller_id } = await orderOf(world, origin);
  const [line] = await linesOfOrder(world, origin);
  await world.db.write(async (tx) => {
    await tx.insertInto("cases").values(caseRow({
      _id: CASE,
      seller_id,
      order_id: origin,
      order_code: code,
      currency: "USD",
      status: "Inprocess",
      round: 1,
    })).execute();
    await tx.insertInto("case_lines").values(caseLineRow({
      case_id: CASE,
      order_line_id: line?._id ?? "",
      outcome: remedy_kind === "order" ? "Reprint" : "Refund",
      round: 1,
      remedy_id,
      remedy_kind,
      remedy_state: "Open",
    })).execute();
  });
}

async function seen({ db }: World) {
  const { status } = await db.read.selectFrom("cases").select("status").executeTakeFirstOrThrow();
  const { remedy_state } = await db.read.selectFrom("case_lines").select("remedy_state")
    .executeTakeFirstOrThrow();
  return [status, remedy_state];
}

async function send(world: World, id: string, events: readonly string[]): Promise<void> {
  for (const event of events) {
    const [done] = await world.move("root", [id], event);
    assert.equal(done?.ok, true, `${event}: ${done?.reason?.text}`);
  }
}

const moveRefund = moveOf<"RefundRequest">(refundLifecycle);

Deno.test("a remedy order resolves its case when it is shipped, and not before", () =>
  inWorld(async (world) => {
    const origin = await world.order({}, PAID);
    const { order_id } = await makeRemedy(world, origin);
    await decide(world, origin, order_id, "order");
    await send(world, order_id, SENT.slice(0, -1));
    assert.deepEqual(await seen(world), ["Inprocess", "Open"]);
    await send(world, order_id, SENT.slice(-1));
    assert.deepEqual(await seen(world), ["Resolved", "Done"]);
  }));

Deno.test("a cancelled remedy order reopens its case", () =>
  inWorld(async (world) => {
    const origin = await world.order({}, PAID);
    const { order_id } = await makeRemedy(world, origin);
    await decide(world, origin, order_id, "order");
    await send(world, order_id, ["order.cancel"]);
    assert.deepEqual(await seen(world), ["Processing", "Failed"]);
  }));

Deno.test("a posted refund resolves its case, and a cancelled refund reopens it", () =>
  inWorld(async (world) => {
    for (const [event, ends] of [["refund.approve", "Resolved"], ["refund.cancel", "Processing"]] as const) {
      await world.db.write(async (tx) => {
        await tx.deleteFrom("case_lines").execute();
        await tx.deleteFrom("cases").execute();
      });
      const origin = await world.order({}, PAID);
      const id = await refundCase(world, origin, [PRICES["TEE-BLACK-M"]]);
      await decide(world, origin, id, "refund");
      const args = { ids: [id], event, params: {} };
      const [done] = await runMutation("moveRefundRequest", moveRefund, args, world.as("root")) as {
        ok: boolean;
      }[];
      assert.equal(done?.ok, true, event);
      assert.equal((await seen(world))[0], ends);
    }
  }));
