import { sql } from "kysely";
import { RECIPIENT_COLUMNS } from "../../../../api/places/addresses.ts";
import type { PolicyResult } from "../../../../api/shipping/policies.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import type { PackagesTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { LIST_COLUMNS, LIST_JOINS, type ListedPackage, packageConditions } from "./listed_store.ts";
import { checkCondition } from "./check_marks_store.ts";
import { listedView, withCover } from "./list_view.ts";
import type { JoinedNames, PackagePatch, PackageRow, PackageView } from "./rows.ts";

const FIELDS = sql.raw(
  `r._id, r.code, r.order_code, r.order_id, r.seller_id, u.name as seller_name, r.shipment_status,
  r.recipient_name, r.city, r.country, r.carrier, r.service, r.tracking_number, r.weight_g, r.items_count,
  r.price_minor, r.currency, r.location_id, r.due_at, r.handed_at, r.returned_at, r.handed_by, r.returned_by, r.returned_on,
  r.before_return, r.trouble, r.orders_count,
  r.method_code, r.policy_id, r.package_type, r.length_mm, r.width_mm, r.height_mm, r.weighed_g, r.billed_g, r.incoterm,
  r.content_type, r.customs, r.quote, r.cost_minor, r.cost_currency, r.label_status, r.failed_reason, r.label_format,
  r.tolerance_g, r.packed_at, r.is_free, r.box_id, r.ship_day, coalesce(bx.code, '') as box_code,
  coalesce(bx.status, '') as box_status, coalesce((select ml.state from manifest_lines as ml
    where ml.package_id = r._id and ml.live = 1 and ml.sent = 1), '') as listed_as,
  r.last_event, r.last_event_at, r.created_at, r.updated_at, r.version`,
);
const NAMES = sql.raw("join users as u on u._id = r.seller_id left join boxes as bx on bx._id = r.box_id");

const ships = (orders: readonly string[]): Condition =>
  sql<boolean>`_id in (select package_id from package_orders where ${isOneOf("order_id", orders)})`;

export const packagesList: ListSource<ListedPackage, PackageView> = {
  table: "packages",
  key: "seq",
  columns: { seller: "seller_id", policy: "policy_id", box: "box_id" },
  numbers: ["code", "order_code", "tracking_number"],
  conditions: { ...packageConditions, order: ships, check: checkCondition },
  indexFor: ({ check }) => check ? "packages_by_ship_day" : null,
  codes: {
    unit: (codes) => sql<boolean>`_id in (select package_id from units where ${isOneOf("code", codes)})`,
    order: (codes) =>
      sql<boolean>`_id in (select package_id from package_orders as po join orders as o on o._id = po.order_id
        where ${isOneOf("o.code", codes)})`,
  },
  rows: (rows) => sql<ListedPackage>`select ${FIELDS}, ${LIST_COLUMNS} from ${rows} ${NAMES} ${LIST_JOINS}`,
  wire: listedView,
  complete: withCover,
};

export async function packagesById(reader: Reader, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<PackageRow>`select ${FIELDS} from packages as r ${NAMES}
    where ${isOneOf("r._id", ids)} and ${inScope(scope, "r.seller_id")}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export type PackageDraft =
  & Pick<
    PackagesTable,
    | "order_id"
    | "order_code"
    | "seller_id"
    | "recipient_name"
    | "city"
    | "country"
    | "service"
    | "weight_g"
    | "items_count"
    | "currency"
    | "location_id"
    | "due_at"
  >
  & Partial<
    & PolicyResult
    & Pick<
      PackagesTable,
      "ship_day" | "orders_count" | "is_free" | "weighed_g" | "quote" | "price_minor" | "billed_g"
    >
  >;

const PACKAGE_DEFAULTS = {
  orders_count: 1,
  is_free: 0,
  method_code: "",
  policy_id: null,
  package_type: "",
  length_mm: 0,
  width_mm: 0,
  height_mm: 0,
  weighed_g: null,
  billed_g: null,
  incoterm: "",
  content_type: "merchandise",
  label_format: "",
  tolerance_g: 0,
  customs: "[]",
  quote: "{}",
  price_minor: 0,
  cost_minor: null,
  cost_currency: "",
  label_status: "",
  failed_reason: "",
  packed_at: null,
  box_id: null,
  ship_day: "",
  last_event: "",
  last_event_at: null,
} as const;

export function newPackage(
  draft: PackageDraft,
  { _id, code }: { readonly _id: string; readonly code: string },
  at: number,
) {
  return {
    ...PACKAGE_DEFAULTS,
    ...draft,
    _id,
    code,
    shipment_status: "Processing",
    carrier: "",
    tracking_number: "",
    handed_at: null,
    returned_at: null,
    handed_by: null,
    returned_by: null,
    returned_on: "",
    before_return: "",
    trouble: "",
    search_text: searchText(code, draft.order_code, draft.recipient_name),
    created_at: at,
    updated_at: at,
    version: 1,
  } satisfies Omit<PackagesTable, "seq">;
}

export async function insertPackage(tx: Writer, draft: PackageDraft, orders: readonly string[], at: number) {
  const [code = ""] = await nextCodes(tx, "packages", 1);
  const _id = newId();
  await tx.insertInto("packages").values(newPackage(draft, { _id, code }, at)).execute();
  await addOrders(tx, _id, draft.seller_id, orders);
  return { _id, code };
}

export async function addOrders(
  tx: Writer,
  package_id: string,
  seller_id: string,
  orders: readonly string[],
) {
  const rows = orders.map((order_id) => ({ package_id, order_id, seller_id }));
  await tx.insertInto("package_orders").values(rows).onConflict((row) => row.doNothing()).execute();
}

export function changedPackage(row: Omit<PackageRow, keyof JoinedNames>, patch: PackagePatch, at: number) {
  const { code, order_code, recipient_name, tracking_number } = { ...row, ...patch };
  return {
    ...patch,
    ...patch.tracking_number !== undefined &&
      { search_text: searchText(code, order_code, recipient_name, tracking_number) },
    updated_at: at,
    version: row.version + 1,
  };
}

/** Writes a change and increments the version. The caller has read the row within a scope in the same transaction. */
export async function updatePackage(
  tx: Writer,
  row: PackageRow,
  patch: PackagePatch,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("packages").set(changedPackage(row, patch, at))
    .where("_id", "=", row._id).where("version", "=", row.version).executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Cannot write package ${row._id}: expected version ${row.version}`);
  }
}

export async function lastPackagesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, { readonly _id: string }>> {
  const rows = await reader.selectFrom("package_orders as po").innerJoin(
    "packages as p",
    "p._id",
    "po.package_id",
  )
    .select(["p._id", "po.order_id"]).where(isOneOf("po.order_id", orderIds)).where(
      inScope(scope, "po.seller_id"),
    )
    .orderBy("p.seq").execute();
  return new Map(rows.map(({ order_id, _id }) => [order_id, { _id }]));
}

export async function packageIdsOf(
  reader: Reader,
  orderIds: readonly string[],
  statuses: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reader.selectFrom("package_orders as po").innerJoin(
    "packages as p",
    "p._id",
    "po.package_id",
  )
    .select(["p._id", "po.order_id"]).where(isOneOf("po.order_id", orderIds))
    .where(isOneOf("p.shipment_status", statuses)).orderBy("p.seq").execute();
  const groups = groupRows(rows, (row) => row.order_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ _id }) => _id)]));
}

export async function ordersIn(reader: Reader, scope: Scope, packageIds: readonly string[]) {
  const rows = await reader.selectFrom("package_orders as po").innerJoin(
    "orders as o",
    "o._id",
    "po.order_id",
  )
    .select(["po.package_id", "o._id", "o.code", "o.status"])
    .where(isOneOf("po.package_id", packageIds)).where(inScope(scope, "po.seller_id")).orderBy("o.code")
    .execute();
  return groupRows(rows, (row) => row.package_id);
}

export async function mergeKeyOf(reader: Reader, row: PackageRow): Promise<string> {
  const order = await reader.selectFrom("orders").select(RECIPIENT_COLUMNS)
    .where("_id", "=", row.order_id).executeTakeFirst();
  return JSON.stringify([row.seller_id, row.location_id, row.is_free, order]);
}

export async function orderIdsOf(reader: Reader, packageIds: readonly string[]): Promise<readonly string[]> {
  const orders = await reader.selectFrom("package_orders").select("order_id")
    .where(isOneOf("package_id", packageIds)).distinct().orderBy("order_id").execute();
  return orders.map(({ order_id }) => order_id);
}

export async function packageIdsIn(heavy: Reader, condition: Condition, most: number): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select k._id from packages as k
    where ${condition} order by k.seq limit ${most}`.execute(heavy);
  return rows.map(({ _id }) => _id);
}

/** Returns pages of label files that wait for the payment of an order. */
export async function pagesAwaitingPayment(reader: Reader, orderId: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("label_pages").select("_id").where("order_id", "=", orderId)
    .where("status", "=", "Matched").where("armed", "=", 1).orderBy("seq").execute();
  return rows.map(({ _id }) => _id);
}
