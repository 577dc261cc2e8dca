/**
 * Faults around a case: no garment is remedied twice, no other seller's case is found, and a refusal changes
 * nothing.
 */
import assert from "node:assert/strict";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import { filesOf } from "../../../../server/files/open.ts";
import { attachmentKey } from "../../../../server/modules/desk/comments/files.ts";
import type { World } from "../../../support/orders/world.ts";
import { testSettings } from "../../../support/server/api.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { atDesk, MAKE_CASE, MOVE_CASE } from "../../../support/support/case_desk.ts";

const remedyOrders = async ({ db }: World) =>
  await db.read.selectFrom("orders").select(["_id", "status", "remedy_charged"]).where("remedy", "<>", "")
    .execute();

Deno.test(
  "support §7 of a simultaneous refund and reprint of the same garment in two cases one is decided, and the other names it",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order } = await sendPackage(world, [{ sku: "TEE-BLACK-M", quantity: 1 }]);
    const [one, other] = [await desk.send(order, 1), await desk.send(order, 1)];
    const ends = await Promise.all([
      desk.decide("agent", one, "Reprint"),
      desk.decide("root", other, "Refund", { amount_minor: 100 }),
    ]);
    const [won, lost] = ends[0] === "Inprocess" ? [one, other] : [other, one];
    assert.deepEqual(ends.toSorted(), ["Inprocess", `isFreeLine ${won.code}`]);
    assert.equal((await desk.read("root", lost)).status, "Processing");
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "support §7 of two people who decide the same case at the same time the second gets STALE, with the first one's decision",
  atDesk(async (desk) => {
    const { ask, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 2);
    const lines = [{ _id: sent.lines[0]!._id, outcome: "Reprint" }];
    const decide = async (name: "agent" | "root") =>
      (await ask<{ moved: { ok: boolean; error: string | null; columns: { status: string } }[] }>(
        name,
        MOVE_CASE,
        { ids: [sent._id], event: "case.decide", params: { lines } },
      )).moved[0]!;
    const ends = await Promise.all([decide("agent"), decide("root")]);
    assert.deepEqual(ends.map(({ error }) => error).toSorted(), ["STALE", null]);
    assert.deepEqual(ends.map(({ columns }) => columns.status), ["Inprocess", "Inprocess"]);
    assert.equal((await remedyOrders(world)).length, 1);
  }),
);

Deno.test(
  "support §11 a decision sent again with its key makes no second remedy",
  atDesk(async (desk) => {
    const { ask, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 1);
    const query = `mutation M($ids: [ID!]!, $params: CaseMoveInput, $key: String) {
      moved: moveCase(ids: $ids, event: "case.decide", params: $params, key: $key) { ok columns } }`;
    const lines = [{ _id: sent.lines[0]!._id, outcome: "Reprint" }];
    const decide = () => ask("agent", query, { ids: [sent._id], params: { lines }, key: "decision-1" });
    assert.deepEqual(await decide(), await decide());
    assert.equal((await remedyOrders(world)).length, 1);
  }),
);

Deno.test(
  "S2.12 an order whose garments all have a remedy accepts no case about them, and a case without garments cannot be submitted",
  atDesk(async (desk) => {
    const { ask, refused, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 2);
    assert.equal(await desk.decide("agent", sent, "Reprint"), "Inprocess");
    const line = (await world.db.read.selectFrom("case_lines").select("order_line_id")
      .executeTakeFirstOrThrow()).order_line_id;
    const given = { order_id: order, support_case: "Shipping", reason: "missingItem", requested: "Refund" };
    const make = (more: object) => ({ params: { ...given, ...more } });
    assert.equal(
      await refused("anna", MAKE_CASE, make({ lines: [{ order_line_id: line, quantity: 1 }] })),
      "BAD_INPUT, params.lines.0.quantity notFree",
    );
    const { made } = await ask<{ made: { _id: string; code: string; lines: [] } }>(
      "anna",
      MAKE_CASE,
      make({}),
    );
    assert.equal(await desk.move("anna", made, "case.submit"), "hasLines");
  }),
);

Deno.test(
  "support §7 a charged reprint that the balance does not cover waits as Pending, and continues once it does",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    // The order leaves 9.07 of the 100.00.
    const { order } = await sendPackage(world, [{ sku: "TEE-BLACK-M", quantity: 7 }]);
    const sent = await desk.send(order, 1);
    assert.equal(await desk.decide("agent", sent, "Reprint", { charged: true }), "Inprocess");
    const [remedy] = await remedyOrders(world);
    assert.deepEqual([remedy!.status, remedy!.remedy_charged], ["Pending", 1]);
    const [short] = await world.move("anna", [remedy!._id], "order.pay");
    assert.deepEqual([short!.ok, short!.reason?.code], [false, "insufficientBalance"]);
    await world.topUp("anna", 10_000);
    const [paid] = await world.move("anna", [remedy!._id], "order.pay");
    assert.equal(paid!.ok, true);
    assert.deepEqual((await desk.read("anna", sent)).lines.map(({ remedy_state }) => remedy_state), ["Open"]);
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "support §7 a person who loses the right while the form is open is refused, and no remedy is made",
  atDesk(async (desk) => {
    const { refused, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 1);
    await world.db.write((tx) =>
      tx.updateTable("users").set({ role: "packager" }).where("_id", "=", "root").execute()
    );
    const params = { lines: [{ _id: sent.lines[0]!._id, outcome: "Reprint" }] };
    assert.match(
      await refused("root", MOVE_CASE, { ids: [sent._id], event: "case.decide", params }),
      /^FORBIDDEN/,
    );
    assert.equal((await desk.read("agent", sent)).status, "Processing");
    assert.deepEqual(await remedyOrders(world), []);
  }),
);

Deno.test(
  "support §7 another seller cannot find a case in any way, and cannot merge into it",
  atDesk(async (desk) => {
    const { ask, refused, rest, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const { _id, code } = await desk.send(order, 1);
    const queries = [
      `{ getCaseById(_id: "${_id}") { _id } }`,
      `{ comments(entity: "cases", entity_id: "${_id}") { _id } }`,
      `mutation { trashCase(delete_ids: ["${_id}"]) }`,
      `mutation { makeComment(params: { entity: "cases", entity_id: "${_id}", body: "Hello" }) { _id } }`,
    ];
    for (const query of queries) assert.match(await refused("ben", query), /^NOT_FOUND/, query);
    const params = { support_case: "Other", reason: "otherReason", requested: "Advice" };
    const change = `mutation M($id: ID, $params: CaseInput!) { makeCase(id: $id, params: $params) { _id } }`;
    assert.match(await refused("ben", change, { id: _id, params }), /^NOT_FOUND/);
    const upload = await rest("ben", `/attachments?entity=cases&id=${_id}&name=a.png`, {
      method: "POST",
      body: Uint8Array.of(0x89),
    });
    assert.equal(upload.status, 404);
    for (const event of ["case.withdraw", "case.submit"]) {
      assert.equal(await desk.move("ben", { _id }, event), "NOT_FOUND notFound", event);
    }
    assert.deepEqual(await ask("ben", `{ cases(search: "${code}") { _id } }`), { cases: [] });
    const { made } = await ask<{ made: { _id: string; code: string; lines: [] } }>("ben", MAKE_CASE, {
      params,
    });
    await ask(
      "ben",
      `mutation { makeComment(params: { entity: "cases", entity_id: "${made._id}", body: "x" }) { _id } }`,
    );
    assert.equal(await desk.move("ben", made, "case.submit"), "Processing");
    assert.equal(await desk.move("agent", made, "case.merge", { into: _id }), "isMergeable");
  }),
);

Deno.test(
  "support §7 a refund above the remaining sum names the maximum, and a retired item refuses its reprint with its problem",
  atDesk(async (desk) => {
    const { ask, refused, rest, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 1);
    const { caseOptions: { lines: [{ left_minor } = { left_minor: 0 }] } } = await ask<
      { caseOptions: { lines: { left_minor: number }[] } }
    >("agent", `{ caseOptions(order_id: "${order}") { lines { left_minor } } }`);
    const decision = (more: object) => ({
      ids: [sent._id],
      event: "case.decide",
      params: { lines: [{ _id: sent.lines[0]!._id, ...more }] },
    });
    const answer = await rest("agent", "/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: MOVE_CASE,
        variables: decision({ outcome: "Refund", amount_minor: left_minor + 1 }),
      }),
    });
    const { errors: [{ extensions }] } = await answer.json();
    assert.deepEqual([extensions.code, extensions.problems], ["REFUND_EXCEEDS", [{
      path: "params.lines.0.amount_minor",
      code: "refundExceeds",
      most: left_minor,
      found: left_minor + 1,
    }]]);
    await world.db.write((tx) =>
      tx.updateTable("items").set({ status: "Discontinued" }).where("sku", "=", "TEE-BLACK-M").execute()
    );
    assert.equal(
      await refused("agent", MOVE_CASE, decision({ outcome: "Reprint" })),
      "ILLEGAL_TRANSITION, itemUnavailable",
    );
    assert.equal((await desk.read("agent", sent)).status, "Processing");
    assert.deepEqual(await remedyOrders(world), []);
  }),
);

Deno.test(
  "evidence missing from the storage is shown as a missing file; its case opens and can be decided",
  atDesk(async (desk) => {
    const { ask, dataDir, rest, world } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 1);
    const body = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3);
    const uploaded = await (await rest("anna", `/attachments?entity=cases&id=${sent._id}&name=a.png`, {
      method: "POST",
      body,
    })).json();
    const id = uploaded.attachment._id as string;
    await ask("anna", "mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }", {
      params: { entity: "cases", entity_id: sent._id, body: "See there.", attachments: [id] },
    });
    const get = async () => {
      const response = await rest("agent", `/attachments/file?id=${id}`);
      await response.body?.cancel();
      return response.status;
    };
    assert.equal(await get(), 200);
    await filesOf({ ...testSettings, dataDir }).remove(attachmentKey(id));
    assert.equal(await get(), 404);
    assert.equal(await desk.decide("agent", sent, "Reprint"), "Inprocess");
  }),
);

Deno.test(
  "the refund that an agent decides alone is limited in the currency of the case, not in today's of the business",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    await world.topUp("anna", 100_000);
    const { order } = await sendPackage(world, [{ sku: "HOODIE-GREY-L", quantity: 10 }]);
    const sent = await desk.send(order, 10);
    const setCurrency = (currency: string) =>
      world.db.write((tx) => tx.updateTable("cases").set({ currency }).where("_id", "=", sent._id).execute());
    const refund = () => desk.decide("agent", sent, "Refund", { amount_minor: 20_001 });
    await setCurrency("JPY");
    assert.match(await refund(), /^isWithinLimit .* JPY$/);
    await setCurrency("VND");
    assert.equal(await refund(), "Inprocess");
  }),
);
