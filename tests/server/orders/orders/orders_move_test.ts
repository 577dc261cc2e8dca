import assert from "node:assert/strict";
import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { MoveResult } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { isInternal, move } from "../../../../machines/lifecycles/lifecycle.ts";
import { orderMachine } from "../../../../machines/lifecycles/orders/order.ts";
import { orderValue } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { commands } from "../../../../server/modules/orders/orders/commands.ts";
import { effects } from "../../../../server/modules/orders/orders/effects.ts";
import { factsOf, NO_WORK } from "../../../../server/modules/orders/orders/facts.ts";
import { workOf } from "../../../../server/modules/orders/orders/work_store.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { makeWorld, type Name, paramsOf, PEOPLE, type World } from "../../../support/orders/world.ts";

const EVENTS = (orders.moves ?? []).map((action) => action.event);
const SHIPPED = [
  "order.submit",
  "order.pay",
  "production.start",
  "label.attach",
  "production.finish",
  "shipment.handOver",
] as const;

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

async function one(world: World, name: Name, id: string, event: string): Promise<MoveResult> {
  const [result] = await world.move(name, [id], event);
  return result!;
}

const rowOf = async (world: World, id: string) => (await orderById(world.db.read, ALL_SELLERS, id))!;

const codeOf = (work: Promise<unknown>) =>
  work.then(() => "ok", (error: unknown) => error instanceof ApiError ? error.code : String(error));

/** Returns the machine's own answer for the stored order. */
async function machineSays(world: World, id: string, event: string) {
  const row = await rowOf(world, id);
  const work = (await workOf(world.db.read, ALL_SELLERS, [id])).get(id) ?? NO_WORK;
  return move(orderMachine, orderValue(row), factsOf(row, work, NOW), event);
}

Deno.test("every action of the order machine has an effect, and every effect is used", () => {
  assert.deepEqual(
    [...Object.keys(effects), ...Object.keys(commands)].sort(),
    Object.keys(orderMachine.implementations.actions).sort(),
  );
});

Deno.test("every event of the order machine is offered by the screen and by the API", () => {
  assert.deepEqual([...EVENTS].sort(), orderMachine.events.filter((event) => !isInternal(event)).sort());
});

Deno.test("an order goes from draft to the buyer's door, and each step writes its rows", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 2 }] });
    const { read } = world.db;
    const units = async () =>
      (await read.selectFrom("units").select(["print_status", "work_status"]).execute())
        .map((row) => `${row.print_status} ${row.work_status}`.trim());
    const pkg = () => read.selectFrom("packages").selectAll().executeTakeFirst();
    for (const event of SHIPPED.slice(0, 2)) assert.ok((await one(world, "root", id, event)).ok);
    assert.deepEqual(await units(), ["QC Waiting", "QC Waiting"]);
    assert.equal((await rowOf(world, id)).paid, 1);
    for (const event of SHIPPED.slice(2, 4)) assert.ok((await one(world, "root", id, event)).ok);
    assert.deepEqual(await units(), ["QC Waiting", "QC Waiting"]);
    const { tracking_number, weight_g, items_count, shipment_status } = (await pkg())!;
    assert.deepEqual([tracking_number, weight_g, items_count, shipment_status], [
      "JD014600003",
      400,
      2,
      "Ready",
    ]);
    assert.equal((await rowOf(world, id)).tracking_number, "JD014600003");
    for (const event of SHIPPED.slice(4)) assert.ok((await one(world, "root", id, event)).ok);
    assert.deepEqual(await units(), ["Packed", "Packed"]);
    assert.equal((await pkg())?.shipment_status, "Handed Over");
    const delivered = await one(world, "root", id, "shipment.deliver");
    assert.deepEqual(
      [delivered.status, delivered.print_status, delivered.shipment_status, delivered.version],
      ["Delivered", "Printed", "Delivered", 8],
    );
    assert.equal((await pkg())?.shipment_status, "Delivered");
  }));

Deno.test("a step that the machine refuses gives the reason and the possible steps, and writes nothing", () =>
  inWorld(async (world) => {
    const id = await world.order({ address_line1: "" });
    const before = await rowOf(world, id);
    const refused = await one(world, "anna", id, "order.submit");
    assert.deepEqual({ ...refused, _id: "" }, {
      _id: "",
      ok: false,
      status: "Draft",
      print_status: "Waiting",
      shipment_status: "Processing",
      columns: { status: "Draft", print_status: "Waiting", shipment_status: "Processing" },
      version: 1,
      error: "ILLEGAL_TRANSITION",
      reason: { code: "hasNoProblems", text: REASONS.hasNoProblems, of: null, count: null },
      short_minor: null,
      balance_minor: null,
      currency: null,
      price_minor: null,
      made_id: null,
      applied: null,
      legal: ["order.cancel"],
    });
    assert.equal((await one(world, "root", id, "shipment.deliver")).reason?.code, "wrongState");
    assert.deepEqual(await rowOf(world, id), before);
  }));

Deno.test("each id of a call gets its own answer: a refused one does not undo the others", () =>
  inWorld(async (world) => {
    const good = await world.order();
    const done = await world.order({}, ["order.submit"]);
    const foreign = await world.order({ store_id: "ben-tiktok" });
    const results = await world.move("anna", [good, done, foreign, "nothing", good], "order.submit");
    assert.deepEqual(results.map(({ _id, ok, error }) => [_id, ok, error]), [
      [good, true, null],
      [done, false, "ILLEGAL_TRANSITION"],
      [foreign, false, "NOT_FOUND"],
      ["nothing", false, "NOT_FOUND"],
    ]);
    const { _id: _a, ...answer } = results[2]!;
    const { _id: _b, ...missing } = results[3]!;
    assert.deepEqual(answer, missing);
    assert.equal((await rowOf(world, good)).status, "Pending");
    assert.equal((await rowOf(world, foreign)).status, "Draft");
  }));

Deno.test("an order that the balance does not cover stays unchanged; payments of others in the same call count", () =>
  inWorld(async (world) => {
    const dear = { lines: [{ sku: "HOODIE-GREY-L", quantity: 2 }] };
    const ids = [await world.order(dear, ["order.submit"]), await world.order(dear, ["order.submit"])];
    const results = await world.move("anna", ids, "order.pay");
    assert.deepEqual(results.map(({ ok, error, reason }) => [ok, error, reason?.code ?? null]), [
      [true, null, null],
      [false, "INSUFFICIENT_BALANCE", "insufficientBalance"],
    ]);
    assert.deepEqual(results[1]?.legal, ["order.pay", "order.awaitFunds", "order.hold", "order.cancel"]);
    assert.equal((await rowOf(world, ids[1]!)).status, "Pending");
    await world.topUp("anna", 4000);
    assert.ok((await one(world, "anna", ids[1]!, "order.pay")).ok);
  }));

Deno.test("a cancelled order is refunded, its units are stopped and its label voided", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    assert.ok((await one(world, "anna", id, "order.cancel")).ok);
    const row = await rowOf(world, id);
    assert.deepEqual([row.status, row.print_status, row.shipment_status], [
      "Cancelled",
      "Stopped",
      "Stopped",
    ]);
    assert.deepEqual([row.paid, row.carrier, row.tracking_number], [0, "", ""]);
    const { read } = world.db;
    const txns = await read.selectFrom("ledger_txns").select("kind").where("order_id", "=", id).execute();
    assert.deepEqual(txns.map((txn) => txn.kind).sort(), ["charge", "refund"]);
    assert.equal(
      (await read.selectFrom("packages").select("shipment_status").executeTakeFirst())?.shipment_status,
      "Voided",
    );
    assert.deepEqual(
      (await read.selectFrom("units").select("print_status").execute()).map((unit) => unit.print_status),
      ["Stopped", "Stopped"],
    );
  }));

Deno.test("a hold keeps its reason and day, and release restores the previous state", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit", "order.pay"]);
    const params = { reason: "Wrong size", until: "20-11-2026" };
    assert.ok((await world.move("anna", [id], "order.hold", params))[0]?.ok);
    const held = await rowOf(world, id);
    const day = Date.UTC(2026, 10, 20) / 1000;
    assert.deepEqual([held.status, held.held_from, held.hold_reason, held.hold_until], [
      "On Hold",
      "Processing",
      "Wrong size",
      day,
    ]);
    assert.ok((await one(world, "anna", id, "order.release")).ok);
    const back = await rowOf(world, id);
    assert.deepEqual([back.status, back.held_from, back.hold_reason, back.hold_until], [
      "Processing",
      "",
      "",
      null,
    ]);
    const audit = await world.db.read.selectFrom("audit_events").select(["reason", "changes"])
      .where("action", "=", "order.hold").executeTakeFirstOrThrow();
    assert.equal(audit.reason, "Wrong size");
    assert.ok(
      JSON.parse(audit.changes).some((change: { field: string; after: string }) =>
        change.field === "hold_until" && change.after === "20-11-2026"
      ),
    );
  }));

Deno.test("a move without a required field, a known event or ids is refused as a whole", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    await assert.rejects(world.move("anna", [id], "order.hold", {}), {
      code: "BAD_INPUT",
      details: { problems: [{ path: "params.reason", code: "required" }] },
    });
    assert.equal(await codeOf(world.move("anna", [id], "order.explode")), "BAD_INPUT");
    assert.equal(await codeOf(world.move("anna", [], "order.cancel")), "BAD_INPUT");
  }));

Deno.test("Z1 each role may send exactly the events that the screen's rules give it", () =>
  inWorld(async (world) => {
    for (const name of Object.keys(PEOPLE) as Name[]) {
      for (const action of orders.moves ?? []) {
        const may = allows(action.rule, world.as(name).session.person);
        const params = { ...paramsOf(action.event), unit_ids: ["no-such-unit"] };
        const code = await codeOf(world.move(name, ["no-such-order"], action.event, params));
        assert.equal(code, may ? "ok" : "FORBIDDEN", `${name} ${action.event}`);
      }
    }
  }));

Deno.test("along random walks the API accepts exactly what the machine accepts, and ends in the same state", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.topUp("anna", 100_000_000);
  const reached = new Set<string>();
  // Usual steps are more frequent, so that walks get far; any event is possible at any step.
  const step = fc.oneof({ weight: 3, arbitrary: fc.constant("next") }, {
    weight: 2,
    arbitrary: fc.constantFrom(...EVENTS.filter((event) => event !== "order.drop")),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (walk) => {
      const id = await world.order();
      let forward = 0;
      for (const wish of walk) {
        const event = wish === "next" ? (SHIPPED[forward++] ?? "shipment.deliver") : wish;
        const refusal = await machineSays(world, id, event);
        const result = await one(world, "root", id, event);
        assert.equal(result.ok, refusal.ok, event);
        const row = await rowOf(world, id);
        if (refusal.ok) await assertSettled(world, [id]);
        else assert.deepEqual([result.reason?.code, result.legal], [refusal.reason, refusal.legal]);
        reached.add(row.status);
      }
    }),
    { seed: 20_261_116, numRuns: 60 },
  );
  assert.ok(reached.size >= 9, `reached ${[...reached].join(", ")}`);
});
