/** Drafts of cases: another order takes the place of the first one, and staff explain why a late case is accepted. */
import assert from "node:assert/strict";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { atDesk } from "../../../support/support/case_desk.ts";

const MAKE = `mutation M($id: ID, $params: CaseInput!, $version: Int) {
  made: makeCase(id: $id, params: $params, version: $version) { _id version } }`;
const GET = `query G($id: ID!) { record: getCaseById(_id: $id) {
  order_id order_code currency package_id items_text version lines { quantity } } }`;

interface Read {
  readonly record: Readonly<Record<string, unknown>> & { readonly version: number };
}

const LOST = { support_case: "Shipping", reason: "lost", requested: "Refund" };
const TEE = { sku: "TEE-BLACK-M", quantity: 1 };

Deno.test(
  "the order of a draft can be changed and cleared, within one seller, and lines of a former order go with it",
  onGrounds(async ({ world, ask, refused }) => {
    const steps = ["order.submit", "order.pay"];
    const [one, other] = [
      await world.order({ lines: [TEE] }, steps),
      await world.order({ lines: [TEE] }, steps),
    ];
    const foreign = await world.order({ lines: [TEE], store_id: "ben-tiktok" }, steps);
    const line = async (order_id: string) => {
      const { _id } = await world.db.read.selectFrom("order_lines").select("_id").where(
        "order_id",
        "=",
        order_id,
      )
        .executeTakeFirstOrThrow();
      return [{ order_line_id: _id, quantity: 1 }];
    };
    const given = { ...LOST, order_id: one, lines: await line(one) };
    const { made } = await ask<{ made: { _id: string; version: number } }>("anna", MAKE, { params: given });
    const read = async () => (await ask<Read>("anna", GET, { id: made._id })).record;
    const change = async (params: object) =>
      await refused("anna", MAKE, { id: made._id, version: (await read()).version, params });
    assert.equal(
      await change({ order_id: other, lines: await line(one) }),
      "BAD_INPUT, params.lines.0.order_line_id unknown",
    );
    assert.equal(
      await change({ ...given, order_id: foreign, lines: [] }),
      "BAD_INPUT, params.order_id unknown",
    );
    const ofRoot = { id: made._id, version: 1, params: { order_id: foreign, lines: [] } };
    assert.equal(await refused("root", MAKE, ofRoot), "BAD_INPUT, params.order_id fixed");

    assert.equal(await change({ order_id: other, lines: await line(other) }), "ok");
    const { order_id, order_code, currency, lines } = await read();
    assert.deepEqual([order_id, order_code, currency, lines], [other, "PD-000002", "USD", [{ quantity: 1 }]]);
    const { cases } = await ask<{ cases: unknown[] }>("anna", `{ cases(search: "PD-000002") { code } }`);
    assert.equal(cases.length, 1);

    assert.equal(await change({ order_id: "" }), "BAD_INPUT, params.order_id required");
    assert.equal(await change({ order_id: "", support_case: "Billing", reason: "wrongCharge" }), "ok");
    const cleared = await read();
    assert.deepEqual(
      [
        cleared["order_id"],
        cleared["order_code"],
        cleared["currency"],
        cleared["items_text"],
        cleared["lines"],
      ],
      [null, "", "", "", []],
    );
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "staff submit a case after its time limit only with a reason",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const order = await world.order({ lines: [TEE] }, ["order.submit", "order.pay"]);
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ status: "Delivered", status_at: 1_000_000_000 }).where("_id", "=", order)
        .execute()
    );
    const { _id: order_line_id } = await world.db.read.selectFrom("order_lines").select("_id")
      .where("order_id", "=", order).executeTakeFirstOrThrow();
    const params = {
      ...LOST,
      reason: "missingItem",
      order_id: order,
      lines: [{ order_line_id, quantity: 1 }],
    };
    const { made } = await ask<{ made: { _id: string } }>("agent", MAKE, { params });
    await ask("agent", `mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }`, {
      params: { entity: "cases", entity_id: made._id, body: "The buyer called.", visibility: "seller" },
    });
    assert.equal(await desk.move("anna", made, "case.submit"), "isInWindow");
    assert.equal(await desk.move("agent", made, "case.submit"), "isInWindow");
    assert.equal(
      await desk.move("agent", made, "case.submit", { reason: "The buyer was ill." }),
      "Processing",
    );
  }),
);
