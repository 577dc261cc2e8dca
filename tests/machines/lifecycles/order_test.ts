import assert from "node:assert/strict";
import fc from "fast-check";
import { REASONS } from "../../../api/reasons.ts";
import { move, stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import {
  editableParts,
  type OrderFacts,
  orderMachine,
  orderValue,
} from "../../../machines/lifecycles/order.ts";
import { orders } from "../../../resources/orders.ts";
import { walkStep } from "../../support/walked.ts";

interface Row {
  status: string;
  print_status: string;
  shipment_status: string;
}

const BORN: Row = { status: "Draft", print_status: "Waiting", shipment_status: "Processing" };
const FACTS: OrderFacts = {
  paid: false,
  unitsOpen: 0,
  labelReady: false,
  heldFrom: "",
  problems: 0,
  autoHold: false,
  cooling: false,
};
const EVENTS = (orders.moves ?? []).map((each) => each.event);

/** What the store does with the effects, as far as the guards can see it. */
function factsAfter(facts: OrderFacts, effects: readonly string[], from: string): OrderFacts {
  let next = facts;
  for (const effect of effects) {
    if (effect === "captureTotal") next = { ...next, paid: true };
    if (effect === "refundTotal") next = { ...next, paid: false };
    if (effect === "makeUnits") next = { ...next, unitsOpen: 3 };
    if (effect === "finishUnits" || effect === "stopUnits") next = { ...next, unitsOpen: 0 };
    if (effect === "attachLabel") next = { ...next, labelReady: true };
    if (effect === "voidLabel") next = { ...next, labelReady: false };
    if (effect === "rememberHold") next = { ...next, heldFrom: from };
    if (effect === "rememberAutoHold") next = { ...next, heldFrom: "Pending" };
    if (effect === "forgetHold") next = { ...next, heldFrom: "" };
    // Every order of these worlds has a cooling-off time; it passes by itself.
    if (effect === "startCooling") next = { ...next, cooling: true };
  }
  return next;
}

interface World {
  readonly row: Row;
  readonly facts: OrderFacts;
}

function send({ row, facts }: World, event: string): (World & { effects: readonly string[] }) | null {
  const done = move(orderMachine, orderValue(row), facts, event);
  if (!done.ok) return null;
  walkStep(orderMachine, orderMachine.resolveState({ value: orderValue(row), context: facts }), {
    type: event,
  });
  const value = done.value as Record<string, string>;
  return {
    row: { status: value["status"]!, print_status: value["print"]!, shipment_status: value["shipment"]! },
    facts: factsAfter(facts, done.effects, row.status),
    effects: done.effects,
  };
}

const keyOf = (world: World) => JSON.stringify([Object.values(world.row), world.facts]);

/** Every world that can be reached from a new order, and every step between two. */
function walk() {
  const seen = new Map<string, World>();
  const taken: { from: World; event: string; to: World; effects: readonly string[] }[] = [];
  const open: World[] = [FACTS, { ...FACTS, problems: 2 }, { ...FACTS, autoHold: true }]
    .map((facts) => ({ row: BORN, facts }));
  for (let world = open.pop(); world; world = open.pop()) {
    if (seen.has(keyOf(world))) continue;
    seen.set(keyOf(world), world);
    if (world.facts.cooling) open.push({ ...world, facts: { ...world.facts, cooling: false } });
    for (const event of EVENTS) {
      const next = send(world, event);
      if (!next) continue;
      taken.push({ from: world, event, to: next, effects: next.effects });
      open.push(next);
    }
  }
  return { worlds: [...seen.values()], taken };
}

const { worlds, taken } = walk();

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

Deno.test("C8 every event of the machine is offered by the orders screen, is taken somewhere, and no other exists", () => {
  assert.deepEqual([...EVENTS].sort(), [...orderMachine.events].sort());
  assert.deepEqual(EVENTS.filter((event) => !taken.some((step) => step.event === event)), []);
});

Deno.test("C8 every edge of the machine is walked", () => {
  const edges = (["status", "print", "shipment"] as const).flatMap((region) =>
    Object.values(orderMachine.states[region]?.states ?? {}).flatMap((state) =>
      [...state.transitions.entries()].flatMap(([event, list]) =>
        list.map((edge) => `${state.key} --${event}--> ${edge.target?.[0]?.key}`)
      )
    )
  );
  const walked = new Set(taken.flatMap(({ from, event, to }) => [
    `${from.row.status} --${event}--> ${to.row.status}`,
    `${from.row.print_status} --${event}--> ${to.row.print_status}`,
    `${from.row.shipment_status} --${event}--> ${to.row.shipment_status}`,
  ]));
  assert.ok(edges.length > 25);
  assert.deepEqual(edges.filter((edge) => !walked.has(edge)), []);
});

Deno.test("C8 no order is stuck: from every world an end is reached", () => {
  const ends = new Set(["Completed", "Returned", "Cancelled"]);
  const alive = new Set(worlds.filter((world) => ends.has(world.row.status)).map(keyOf));
  const later = (world: World): World => ({ ...world, facts: { ...world.facts, cooling: false } });
  for (let grown = true; grown;) {
    grown = false;
    for (const world of worlds) {
      if (alive.has(keyOf(later(world))) && !alive.has(keyOf(world))) grown = !!alive.add(keyOf(world));
    }
    for (const { from, to } of taken) {
      if (alive.has(keyOf(to)) && !alive.has(keyOf(from))) grown = !!alive.add(keyOf(from));
    }
  }
  assert.deepEqual(worlds.filter((world) => !alive.has(keyOf(world))), []);
});

Deno.test("money: an order is made only when paid, and a cancelled one is never paid", () => {
  for (const { row, facts } of worlds) {
    const made = row.print_status === "Printing" || row.print_status === "Printed";
    if (made && row.status !== "Cancelled") assert.ok(facts.paid, row.status);
    if (row.shipment_status === "Ready" || row.status === "Shipped") assert.ok(facts.paid, row.status);
    if (row.status === "Cancelled") assert.equal(facts.paid, false);
  }
});

Deno.test("the axes agree: shipped means printed and handed over, ready means printed and labelled", () => {
  for (const { row, facts } of worlds) {
    if (row.status === "Ready") {
      assert.deepEqual([row.print_status, row.shipment_status], ["Printed", "Ready"]);
    }
    if (row.status === "Shipped") {
      assert.deepEqual([row.print_status, row.shipment_status], ["Printed", "Handed Over"]);
    }
    if (row.status === "Delivered") assert.equal(row.shipment_status, "Delivered");
    if (row.status === "Cancelled") assert.equal(row.shipment_status, "Stopped");
    const labelled = ["Ready", "Handed Over", "Delivered", "Returned"].includes(row.shipment_status);
    assert.equal(facts.labelReady, labelled, row.status);
  }
});

Deno.test("a hold goes back to where it came from", () => {
  for (const { from, event, to } of taken) {
    if (event === "order.hold") assert.equal(to.facts.heldFrom, from.row.status);
    if (event === "order.submit" && to.row.status === "On Hold") assert.equal(to.facts.heldFrom, "Pending");
    if (event === "order.release") assert.equal(to.row.status, from.facts.heldFrom);
    assert.equal(to.row.status === "On Hold", to.facts.heldFrom !== "");
  }
});

Deno.test("work that has begun is cancelled only by request: a hold is no way around it", () => {
  for (const { from, event, to } of taken) {
    if (to.row.status !== "Cancelled" || from.row.print_status === "Waiting") continue;
    assert.equal(event, "order.approveCancel");
  }
});

Deno.test("stepsOf() says possible exactly where move() moves, and a refusal has a reason that people can read", () => {
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

Deno.test("S2.35 a store that holds new orders holds what is submitted, nothing else, and never a draft with problems", () => {
  for (const { from, event, to } of taken) {
    if (event === "order.submit") {
      assert.equal(to.row.status, from.facts.autoHold ? "On Hold" : "Pending");
      assert.equal(from.facts.problems, 0);
    } else if (to.row.status === "On Hold" && from.row.status !== "On Hold") {
      assert.equal(event, "order.hold");
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

Deno.test("S2.35 production waits for the end of the cooling-off time, and says so; nothing else does", () => {
  const paid = { row: { ...BORN, status: "Processing" }, facts: { ...FACTS, paid: true, cooling: true } };
  const refused = move(orderMachine, orderValue(paid.row), paid.facts, "production.start");
  assert.deepEqual(refused, {
    ok: false,
    reason: "isCooled",
    legal: ["order.hold", "order.cancel", "label.attach"],
  });
  const unpaid = move(orderMachine, orderValue(paid.row), { ...paid.facts, paid: false }, "production.start");
  assert.equal(!unpaid.ok && unpaid.reason, "isPaid");
  for (const { from, event } of taken) {
    if (event === "production.start") assert.equal(from.facts.cooling, false);
  }
  assert.ok(taken.some(({ from }) => from.facts.cooling));
});

Deno.test("lines close when the order is paid, the address when a label is attached", () => {
  assert.deepEqual(editableParts(BORN), { lines: true, address: true });
  assert.deepEqual(editableParts({ ...BORN, status: "Processing" }), { lines: false, address: true });
  assert.deepEqual(editableParts({ ...BORN, status: "In Production", shipment_status: "Ready" }), {
    lines: false,
    address: false,
  });
  assert.deepEqual(editableParts({ ...BORN, status: "Cancelled", shipment_status: "Stopped" }), {
    lines: false,
    address: false,
  });
});
