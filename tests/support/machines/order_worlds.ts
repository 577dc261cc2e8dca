/** Enumerates the possible states of an order: its status, and the states of its garments and packages. */
import type { OrderFacts } from "../../../api/generated/schema.ts";
import { isInternal, move, settle } from "../../../machines/lifecycles/lifecycle.ts";
import { orderMachine } from "../../../machines/lifecycles/orders/order.ts";
import { NO_FACTS } from "../../../machines/lifecycles/orders/order_facts.ts";
import { orderValue } from "../../../machines/lifecycles/orders/order_parts.ts";
import { orders } from "../../../resources/orders/orders.ts";
import { walkStep } from "./transition_log.ts";

export interface Row {
  status: string;
  print_status: string;
  shipment_status: string;
}

export const BORN: Row = { status: "Draft", print_status: "Waiting", shipment_status: "Processing" };
export const FACTS = NO_FACTS;
export const EVENTS = (orders.moves ?? []).map((each) => each.event);
const SETTLES = orderMachine.events.filter(isInternal);

/** States of garments and packages, which the order follows by its settling events. */
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
export const FRESH = { ...NOTHING, unitsLive: 2, unitsOpen: 2, unlabelled: 1 };
const UNITS = [
  FRESH,
  { ...FRESH, unitsBegun: 1 },
  { ...FRESH, unitsBegun: 2, unitsOpen: 1 },
  { ...FRESH, unitsBegun: 2, unitsOpen: 0 },
];
const PACKAGES = [
  { parcels: "Processing", unlabelled: 1, labels: 0, out: 0, lost: false },
  { parcels: "Ready", unlabelled: 0, labels: 1, out: 0, lost: false },
  ...["Handed Over", "Delivered", "Returned"].map((packages) => ({
    parcels: packages,
    unlabelled: 0,
    labels: 0,
    out: 1,
    lost: false,
  })),
  { parcels: "Handed Over", unlabelled: 0, labels: 0, out: 1, lost: true },
];
/** The garments of a package that left are made. */
const STANDINGS = UNITS.flatMap((units) =>
  PACKAGES.filter(({ out }) => out === 0 || units.unitsOpen === 0).map((packages) => ({
    ...units,
    ...packages,
  }))
);

/** A delivered package is not sent again. */
const isAfter = (packages: string, before: string): boolean =>
  packages === before || (before === "Delivered" ? packages === "Returned" : before !== "Returned");

/** Applies the effects that the guards can see. */
function factsAfter(facts: OrderFacts, effects: readonly string[], from: string): OrderFacts {
  let next = facts;
  for (const effect of effects) {
    if (effect === "awaitFunds") next = { ...next, awaiting: true };
    if (effect === "forgetFunds") next = { ...next, awaiting: false };
    if (effect === "captureTotal") next = { ...next, paid: true };
    if (effect === "refundTotal") next = { ...next, paid: false };
    if (effect === "makeUnits") next = { ...next, ...FRESH };
    if (effect === "stopUnits") next = { ...next, ...NOTHING };
    if (effect === "rememberHold") next = { ...next, heldFrom: from };
    if (effect === "rememberAutoHold") next = { ...next, heldFrom: "Pending" };
    if (effect === "forgetHold") next = { ...next, heldFrom: "" };
    // Every order here has a cooling-off time, which passes without an event.
    if (effect === "releaseToFloor") next = { ...next, released: true };
    if (effect === "takeBackFromFloor") next = { ...next, released: false };
    if (effect === "startCooling") next = { ...next, cooling: true };
  }
  return next;
}

export interface World {
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

/** Sends the settling events until nothing changes, as the mutation protocol does. */
export function settleWorld(world: World): World {
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

export function send({ row, facts }: World, event: string): (World & { effects: readonly string[] }) | null {
  const done = move(orderMachine, orderValue(row), facts, event);
  if (!done.ok) return null;
  note({ row, facts }, event);
  const next = settleWorld({ row: rowOf(done.value), facts: factsAfter(facts, done.effects, row.status) });
  return { ...next, effects: done.effects };
}

export const keyOf = (world: World) => JSON.stringify([Object.values(world.row), world.facts]);

/** Returns every state that a new order can reach, and every step between two of them. */
export function walk() {
  const seen = new Map<string, World>();
  const steps: { from: World; event: string; to: World; effects: readonly string[] }[] = [];
  const drifted: { from: World; to: World }[] = [];
  const open: World[] = [FACTS, { ...FACTS, problems: 2 }, { ...FACTS, autoHold: true }]
    .map((facts) => ({ row: BORN, facts }));
  for (let world = open.pop(); world; world = open.pop()) {
    if (seen.has(keyOf(world))) continue;
    seen.set(keyOf(world), world);
    if (world.facts.cooling) open.push({ ...world, facts: { ...world.facts, cooling: false } });
    // Garments and packages of a paid order move independently.
    if (world.facts.paid) {
      for (
        const standing of STANDINGS.filter(({ parcels: packages }) => isAfter(packages, world.facts.parcels))
      ) {
        const next = settleWorld({ ...world, facts: { ...world.facts, ...standing } });
        drifted.push({ from: world, to: next });
        open.push(next);
      }
    }
    for (const event of EVENTS) {
      const next = send(world, event);
      if (!next) continue;
      steps.push({ from: world, event, to: next, effects: next.effects });
      open.push(next);
    }
  }
  return { worlds: [...seen.values()], taken: steps, drifted };
}
