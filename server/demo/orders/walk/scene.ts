/** The rows of an order, or of some that ship together, while their story is played. */
import type { LabelsTable, PackageOrdersTable, TrackEventsTable, UnitsTable } from "../../../db/tables.ts";
import type { ChargedLine } from "../../../modules/money/ledger/charge_store.ts";
import type { NewUnitEvent } from "../../../modules/workshop/units/events_store.ts";
import type { UnitRow } from "../../../modules/workshop/units/rows.ts";
import type { LineRow, OrderRow as JoinedOrder } from "../../../modules/orders/orders/rows.ts";
import type { OrderRow, PackageRow } from "../../rows.ts";

export type SceneOrder =
  & OrderRow
  & Pick<JoinedOrder, "seller_name" | "store_name" | "store_auto_hold" | "store_cooling_off_min">;
export type SceneUnit = Omit<UnitsTable, "seq"> & Joined;
type Joined = { -readonly [K in Exclude<keyof UnitRow, keyof UnitsTable>]: UnitRow[K] };

/** Holds rows, oldest first. A change of a stored column makes a new row, because others refer to the old one. */
export interface Scene {
  readonly orders: Map<string, SceneOrder>;
  readonly lines: ReadonlyMap<string, readonly LineRow[]>;
  /** Charged lines with an amount that is not refunded, by order id. */
  readonly charges: Map<string, readonly ChargedLine[]>;
  readonly units: Map<string, SceneUnit>;
  readonly unitEvents: NewUnitEvent[];
  readonly packages: Map<string, PackageRow>;
  readonly packageOrders: PackageOrdersTable[];
  readonly labels: Map<string, LabelsTable>;
  readonly trackEvents: TrackEventsTable[];
}

export const sceneOf = (orders: readonly SceneOrder[], lines: readonly LineRow[]): Scene => ({
  orders: new Map(orders.map((order) => [order._id, order])),
  lines: new Map(orders.map(({ _id }) => [_id, lines.filter(({ order_id }) => order_id === _id)])),
  charges: new Map(),
  units: new Map(),
  unitEvents: [],
  packages: new Map(),
  packageOrders: [],
  labels: new Map(),
  trackEvents: [],
});

export const copyOf = (scene: Scene): Scene => ({
  orders: new Map(scene.orders),
  lines: scene.lines,
  charges: new Map(scene.charges),
  units: new Map(scene.units),
  unitEvents: [...scene.unitEvents],
  packages: new Map(scene.packages),
  packageOrders: [...scene.packageOrders],
  labels: new Map(scene.labels),
  trackEvents: [...scene.trackEvents],
});

export function orderIn(scene: Pick<Scene, "orders">, id: string): SceneOrder {
  const order = scene.orders.get(id);
  if (!order) throw new Error(`Cannot tell the demo: there is no order ${id}`);
  return order;
}

export const liveUnits = (scene: Scene, column: "order_id" | "package_id", id: string): SceneUnit[] =>
  [...scene.units.values()].filter((unit) => unit[column] === id && unit.print_status !== "Stopped");

export const liveLabel = (scene: Scene, packageId: string): LabelsTable | undefined =>
  [...scene.labels.values()].find(({ package_id, status }) => package_id === packageId && status === "Live");

export const packagesIn = (scene: Scene, orderId: string): PackageRow[] => {
  const ids = new Set(
    scene.packageOrders.filter(({ order_id }) => order_id === orderId).map(({ package_id }) => package_id),
  );
  return [...scene.packages.values()].filter(({ _id }) => ids.has(_id));
};
