/** Reads TikTok orders with their stores and our orders, within the caller's scope. */
import { sql } from "kysely";
import type { TiktokOrder } from "../../../../api/generated/schema.ts";
import { type RemoteAddress, TO_SHIP } from "../../../../api/handover/tiktok.ts";
import { type Condition, either, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { TiktokOrdersTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type TiktokRow = Readonly<Omit<TiktokOrdersTable, "seq">> & {
  readonly store_name: string;
  readonly seller_name: string;
  readonly order_code: string;
  readonly order_status: string;
  readonly carrier: string;
  readonly our_tracking: string;
};

/** Lines, facts and timeline are read only if a query selects them. */
export type TiktokView = Omit<TiktokOrder, "lines" | "facts" | "timeline">;

const NO_ADDRESS = { postal_code: "", address_line1: "", address_line2: "", phone: "" };

export const addressIn = ({ address }: Pick<TiktokRow, "address">): RemoteAddress =>
  JSON.parse(address) as RemoteAddress;

export function viewOf(row: TiktokRow): TiktokView {
  const { address: _, masked, noticed: _n, cancel_id: _c, whole_at: _w, cancel_reason: _r, ...shown } = row;
  const { our_tracking, tracking_number, ...rest } = shown;
  const { postal_code, address_line1, address_line2, phone } = { ...NO_ADDRESS, ...addressIn(row) };
  return {
    ...rest,
    masked: masked === 1,
    remote_tracking: tracking_number,
    tracking_number: our_tracking,
    postal_code,
    address_line1,
    address_line2,
    phone,
  };
}

const FIELDS = sql.raw(
  `r._id, r.store_id, r.seller_id, r.tiktok_id, r.status, r.remote_status, r.remote_at, r.shipping_type, r.delivery,
  r.ordered_at, r.held_until, r.ship_due_at, r.collect_due_at, r.cancel_id, r.cancel_due_at, r.due_at, r.noticed,
  r.tracking_number, r.note, r.whole_at, r.cancel_answer, r.cancel_reason, r.recipient_name, r.city, r.region, r.country, r.address, r.masked, r.lines_count,
  r.unmapped, r.items_text, r.order_id, r.created_at, r.updated_at, r.version, s.name as store_name,
  u.name as seller_name, coalesce(o.code, '') as order_code, coalesce(o.status, '') as order_status,
  coalesce(o.carrier, '') as carrier, coalesce(o.tracking_number, '') as our_tracking`,
);
const NAMES = sql.raw(
  `join stores as s on s._id = r.store_id join users as u on u._id = r.seller_id
  left join orders as o on o._id = r.order_id`,
);

const toShip = isOneOf("remote_status", TO_SHIP);

function waitsFor(todos: readonly string[], now: number): Condition {
  const conditions: Readonly<Record<string, Condition>> = {
    map: sql<boolean>`(order_id is null and unmapped > 0)`,
    push: sql<boolean>`(order_id is null and unmapped = 0 and ${toShip})`,
    label: sql<
      boolean
    >`(order_id in (select _id from orders where tracking_number = '' and status not in ('Cancelled')))`,
    late: sql<boolean>`(due_at < ${now})`,
  };
  return either(todos.flatMap((todo) => conditions[todo] ?? []));
}

export const tiktokList: ListSource<TiktokRow, TiktokView> = {
  table: "tiktok_orders",
  key: "seq",
  name: "tiktok_id",
  columns: { seller: "seller_id", store: "store_id", order: "order_id" },
  numbers: ["tiktok_id"],
  nullable: ["due_at"],
  searched: (values) => {
    const wanted = values.map((value) => value.trim());
    return either([
      isOneOf("tiktok_id", wanted),
      sql<boolean>`order_id in (select _id from orders where ${isOneOf("code", wanted)})`,
      sql<boolean>`_id in (select tiktok_order_id from tiktok_lines where ${isOneOf("sku", wanted)})`,
    ]);
  },
  conditions: { todo: (todos, { now }) => waitsFor(todos, now()) },
  rows: (rows) => sql<TiktokRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export async function tiktokById(reader: Reader, ids: readonly string[]): Promise<Map<string, TiktokRow>> {
  const { rows } = await sql<TiktokRow>`select ${FIELDS} from tiktok_orders as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

/** Returns those of our orders that are on hold with this reason. */
export async function heldForTiktok(
  reader: Reader,
  orders: readonly string[],
  reason: string,
): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("orders").select("_id").where(isOneOf("_id", orders))
    .where("status", "=", "On Hold").where("hold_reason", "=", reason).execute();
  return new Set(rows.map(({ _id }) => _id));
}

export async function ordersOfStore(reader: Reader, storeId: string, ids: readonly string[]) {
  return await reader.selectFrom("tiktok_orders").select(["_id", "tiktok_id", "status", "remote_at"])
    .where("store_id", "=", storeId).where(isOneOf("tiktok_id", ids)).execute();
}
