import assert from "node:assert/strict";
import fc from "fast-check";
import { REASONS } from "../../../api/reasons.ts";
import { isInternal, move, settle, stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { orderMachine } from "../../../machines/lifecycles/order.ts";
import { NO_FACTS, type OrderFacts, parcelsOf, SHIPMENTS } from "../../../machines/lifecycles/order_facts.ts";
import { editableParts, orderValue } from "../../../machines/lifecycles/order_parts.ts";
import { orders } from "../../../resources/orders.ts";
import { walkStep } from "../../support/walked.ts";

interface Row {
  status: string;
  print_status: string;
  shipment_status: string;
}

const BORN: Row = { status: "Draft", print_status: "Waiting", shipment_status: "Processing" };
const FACTS = NO_FACTS;
const EVENTS = (orders.moves ?? []).map((each) => each.event);
const SETTLES = orderMachine.events.filter(isInternal);

/** How garments and parcels may stand: whatever they do, the order hears of it by its settling events. */
const NOTHING = {
  unitsLive: 0,
  unitsOpen: 0,
  unitsBegun: 0,
  parcels: "Processing",
  labels: 0,
  unlabelled: 0,
  out: 0,
  lost: false,
};
const FRESH = { ...NOTHING, unitsLive: 2, unitsOpen: 2, unlabelled: 1 };
const UNITS = [
  FRESH,
  { ...FRESH, unitsBegun: 1 },
  { ...FRESH, unitsBegun: 2, unitsOpen: 1 },
  { ...FRESH, unitsBegun: 2, unitsOpen: 0 },
];
const PARCELS = [
  { parcels: "Processing", unlabelled: 1, labels: 0, out: 0, lost: false },
  { parcels: "Ready", unlabelled: 0, labels: 1, out: 0, lost: false },
  ...["Handed Over", "Delivered", "Returned"].map((parcels) => ({
    parcels,
    unlabelled: 0,
    labels: 0,
    out: 1,
    lost: false,
  })),
  { parcels: "Handed Over", unlabelled: 0, labels: 0, out: 1, lost: true },
];
/** What has left was made. */
const STANDINGS = UNITS.flatMap((units) =>
  PARCELS.filter(({ out }) => out === 0 || units.unitsOpen === 0).map((parcels) => ({ ...units, ...parcels }))
);

/** What arrived does not set out again. */
const isAfter = (parcels: string, before: string): boolean =>
  parcels === before || (before === "Delivered" ? parcels === "Returned" : before !== "Returned");

/** What the store does with the effects, as far as the guards can see it. */
function factsAfter(facts: OrderFacts, effects: readonly string[], from: string): OrderFacts {
  let next = facts;
  for (const effect of effects) {
    if (effect === "captureTotal") next = { ...next, paid: true };
    if (effect === "refundTotal") next = { ...next, paid: false };
    if (effect === "makeUnits") next = { ...next, ...FRESH };
    if (effect === "stopUnits") next = { ...next, ...NOTHING };
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

const rowOf = (value: unknown): Row => {
  const { status = "", print = "", shipment = "" } = value as Record<string, string>;
  return { status, print_status: print, shipment_status: shipment };
};

function note({ row, facts }: World, type: string): void {
  walkStep(
    orderMachine,
    orderMachine.resolveState({ value: orderValue(row), context: facts }),
    { type } as never,
  );
}

/** The settling events, until nothing changes: as the protocol sends them. */
function settled(world: World): World {
  for (let round = 0; round < 8; round++) {
    let next = world;
    for (const event of SETTLES) {
      note(next, event);
      next = { ...next, row: rowOf(settle(orderMachine, orderValue(next.row), next.facts, event).value) };
    }
    if (JSON.stringify(next.row) === JSON.stringify(world.row)) return world;
    world = next;
  }
  throw new Error(`An order does not come to rest: ${JSON.stringify(world)}`);
}

function send({ row, facts }: World, event: string): (World & { effects: readonly string[] }) | null {
  const done = move(orderMachine, orderValue(row), facts, event);
  if (!done.ok) return null;
  note({ row, facts }, event);
  const next = settled({ row: rowOf(done.value), facts: factsAfter(facts, done.effects, row.status) });
  return { ...next, effects: done.effects };
}

const keyOf = (world: World) => JSON.stringify([Object.values(world.row), world.facts]);

/** Every world that can be reached from a new order, and every step between two. */
function walk() {
  const seen = new Map<string, World>();
  const taken: { from: World; event: string; to: World; effects: readonly string[] }[] = [];
  const drifted: { from: World; to: World }[] = [];
  const open: World[] = [FACTS, { ...FACTS, problems: 2 }, { ...FACTS, autoHold: true }]
    .map((facts) => ({ row: BORN, facts }));
  for (let world = open.pop(); world; world = open.pop()) {
    if (seen.has(keyOf(world))) continue;
    seen.set(keyOf(world), world);
    if (world.facts.cooling) open.push({ ...world, facts: { ...world.facts, cooling: false } });
    // Garments and parcels of an order that is paid go their own ways.
    if (world.facts.paid) {
      for (const standing of STANDINGS.filter(({ parcels }) => isAfter(parcels, world.facts.parcels))) {
        const next = settled({ ...world, facts: { ...world.facts, ...standing } });
        drifted.push({ from: world, to: next });
        open.push(next);
      }
    }
    for (const event of EVENTS) {
      const next = send(world, event);
      if (!next) continue;
      taken.push({ from: world, event, to: next, effects: next.effects });
      open.push(next);
    }
  }
  return { worlds: [...seen.values()], taken, drifted };
}

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

Deno.test("C8 every event of the machine is offered by the orders screen, is taken somewhere, and no other exists", () => {
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

Deno.test("wherever its parcels are, the order is there too, and each way back is as good", () => {
  for (const from of SHIPMENTS) {
    for (const parcels of SHIPMENTS) {
      const world = {
        row: { ...BORN, status: "On Hold", shipment_status: from },
        facts: { ...FACTS, paid: true, ...FRESH, parcels },
      };
      assert.equal(settled(world).row.shipment_status, parcels);
    }
  }
  assert.equal(parcelsOf([], false), "Processing");
  assert.equal(parcelsOf(["Delivered", "Failed"], false), "Processing");
  assert.equal(parcelsOf(["Delivered"], true), "Processing");
  assert.equal(parcelsOf(["Delivered", "Boxed"], false), "Ready");
  assert.equal(parcelsOf(["Delivered", "Customs"], false), "Handed Over");
  assert.equal(parcelsOf(["Delivered", "Lost", "Returned"], false), "Delivered");
  assert.equal(parcelsOf(["Lost", "Returned"], false), "Returned");
  assert.equal(parcelsOf(["Lost", "Lost"], false), "Handed Over");
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
    for (const { from, to } of [...taken, ...drifted]) {
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
    if (row.status === "Cancelled" || row.status === "Pending") assert.equal(facts.paid, false);
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
    else assert.equal(row.shipment_status, facts.parcels, row.status);
    if (row.status !== "Cancelled") {
      const print = facts.unitsBegun === 0 ? "Waiting" : facts.unitsOpen === 0 ? "Printed" : "Printing";
      assert.equal(row.print_status, print, row.status);
    }
  }
});

Deno.test("a hold goes back to where it came from", () => {
  for (const { from, event, to } of taken) {
    if (event === "order.hold") assert.equal(to.facts.heldFrom, from.row.status, from.row.status);
    if (event === "order.submit" && to.row.status === "On Hold") assert.equal(to.facts.heldFrom, "Pending");
    // Its children may have gone on meanwhile: then it is where they are.
    if (event === "order.release" && from.facts.heldFrom === "Pending") {
      assert.equal(to.row.status, "Pending");
    }
    if (to.facts.heldFrom !== "") {
      assert.ok(["On Hold", "Cancel Requested"].includes(to.row.status), to.row.status);
    }
    if (to.row.status === "On Hold") assert.notEqual(to.facts.heldFrom, "");
  }
});

Deno.test("work that has begun is cancelled only by request: a hold is no way around it", () => {
  for (const { from, event, to } of taken) {
    if (to.row.status !== "Cancelled" || ["Draft", "Pending", "Processing"].includes(from.row.status)) {
      continue;
    }
    if (from.row.status === "On Hold") assert.ok(["Pending", "Processing"].includes(from.facts.heldFrom));
    else assert.equal(event, "order.approveCancel");
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

Deno.test("S2.35 production waits for the end of the cooling-off time, and says so; nothing else does", () => {
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

Deno.test("lines close when the order is paid, the address when a label is attached", () => {
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
