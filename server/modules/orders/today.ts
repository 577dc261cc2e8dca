/** What an order would cost today, and which of its items cannot be ordered any more. */
import { editableParts } from "../../../machines/lifecycles/order_parts.ts";
import { grouped, type Load } from "../../batch.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { Done, Step } from "../../lifecycle/lifecycle.ts";
import { type ItemRow, itemsById, levelOfSeller } from "../items/store.ts";
import type { Scope } from "../../scope.ts";
import { chargedTaxes, type Taxer, taxerFor } from "../ledger/tax_store.ts";
import { carriedLine, derivedOf, unavailableIn, type Wanting } from "./draft.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { artlessOf } from "./wanting_store.ts";
import { linesOf, type OrderPatch, ordersById, replaceLines } from "./store.ts";

export interface Today {
  /** The lines at today's prices. */
  readonly lines: readonly (LineRow & ReturnType<typeof carriedLine>)[];
  /** Of the lines alone. */
  readonly goodsMinor: number;
  /** With tax: what it takes to pay it. */
  readonly totalMinor: number;
  /** The same at the prices that its own lines have. */
  readonly ownMinor: number;
  readonly wanting: Wanting;
}

const idsIn = (lines: readonly LineRow[]): string[] => lines.flatMap(({ item_id }) => item_id ?? []);

/** The order was read within the caller's scope. */
export async function todayOf(
  reader: Reader,
  order: OrderRow,
  lines: readonly LineRow[],
  at: number,
): Promise<Today> {
  const items = await itemsById(reader, idsIn(lines), await levelOfSeller(reader, order.seller_id, at));
  const artless = await artlessOf(reader, lines, (id) => items.get(id)?.art === "required");
  const priced = pricedIn(order, lines, items, await taxerFor(reader, order.seller_id, at));
  return { ...priced, wanting: { unavailable: unavailableIn(items.values()), artless } };
}

const minorsOf = (lines: readonly { readonly total_minor: number }[]) =>
  lines.map(({ total_minor }) => total_minor);
const sumOf = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0);

function pricedIn(
  order: OrderRow,
  lines: readonly LineRow[],
  items: ReadonlyMap<string, ItemRow>,
  taxer: Taxer,
): Omit<Today, "wanting"> {
  const priced = lines.map((line) => ({
    ...line,
    ...carriedLine(line, line.quantity, items.get(line.item_id ?? ""), order.currency),
  }));
  const goodsMinor = sumOf(minorsOf(priced));
  return {
    lines: priced,
    goodsMinor,
    totalMinor: goodsMinor + sumOf(taxer(minorsOf(priced))),
    ownMinor: order.total_minor + sumOf(taxer(minorsOf(lines))),
  };
}

/** What an order costs, and how much of it is tax. */
interface Cost {
  readonly totalMinor: number;
  readonly taxMinor: number;
}

/** Totals of many orders at today's prices with their tax, by the order's id; of one whose lines are closed its own. */
export const totalsNow: Load<number> = async (reader, scope, ids, context) =>
  await totalsAt(reader, scope, [...(await ordersById(reader, scope, ids)).values()], context?.now() ?? 0);

/** The tax in them. */
export const taxesNow: Load<number> = async (reader, scope, ids, context) => {
  const orders = [...(await ordersById(reader, scope, ids)).values()];
  const costs = await costsAt(reader, scope, orders, context?.now() ?? 0);
  return new Map([...costs].map(([id, { taxMinor }]) => [id, taxMinor]));
};

/** The same of orders that were read. */
export async function totalsAt(
  reader: Reader,
  scope: Scope,
  orders: readonly OrderRow[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  const costs = await costsAt(reader, scope, orders, at);
  return new Map([...costs].map(([id, { totalMinor }]) => [id, totalMinor]));
}

async function costsAt(
  reader: Reader,
  scope: Scope,
  orders: readonly OrderRow[],
  at: number,
): Promise<ReadonlyMap<string, Cost>> {
  const open = orders.filter((order) => editableParts(order).lines);
  const closed = orders.filter((order) => !open.includes(order));
  const charged = await chargedTaxes(reader, closed.map(({ _id }) => _id));
  const costs = new Map(closed.map(({ _id, total_minor }): [string, Cost] => {
    const taxMinor = charged.get(_id) ?? 0;
    return [_id, { totalMinor: total_minor + taxMinor, taxMinor }];
  }));
  const lines = await linesOf(reader, scope, open.map(({ _id }) => _id));
  for (const [seller, some] of grouped(open, ({ seller_id }) => seller_id)) {
    const level = await levelOfSeller(reader, seller, at);
    const taxer = await taxerFor(reader, seller, at);
    const own = (order: OrderRow) => lines.get(order._id) ?? [];
    const items = await itemsById(reader, some.flatMap((order) => idsIn(own(order))), level);
    for (const order of some) {
      const { totalMinor, goodsMinor } = pricedIn(order, own(order), items, taxer);
      costs.set(order._id, { totalMinor, taxMinor: totalMinor - goodsMinor });
    }
  }
  return costs;
}

type Asked = Pick<Step, "tx" | "scope" | "stamp"> & { readonly row: OrderRow };

/** What a step reads of an order once: who refuses it and who carries it out ask for the same. */
const known = new WeakMap<OrderRow, Promise<Today>>();

/** The same of a step's order. */
export function todayIn({ tx, scope, stamp, row }: Asked): Promise<Today> {
  const found = known.get(row);
  if (found) return found;
  const made = linesOf(tx, scope, [row._id]).then((lines) =>
    todayOf(tx, row, lines.get(row._id) ?? [], stamp.at)
  );
  known.set(row, made);
  return made;
}

/** Writes today's prices into an order that is about to be charged; what it is charged is what its lines say. */
export async function repriced(work: Asked): Promise<OrderPatch> {
  const { tx, row } = work;
  const { lines, goodsMinor, wanting } = await todayIn(work);
  if (goodsMinor === row.total_minor) return {};
  await replaceLines(tx as Writer, row._id, lines);
  return derivedOf(row, lines, wanting);
}

/** An effect that sees the order at today's prices. */
export const atTodaysPrices =
  <Work extends Asked>(effect: (work: Work) => Promise<Done<OrderPatch>> | Done<OrderPatch>) =>
  async (work: Work): Promise<Done<OrderPatch>> => {
    const patch = await repriced(work);
    const done = await effect({ ...work, row: { ...work.row, ...patch } });
    return { ...done, patch: { ...patch, ...done.patch } };
  };
