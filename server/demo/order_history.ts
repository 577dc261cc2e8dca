/** Tells one order's story in rows: its units, package, charge, hold, and what everybody did to it. */
import { spanOf } from "../../api/dates.ts";
import { searchText } from "../db/search.ts";
import { searchOf } from "../modules/orders/draft.ts";
import type { OrderLinesTable, UnitsTable } from "../db/tables.ts";
import type { OrderRow, PackageRow } from "./rows.ts";
import type { DemoWorld } from "./world.ts";
import type { Carriage } from "./tracking.ts";
import type { Story } from "./stories.ts";
import type { Step } from "./order_steps.ts";

/** The rows that one order's story changes as it goes. */
export interface OrderHistory {
  readonly order: OrderRow;
  readonly lines: readonly OrderLinesTable[];
  readonly weightG: number;
  readonly carriage: Carriage;
  readonly units: UnitsTable[];
  readonly packages: PackageRow[];
  chargeId: string | null;
}

type Effect = (history: OrderHistory, world: DemoWorld, at: number, step: Step) => void;

const HOLD_REASONS = [
  "Buyer asked to change the size.",
  "The address looks incomplete, seller is asking the buyer.",
  "Waiting for new artwork.",
  "Navy / XL is out of stock.",
  "Possible fraud, payment under review.",
] as const;

const DAY_SECONDS = 86_400;
/** The bag and its label. */
const WRAPPING_G = 28;

/** The package axis knows more than the order's: what is under way is somewhere. */
const UNDERWAY = [[3, "Handed Over"], [6, "In Transit"], [2, "Customs"], [3, "Out For Delivery"], [
  1,
  "Exception",
]] as const;
const WAITING = [[6, "Ready"], [3, "Packed"], [1, "Boxed"]] as const;

const EFFECTS: Readonly<Record<string, Effect>> = {
  captureTotal: (history, world, at) => {
    history.order.paid = 1;
    history.chargeId = world.money.charge(
      history.order,
      at,
      world.actors.seller(history.order.seller_id)._id,
    );
  },
  refundTotal: (history, world, at) => {
    if (!history.chargeId) return;
    history.order.paid = 0;
    world.money.refund(history.order, history.chargeId, at, world.actors.office._id);
    history.chargeId = null;
  },
  makeUnits: (history, world, at) => {
    for (const { _id, quantity } of history.lines) {
      for (let made = 0; made < quantity; made++) history.units.push(unitRow(history.order, _id, world, at));
    }
  },
  startUnits: (history, _world, at) => setUnits(history, at, "Waiting", "Printing"),
  finishUnits: (history, _world, at) => setUnits(history, at, "Printing", "Printed"),
  stopUnits: (history, _world, at) => {
    setUnits(history, at, "Waiting", "Stopped");
    setUnits(history, at, "Printing", "Stopped");
  },
  attachLabel: (history, world, at) => {
    history.order.carrier = history.carriage.carrier;
    history.order.tracking_number = history.carriage.tracking_number;
    history.packages.push(packageRow(history, world, at));
  },
  voidLabel: (history, _world, at) => {
    history.order.carrier = "";
    history.order.tracking_number = "";
    setPackage(history, at, "Voided");
  },
  handOverPackages: (history, _world, at) => {
    history.order.shipped_at = at;
    setPackage(history, at, "Handed Over");
  },
  deliverPackages: (history, _world, at) => setPackage(history, at, "Delivered"),
  returnPackages: (history, _world, at) => setPackage(history, at, "Returned"),
  rememberHold: (history, world, at, step) => {
    history.order.held_from = step.before.status;
    history.order.hold_reason = world.random.pick(HOLD_REASONS);
    // What is still held is held for a day to come: the server releases the others.
    const until = Math.max(at + world.random.between(2, 12) * DAY_SECONDS, world.now);
    history.order.hold_until = world.random.chance(0.7) ? spanOf("today", until, world.timeZone).until : null;
  },
  forgetHold: (history) => {
    history.order.held_from = "";
    history.order.hold_reason = "";
    history.order.hold_until = null;
  },
};

/** Carries the story out on a fresh draft; `times` has one instant for each step. */
export function playStory(
  history: OrderHistory,
  story: Story,
  times: readonly number[],
  world: DemoWorld,
): void {
  const { order } = history;
  story.steps.forEach((step, index) => {
    const at = times[index] ?? order.created_at;
    order.status = step.after.status;
    order.print_status = step.after.print;
    order.shipment_status = step.after.shipment;
    order.updated_at = at;
    order.version += 1;
    for (const effect of step.effects) EFFECTS[effect]?.(history, world, at, step);
    world.audit.step(order, step, at);
  });
  spreadPackages(history, world);
  order.search_text = searchOf(order, history.lines);
}

/** Where the parcel really is, once the order's own axis has said its last word. */
function spreadPackages({ order, packages }: OrderHistory, world: DemoWorld): void {
  const parcel = packages.at(-1);
  if (parcel?.shipment_status === "Handed Over") {
    const status = world.random.weighted(UNDERWAY);
    parcel.shipment_status = status === "Customs" && order.country === "US" ? "In Transit" : status;
  } else if (parcel?.shipment_status === "Ready" && order.status === "Ready") {
    parcel.shipment_status = world.random.weighted(WAITING);
  }
}

function setUnits(history: OrderHistory, at: number, from: string, to: string): void {
  for (const unit of history.units) {
    if (unit.status === from) Object.assign(unit, { status: to, updated_at: at });
  }
}

function setPackage(history: OrderHistory, at: number, status: string): void {
  const parcel = history.packages.at(-1);
  if (!parcel || parcel.shipment_status === "Voided") return;
  Object.assign(parcel, { shipment_status: status, updated_at: at, version: parcel.version + 1 });
}

function unitRow(order: OrderRow, lineId: string, world: DemoWorld, at: number): UnitsTable {
  return {
    _id: world.newId(at),
    code: world.codes.units.take(),
    order_id: order._id,
    order_line_id: lineId,
    seller_id: order.seller_id,
    status: "Waiting",
    created_at: at,
    updated_at: at,
  };
}

function packageRow({ order, carriage, weightG }: OrderHistory, world: DemoWorld, at: number): PackageRow {
  const code = world.codes.packages.take();
  return {
    _id: world.newId(at),
    code,
    order_id: order._id,
    order_code: order.code,
    seller_id: order.seller_id,
    shipment_status: "Ready",
    recipient_name: order.recipient_name,
    city: order.city,
    country: order.country,
    carrier: carriage.carrier,
    service: carriage.service,
    tracking_number: carriage.tracking_number,
    weight_g: weightG + WRAPPING_G,
    items_count: order.items_count,
    price_minor: carriage.price_minor,
    currency: order.currency,
    search_text: searchText(
      code,
      order.code,
      order.recipient_name,
      carriage.tracking_number,
    ),
    created_at: at,
    updated_at: at,
    version: 1,
  };
}
