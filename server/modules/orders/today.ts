/** What an order would cost today, and which of its items cannot be ordered any more. */
import { editableParts } from "../../../machines/lifecycles/order_parts.ts";
import { grouped, type Load } from "../../batch.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { Done, Step } from "../../lifecycle/lifecycle.ts";
import { type ItemRow, itemsById, levelOfSeller } from "../items/store.ts";
import type { Scope } from "../../scope.ts";
import { carriedLine, derivedOf, unavailableIn } from "./draft.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { linesOf, type OrderPatch, ordersById, replaceLines } from "./store.ts";

export interface Today {
  /** The lines at today's prices. */
  readonly lines: readonly (LineRow & ReturnType<typeof carriedLine>)[];
  readonly totalMinor: number;
  /** Ids of items that are out of stock or discontinued. */
  readonly unavailable: ReadonlySet<string>;
}

const idsIn = (lines: readonly LineRow[]): string[] => lines.flatMap(({ item_id }) => item_id ?? []);

/** The order was read within the caller's scope. */
export async function todayOf(
  reader: Reader,
  order: OrderRow,
  lines: readonly LineRow[],
  at: number,
): Promise<Today> {
  return pricedIn(
    order,
    lines,
    await itemsById(reader, idsIn(lines), await levelOfSeller(reader, order.seller_id, at)),
  );
}

function pricedIn(
  order: OrderRow,
  lines: readonly LineRow[],
  items: ReadonlyMap<string, ItemRow>,
): Today {
  const priced = lines.map((line) => ({
    ...line,
    ...carriedLine(line, line.quantity, items.get(line.item_id ?? ""), order.currency),
  }));
  return {
    lines: priced,
    totalMinor: priced.reduce((sum, line) => sum + line.total_minor, 0),
    unavailable: unavailableIn(items.values()),
  };
}

/** Totals of many orders at today's prices, by the order's id; of one whose lines are closed its own. */
export const totalsNow: Load<number> = async (reader, scope, ids, context) =>
  await totalsAt(reader, scope, [...(await ordersById(reader, scope, ids)).values()], context?.now() ?? 0);

/** The same of orders that were read. */
export async function totalsAt(
  reader: Reader,
  scope: Scope,
  orders: readonly OrderRow[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  const open = orders.filter((order) => editableParts(order).lines);
  const totals = new Map(orders.map(({ _id, total_minor }) => [_id, total_minor]));
  const lines = await linesOf(reader, scope, open.map(({ _id }) => _id));
  for (const [seller, some] of grouped(open, ({ seller_id }) => seller_id)) {
    const level = await levelOfSeller(reader, seller, at);
    const own = (order: OrderRow) => lines.get(order._id) ?? [];
    const items = await itemsById(reader, some.flatMap((order) => idsIn(own(order))), level);
    for (const order of some) totals.set(order._id, pricedIn(order, own(order), items).totalMinor);
  }
  return totals;
}

type Asked = Pick<Step, "tx" | "scope" | "stamp"> & { readonly row: OrderRow };

/** The same of a step's order. */
export async function todayIn({ tx, scope, stamp, row }: Asked): Promise<Today> {
  const lines = (await linesOf(tx, scope, [row._id])).get(row._id) ?? [];
  return await todayOf(tx, row, lines, stamp.at);
}

/** Writes today's prices into an order that is about to be charged; what it is charged is what its lines say. */
export async function repriced(work: Asked): Promise<OrderPatch> {
  const { tx, row } = work;
  const { lines, totalMinor, unavailable } = await todayIn(work);
  if (totalMinor === row.total_minor) return {};
  await replaceLines(tx as Writer, row._id, lines);
  return derivedOf(row, lines, unavailable);
}

/** An effect that sees the order at today's prices. */
export const atTodaysPrices =
  <Work extends Asked>(effect: (work: Work) => Promise<Done<OrderPatch>> | Done<OrderPatch>) =>
  async (work: Work): Promise<Done<OrderPatch>> => {
    const patch = await repriced(work);
    const done = await effect({ ...work, row: { ...work.row, ...patch } });
    return { ...done, patch: { ...patch, ...done.patch } };
  };
