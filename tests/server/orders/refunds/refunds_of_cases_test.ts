/**
 * Refunds that a case decides: the decider requests them, the order does not change, and at most the
 * remaining sum is requested.
 */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { CASE, orderOf, refundCase } from "../../../support/orders/remedies.ts";
import { makeWorld, PRICES, type World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const TEE = PRICES["TEE-BLACK-M"];
const MUG = PRICES["MUG-WHITE"];

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => work(await makeWorld(db)));

Deno.test("a case's refund is a request by its decider for the charges of its lines", () =>
  inWorld(async (world) => {
    const { db } = world;
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
    const order = await world.order({ lines }, PAID);
    const before = await orderOf(world, order);
    const id = await refundCase(world, order, [TEE, MUG], "super_root");
    const request = await db.read.selectFrom("refund_requests").selectAll().where("_id", "=", id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [request.maker, request.case_id, request.status, request.requested_minor, request.order_id],
      ["super_root", CASE, "Processing", TEE + MUG, order],
    );
    assert.deepEqual(await orderOf(world, order), before);
    const audit = await db.read.selectFrom("audit_events").select(["action", "actor_id"])
      .where("entity_id", "=", id).execute();
    assert.deepEqual(audit, [{ action: "makeRefundRequest", actor_id: "super_root" }]);
  }));

Deno.test("a case cannot request more than is left of a line, and the refusal names the maximum", () =>
  inWorld(async (world) => {
    const order = await world.order({}, PAID);
    await refundCase(world, order, [TEE]);
    const refused = async (amounts: readonly number[]) => {
      try {
        await refundCase(world, order, amounts);
      } catch (error) {
        if (error instanceof ApiError) return [error.code, error.details.problems];
        throw error;
      }
      return [];
    };
    assert.deepEqual(await refused([TEE + 1]), ["REFUND_EXCEEDS", [
      { path: "lines.0.amount_minor", code: "refundExceeds", most: TEE, found: TEE + 1 },
    ]]);
    await refundCase(world, order, [TEE]);
    assert.equal((await refused([1]))[0], "REFUND_EXCEEDS");
    const chargeLines = await world.db.read.selectFrom("charge_lines").select("asked_minor")
      .where("order_id", "=", order).execute();
    assert.deepEqual(chargeLines, [{ asked_minor: 2 * TEE }]);
  }));
