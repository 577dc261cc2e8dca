/** What an order does to its garments and parcels: they move by their own lifecycles, and settle it. */
import type { MoveInput } from "../../../api/generated/schema.ts";
import type { Command } from "../../lifecycle/lifecycle.ts";
import { packageIdsOf } from "../packages/store.ts";
import { unitIdsOf } from "../units/store.ts";
import type { OrderRow } from "./rows.ts";

type OrderCommand = Command<OrderRow, MoveInput>;

/** To all its garments. */
const toUnits = (event: string): OrderCommand => ({
  lifecycle: "unit",
  event,
  idsOf: (tx, rows) => unitIdsOf(tx, "order_id", rows.map(({ _id }) => _id)),
  paramsOf: ({ params: { reason } }) => ({ reason }),
});

/** To its parcels that are in one of the statuses. */
const toPackages = (event: string, statuses: readonly string[]): OrderCommand => ({
  lifecycle: "package",
  event,
  idsOf: (tx, rows) => packageIdsOf(tx, rows.map(({ _id }) => _id), statuses),
  paramsOf: ({ params }) => params,
});

const UNDER_WAY = [
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
];

export const commands: Readonly<Record<string, OrderCommand>> = {
  startUnits: toUnits("unit.start"),
  finishUnits: toUnits("unit.finish"),
  holdUnits: toUnits("unit.hold"),
  releaseUnits: toUnits("unit.release"),
  stopUnits: toUnits("unit.stop"),
  dropUnits: {
    lifecycle: "unit",
    event: "unit.stop",
    idsOf: (_tx, rows, { params }) =>
      Promise.resolve(new Map(rows.map(({ _id }) => [_id, params.unit_ids ?? []]))),
    paramsOf: ({ params: { reason } }) => ({ reason }),
  },
  attachLabel: toPackages("label.attach", ["Processing", "Failed"]),
  voidLabels: toPackages("label.void", ["Ready", "Packed"]),
  handOverPackages: toPackages("package.handOver", ["Ready", "Packed", "Boxed"]),
  deliverPackages: toPackages("package.deliver", UNDER_WAY),
  returnPackages: toPackages("package.return", [...UNDER_WAY, "Delivered"]),
};
