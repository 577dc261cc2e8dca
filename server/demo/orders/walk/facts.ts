import { isByCarrier } from "../../../../api/shipping/tracking.ts";
import { CLOSED_ORDERS, type Inside, type PackageData } from "../../../modules/shipping/packages/facts.ts";
import {
  type OrderWork,
  type PackageOfOrder,
  PAYABLE,
  type Pieces,
  workAround,
} from "../../../modules/orders/orders/facts.ts";
import { liveLabel, liveUnits, orderIn, packagesIn, type Scene } from "./scene.ts";

const MADE: readonly string[] = ["Packing", "Packed"];
const IS_CLOSED: ReadonlySet<string> = new Set(CLOSED_ORDERS);

export function workIn(scene: Scene, orderId: string): OrderWork {
  const units = liveUnits(scene, "order_id", orderId);
  const count = (test: (unit: (typeof units)[number]) => boolean) => units.filter(test).length;
  const pieces: Pieces = {
    live: units.length,
    open: count(({ print_status }) => !MADE.includes(print_status)),
    begun: count(({ begun_at }) => begun_at !== null),
    blocked: count(({ print_status }) => print_status === "Rejected"),
    loose: count(({ package_id }) => package_id === null),
  };
  return workAround(PAYABLE, pieces, packagesIn(scene, orderId).map((row) => packageIn(scene, orderId, row)));
}

function packageIn(
  scene: Scene,
  orderId: string,
  { _id, shipment_status }: { readonly _id: string; readonly shipment_status: string },
): PackageOfOrder {
  const label = liveLabel(scene, _id);
  const inside = liveUnits(scene, "package_id", _id);
  return {
    shipment_status,
    number: label?.number ?? null,
    carrier: label?.carrier ?? "",
    orders: new Set(inside.map(({ order_id }) => order_id)).size,
    own: inside.filter(({ order_id }) => order_id === orderId).length,
    tracked:
      scene.trackEvents.filter(({ label_id, source }) => label_id === label?._id && isByCarrier({ source }))
        .length,
    gone: 0,
    sent: 0,
    requestedLabels: [...scene.labels.values()]
      .filter(({ package_id, status }) => package_id === _id && (status === "Asked" || status === "Unknown"))
      .length,
  };
}

/** Returns a package's contents and labels. In a story nothing prevents the purchase of a label. */
export function aroundPackage(scene: Scene, packageId: string): PackageData {
  const label = liveLabel(scene, packageId);
  return {
    its: insideOf(scene, packageId),
    labels: [...scene.labels.values()].filter(({ package_id }) => package_id === packageId),
    graded: 0,
    events: label ? scene.trackEvents.filter(({ label_id }) => label_id === label._id) : [],
    buying: { buyable: true, addressed: true, declared: true, netFits: true, priced: true },
  };
}

function insideOf(scene: Scene, packageId: string): Inside | undefined {
  const units = liveUnits(scene, "package_id", packageId);
  if (units.length === 0) return undefined;
  const orders = units.map(({ order_id }) => orderIn(scene, order_id));
  return {
    units: units.length,
    made: units.filter(({ print_status }) => MADE.includes(print_status)).length,
    packed: units.filter(({ print_status }) => print_status === "Packed").length,
    closed: orders.filter(({ status }) => IS_CLOSED.has(status)).length,
    unpaid: orders.filter(({ paid }) => paid === 0).length,
  };
}
