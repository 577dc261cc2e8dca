/** Carries out what the order machine names: each effect writes its own rows and says what changes on the order. */
import { startOf } from "../../../api/dates.ts";
import type { MoveInput } from "../../../api/generated/schema.ts";
import { AUTO_HOLD, type PackageStatus, type PrintStatus } from "../../../api/statuses.ts";
import type { Done as Changed, OtherChange, Work } from "../../lifecycle/lifecycle.ts";
import { weightsOf } from "../items/store.ts";
import { captureTotal, refundTotal } from "../ledger/store.ts";
import { makePackage, type MovedPackage, movePackages } from "../packages/store.ts";
import { makeUnits, moveUnits } from "../units/store.ts";
import { searchOf } from "./draft.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { linesOf, type OrderPatch } from "./store.ts";

export type EffectWork = Work<OrderRow, MoveInput>;

type Done = Changed<OrderPatch>;
type Effect = (work: EffectWork) => Promise<Done> | Done;

const NOTHING: Done = {};
const IN_HOUSE = ["Ready", "Packed", "Boxed"] as const;
const UNDER_WAY = ["Handed Over", "In Transit", "Customs", "Out For Delivery", "Exception"] as const;
const SECONDS_OF_MINUTE = 60;
const CLEAR_HOLD: OrderPatch = { held_from: "", hold_reason: "", hold_until: null };

/** One entry per action of the order machine; a test keeps the two equal. */
export const effects: Readonly<Record<string, Effect>> = {
  captureTotal: ({ tx, row, stamp }) => captureTotal(tx, row, stamp).then(() => ({ patch: { paid: 1 } })),
  async refundTotal({ tx, row, stamp }) {
    if (row.paid === 0) return NOTHING;
    await refundTotal(tx, row, stamp);
    return { patch: { paid: 0 } };
  },
  async makeUnits(work) {
    await makeUnits(work.tx, await linesOfOrder(work), work.stamp.at);
    return NOTHING;
  },
  startUnits: units(["Waiting"], "Printing"),
  finishUnits: units(["Waiting", "Printing"], "Printed"),
  stopUnits: units(["Waiting", "Printing"], "Stopped"),
  attachLabel,
  async voidLabel(work) {
    const { others } = await parcels(IN_HOUSE, "Voided")(work);
    return { patch: await tracked(work, "", ""), others };
  },
  async handOverPackages(work) {
    const done = await parcels(IN_HOUSE, "Handed Over")(work);
    return { ...done, patch: { shipped_at: work.stamp.at } };
  },
  deliverPackages: parcels(UNDER_WAY, "Delivered"),
  returnPackages: parcels([...UNDER_WAY, "Delivered", "Return To Sender"], "Returned"),
  rememberHold({ row, params, timeZone }) {
    const until = params.until ? startOf(params.until, timeZone) : null;
    return { patch: { held_from: row.status, hold_reason: params.reason ?? "", hold_until: until } };
  },
  // A code, not a sentence: screens have its words (`choice.hold_reason.autoHold`).
  rememberAutoHold: () => ({
    patch: { held_from: "Pending", hold_reason: AUTO_HOLD, hold_until: null },
  }),
  forgetHold: () => ({ patch: CLEAR_HOLD }),
  startCooling({ row, stamp }) {
    const seconds = row.store_cooling_off_min * SECONDS_OF_MINUTE;
    return seconds > 0 ? { patch: { cools_until: stamp.at + seconds } } : NOTHING;
  },
};

/** Moves the order's units that are in one of the statuses. */
function units(from: readonly PrintStatus[], to: PrintStatus): Effect {
  return async ({ tx, row, stamp }) => {
    await moveUnits(tx, row._id, from, to, stamp.at);
    return NOTHING;
  };
}

/** Moves the order's packages that are in one of the statuses. */
function parcels(from: readonly PackageStatus[], to: PackageStatus) {
  return async ({ tx, row, stamp }: EffectWork) => ({
    others: (await movePackages(tx, row._id, from, to, stamp.at)).map((moved) => packageChange(row, moved)),
  });
}

/** The list of packages hears of it too. */
const packageChange = ({ seller_id }: OrderRow, { _id, before, after }: MovedPackage): OtherChange => ({
  entity: "packages",
  entityId: _id,
  sellerId: seller_id,
  changes: [{ field: "shipment_status", before, after }],
});

/** A package for all lines, with the number that somebody typed. */
async function attachLabel(work: EffectWork): Promise<Done> {
  const { tx, row: order, params, stamp } = work;
  const { carrier, tracking_number } = params;
  if (!carrier || !tracking_number) {
    throw new RangeError("Cannot attach a label: a carrier and a number are wanted");
  }
  const lines = await linesOfOrder(work);
  const weights = await weightsOf(tx, lines.flatMap((line) => line.item_id ?? []));
  const label = await makePackage(tx, {
    order_id: order._id,
    order_code: order.code,
    seller_id: order.seller_id,
    recipient_name: order.recipient_name,
    city: order.city,
    country: order.country,
    carrier,
    service: order.shipping_method,
    tracking_number,
    weight_g: lines.reduce((sum, line) => sum + (weights.get(line.item_id ?? "") ?? 0) * line.quantity, 0),
    items_count: order.items_count,
    currency: order.currency,
  }, stamp.at);
  return { patch: await tracked(work, carrier, tracking_number), others: [packageChange(order, label)] };
}

/** The order's own carrier and number, and that it is found by it. */
async function tracked(work: EffectWork, carrier: string, tracking_number: string): Promise<OrderPatch> {
  const lines = await linesOfOrder(work);
  return { carrier, tracking_number, search_text: searchOf({ ...work.row, tracking_number }, lines) };
}

async function linesOfOrder({ tx, row, scope }: EffectWork): Promise<LineRow[]> {
  return (await linesOf(tx, scope, [row._id])).get(row._id) ?? [];
}
