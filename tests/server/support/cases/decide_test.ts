/**
 * Decisions about cases: linked orders and refunds in one transaction, never twice for a garment, settled
 * when they end.
 */
import assert from "node:assert/strict";
import { waitForJob } from "../../../support/shipping/rating.ts";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import type { Name } from "../../../support/orders/world.ts";
import { linesOfOrder } from "../../../support/orders/remedies.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { atDesk, MAKE_CASE as MAKE, MOVE_CASE as MOVE } from "../../../support/support/case_desk.ts";

Deno.test(
  "S2.12 a reprint is a linked order; a second decision is refused, and no other case remedies the garment again",
  atDesk(async (desk) => {
    const { world, refused } = desk.grounds;
    const { order } = await sendPackage(world);
    const [first, second] = [await desk.send(order, 2), await desk.send(order, 1)];
    assert.ok((await desk.read("agent", first)).due_at);
    assert.equal(await desk.decide("agent", first, "Reject"), "isDecided");
    assert.equal(await desk.decide("agent", first, "Reship"), "isBack TEE-BLACK-M");
    assert.equal(await desk.decide("agent", first, "Reprint"), "Inprocess");
    assert.equal(await desk.decide("root", first, "Refund", { amount_minor: 1 }), "STALE decidedAlready");
    assert.equal(
      await desk.decide("agent", second, "Refund", { amount_minor: 1 }),
      `isFreeLine ${first.code}`,
    );
    const { lines: [line], ...shown } = await desk.read("anna", first);
    assert.deepEqual([shown.status, shown.outcome, shown.round, shown.due_at], [
      "Inprocess",
      "Reprint",
      1,
      null,
    ]);
    assert.deepEqual([line!.remedy_kind, line!.remedy_state], ["order", "Open"]);
    const remedy = await world.db.read.selectFrom("orders").select([
      "remedy",
      "origin_order_id",
      "case_id",
      "status",
    ])
      .where("_id", "=", line!.remedy_id).executeTakeFirstOrThrow();
    assert.deepEqual(remedy, {
      remedy: "reprint",
      origin_order_id: order,
      case_id: first._id,
      status: "Processing",
    });
    const params = { order_id: order, support_case: "Shipping", reason: "missingItem", requested: "Refund" };
    const { caseOptions: { lines: [free] } } = await desk.grounds.ask<
      { caseOptions: { lines: { _id: string; free: number; remedied_in: string[] }[] } }
    >("anna", `{ caseOptions(order_id: "${order}") { lines { _id free remedied_in } } }`);
    assert.deepEqual([free!.free, free!.remedied_in], [0, [first.code]]);
    assert.equal(
      await refused("anna", MAKE, {
        params: { ...params, lines: [{ order_line_id: free!._id, quantity: 1 }] },
      }),
      "BAD_INPUT, params.lines.0.quantity notFree",
    );
    for (const event of ["case.withdraw", "case.reopen"]) {
      assert.equal(await desk.move("anna", first, event, { reason: "x" }), "wrongState", event);
    }
  }),
);

Deno.test(
  "S2.12 a refund names the maximum, requires an amount, and above 200.00 a root",
  atDesk(async (desk) => {
    const { world, refused } = desk.grounds;
    await world.topUp("anna", 100_000);
    const { order } = await sendPackage(world, [{ sku: "HOODIE-GREY-L", quantity: 10 }]);
    const sent = await desk.send(order, 10);
    const decision = (lines: readonly object[]) => ({
      ids: [sent._id],
      event: "case.decide",
      params: { lines },
    });
    const wish = { _id: sent.lines[0]!._id, outcome: "Refund" };
    assert.equal(
      await refused("agent", MOVE, decision([wish])),
      "BAD_INPUT, params.lines.0.amount_minor required",
    );
    assert.equal(
      await desk.move("agent", sent, "case.decide", { lines: [{ ...wish, _id: "x" }] }),
      "isDecided",
    );
    assert.equal(
      await refused("root", MOVE, decision([{ ...wish, amount_minor: 9_999_999 }])),
      "REFUND_EXCEEDS, params.lines.0.amount_minor refundExceeds",
    );
    assert.equal(
      await desk.decide("agent", sent, "Refund", { amount_minor: 20_001 }),
      "isWithinLimit 200.00 USD",
    );
    assert.equal(
      await refused(
        "agent",
        MOVE,
        decision([{
          ...wish,
          amount_minor: 1,
          cause: { step: "Printing", operator_id: "anna", reason: "Ink" },
        }]),
      ),
      "BAD_INPUT, params.lines.0.cause.operator_id notOfStep",
    );
    const cause = { step: "Printing", reason: "Ink ran out." };
    assert.equal(await desk.decide("root", sent, "Refund", { amount_minor: 20_001, cause }), "Inprocess");
    const [forRoot, forAnna] = [await desk.read("root", sent), await desk.read("anna", sent)];
    assert.deepEqual([forRoot.amount_minor, forRoot.lines[0]!.remedy_kind], [20_001, "refund"]);
    assert.deepEqual([forRoot.lines[0]!.cause?.step, forAnna.lines[0]!.cause], ["Printing", null]);
  }),
);

Deno.test(
  "S2.12 garments that have not left are refused with their station, and a merge takes only free lines of the same seller",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const paid = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 2 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const [one, other] = [await desk.send(paid, 1), await desk.send(paid, 2)];
    assert.match(await desk.decide("agent", one, "Reprint"), /^isHandedOver/);
    assert.equal(await desk.move("agent", one, "case.merge", { into: one._id }), "isMergeable");
    assert.equal(await desk.move("agent", one, "case.merge", { into: "x" }), "isMergeable");
    assert.equal(await desk.move("agent", one, "case.merge", { into: other._id }), "Closed");
    assert.equal(await desk.move("agent", other, "case.merge", { into: one._id }), "isMergeable");
    assert.equal((await desk.read("anna", one)).merged_code, other.code);
    assert.equal((await desk.read("anna", other)).lines.length, 1);
    assert.equal(await desk.move("anna", one, "case.reopen", { reason: "No" }), "wrongState");
  }),
);

Deno.test(
  "S2.12 a case settles when its remedies end: shipped and refunded ones resolve it, cancelled and refused ones open it again",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const { order } = await sendPackage(world);
    const printed = await desk.send(order, 1);
    const refunded = await desk.send(order, 1);
    assert.equal(await desk.decide("agent", printed, "Reprint"), "Inprocess");
    assert.equal(await desk.decide("agent", refunded, "Refund", { amount_minor: 100 }), "Inprocess");
    const [remedy, request] = [await desk.read("root", printed), await desk.read("root", refunded)]
      .map(({ lines: [line] }) => line!.remedy_id);
    const end = (event: string) =>
      ask<{ moved: { ok: boolean }[] }>(
        "root",
        `mutation { moved: moveRefundRequest(ids: ["${request}"], event: "${event}", params: { reason: "No" }) { ok } }`,
      );
    assert.equal((await end("refund.reject")).moved[0]!.ok, true);
    const failed = await desk.read("anna", refunded);
    assert.deepEqual([failed.status, failed.lines[0]!.remedy_state], ["Processing", "Failed"]);
    assert.deepEqual([failed.outcome, failed.amount_minor], ["", 0], "nothing was refunded");
    assert.ok(failed.due_at, "a new clock runs");
    assert.equal(
      await desk.move("agent", refunded, "case.resolve", { reason: "Agreed on the phone." }),
      "Resolved",
    );
    const advised = await desk.read("anna", refunded);
    assert.deepEqual([advised.outcome, advised.amount_minor], ["Advice", 0]);
    assert.deepEqual(await caseFaults(world.db.read), []);
    const [cancelled] = await world.move("root", [remedy!], "order.cancel");
    assert.equal(cancelled?.ok, true);
    assert.equal((await desk.read("anna", printed)).status, "Processing");
    assert.equal(await desk.decide("agent", printed, "Reprint"), "Inprocess");
    const again = await desk.read("anna", printed);
    assert.equal(again.round, 2);
    const made = again.lines[0]!.remedy_id;
    await world.db.write((tx) =>
      tx.updateTable("case_lines").set({ remedy_state: "Done" }).where("remedy_id", "=", made).execute()
    );
    assert.deepEqual(await caseFaults(world.db.read), [
      `Case ${printed.code} waits for a remedy, and none is under way.`,
    ]);
    await world.db.write((tx) =>
      tx.updateTable("case_lines").set({ remedy_state: "Open" }).where("remedy_id", "=", made).execute()
    );
    for (const event of ["production.start", "production.finish", "label.attach", "shipment.handOver"]) {
      const params = event === "label.attach" ? { carrier: "DHL", tracking_number: "JD014600009" } : {};
      const [done] = await world.move("root", [made], event, params);
      assert.equal(done?.ok, true, `${event}: ${done?.reason?.text}`);
    }
    const done = await desk.read("anna", printed);
    assert.deepEqual([done.status, done.lines[0]!.remedy_state], ["Resolved", "Done"]);
    assert.equal(await desk.move("anna", printed, "case.reopen", { reason: "It is late." }), "Processing");
    assert.equal(await desk.move("agent", printed, "case.reject", { reason: "It arrived." }), "Rejected");
    assert.equal((await desk.read("anna", printed)).outcome, "Reprint", "its remedy stays");
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "S2.12 after a failed remedy only its line is decided again, and a rejected line may be decided otherwise",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const items = ["TEE-BLACK-M", "HOODIE-GREY-L", "MUG-WHITE"].map((sku) => ({ sku, quantity: 1 }));
    const { order } = await sendPackage(world, items);
    const lines = (await linesOfOrder(world, order)).map(({ _id }) => ({ order_line_id: _id, quantity: 1 }));
    const sent = await desk.send(order, 1, { lines });
    const decide = (...outcomes: readonly (readonly [at: number, outcome: string])[]) =>
      desk.move("agent", sent, "case.decide", {
        lines: outcomes.map(([at, outcome]) => ({ _id: sent.lines[at]!._id, outcome })),
      });
    assert.equal(await decide([0, "Reprint"], [1, "Reject"]), "isDecided");
    assert.equal(await decide([0, "Reprint"], [1, "Reject"], [2, "Reject"]), "Inprocess");
    const failRemedy = async () => {
      const { lines: [first] } = await desk.read("root", sent);
      assert.equal((await world.move("root", [first!.remedy_id], "order.cancel"))[0]?.ok, true);
      assert.equal((await desk.read("anna", sent)).status, "Processing");
    };
    await failRemedy();
    assert.equal(await decide([1, "Reprint"]), "isDecided");
    assert.equal(await decide([0, "Reprint"]), "Inprocess");
    await failRemedy();
    assert.equal(await decide([0, "Reprint"], [1, "Reprint"]), "Inprocess");
    const after = await desk.read("anna", sent);
    assert.deepEqual(after.lines.map((each) => `${each.outcome} ${each.remedy_state}`.trim()), [
      "Reprint Open",
      "Reprint Open",
      "Reject",
    ]);
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "S2.12 a staff member takes a case or assigns it to a colleague, never to a seller",
  atDesk(async (desk) => {
    const { world, ask, refused } = desk.grounds;
    const { order } = await sendPackage(world);
    const sent = await desk.send(order, 1);
    const assignee = async (name: Name) =>
      (await ask<{ getCaseById: { assignee_id: string | null } }>(
        name,
        `{ getCaseById(_id: "${sent._id}") { assignee_id } }`,
      )).getCaseById.assignee_id;
    assert.equal(await desk.move("agent", sent, "case.assign"), "Processing");
    assert.deepEqual([await assignee("root"), await assignee("anna")], ["agent", null]);
    assert.equal(await desk.move("agent", sent, "case.assign", { assignee: "root" }), "Processing");
    assert.equal(await assignee("agent"), "root");
    const TIMELINE = `query T($id: ID!) { getCaseById(_id: $id) { timeline { action } } }`;
    const assigned = async (name: Name) =>
      (await ask<{ getCaseById: { timeline: { action: string }[] } }>(name, TIMELINE, { id: sent._id }))
        .getCaseById.timeline.filter(({ action }) => action === "case.assign").length;
    assert.deepEqual([await assigned("root"), await assigned("anna")], [2, 0]);
    const params = { ids: [sent._id], event: "case.assign", params: { assignee: "anna" } };
    assert.equal(await refused("agent", MOVE, params), "BAD_INPUT, params.assignee unknown");
    assert.match(await refused("anna", MOVE, { ...params, params: {} }), /^FORBIDDEN/);
    const LIST = `query L($who: [String!]) { cases(assignee: $who) { code } }`;
    assert.deepEqual(await ask("root", LIST, { who: ["me"] }), { cases: [{ code: sent.code }] });
    assert.deepEqual(await ask("root", LIST, { who: ["nobody"] }), { cases: [] });
  }),
);

Deno.test(
  "S2.12 several cases are taken at the same time, or assigned to a colleague from the list, which contains no seller",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const { order } = await sendPackage(world);
    const ids = [(await desk.send(order, 1))._id, (await desk.send(order, 1))._id];
    const assigneesAfter = async (params: object) => {
      await ask("agent", MOVE, { ids, event: "case.assign", params });
      const { cases } = await ask<{ cases: { assignee_id: string }[] }>("root", "{ cases { assignee_id } }");
      return cases.map(({ assignee_id }) => assignee_id);
    };
    const { caseAgents } = await ask<{ caseAgents: { _id: string }[] }>("agent", "{ caseAgents { _id } }");
    assert.deepEqual(caseAgents.map(({ _id }) => _id).sort(), ["agent", "root", "super_root"]);
    assert.deepEqual(await assigneesAfter({}), ["agent", "agent"]);
    assert.deepEqual(await assigneesAfter({ assignee: "root" }), ["root", "root"]);
  }),
);

Deno.test(
  "S2.12 a job assigns cases to a colleague and questions their sellers, as the forms of the list do",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const { order } = await sendPackage(world);
    const ids = [(await desk.send(order, 1))._id, (await desk.send(order, 1))._id];
    const MAKE_JOB = `mutation J($params: JobInput!) { job: makeJob(params: $params) { _id } }`;
    for (
      const [event, params] of [["case.assign", { assignee: "root" }], ["case.ask", { question: "Which?" }]]
    ) {
      const { job } = await ask<{ job: { _id: string } }>("agent", MAKE_JOB, {
        params: { kind: "list.move", resource: "support", ids, event, params },
      });
      assert.equal((await waitForJob(world, job._id)).status, "Done");
    }
    const { cases } = await ask<{ cases: object[] }>("root", "{ cases { assignee_id status } }");
    assert.deepEqual(cases, ids.map(() => ({ assignee_id: "root", status: "Waiting Seller" })));
  }),
);
