/**
 * Cases through the API: a draft with lines, submitted, questioned, answered, resolved, reopened; sellers see
 * only their own.
 */
import assert from "node:assert/strict";
import { onGrounds } from "../../../support/server/grounds.ts";

const MAKE = `mutation M($id: ID, $params: CaseInput!, $version: Int) {
  made: makeCase(id: $id, params: $params, version: $version) { _id code status priority items_text version } }`;
const MOVE = `mutation M($ids: [ID!]!, $event: String!, $params: CaseMoveInput) {
  moved: moveCase(ids: $ids, event: $event, params: $params) { ok columns reason { code } } }`;
const COMMENT = `mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }`;

interface Made {
  readonly made: {
    _id: string;
    code: string;
    status: string;
    priority: string;
    items_text: string;
    version: number;
  };
}
interface Moved {
  readonly moved: readonly { ok: boolean; columns: { status: string }; reason: { code: string } | null }[];
}

Deno.test(
  "S2.12 a draft is submitted with its description, questioned, answered, resolved, reopened and withdrawn",
  onGrounds(async ({ world, ask, refused }) => {
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 2 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const { caseOptions } = await ask<{ caseOptions: { lines: { _id: string; free: number }[] } }>(
      "anna",
      `{ caseOptions(order_id: "${order}") { lines { _id free units { code free kept } } reasons { reason open } } }`,
    );
    const [line] = caseOptions.lines;
    assert.equal(line!.free, 2);
    const params = {
      order_id: order,
      support_case: "Shipping",
      reason: "lost",
      requested: "Reprint",
      lines: [{ order_line_id: line!._id, quantity: 2 }],
    };
    const { made } = await ask<Made>("anna", MAKE, { params });
    assert.deepEqual([made.code, made.status, made.priority, made.items_text], [
      "CS-000001",
      "Draft",
      "Normal",
      "2 × TEE-BLACK-M",
    ]);
    const move = async (name: "anna" | "agent" | "ben", event: string, more: object = {}) => {
      const { moved: [result] } = await ask<Moved>(name, MOVE, { ids: [made._id], event, params: more });
      return result!.ok ? result!.columns.status : result!.reason!.code;
    };
    assert.equal(await move("anna", "case.submit"), "isDescribed");
    await ask("anna", COMMENT, { params: { entity: "cases", entity_id: made._id, body: "It never came." } });
    assert.equal(await move("anna", "case.submit"), "Processing");
    assert.equal(await refused("anna", MAKE, { id: made._id, params }), "ILLEGAL_TRANSITION, caseSent");
    assert.equal(await move("ben", "case.withdraw"), "notFound");
    assert.equal(await move("agent", "case.ask", { question: "Who took it?" }), "Waiting Seller");
    assert.equal(await move("anna", "case.answer"), "isAnswered");
    assert.equal(await move("agent", "case.reject", { reason: "It was delivered." }), "Rejected");
    assert.equal(await move("anna", "case.reopen", { reason: "Not to me." }), "Processing");
    assert.equal(await move("agent", "case.resolve", { reason: "A neighbour has it." }), "Resolved");
    assert.equal(await move("anna", "case.close"), "Closed");
    assert.equal(await move("anna", "case.reopen", { reason: "Again." }), "wrongState");
    const { comments } = await ask<{ comments: { body: string }[] }>(
      "anna",
      `{ comments(entity: "cases", entity_id: "${made._id}") { body } }`,
    );
    assert.deepEqual(comments.map(({ body }) => body).toSorted(), [
      "A neighbour has it.",
      "It never came.",
      "It was delivered.",
      "Who took it?",
    ]);
    const LIST = `query L($search: String) { cases(search: $search) { code seller_id } }`;
    for (const search of ["CS-000001", "PD-000001", "TEE-BLACK"]) {
      const { cases } = await ask<{ cases: { code: string }[] }>("anna", LIST, { search });
      assert.deepEqual(cases.map(({ code }) => code), ["CS-000001"], search);
    }
    assert.deepEqual(await ask("ben", LIST), { cases: [] });
  }),
);

Deno.test(
  "S2.12 a case refuses a foreign order, a reason of another kind, too many garments and garments of another line",
  onGrounds(async ({ world, ask, refused }) => {
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const { caseOptions: { lines: [line] } } = await ask<{ caseOptions: { lines: { _id: string }[] } }>(
      "anna",
      `{ caseOptions(order_id: "${order}") { lines { _id } } }`,
    );
    const given = { order_id: order, support_case: "Product", reason: "defect", requested: "Refund" };
    const make = (params: object) => refused("anna", MAKE, { params: { ...given, ...params } });
    const its = (more: object) => ({ lines: [{ order_line_id: line!._id, quantity: 1, ...more }] });
    assert.equal(await refused("ben", MAKE, { params: given }), "BAD_INPUT, params.order_id unknown");
    assert.equal(await make({ order_id: null }), "BAD_INPUT, params.order_id required");
    assert.equal(await make({ reason: "late" }), "BAD_INPUT, params.reason unknown");
    assert.equal(await make(its({ quantity: 2 })), "BAD_INPUT, params.lines.0.quantity notFree");
    assert.equal(await make(its({ order_line_id: "x" })), "BAD_INPUT, params.lines.0.order_line_id unknown");
    assert.equal(await make(its({ unit_id: "x" })), "BAD_INPUT, params.lines.0.unit_id unknown");
    assert.equal(await make({ package_id: "x" }), "BAD_INPUT, params.package_id unknown");
    assert.equal(
      await refused("agent", MAKE, {
        params: { support_case: "Other", reason: "outOfStock", requested: "Advice" },
      }),
      "BAD_INPUT, params.seller_id required",
    );
    assert.match(await refused("ben", `{ caseOptions(order_id: "${order}") { _id } }`), /^NOT_FOUND/);
    const { made } = await ask<Made>("anna", MAKE, { params: { ...given, ...its({}) } });
    await ask("anna", `mutation { trashCase(delete_ids: ["${made._id}"]) }`);
    assert.deepEqual(await ask("anna", "{ cases { code } }"), { cases: [] });
  }),
);
