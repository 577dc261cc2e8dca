import type { MoveInput } from "../../../../api/generated/schema.ts";
import { PACKAGES_IN_TRANSIT, UNLABELLED_PACKAGES } from "../../../../api/statuses.ts";
import type { Command } from "../../../lifecycle/lifecycle.ts";
import { makingPort } from "./making_port.ts";
import type { OrderRow } from "./rows.ts";
import { sendingPort } from "./sending_port.ts";

type OrderCommand = Command<OrderRow, MoveInput>;

const toUnits = (event: string): OrderCommand => ({
  lifecycle: "unit",
  event,
  idsOf: (tx, rows) => makingPort.get().unitIdsOf(tx, rows.map(({ _id }) => _id)),
  paramsOf: ({ params: { reason } }) => ({ reason }),
});

/** Returns a command that sends the event to those packages of an order whose status `PACKAGE_STATUSES` lists. */
const toPackages = (event: string, name: keyof typeof PACKAGE_STATUSES): OrderCommand => ({
  lifecycle: "package",
  event,
  idsOf: (tx, rows) => sendingPort.get().packageIdsOf(tx, rows.map(({ _id }) => _id), PACKAGE_STATUSES[name]),
  paramsOf: ({ params }) => params,
});

export const PACKAGE_STATUSES = {
  attachLabel: UNLABELLED_PACKAGES,
  voidLabels: ["Ready", "Packed"],
  handOverPackages: ["Ready", "Packed"],
  deliverPackages: PACKAGES_IN_TRANSIT,
  returnPackages: [...PACKAGES_IN_TRANSIT, "Delivered"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const commands: Readonly<Record<string, OrderCommand>> = {
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
  attachLabel: toPackages("label.attach", "attachLabel"),
  voidLabels: toPackages("label.void", "voidLabels"),
  handOverPackages: toPackages("package.handOver", "handOverPackages"),
  deliverPackages: toPackages("package.deliver", "deliverPackages"),
  returnPackages: toPackages("package.return", "returnPackages"),
};
