/** Events of cases for other systems, and those of their remedy orders. */
import assert from "node:assert/strict";
import { WEBHOOK_EVENTS } from "../../../../api/desk/integrations.ts";
import { eventOf } from "../../../../server/modules/desk/integrations/events.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { atDesk, type Desk } from "../../../support/support/case_desk.ts";
import { caseWordsOn } from "../../../support/support/case_words.ts";

const STEPS = [
  ["Draft", "Processing", "case.opened"],
  ["Processing", "Waiting Seller", "case.asked"],
  ["Waiting Seller", "Processing", "case.answered"],
  ["Processing", "Inprocess", "case.decided"],
  ["Inprocess", "Processing", "case.reopened"],
  ["Inprocess", "Resolved", "case.resolved"],
  ["Rejected", "Processing", "case.reopened"],
  ["Waiting Seller", "Rejected", "case.rejected"],
  ["Waiting Seller", "Closed", "case.closed"],
] as const;

Deno.test("case webhooks: each step visible to a seller is one event of the closed list, and no other change is an event", () => {
  const about = (field: string, before: string, after: string) =>
    eventOf({ entity: "cases", entityId: "c1", sellerId: "anna", changes: [{ field, before, after }] });
  for (const [before, after, event] of STEPS) {
    assert.equal(about("status", before, after), event);
  }
  assert.equal(about("assignee_id", "", "root"), null);
  assert.deepEqual(
    [...new Set(STEPS.map(([, , event]) => event))].sort(),
    WEBHOOK_EVENTS.filter((event) => event.startsWith("case.")).sort(),
  );
});

interface Payload {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly changed: readonly string[] };
}

async function addHook({ grounds: { ask } }: Desk, events: readonly string[]): Promise<void> {
  const made = await ask<{ hook: { _id: string } }>(
    "super_root",
    `mutation M($events: [String!]) { hook: makeIntegration(params: {
      kind: "outgoing_webhook", name: "Anna", url: "https://anna.example/hook", seller_id: "anna", events: $events
    }) { _id } }`,
    { events },
  );
  const { _id } = made.hook;
  await ask("super_root", `mutation { rotateIntegrationSecret(_id: "${_id}") { secret } }`);
  await ask("super_root", `mutation { makeIntegration(id: "${_id}", params: { status: "Active" }) { _id } }`);
}

async function payloadsOf({ grounds: { world } }: Desk): Promise<Payload[]> {
  const rows = await world.db.read.selectFrom("deliveries").select("payload").where("kind", "=", "webhook")
    .orderBy("seq").execute();
  return rows.map(({ payload }) => JSON.parse(payload) as Payload);
}

Deno.test(
  "case webhooks: a seller's hook gets the steps of its cases without assignee, cause, operator or note, and the remedy's tracking under the shop's number",
  atDesk(async (desk) => {
    const { grounds: { world } } = desk;
    await addHook(
      desk,
      WEBHOOK_EVENTS.filter((event) => event.startsWith("case.") || event === "order.moved"),
    );
    const { order } = await sendPackage(world);
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ external_number: "A-7" }).where("_id", "=", order).execute()
    );
    const sent = await desk.send(order, 1);
    await desk.move("agent", sent, "case.assign", { assignee: "root" });
    await caseWordsOn(desk.grounds).say("agent", sent._id, "Sloppy work by the night shift", {
      visibility: "staff",
    });
    await desk.move("agent", sent, "case.ask", { question: "Which one?" });
    await caseWordsOn(desk.grounds).say("anna", sent._id, "The blue one");
    const cause = { step: "Printing", reason: "Dried ink" };
    assert.equal(await desk.decide("agent", sent, "Reprint", { cause }), "Inprocess");
    const { lines: [line] } = await desk.read("root", sent);
    for (const event of ["production.start", "production.finish", "label.attach", "shipment.handOver"]) {
      const params = event === "label.attach" ? { carrier: "DHL", tracking_number: "JD014600009" } : {};
      const [done] = await world.move("root", [line!.remedy_id], event, params);
      assert.equal(done?.ok, true, event);
    }
    await desk.move("anna", sent, "case.close");
    const payloads = await payloadsOf(desk);
    const ofCase = payloads.filter(({ type }) => type.startsWith("case."));
    assert.deepEqual(
      ofCase.map(({ type }) => type),
      ["opened", "asked", "answered", "decided", "resolved", "closed"].map((end) => `case.${end}`),
    );
    for (const { data: { changed, ...data } } of ofCase) {
      const { _id, code, order_id, seller_id } = data;
      assert.deepEqual([_id, code, order_id, seller_id], [sent._id, sent.code, order, "anna"]);
      assert.deepEqual(changed.filter((field) => !(field in data)), []);
      assert.doesNotMatch(
        JSON.stringify(data),
        /assign|cause|operator|maker|Dried ink|night shift|root|agent/,
      );
    }
    assert.equal(ofCase.find(({ type }) => type === "case.decided")?.data["outcome"], "Reprint");
    const shipped = payloads.filter(({ type, data }) =>
      type === "order.moved" && data["status"] === "Shipped"
    )
      .map(({ data }) => data).at(-1);
    assert.deepEqual(
      [shipped?.["_id"], shipped?.["external_number"], shipped?.["remedy_of"], shipped?.["tracking_number"]],
      [line!.remedy_id, "A-7", order, "JD014600009"],
    );
  }),
);
