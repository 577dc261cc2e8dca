import { sql } from "kysely";
import { bareNumber } from "../../../../api/orders/shop_numbers.ts";
import { isRush } from "../../../../api/orders/rush.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { OrderLinesTable, OrdersTable } from "../../../db/tables.ts";
import type { PricedLine } from "./draft.ts";
import { changeRows } from "../../../db/change_rows.ts";
import { type Condition, hasNumber, isOneOf } from "../../../db/conditions.ts";
import { insertMany } from "../../../db/insert_many.ts";
import { differenceOf } from "../../../db/difference.ts";
import type { ListSource } from "../../../list/source.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import { ALL_SELLERS, inScope, type Scope, type ScopedIds } from "../../../scope.ts";
import { imageText } from "../../catalogue/items/store.ts";
import { ORDER_DAYS, orderConditions } from "./conditions.ts";
import { makingPort } from "./making_port.ts";
import { type LineRow, ORDER_COLUMNS, type OrderRow, type ShownLine } from "./rows.ts";
import { type OrderView, problemCodes, viewOf } from "./view.ts";
import { isAllInHouse, withWaits } from "./waits_store.ts";

const COLUMNS: readonly (readonly [name: keyof OrderRow, text: string])[] = [
  ...ORDER_COLUMNS.map((name) => [name, `r.${name}`] as const),
  ["store_name", "s.name as store_name"],
  ["store_auto_hold", "s.auto_hold as store_auto_hold"],
  ["store_cooling_off_min", "s.cooling_off_min as store_cooling_off_min"],
  ["seller_name", "u.name as seller_name"],
];
const ALWAYS_READ: readonly (keyof OrderRow)[] = [
  "_id",
  "paid",
  "problems",
  "tags",
  "status",
  "status_at",
  "pay_asked_at",
  "cools_until",
];

const fieldsWhere = (isRead: (name: keyof OrderRow) => boolean) =>
  sql.raw(COLUMNS.flatMap(([name, text]) => isRead(name) ? [text] : []).join(", "));
const FIELDS = fieldsWhere(() => true);
const NAMES = sql.raw("join stores as s on s._id = r.store_id join users as u on u._id = r.seller_id");

const orderHas = (table: "units" | "packages") => (codes: readonly string[]): Condition =>
  sql<boolean>`_id in (select order_id from ${sql.table(table)} where ${isOneOf("code", codes)})`;

/** Finds orders by the tracking numbers of their packages, of which an order may have several. */
export const trackedOrders = (numbers: readonly string[]) =>
  sql`select po.order_id as row_id, p.tracking_number as number from packages as p
    join package_orders as po on po.package_id = p._id
    where ${hasNumber("p.tracking_number", numbers)}`;

const isSome = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

export const ordersList: ListSource<OrderRow, OrderView> = {
  table: "orders",
  key: "seq",
  columns: { seller: "seller_id", store: "store_id", import: "import_id" },
  dates: ORDER_DAYS,
  numbers: ["code", "external_number", "tracking_number"],
  conditions: orderConditions,
  isHeavy: ({ wait }) => isSome(wait),
  codes: { unit: orderHas("units"), package: orderHas("packages") },
  tracked: trackedOrders,
  // These indexes leave out orders that cannot match, such as those that are not open or were never shipped.
  indexFor: ({ import: jobs, due, funds, wait, remedy, dated, shipped }) =>
    isSome(jobs)
      ? "orders_by_import"
      : isSome(remedy)
      ? "orders_remedied"
      : isSome(funds) && funds.length === 1 && funds[0] === "awaiting"
      ? "orders_awaiting"
      : (isSome(due) && !due.includes("All")) ||
          (isSome(wait) && !wait.includes("All") && isAllInHouse(wait))
      ? "orders_open"
      : dated === "shipped" || isSome(shipped)
      ? "orders_by_shipped"
      : dated === "paid"
      ? "orders_by_paid"
      : dated === "produced"
      ? "orders_by_produced"
      : null,
  rows: (rows) => sql<OrderRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  // Reads only needed columns: a row has about 60, a file about 10, and each value is copied between threads.
  written: (rows, fields) => {
    const read = fieldsWhere((name) => fields.has(name) || ALWAYS_READ.includes(name));
    return sql<OrderRow>`select ${read} from ${rows} ${NAMES}`;
  },
  wire: viewOf,
  complete: withWaits,
  cells: { problem_codes: ({ problems_json }) => problemCodes(String(problems_json)).join(", ") },
};

const byIds = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<OrderRow>`select ${FIELDS} from orders as r ${NAMES}
    where ${isOneOf("r._id", place("ids"))} and ${inScope(place("scope"), "r.seller_id")}`
);

/** Returns orders by id within a scope; an order outside the scope is not found, like one that never existed. */
export async function ordersById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, OrderRow>> {
  const rows = await byIds.all(reader, { ids, scope });
  return new Map(rows.map((row) => [row._id, row]));
}

export async function orderById(reader: Reader, scope: Scope, id: string): Promise<OrderRow | undefined> {
  return (await ordersById(reader, scope, [id])).get(id);
}

const linesByOrders = cacheQuery((reader, place: Place<ScopedIds>) =>
  reader.selectFrom("order_lines").selectAll()
    .where(isOneOf("order_id", place("ids"))).where(inScope(place("scope")))
    .orderBy("order_id").orderBy("position")
);

export async function linesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, LineRow[]>> {
  const rows = await linesByOrders.all(reader, { ids: orderIds, scope });
  return groupRows(rows, (row) => row.order_id);
}

const shownByOrders = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<ShownLine>`select l.*, coalesce(i.art, 'none') as art,
    case when i._id is null then '' else ${sql.raw(imageText("i."))} end as image_id
    from order_lines as l left join items as i on i._id = l.item_id
    where ${isOneOf("l.order_id", place("ids"))} and ${inScope(place("scope"), "l.seller_id")}
    order by l.order_id, l.position`
);

export const linesFor = (fields: ReadonlySet<string> | undefined): Load<readonly ShownLine[]> =>
  fields?.has("image_id") || fields?.has("art")
    ? async (reader, scope, ids) =>
      groupRows(await shownByOrders.all(reader, { ids, scope }), (row) => row.order_id)
    : linesOf;

/** Reads the lines of orders that a step has read within the caller's scope. */
export const LINES: Readable<readonly LineRow[]> = {
  load: (reader, orderIds) => linesOf(reader, ALL_SELLERS, orderIds),
};

/** A whole row to insert; the database sets `seq`. */
export type NewOrder = Omit<OrdersTable, "seq">;
/** Columns that a write may change: neither identity nor owner. */
export type OrderPatch = Partial<
  Omit<NewOrder, "_id" | "code" | "seller_id" | "store_id" | "created_at" | "version" | "updated_at">
>;

export const insertOrders = (tx: Writer, orders: readonly NewOrder[]): Promise<void> =>
  insertMany(tx, "orders", orders);

/** A whole line with its price from the catalogue: see pricedLine(). */
export type NewLine = PricedLine & Pick<OrderLinesTable, "_id" | "order_id" | "seller_id" | "position">;

export const insertLines = (tx: Writer, lines: readonly NewLine[]): Promise<void> =>
  insertMany(tx, "order_lines", lines);

export async function replaceLines(
  tx: Writer,
  orderId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.deleteFrom("order_lines").where("order_id", "=", orderId).execute();
  await insertLines(tx, lines);
}

/** Returns the new times of status, payment and end of production. A refund does not change the time of payment. */
export const timesOf = (
  row: Pick<OrderRow, "status" | "paid" | "print_status">,
  { status = row.status, paid = row.paid, print_status = row.print_status }: OrderPatch,
  at: number,
): Pick<OrderPatch, "status_at" | "paid_at" | "produced_at"> => ({
  ...status !== row.status && { status_at: at },
  ...paid > row.paid && { paid_at: at },
  // A later reject clears the end of production; a cancelled order keeps it.
  ...print_status !== row.print_status && print_status !== "Stopped" &&
    { produced_at: print_status === "Printed" ? at : null },
});

/** Writes a change and increments the version. The row was read within the caller's scope in the same transaction. */
export async function updateOrder(tx: Writer, row: OrderRow, patch: OrderPatch, at: number): Promise<void> {
  const changed = { ...differenceOf(row, patch), ...timesOf(row, patch, at), updated_at: at };
  if (await changeRows(tx, "orders", [row._id], changed, row.version) !== 1) {
    throw new Error(`Cannot write order ${row._id}: expected version ${row.version}`);
  }
  const { shipping_method = row.shipping_method } = patch;
  const rush = isRush(shipping_method);
  if (rush !== isRush(row.shipping_method)) await makingPort.get().setRushOfUnits(tx, row._id, rush);
}

/** Stores the prices of lines by their id, without a new version of the order. */
export async function keepPrices(tx: Writer, lines: ReadonlyMap<string, PricedLine>): Promise<void> {
  for (const [id, { total_minor }] of lines) {
    await tx.updateTable("order_lines").set({ total_minor }).where("_id", "=", id).execute();
  }
}

/** The sum is left out if no price changed. */
export type OrderProblems =
  & Pick<OrdersTable, "problems" | "problems_count" | "problem_mask">
  & Partial<Pick<OrdersTable, "total_minor">>;

/** Stores derived problems without a new version, so that people who edit the order are not interrupted. */
export async function keepProblems(
  tx: Writer,
  id: string,
  problems: OrderProblems,
): Promise<void> {
  await tx.updateTable("orders").set(problems).where("_id", "=", id).execute();
}

export async function takenNumbers(
  reader: Reader,
  storeId: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const usedNumbers = new Map<string, string>();
  // Some shops write a number with a leading #, some files without it.
  const spelled = [...new Set(numbers.flatMap((each) => [bareNumber(each), `#${bareNumber(each)}`]))];
  const known = new Map<string, string>();
  // Counts two values for each number, to leave room for the store's id.
  for (const some of chunksOf(spelled, 2)) {
    const rows = await reader.selectFrom("orders").select(["_id", "external_number"])
      .where("store_id", "=", storeId).where(isOneOf("external_number", some))
      // The index contains no empty numbers, so without this condition SQLite would read all orders of the store.
      .where("external_number", "<>", sql.lit("")).execute();
    for (const row of rows) known.set(bareNumber(row.external_number), row._id);
  }
  for (const number of numbers) {
    const id = known.get(bareNumber(number));
    if (id !== undefined && number !== "") usedNumbers.set(number, id);
  }
  return usedNumbers;
}
