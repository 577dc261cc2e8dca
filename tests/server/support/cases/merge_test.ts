/** A merge loses nothing: messages, notes, files, garments and the assignee are in the target case. */
import assert from "node:assert/strict";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import type { Name } from "../../../support/orders/world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { isSoak } from "../../../support/soak.ts";
import { atDesk, Desk } from "../../../support/support/case_desk.ts";
import { caseWordsOn } from "../../../support/support/case_words.ts";

const MERGES = isSoak ? 2_000 : 20;
/** The number of merges into one case before the next one is opened. */
const CHAIN = 8;
const PICTURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3);

const EVERYTHING = `query E($id: ID!) {
  comments(entity: "cases", entity_id: $id) { _id body visibility attachments { _id } }
  attachments(entity: "cases", entity_id: $id) { _id comment_id }
  getCaseById(_id: $id) { items_count items_text assignee_id lines { order_line_id unit_id quantity } } }`;

interface Content {
  readonly comments: readonly { readonly _id: string; readonly visibility: string }[];
  readonly attachments: readonly { readonly _id: string; readonly comment_id: string }[];
  readonly getCaseById: {
    readonly items_count: number;
    readonly items_text: string;
    readonly assignee_id: string | null;
    readonly lines: readonly {
      readonly order_line_id: string;
      readonly unit_id: string | null;
      readonly quantity: number;
    }[];
  };
}

Deno.test(
  `support 7 merges lose no messages, notes, files, garments or assignee (${MERGES} merges)`,
  onGrounds(async (grounds) => {
    const { ask, rest, world } = grounds;
    const { say, move } = caseWordsOn(grounds);
    const desk = new Desk(grounds);
    let seed = 11;
    const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    await world.topUp("anna", 10_000);
    const order = await world.order({
      lines: [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "HOODIE-GREY-L", quantity: 2 }],
    }, ["order.submit", "order.pay"]);
    const units = await world.db.read.selectFrom("units").select(["_id", "order_line_id"])
      .where("order_id", "=", order).orderBy("seq").execute();
    const content = (name: Name, id: string) => ask<Content>(name, EVERYTHING, { id });

    const upload = async (id: string, name: Name) => {
      const query = new URLSearchParams({ entity: "cases", id, name: "a.png", visibility: "seller" });
      const answer = await rest(name, `/attachments?${query}`, { method: "POST", body: PICTURE });
      return (await answer.json()).attachment._id as string;
    };
    const open = async () => {
      const some = units.filter(() => below(3) === 0).map(({ _id, order_line_id }) => ({
        order_line_id,
        unit_id: _id,
        quantity: 1,
      }));
      const whole = { order_line_id: units[0]!.order_line_id, unit_id: null, quantity: 1 + below(2) };
      const lines = some.length === 0 || below(3) === 0 ? [whole] : some;
      const sent = await desk.send(order, 1, { lines });
      for (let at = below(4); at > 0; at--) {
        const name = (["anna", "agent", "root"] as const)[below(3)]!;
        const visibility = name === "anna" || below(2) === 0 ? "seller" : "staff";
        const attachments = visibility === "seller" && below(4) === 0 ? [await upload(sent._id, name)] : [];
        await say(name, sent._id, `${name} ${at}`, { visibility, attachments });
      }
      if (below(2) === 0) await desk.move("agent", sent, "case.assign");
      return sent._id;
    };

    let target = await open();
    for (let merge = 0; merge < MERGES; merge++) {
      if (merge % CHAIN === CHAIN - 1) target = await open();
      const source = await open();
      const before = [await content("agent", source), await content("agent", target)] as const;
      const ofSeller = [await content("anna", source), await content("anna", target)] as const;
      assert.equal(await move("root", source, "case.merge", { into: target }), "Closed");
      for (const [name, [one, other]] of [["agent", before], ["anna", ofSeller]] as const) {
        const after = await content(name, target);
        const idsOf = (some: readonly { readonly _id: string }[]) => some.map(({ _id }) => _id).toSorted();
        assert.deepEqual(idsOf(after.comments), idsOf([...one.comments, ...other.comments]), name);
        assert.deepEqual(idsOf(after.attachments), idsOf([...one.attachments, ...other.attachments]), name);
      }
      const after = (await content("agent", target)).getCaseById;
      const [one, other] = before.map(({ getCaseById }) => getCaseById);
      for (const line of [...one!.lines, ...other!.lines]) {
        const found = after.lines.find(({ order_line_id, unit_id }) =>
          order_line_id === line.order_line_id && unit_id === line.unit_id
        );
        assert.ok((found?.quantity ?? 0) >= line.quantity, "a garment was lost");
      }
      const keys = after.lines.map(({ order_line_id, unit_id }) => `${order_line_id} ${unit_id}`);
      assert.equal(new Set(keys).size, keys.length, "a garment is there twice");
      assert.equal(after.items_count, after.lines.reduce((sum, { quantity }) => sum + quantity, 0));
      assert.equal(after.items_text.split(", ").length, after.lines.length);
      assert.equal(after.assignee_id, other!.assignee_id ?? one!.assignee_id);
    }
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "a merge accepts a line whose remedy failed, and a line merged into a decided case waits for its decision",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order } = await sendPackage(world);
    const [failed, decided, late] = [
      await desk.send(order, 1),
      await desk.send(order, 1),
      await desk.send(order, 1),
    ];
    const remedyOf = async (sent: typeof failed) => (await desk.read("root", sent)).lines[0]!.remedy_id;
    assert.equal(await desk.decide("agent", failed, "Reprint"), "Inprocess");
    const [cancelled] = await world.move("root", [await remedyOf(failed)], "order.cancel");
    assert.equal(cancelled?.ok, true);
    assert.equal(await desk.decide("agent", decided, "Reprint"), "Inprocess");
    const made = await remedyOf(decided);
    assert.equal(await desk.move("agent", failed, "case.merge", { into: decided._id }), "Closed");
    assert.deepEqual((await desk.read("agent", decided)).lines.map(({ remedy_state }) => remedy_state), [
      "Open",
      "Failed",
    ]);
    assert.equal(await desk.move("agent", late, "case.merge", { into: decided._id }), "Closed");
    for (const event of ["production.start", "production.finish", "label.attach", "shipment.handOver"]) {
      const params = event === "label.attach" ? { carrier: "DHL", tracking_number: "JD014600009" } : {};
      assert.equal((await world.move("root", [made], event, params))[0]?.ok, true, event);
    }
    const settled = await desk.read("anna", decided);
    assert.equal(settled.status, "Processing", "a line waits for its decision");
    const undecided = settled.lines.filter(({ remedy_state }) => remedy_state !== "Done");
    const lines = undecided.map(({ _id }) => ({ _id, outcome: "Refund", amount_minor: 100 }));
    assert.equal(await desk.move("agent", decided, "case.decide", { lines }), "Inprocess");
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "the description of a merged case cannot be deleted either, but its other messages can",
  onGrounds(async (grounds) => {
    const { open, say, move } = caseWordsOn(grounds);
    const [one, other] = [await open("anna", "One"), await open("anna", "Two")];
    const { _id: later } = await say("anna", one._id, "Please.");
    assert.equal(await move("agent", one._id, "case.merge", { into: other._id }), "Closed");
    const TRASH = "mutation T($ids: [ID!]!) { trashComment(delete_ids: $ids) }";
    for (const { descriptionId } of [one, other]) {
      assert.equal(
        await grounds.refused("anna", TRASH, { ids: [descriptionId] }),
        "ILLEGAL_TRANSITION, evidenceKept",
      );
    }
    assert.equal(await grounds.refused("anna", TRASH, { ids: [later] }), "ok");
  }),
);

Deno.test(
  "a merge of cases of two orders keeps both orders open until the target case ends",
  atDesk(async (desk) => {
    const { world: { db, order: makeOrder } } = desk.grounds;
    const orders = [
      await makeOrder({}, ["order.submit", "order.pay"]),
      await makeOrder({}, ["order.submit", "order.pay"]),
    ];
    const [one, other] = [await desk.send(orders[0]!, 1), await desk.send(orders[1]!, 1)];
    const open = async () =>
      (await db.read.selectFrom("orders").select("open_cases").where("_id", "in", orders).orderBy("seq")
        .execute()).map(({ open_cases }) => open_cases);
    assert.deepEqual(await open(), [1, 1]);
    assert.equal(await desk.move("agent", one, "case.merge", { into: other._id }), "Closed");
    assert.deepEqual(await open(), [1, 1]);
    assert.equal(
      await desk.move("agent", other, "case.resolve", { reason: "Both are on their way." }),
      "Resolved",
    );
    assert.deepEqual(await open(), [0, 0]);
  }),
);

Deno.test(
  "a merged case is found by the code or the tracking number of either order, from either record and in either timeline",
  atDesk(async (desk) => {
    const { ask, world } = desk.grounds;
    const orders = [
      await world.order({}, ["order.submit", "order.pay"]),
      await world.order({}, ["order.submit", "order.pay"]),
    ];
    const [one, other] = [await desk.send(orders[0]!, 1), await desk.send(orders[1]!, 1)];
    assert.equal(await desk.move("agent", one, "case.merge", { into: other._id }), "Closed");
    for (const [at, order] of orders.entries()) {
      const tracking_number = `JD01460004${at}`;
      await world.db.write((tx) =>
        tx.updateTable("packages").set({ tracking_number }).where("order_id", "=", order).execute()
      );
      const { getOrderById: { code, case_steps } } = await ask<
        { getOrderById: { code: string; case_steps: { case_id: string }[] } }
      >("anna", `{ getOrderById(_id: "${order}") { code case_steps { case_id } } }`);
      assert.ok(case_steps.some(({ case_id }) => case_id === other._id), "the timeline");
      for (const by of [`search: "${code}"`, `search: "${tracking_number}"`, `order: ["${order}"]`]) {
        const find = (name: Name) =>
          ask<{ cases: { _id: string }[]; casesCount: { count: number } }>(
            name,
            `{ cases(${by}, status: ["Processing"]) { _id } casesCount(${by}, status: ["Processing"]) { count } }`,
          );
        const { cases, casesCount } = await find("anna");
        assert.deepEqual([cases.map(({ _id }) => _id), casesCount.count], [[other._id], 1], by);
        assert.deepEqual((await find("ben")).cases, []);
      }
    }
  }),
);

Deno.test(
  "a case without an order gets that of a case that is merged into it, with its currency",
  atDesk(async (desk) => {
    const { grounds } = desk;
    const { order } = await sendPackage(grounds.world);
    const { open } = caseWordsOn(grounds);
    const [target, source] = [await open("anna", "Where is my refund?"), await desk.send(order, 1)];
    assert.equal(await desk.move("agent", source, "case.merge", { into: target._id }), "Closed");
    const { getCaseById: found } = await grounds.ask<{ getCaseById: Record<string, unknown> }>(
      "agent",
      `query G($id: ID!) { getCaseById(_id: $id) { order_id currency external_number lines { _id } } }`,
      { id: target._id },
    );
    const { code } = await grounds.world.db.read.selectFrom("orders").select("code")
      .where("_id", "=", order).executeTakeFirstOrThrow();
    assert.deepEqual([found["order_id"], found["currency"]], [order, "USD"]);
    const { cases } = await grounds.ask<{ cases: { _id: string }[] }>(
      "agent",
      `{ cases(search: "${code}", status: ["Processing"]) { _id } }`,
    );
    assert.deepEqual(cases.map(({ _id }) => _id), [target._id]);
    assert.deepEqual(await caseFaults(grounds.world.db.read), []);
  }),
);

Deno.test(
  "S2.20 a fault of a garment that came with a merge names the order of the garment",
  atDesk(async (desk) => {
    const { ask, world } = desk.grounds;
    const { order: first } = await sendPackage(world);
    const { order: second } = await sendPackage(world, undefined, "JD014600004");
    const [target, source] = [await desk.send(first, 1), await desk.send(second, 1)];
    assert.equal(await desk.move("agent", source, "case.merge", { into: target._id }), "Closed");
    const cause = { step: "Printing", reason: "Ink ran out." };
    const lines = (await desk.read("root", target)).lines.map(({ _id }) => ({
      ...{ _id, outcome: "Refund", amount_minor: 1, cause },
    }));
    assert.equal(await desk.move("root", target, "case.decide", { lines }), "Inprocess");
    const { faults } = await ask<{ faults: { order_id: string }[] }>("root", `{ faults { order_id } }`);
    assert.deepEqual(faults.map(({ order_id }) => order_id).toSorted(), [first, second].toSorted());
  }),
);
