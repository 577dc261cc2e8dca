/** Makes the package of a paid order: its contents, its location, and its method by policies. */
import type { MoveInput } from "../../../../api/generated/schema.ts";
import { isPostageFree, isReship } from "../../../../api/orders/remedies.ts";
import { applyPolicies, choosePolicyValues, type SendingRules } from "../../../../api/shipping/policies.ts";
import { type Readable, readIn, readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import type { EffectResult, OtherChange, PendingSettle, Work } from "../../../lifecycle/lifecycle.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import { taxerFor } from "../../money/ledger/tax_store.ts";
import {
  type MakingPlace,
  type Need,
  openUnitsAt,
  PLACES,
  placesFor,
  WHOLE_BUSINESS,
} from "../../catalogue/locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import type { QuotedPostage } from "../../orders/orders/sending_port.ts";
import { findFreeBlanks } from "../../catalogue/stock/store.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { sendingRules } from "../policies/sending_rules.ts";
import { putInPackage, unitsChanged, unitsWithoutPackage } from "../../workshop/units/store.ts";
import type { LineRow, OrderRow } from "../../orders/orders/rows.ts";
import {
  type Contents,
  itemIdsOf,
  packageWeight,
  policyInputOf,
  weightsOf,
} from "../policies/policy_input.ts";
import { LINES, type OrderPatch } from "../../orders/orders/store.ts";
import { LOOSE } from "../../orders/orders/work_store.ts";
import { keepQuote } from "../customs/store.ts";
import { contentsOf } from "./contents_store.ts";
import { quoteOrder } from "./order_quote.ts";
import { requote } from "./quotes_store.ts";
import { quotePatch } from "./rateable.ts";
import { shipDayAt } from "./ship_days_store.ts";
import {
  insertPackage,
  lastPackagesOf,
  type PackageDraft,
  packagesById,
  pagesAwaitingPayment,
} from "./store.ts";

export type MakePackageWork = Work<OrderRow, MoveInput>;

export async function makePackage(work: MakePackageWork): Promise<EffectResult<OrderPatch>> {
  const { tx, row: order, stamp } = work;
  // The cached count is still right, because no earlier part of the step takes units out of a package.
  const loose = await readOne(work, LOOSE, order._id) === 0 ? [] : await unitsWithoutPackage(tx, order._id);
  const [first] = loose;
  const inside = loose.map(({ _id }) => _id);
  const draft = first
    ? await makeDraft(work, order, {
      loose: loose.length,
      location_id: first.location_id,
      weight_g: (await contentsOf(tx, inside)).weight_g,
    })
    : await planPackage(work, order);
  const quote = first ? {} : quotePatch(await quoteOrder(work, order, draft, stamp.at), draft.currency);
  const ship_day = await shipDayAt(work, draft, work.timeZone);
  const made = await insertPackage(tx, { ...draft, ...quote, ship_day }, [order._id], stamp.at);
  work.cache?.put(LAST_PACKAGES, order._id, made);
  await putInPackage(tx, inside, made._id, stamp.at);
  if (first) await priceContents(tx, made, stamp.at);
  // A later package settles the order, because the order now waits for another label.
  const settles: PendingSettle[] = loose.length > 0
    ? [{ lifecycle: "order", event: "packages.settle", ids: [order._id] }]
    : [];
  const pages = await pagesAwaitingPayment(tx, order._id);
  if (pages.length > 0) settles.push({ lifecycle: "label_page", event: "order.settle", ids: pages });
  const patch = loose.length > 0 ? {} : { location_id: draft.location_id };
  return { patch, others: [packageChange(order, made)], settles, live: unitsChanged(order, inside) };
}

/** Prices a package that was made of existing units, which may be only some of its order. */
async function priceContents(
  tx: Writer,
  { _id, code }: { readonly _id: string; readonly code: string },
  at: number,
): Promise<void> {
  const row = (await packagesById(tx, ALL_SELLERS, [_id])).get(_id);
  if (!row) throw new Error(`Cannot price package ${code}: it was made a moment ago`);
  const quote = (await requote(tx, [row], at)).get(_id);
  if (quote) await keepQuote(tx, _id, quote);
}

const DRAFTS: Readable<PackageDraft> = { load: () => Promise.resolve(new Map()) };

/** Returns the package that a paid order gets; within a step always the same. */
export async function planPackage(step: ReadsIn, order: OrderRow): Promise<PackageDraft> {
  const known = await readOne(step, DRAFTS, order._id);
  if (known) return known;
  const draft = await makeDraft(step, order, { loose: 0 });
  step.cache?.put(DRAFTS, order._id, draft);
  return draft;
}

interface LooseUnits {
  readonly loose: number;
  /** The location of existing units; left out if one must be chosen. */
  readonly location_id?: string | null;
  /** The weight of existing units; left out for all units of the order. */
  readonly weight_g?: number;
}

async function makeDraft(
  step: ReadsIn,
  order: OrderRow,
  { loose, location_id, weight_g: ofLoose }: LooseUnits,
): Promise<PackageDraft> {
  const lines = await readOne(step, LINES, order._id) ?? [];
  const items = await readIn(step, ORDERED_ITEMS, itemIdsOf(lines));
  const rules = await sendingRules(step);
  const weights = weightsOf(items);
  const weight_g = ofLoose ?? packageWeight({ lines, weights });
  const contents = { lines, weights, loose, weight_g };
  const wanted = choosePolicyValues(policyInputOf(order, weight_g), rules.policies).values.location_id;
  const place = location_id ?? (isReship(order) ? order.location_id : null) ??
    (await choosePlace(step, lines, wanted))?._id ?? null;
  return draftPackage(order, { ...contents, location_id: place, rules });
}

/** Drafts a package for units without a package, or for all units that an order will have. */
export function draftPackage(
  order: OrderRow,
  { lines, weights, loose, location_id, rules, weight_g = packageWeight({ lines, weights }) }: Contents & {
    readonly loose: number;
    readonly location_id: string | null;
    readonly rules: SendingRules;
    readonly weight_g?: number;
  },
): PackageDraft {
  const { applied } = applyPolicies({ pkg: policyInputOf(order, weight_g), location_id, ...rules });
  return {
    ...applied,
    is_free: isPostageFree(order) ? 1 : 0,
    order_id: order._id,
    order_code: order.code,
    seller_id: order.seller_id,
    recipient_name: order.recipient_name,
    city: order.city,
    country: order.country,
    service: order.shipping_method,
    weight_g,
    items_count: loose > 0 ? loose : order.items_count,
    currency: order.currency,
    location_id,
    due_at: order.due_at,
  };
}

/** Returns the change that the audit has of a new package. */
export const packageChange = (
  { seller_id }: OrderRow,
  { _id, code }: { _id: string; code: string },
): OtherChange => ({
  entity: "packages",
  entityId: _id,
  sellerId: seller_id,
  isNew: true,
  changes: [{ field: "code", before: "", after: code }],
});

/** Chooses the location that makes the units. @param preferred a policy's location, used if it can make them */
async function choosePlace(step: ReadsIn, lines: readonly LineRow[], preferred: string | undefined) {
  const items = await readIn(step, ORDERED_ITEMS, itemIdsOf(lines));
  const wanted = new Map<string, number>();
  for (const { item_id, quantity } of lines) {
    if (item_id) wanted.set(item_id, (wanted.get(item_id) ?? 0) + quantity);
  }
  const places = await readOne(step, PLACES, WHOLE_BUSINESS) ?? [];
  const needs = [...items.values()];
  const named = preferred && placesFor(places, needs).find(({ _id }) => _id === preferred);
  return named || await pickByStock(step.tx, places, needs, wanted);
}

export const LAST_PACKAGES: Readable<{ readonly _id: string }> = {
  load: (reader, orderIds) => lastPackagesOf(reader, ALL_SELLERS, orderIds),
};

type Wanted = ReadonlyMap<string, number>;

/** Returns null if no location can make all items. Reads the stock only if there is a choice. */
async function pickByStock(
  reader: Reader,
  places: readonly MakingPlace[],
  needs: readonly Need[],
  wanted: Wanted,
): Promise<MakingPlace | null> {
  const able = placesFor(places, needs);
  const [first] = able;
  if (!first || able.length === 1) return first ?? null;
  const free = await findFreeBlanks(reader, [...wanted.keys()]);
  const stocked = able.filter(({ _id }) =>
    [...wanted].every(([item_id, count]) => (free({ location_id: _id, item_id }) ?? Infinity) >= count)
  );
  const alike = stocked.filter(({ priority }) => priority === stocked[0]?.priority);
  if (alike.length < 2) return alike[0] ?? first;
  const open = await openUnitsAt(reader, alike.map(({ _id }) => _id));
  const loadOf = ({ _id, capacity_day }: MakingPlace) => (open.get(_id) ?? 0) / (capacity_day || Infinity);
  return alike.reduce((least, each) => loadOf(each) < loadOf(least) ? each : least);
}

/** Returns the postage of an order before its payment, in its currency. @param at unix seconds */
export async function quotePostage(step: ReadsIn, order: OrderRow, at: number): Promise<QuotedPostage> {
  const draft = await planPackage(step, order);
  const method = (await readOne(step, METHOD_RULES, WHOLE_BUSINESS))?.get(draft.method_code ?? "");
  // An uploaded label was paid for elsewhere.
  if (method?.provider === "upload") return { state: "own", minor: 0 };
  const price = method && (await quoteOrder(step, order, draft, at))?.price;
  if (!price?.ok || price.currency !== order.currency) return { state: "unpriced", minor: 0 };
  const [tax = 0] = (await taxerFor(step, order.seller_id, at))([price.total_minor]);
  return { state: "priced", minor: price.total_minor + tax };
}
