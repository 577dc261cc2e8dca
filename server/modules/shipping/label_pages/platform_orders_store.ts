/** Finds orders, with their packages, by a platform's order ids and tracking numbers. */
import { sql } from "kysely";
import type { PlatformOrder } from "../../../../api/shipping/label_pages/verdict.ts";
import { UNLABELLED_PACKAGES } from "../../../../api/statuses.ts";
import { either, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { platformPort } from "./platform_port.ts";

interface OrderFound {
  readonly order_id: string;
  readonly ref: string;
  readonly seller_id: string;
  readonly store_id: string;
  readonly country: string;
  readonly postal_code: string;
  readonly paid: number;
}

const FIELDS = sql.raw(
  `o._id as order_id, o.external_number as ref, o.seller_id, o.store_id, o.country, o.postal_code, o.paid`,
);

export interface PlatformOrders {
  readonly byRef: ReadonlyMap<string, readonly PlatformOrder[]>;
  readonly byNumber: ReadonlyMap<string, readonly PlatformOrder[]>;
}

export async function platformOrders(
  reader: Reader,
  scope: Scope,
  wanted: { readonly refs: readonly string[]; readonly numbers: readonly string[] },
): Promise<PlatformOrders> {
  const numbers = wanted.numbers.filter((number) => number !== "");
  const linked = await platformPort.get().ordersAtPlatform(reader, scope, { ...wanted, numbers });
  const condition = either([
    isOneOf("o.external_number", wanted.refs),
    isOneOf("o._id", linked.map(({ order_id }) => order_id)),
  ]);
  const { rows } = await sql<OrderFound>`select ${FIELDS} from orders as o
    where ${condition} and ${inScope(scope, "o.seller_id")}`.execute(reader);
  const orders = new Map((await withPackages(reader, rows)).map((order) => [order.order_id, order]));
  const atPlatform = linked.flatMap(({ order_id, ref, tracking_number }) => {
    const order = orders.get(order_id);
    return order ? [{ ...order, ref, tracking_number }] : [];
  });
  const named = [...orders.values(), ...atPlatform].filter(({ ref }) => wanted.refs.includes(ref));
  return {
    byRef: groupRows(named, ({ ref }) => ref),
    byNumber: groupRows(
      atPlatform.filter(({ tracking_number }) => numbers.includes(tracking_number)),
      ({ tracking_number }) => tracking_number,
    ),
  };
}

interface PackageOfOrder {
  readonly _id: string;
  readonly order_id: string;
  readonly shipment_status: string;
}

const GONE: readonly string[] = ["Cancelled", "Voided"];
const OPEN: readonly string[] = UNLABELLED_PACKAGES;

async function withPackages(reader: Reader, orders: readonly OrderFound[]): Promise<PlatformOrder[]> {
  const found = await packagesOfOrders(reader, orders.map(({ order_id }) => order_id));
  return orders.map((order) => {
    const its = found.get(order.order_id) ?? [];
    return {
      ...order,
      paid: order.paid === 1,
      packages: its.filter(({ shipment_status }) => OPEN.includes(shipment_status)).map(({ _id }) => _id),
      labelled: its.filter(({ shipment_status }) => !OPEN.includes(shipment_status)).length,
    };
  });
}

/** Returns packages that were not given up, by order, the oldest first. */
export async function packagesOfOrders(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PackageOfOrder[]>> {
  const rows = await reader.selectFrom("package_orders as po")
    .innerJoin("packages as p", "p._id", "po.package_id")
    .select(["p._id", "po.order_id", "p.shipment_status"]).where(isOneOf("po.order_id", orderIds))
    .orderBy("p.seq").execute();
  return groupRows(
    rows.filter(({ shipment_status }) => !GONE.includes(shipment_status)),
    (row) => row.order_id,
  );
}
