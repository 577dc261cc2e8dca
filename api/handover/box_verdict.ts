/** Decides whether a package belongs in a box, and if not, why: the same at a station, by hand and in bulk. */
import { hasLeft, isGivenUp } from "../statuses.ts";
import { MAX_BOX_G, MAX_BOX_PACKAGES } from "./box_weight.ts";

/** All verdicts but the first two are also codes of api/reasons.ts. */
export const BOX_VERDICTS = [
  "fits",
  "alreadyIn",
  "voided",
  "onHold",
  "inOtherBox",
  "notPacked",
  "alreadyLeft",
  "boxClosed",
  "otherLocation",
  "wrongMethod",
  "wrongGateway",
  "boxFull",
] as const;
export type BoxVerdict = (typeof BOX_VERDICTS)[number];

export interface PackageToBox {
  readonly shipment_status: string;
  /** True if no order in the package is on hold, about to be cancelled, or ended. */
  readonly orderOpen: boolean;
  /** True if the package has a valid label. */
  readonly labelled: boolean;
  readonly location_id: string;
  readonly method_code: string;
  /** The gateway of the package's method; null if the method has none. */
  readonly gateway_id: string | null;
  readonly box_id: string | null;
  readonly grams: number;
}

export interface BoxToFill {
  readonly _id: string;
  readonly status: string;
  readonly location_id: string;
  /** The method of the box's packages; empty before the first package. */
  readonly method_code: string;
  readonly gateway_id: string | null;
  readonly packages_count: number;
  readonly net_g: number;
}

/** @param isMove the package may leave another open box for this one */
export function boxVerdict(pkg: PackageToBox, box: BoxToFill, isMove = false): BoxVerdict {
  const isBoxed = pkg.shipment_status === "Boxed";
  if (isBoxed && pkg.box_id === box._id) return "alreadyIn";
  if (isGivenUp(pkg.shipment_status)) return "voided";
  if (hasLeft(pkg.shipment_status)) return "alreadyLeft";
  if (!pkg.orderOpen) return "onHold";
  if (isBoxed && !isMove) return "inOtherBox";
  if (pkg.shipment_status !== "Packed" && !isBoxed) return "notPacked";
  if (!pkg.labelled) return "voided";
  if (box.status !== "Processing") return "boxClosed";
  if (pkg.location_id !== box.location_id) return "otherLocation";
  if (box.method_code !== "" && pkg.method_code !== box.method_code) return "wrongMethod";
  if (box.method_code !== "" && pkg.gateway_id !== box.gateway_id) return "wrongGateway";
  const isFull = box.packages_count >= MAX_BOX_PACKAGES || box.net_g + pkg.grams > MAX_BOX_G;
  return isFull ? "boxFull" : "fits";
}
