import { areGoodsFree, isReship } from "../../../../api/orders/remedies.ts";
import type { ShippingState } from "../../../../api/money/shipping_state.ts";
import { arePricesOpen } from "../../../../machines/lifecycles/orders/order_parts.ts";
import type { LoadOf } from "../../../graphql/batch.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { readIn, readOne, type ReadsIn, StepCache } from "../../../lifecycle/step_cache.ts";
import type { EffectResult, Step } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { ORDERED_ITEMS, type OrderedItem } from "../../catalogue/items/ordered_store.ts";
import { itemAtLevel, type ItemRow } from "../../catalogue/items/store.ts";
import { chargedTaxes, TAX_RATES, type Taxer, taxerFor } from "../../money/ledger/tax_store.ts";
import { levelOfTerms, TERMS } from "../../catalogue/items/terms_store.ts";
import { orderPostage } from "./postage.ts";
import { deriveOrder, type OrderGaps, repricedLine, unavailableIn } from "./draft.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { sendingPort } from "./sending_port.ts";
import { LINES, type OrderPatch, ordersById, replaceLines } from "./store.ts";
import { type OrderView, rowOf } from "./view.ts";
import { linesWithoutArt } from "./order_gaps_store.ts";

export interface CurrentQuote {
  readonly lines: readonly (LineRow & ReturnType<typeof repricedLine>)[];
  readonly goodsMinor: number;
  /** The sum to pay, with tax. */
  readonly totalMinor: number;
  /** The same sum at the prices that the order has stored. */
  readonly ownMinor: number;
  readonly gaps: OrderGaps;
}

const idsIn = (lines: readonly LineRow[]): string[] => lines.flatMap(({ item_id }) => item_id ?? []);

interface PriceBasis {
  readonly items: ReadonlyMap<string, OrderedItem>;
  readonly level: number;
  readonly taxer: Taxer;
}

/** Quotes an order that was read within the caller's scope. */
export async function quoteAt(
  step: ReadsIn,
  order: OrderRow,
  lines: readonly LineRow[],
  at: number,
): Promise<CurrentQuote> {
  const { seller_id } = order;
  const items = await readIn(step, ORDERED_ITEMS, idsIn(lines));
  const priced = pricedIn(order, lines, {
    items,
    level: levelOfTerms(await readOne(step, TERMS, seller_id), at),
    taxer: await taxerFor(step, seller_id, at),
  });
  // The garments of a reship exist already, so nothing can be missing.
  if (isReship(order)) return { ...priced, gaps: { unavailable: new Set(), withoutArt: new Set() } };
  const withoutArt = await linesWithoutArt(step, lines, items);
  return { ...priced, gaps: { unavailable: unavailableIn(items.values()), withoutArt } };
}

const minorsOf = (lines: readonly { readonly total_minor: number }[]) =>
  lines.map(({ total_minor }) => total_minor);
const sumOf = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0);

function pricedIn(
  order: OrderRow,
  lines: readonly LineRow[],
  { items: kept, level, taxer }: PriceBasis,
): Omit<CurrentQuote, "gaps"> {
  const items = new Map(
    idsIn(lines).flatMap((id): [string, ItemRow][] => {
      const item = kept.get(id);
      return item ? [[id, itemAtLevel(item, level)]] : [];
    }),
  );
  const priced = lines.map((line) => ({
    ...line,
    ...repricedLine(line, line.quantity, items.get(line.item_id ?? ""), order.currency),
  }));
  if (areGoodsFree(order)) return { lines: priced, goodsMinor: 0, totalMinor: 0, ownMinor: 0 };
  const goodsMinor = sumOf(minorsOf(priced));
  return {
    lines: priced,
    goodsMinor,
    totalMinor: goodsMinor + sumOf(taxer(minorsOf(priced))),
    ownMinor: order.total_minor + sumOf(taxer(minorsOf(lines))),
  };
}

export interface Cost {
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly postageMinor: number;
  readonly shipping: ShippingState;
}
export const NO_COST: Cost = { totalMinor: 0, taxMinor: 0, postageMinor: 0, shipping: "none" };

/** Returns the cost of orders at current prices by the order's id; an order with closed lines keeps its prices. */
export const costsNow: LoadOf<OrderView, Cost> = (reader, orders, { now }) =>
  costsAt({ tx: reader }, orders.map(rowOf), now());

export async function costsAt(
  { tx, cache = new StepCache() }: ReadsIn,
  orders: readonly OrderRow[],
  at: number,
): Promise<ReadonlyMap<string, Cost>> {
  const open = orders.filter(arePricesOpen);
  const closed = orders.filter((order) => !open.includes(order));
  const charged = await chargedTaxes(tx, closed.map(({ _id }) => _id));
  const costs = new Map(closed.map(({ _id, total_minor }): [string, Cost] => {
    const taxMinor = charged.get(_id) ?? 0;
    return [_id, { totalMinor: total_minor + taxMinor, taxMinor, postageMinor: 0, shipping: "none" }];
  }));
  const step = { tx, cache };
  const lines = await readPrices(step, open, at);
  for (const order of open) {
    const { totalMinor, goodsMinor } = await quoteAt(step, order, lines.get(order._id) ?? [], at);
    const { minor: postageMinor, state: shipping } = await sendingPort.get().quotePostage(step, order, at);
    const taxMinor = totalMinor - goodsMinor;
    costs.set(order._id, { totalMinor: totalMinor + postageMinor, taxMinor, postageMinor, shipping });
  }
  return costs;
}

/** Returns the postage that paying the orders reserves. The orders were read within the caller's scope. */
export async function orderPostages(reader: Reader, ids: readonly string[], at: number) {
  const step = { tx: reader, cache: new StepCache() };
  const orders = [...(await ordersById(reader, ALL_SELLERS, ids)).values()];
  await readPrices(step, orders, at);
  const found = new Map<string, Purse & { readonly minor: number }>();
  for (const order of orders) {
    const { _id, seller_id, currency } = order;
    found.set(_id, { seller_id, currency, minor: await orderPostage(step, order, at) });
  }
  return found;
}
type Purse = Pick<OrderRow, "seller_id" | "currency">;

/** Reads everything that prices depend on for many orders, in few statements. Returns the orders' lines. */
export async function readPrices(step: ReadsIn, orders: readonly OrderRow[], at: number) {
  if (orders.length === 0) return new Map<string, readonly LineRow[]>();
  const lines = await readIn(step, LINES, orders.map(({ _id }) => _id));
  const items = await readIn(step, ORDERED_ITEMS, [...lines.values()].flatMap(idsIn));
  await linesWithoutArt(step, [...lines.values()].flat(), items);
  await readIn(step, TERMS, orders.map(({ seller_id }) => seller_id));
  await readIn(step, TAX_RATES, [`${at}`]);
  return lines;
}

type QuoteRequest = Pick<Step, "tx" | "stamp" | "cache"> & { readonly row: OrderRow };

export const quoteNow = async ({ stamp, row, ...step }: QuoteRequest): Promise<CurrentQuote> =>
  await quoteAt(step, row, await readOne(step, LINES, row._id) ?? [], stamp.at);

export async function updatePrices(work: QuoteRequest): Promise<OrderPatch> {
  const { tx, row, cache } = work;
  const { lines, goodsMinor, gaps } = await quoteNow(work);
  if (goodsMinor === row.total_minor) return {};
  await replaceLines(tx as Writer, row._id, lines);
  cache?.put(LINES, row._id, lines);
  return deriveOrder(row, lines, gaps);
}

export const withCurrentPrices = <Work extends QuoteRequest>(
  effect: (work: Work) => Promise<EffectResult<OrderPatch>> | EffectResult<OrderPatch>,
) =>
async (work: Work): Promise<EffectResult<OrderPatch>> => {
  const patch = await updatePrices(work);
  const done = await effect({ ...work, row: { ...work.row, ...patch } });
  return { ...done, patch: { ...patch, ...done.patch } };
};
