import { sql } from "kysely";
import type { ShippingChoice, Store } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { hasAny } from "../../../db/search.ts";
import type { StoresTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type StoreRow = Readonly<Omit<StoresTable, "search_text">> & {
  readonly seller_name: string;
  readonly sku_map_count: number | string;
  readonly shop_status: string;
};

export const viewOf = ({ auto_hold, sku_map_count, ...row }: StoreRow): Store => ({
  ...row,
  auto_hold: auto_hold === 1,
  sku_map_count: Number(sku_map_count),
});

const FIELDS = sql.raw(`r._id, r.seller_id, r.name, r.platform, r.status, r.url, r.time_zone, r.auto_hold,
  r.cooling_off_min, r.shipping_method, r.created_at, r.updated_at, r.version, u.name as seller_name,
  (select count(*) from sku_map as m where m.store_id = r._id) as sku_map_count,
  coalesce((select case when c.broken <> '' then 'Broken' when c.waiting_until is not null then 'Waiting'
    else 'Connected' end from shop_connections as c where c.store_id = r._id), '') as shop_status`);
const NAMES = sql.raw("join users as u on u._id = r.seller_id");

export const storesList: ListSource<StoreRow, Store> = {
  table: "stores",
  key: "_id",
  columns: { seller: "seller_id" },
  rows: (rows) => sql<StoreRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Returns a store within a scope; a store outside the scope is not found, like one that never existed. */
export async function storeById(reader: Reader, scope: Scope, id: string): Promise<StoreRow | undefined> {
  const query = sql<StoreRow>`select ${FIELDS} from stores as r ${NAMES}
    where r._id = ${id} and ${inScope(scope, "r.seller_id")}`;
  return (await query.execute(reader)).rows[0];
}

export interface OrderTaking {
  readonly status: string;
  readonly method: string;
}

export async function orderTakings(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderTaking>> {
  const rows = await reader.selectFrom("stores as s")
    .leftJoin(
      "shipping_methods as m",
      (join) => join.onRef("m.code", "=", "s.shipping_method").on("m.status", "=", "Active"),
    )
    .select(["s._id", "s.status", "m.code as method"]).where(isOneOf("s._id", ids)).execute();
  return new Map(rows.map(({ _id, status, method }) => [_id, { status, method: method ?? "" }]));
}

/** Returns true if the input of a job, stored as JSON, has the id of one of the stores as `store_id`. */
export const haveJobs = (reader: Reader, rows: readonly StoreRow[]): Promise<boolean> =>
  hasAny(
    reader,
    "stores",
    sql<boolean>`${isOneOf("k._id", rows.map(({ _id }) => _id))}
      and exists (select 1 from jobs as j where j.input like '%"store_id":"' || k._id || '"%')`,
  );

export const isOffered = (reader: Reader, code: string): Promise<boolean> =>
  hasAny(reader, "shipping_methods", sql<boolean>`code = ${code} and status = 'Active'`);

export function shippingMethodsOf(reader: Reader): Promise<ShippingChoice[]> {
  return reader.selectFrom("shipping_methods").select(["code", "name", "carrier", "min_days", "max_days"])
    .where("status", "=", "Active").orderBy("position").execute();
}
