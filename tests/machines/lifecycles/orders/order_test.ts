import assert from "node:assert/strict";
import { REASONS } from "../../../../api/reasons.ts";
import { isInternal, move, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { orderMachine } from "../../../../machines/lifecycles/orders/order.ts";
import { ORDER_EFFECTS } from "../../../../machines/lifecycles/orders/order_events.ts";
import { followPackages } from "../../../../machines/lifecycles/orders/follow_packages.ts";
import { isUnitBegun, shipmentOf, SHIPMENTS } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { editableParts, orderValue } from "../../../../machines/lifecycles/orders/order_parts.ts";
import {
  BORN,
  EVENTS,
  FACTS,
  FRESH,
  keyOf,
  type Row,
  send,
  settleWorld,
  walk,
  type World,
} from "../../../support/machines/order_worlds.ts";
import { fc } from "../../../support/property.ts";

const { worlds, taken, drifted } = walk();

Deno.test("C8 every state of the three regions is reached from a new order", () => {
  for (
    const [region, column] of [["status", "status"], ["print", "print_status"], [
      "shipment",
      "shipment_status",
    ]]
  ) {
    const all = Object.keys(orderMachine.states[region!]?.states ?? {});
    const reached = new Set(worlds.map((world) => world.row[column as keyof Row]));
    assert.deepEqual(all.filter((state) => !reached.has(state)), [], `not reached in ${region}`);
  }
});

Deno.test("C8 the orders screen offers every event of the machine, each is accepted somewhere, and no other exists", () => {
  assert.deepEqual([...EVENTS].sort(), orderMachine.events.filter((event) => !isInternal(event)).sort());
  const rare = ["order.repack"];
  assert.deepEqual(
    EVENTS.filter((event) => !taken.some((step) => step.event === event) && !rare.includes(event)),
    [],
  );
  assert.ok(
    send(
      { row: { ...BORN, status: "Processing" }, facts: { ...FACTS, paid: true, ...FRESH, loose: 1 } },
      "order.repack",
    ),
  );
});

Deno.test("every effect is named by a step, except those that follow garments, packages, refunds and cases", () => {
  const named = new Set(taken.flatMap(({ effects }) => effects));
  assert.deepEqual(Object.keys(ORDER_EFFECTS).filter((effect) => !named.has(effect)), [
    "followPackages",
    "followRefunds",
    "followCases",
    "bookProduction",
  ]);
});

Deno.test("an order follows its packages to every state, and each way back is equivalent", () => {
  for (const from of SHIPMENTS) {
    for (const packages of SHIPMENTS) {
      const world = {
        row: { ...BORN, status: "On Hold", shipment_status: from },
        facts: { ...FACTS, paid: true, ...FRESH, parcels: packages },
      };
      assert.equal(settleWorld(world).row.shipment_status, packages);
    }
  }
  assert.equal(shipmentOf([], false), "Processing");
  assert.equal(shipmentOf(["Delivered", "Failed"], false), "Processing");
  assert.equal(shipmentOf(["Delivered"], true), "Processing");
  assert.equal(shipmentOf(["Delivered", "Boxed"], false), "Ready");
  assert.equal(shipmentOf(["Delivered", "Customs"], false), "Handed Over");
  assert.equal(shipmentOf(["Delivered", "Lost", "Returned"], false), "Delivered");
  assert.equal(shipmentOf(["Lost", "Returned"], false), "Returned");
  assert.equal(shipmentOf(["Lost", "Lost"], false), "Handed Over");
});

Deno.test("C8 no order is stuck: a final state is reachable from every state", () => {
  const ends = new Set(["Completed", "Returned", "Cancelled"]);
  const alive = new Set(worlds.filter((world) => ends.has(world.row.status)).map(keyOf));
  const later = (world: World): World => ({ ...world, facts: { ...world.facts, cooling: false } });
  for (let grown = true; grown;) {
    grown = false;
    for (const world of worlds) {
      if (alive.has(keyOf(later(world))) && !alive.has(keyOf(world))) grown = !!alive.add(keyOf(world));
    }
    for (const { from, to } of [...taken, ...drifted]) {
      if (alive.has(keyOf(to)) && !alive.has(keyOf(from))) grown = !!alive.add(keyOf(from));
    }
  }
  assert.deepEqual(worlds.filter((world) => !alive.has(keyOf(world))), []);
});

Deno.test("money: an order is produced only when paid, and a cancelled one is never paid", () => {
  for (const { row, facts } of worlds) {
    const made = row.print_status === "Printing" || row.print_status === "Printed";
    if (made && row.status !== "Cancelled") assert.ok(facts.paid, row.status);
    if (row.shipment_status === "Ready" || row.status === "Shipped") assert.ok(facts.paid, row.status);
    if (row.status === "Cancelled" || row.status === "Pending") assert.equal(facts.paid, false);
  }
});

Deno.test("the statuses agree: shipped means printed and handed over, ready means printed and labelled", () => {
  for (const { row, facts } of worlds) {
    if (row.status === "Ready") {
      assert.deepEqual([row.print_status, row.shipment_status], ["Printed", "Ready"]);
    }
    if (row.status === "Shipped") {
      assert.deepEqual([row.print_status, row.shipment_status], ["Printed", "Handed Over"]);
    }
    if (row.status === "Delivered") assert.equal(row.shipment_status, "Delivered");
    if (row.status === "Cancelled") assert.equal(row.shipment_status, "Stopped");
    else assert.equal(row.shipment_status, facts.parcels, row.status);
    if (row.status !== "Cancelled") {
      const print = facts.unitsBegun === 0 ? "Waiting" : facts.unitsOpen === 0 ? "Printed" : "Printing";
      assert.equal(row.print_status, print, row.status);
    }
  }
});

Deno.test("a released hold returns to the previous state", () => {
  for (const { from, event, to } of taken) {
    if (event === "order.hold") assert.equal(to.facts.heldFrom, from.row.status, from.row.status);
    if (event === "order.submit" && to.row.status === "On Hold") assert.equal(to.facts.heldFrom, "Pending");
    // Only a release to Pending is certain: otherwise the order follows packages that progressed meanwhile.
    if (event === "order.release" && from.facts.heldFrom === "Pending") {
      assert.equal(to.row.status, "Pending");
    }
    if (to.facts.heldFrom !== "") {
      assert.ok(["On Hold", "Cancel Requested"].includes(to.row.status), to.row.status);
    }
    if (to.row.status === "On Hold") assert.notEqual(to.facts.heldFrom, "");
  }
});

Deno.test("work that has begun is cancelled only by request: a hold is no way around that", () => {
  for (const { from, event, to } of taken) {
    if (to.row.status !== "Cancelled" || ["Draft", "Pending", "Processing"].includes(from.row.status)) {
      continue;
    }
    if (from.row.status === "On Hold") assert.ok(["Pending", "Processing"].includes(from.facts.heldFrom));
    else assert.equal(event, "order.approveCancel");
  }
});

Deno.test("stepsOf() returns possible exactly where move() moves, and a refusal has a readable reason", () => {
  const some = fc.constantFrom(...worlds);
  fc.assert(fc.property(some, fc.constantFrom(...EVENTS), (world, event) => {
    const step = stepsOf(orderMachine, orderValue(world.row), world.facts).find((each) =>
      each.event === event
    );
    const done = move(orderMachine, orderValue(world.row), world.facts, event);
    assert.equal(done.ok, step !== undefined && step.refusedBy === null);
    if (!done.ok) {
      assert.ok(done.reason in REASONS, done.reason);
      assert.ok(!done.legal.includes(event));
      if (!step) assert.equal(done.reason, "wrongState");
    }
  }));
});

Deno.test("move() refuses an event that no machine knows", () => {
  const done = move(orderMachine, orderValue(BORN), FACTS, "order.teleport");
  assert.deepEqual(done, { ok: false, reason: "wrongState", legal: ["order.submit", "order.cancel"] });
});

Deno.test("a draft with problems cannot be submitted, and says so", () => {
  const done = move(orderMachine, orderValue(BORN), { ...FACTS, problems: 1 }, "order.submit");
  assert.deepEqual(done, { ok: false, reason: "hasNoProblems", legal: ["order.cancel"] });
});

Deno.test("S2.35 a store that holds new orders holds only submitted ones, and never a draft with problems", () => {
  for (const { from, event, to } of taken) {
    if (event === "order.submit") {
      assert.equal(to.row.status, from.facts.autoHold ? "On Hold" : "Pending");
      assert.equal(from.facts.problems, 0);
    } else if (to.row.status === "On Hold" && from.row.status !== "On Hold") {
      assert.ok(["order.hold", "order.refuseCancel"].includes(event), event);
    }
  }
  const held = move(
    orderMachine,
    orderValue(BORN),
    { ...FACTS, autoHold: true, problems: 1 },
    "order.submit",
  );
  assert.deepEqual(held, { ok: false, reason: "hasNoProblems", legal: ["order.cancel"] });
});

Deno.test("S2.35 only production waits for the end of the cooling-off time, with that reason", () => {
  const paid = {
    row: { ...BORN, status: "Processing" },
    facts: { ...FACTS, ...FRESH, paid: true, cooling: true },
  };
  const refused = move(orderMachine, orderValue(paid.row), paid.facts, "production.start");
  assert.deepEqual(refused, {
    ok: false,
    reason: "isCooled",
    legal: ["order.hold", "order.unpay", "order.drop", "order.cancel", "label.attach"],
  });
  const unpaid = move(orderMachine, orderValue(paid.row), { ...paid.facts, paid: false }, "production.start");
  assert.equal(!unpaid.ok && unpaid.reason, "isPaid");
  for (const { from, event } of taken) {
    if (event === "production.start") assert.equal(from.facts.cooling, false);
  }
  assert.ok(taken.some(({ from }) => from.facts.cooling));
});

Deno.test("a label is for the only package that needs one; none and several are refused for different reasons", () => {
  const attach = (unlabelled: number) => {
    const facts = { ...FACTS, ...FRESH, paid: true, unlabelled };
    return move(orderMachine, orderValue({ ...BORN, status: "Processing" }), facts, "label.attach");
  };
  const refusals = [0, 1, 2].map((count) => attach(count)).map((tried) => tried.ok || tried.reason);
  assert.deepEqual(refusals, ["hasUnlabelled", true, "isOneUnlabelled"]);
});

Deno.test("Clear answers 4 garments can be stopped in every state in which any is in the workshop, unless all that the caller may stop are begun", () => {
  for (const status of ["Processing", "In Production", "Ready"]) {
    const { row, facts } = { row: { ...BORN, status }, facts: { ...FACTS, ...FRESH, paid: true } };
    const tried = (change: object) =>
      move(orderMachine, orderValue(row), { ...facts, ...change }, "order.drop");
    assert.ok(tried({ stoppable: true }).ok, status);
    const begun = tried({ stoppable: false });
    assert.equal(!begun.ok && begun.reason, "hasStoppable", status);
    const left = tried({ stoppable: false, out: 1, parcels: "Handed Over" });
    assert.equal(!left.ok && left.reason, "isSomethingIn", status);
  }
});

Deno.test("Clear answers 4 a garment is begun once somebody worked on, packed or rejected it, or its batch went to the printer", () => {
  const waiting = { print_status: "Printing", begun_at: null, rejects: 0, batch_status: null };
  const begun = (change: object) => isUnitBegun({ ...waiting, ...change });
  assert.deepEqual([{}, { batch_status: "Open" }].map(begun), [false, false]);
  const changes = [
    { begun_at: 1 },
    { rejects: 1 },
    { print_status: "Packed" },
    { batch_status: "Released" },
    { batch_status: "Printed" },
  ];
  assert.deepEqual(changes.filter((change) => !begun(change)), []);
});

Deno.test("an order is in production while it is on the floor or begun, and not before", () => {
  for (const { row, facts } of worlds) {
    const isWorkedAt = facts.released || facts.unitsBegun > 0;
    if (row.status === "In Production") assert.ok(isWorkedAt);
    if (row.status === "Processing") assert.ok(!isWorkedAt);
  }
});

Deno.test("production.start begins nothing, and production.unstart reverts it while nothing is begun", () => {
  const row = { ...BORN, status: "Processing" };
  const facts = { ...FACTS, ...FRESH, paid: true };
  const started = send({ row, facts }, "production.start");
  assert.deepEqual(started?.effects, ["releaseToFloor"]);
  assert.deepEqual(started?.row, { ...row, status: "In Production" });
  const begun = settleWorld({ ...started!, facts: { ...started!.facts, unitsBegun: 1 } });
  assert.deepEqual([begun.row.status, begun.row.print_status], ["In Production", "Printing"]);
  const refused = move(orderMachine, orderValue(begun.row), begun.facts, "production.unstart");
  assert.equal(!refused.ok && refused.reason, "isUntouched");
  const undone = settleWorld({ ...begun, facts: started!.facts });
  assert.deepEqual(undone.row, started!.row);
  const back = send(undone, "production.unstart");
  assert.deepEqual([back?.row, back?.facts], [row, facts]);
  for (const { from, event, to } of taken) {
    if (event !== "production.unstart") continue;
    assert.deepEqual([from.facts.unitsBegun, to.row.status], [0, "Processing"]);
  }
});

Deno.test("lines are locked when the order is paid, the address when a label is attached", () => {
  assert.deepEqual(editableParts(BORN), { lines: true, address: true });
  const processing = { ...BORN, status: "Processing" };
  assert.deepEqual(editableParts(processing), { lines: false, address: true });
  for (const closed of [{ labels: 1 }, { merged: true }, { out: 1 }]) {
    assert.equal(editableParts(processing, { ...FACTS, ...closed }).address, false);
  }
  assert.deepEqual(editableParts({ ...BORN, status: "In Production", shipment_status: "Ready" }), {
    lines: false,
    address: false,
  });
  assert.deepEqual(editableParts({ ...BORN, status: "Cancelled", shipment_status: "Stopped" }), {
    lines: false,
    address: false,
  });
});

Deno.test("S2.21 from each shipment status an order can follow its packages to every other one, and never to itself", () => {
  for (const status of SHIPMENTS) {
    const targets = followPackages(status).flatMap((edge) => "target" in edge ? [edge.target] : []);
    assert.deepEqual(targets, SHIPMENTS.filter((state) => state !== status));
  }
});
