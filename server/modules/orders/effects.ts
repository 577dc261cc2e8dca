/** Carries out what the order machine names: each effect writes its own rows and says what changes on the order. */
import type { Blank } from "../../../api/stock.ts";
import { applyPolicies, choose, type PolicyParcel, type SendingRules } from "../../../api/policies.ts";
import { isRush } from "../../../api/rush.ts";
import { startOf } from "../../../api/dates.ts";
import type { MoveInput } from "../../../api/generated/schema.ts";
import { AUTO_HOLD } from "../../../api/statuses.ts";
import { firstStepOf } from "../../../api/steps.ts";
import type { Done as Changed, OtherChange, Work } from "../../lifecycle/lifecycle.ts";
import { type Readable, readIn, readOne } from "../../lifecycle/known.ts";
import { EVERYTHING } from "../../scope.ts";
import { ORDERED_ITEMS } from "../items/store.ts";
import { captureTotal, refundLines, refundTotal } from "../ledger/charge_store.ts";
import { keptOf, setFree } from "../ledger/asked_store.ts";
import { sharesOf } from "../ledger/shares.ts";
import { chargedTaxByLine } from "../ledger/tax_store.ts";
import { wakeWallet } from "../ledger/wallet_store.ts";
import { HOUSE, pickPlace, PLACES, placesFor } from "../locations/making_store.ts";
import { sendingRules } from "../policies/effects.ts";
import { insertPackage, type PackageDraft, packagesOf } from "../packages/store.ts";
import { freeOn } from "../stock/store.ts";
import { givenBackOf, openRequests } from "../refunds/given_store.ts";
import { liveByLine, looseUnits, makeUnits, putInPackage, unitsById, unitsChanged } from "../units/store.ts";
import { searchOf } from "./draft.ts";
import { NO_WORK, type Work as Around } from "./facts.ts";
import { LOOSE, workOf } from "./work_store.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { LINES, type OrderPatch } from "./store.ts";
import { todayIn } from "./today.ts";

export type EffectWork = Work<OrderRow, MoveInput>;

type Done = Changed<OrderPatch>;
type Effect = (work: EffectWork) => Promise<Done> | Done;

const NOTHING: Done = {};
const SECONDS_OF_MINUTE = 60;
const NO_FUNDS: OrderPatch = { pay_asked_at: null, pay_seen_minor: null, pay_stopped: "" };
const CLEAR_HOLD: OrderPatch = { held_from: "", hold_reason: "", hold_until: null };

/** One entry per action of the order machine that is no command; a test keeps the two equal. */
export const effects: Readonly<Record<string, Effect>> = {
  captureTotal: ({ tx, row, ...step }) => captureTotal(tx, row, step).then(() => ({ patch: { paid: 1 } })),
  async refundTotal({ tx, row, ...step }) {
    if (row.paid === 0) return NOTHING;
    // What was asked back and not decided comes back too: nothing stays charged, and nobody gives it a second time.
    const open = await openRequests(tx, row._id);
    await setFree(tx, open.parts);
    await refundTotal(tx, row, step);
    return {
      patch: { paid: 0, cools_until: null },
      settles: [{ lifecycle: "refund", event: "orders.settle", ids: open.ids }],
    };
  },
  /** At no higher price than was seen. Somebody looks at once: the money may be there already. */
  async awaitFunds(work) {
    const { tx, row, params, stamp } = work;
    await wakeWallet(tx, row.seller_id, row.currency);
    return { patch: awaitedFunds((await todayIn(work)).ownMinor, params, stamp.at) };
  },
  /** Why, where it is the house that stops it; a step that ends the waiting needs no word. */
  forgetFunds: ({ event, params }) => ({
    patch: { ...NO_FUNDS, pay_stopped: event === "order.forgetFunds" ? params.reason ?? "" : "" },
  }),
  /** What garments were charged that are not made, with their tax. */
  async refundUnits(work) {
    const { tx, row, params } = work;
    if (row.paid === 0) return NOTHING;
    const dropped = await unitsById(tx, EVERYTHING, params.unit_ids ?? []);
    const taxes = await chargedTaxByLine(tx, row._id);
    const lines = (await linesOfOrder(work)).map((line) => ({
      ...line,
      total_minor: line.total_minor + (taxes.get(line._id) ?? 0),
    }));
    const shares = sharesOf(lines, await liveByLine(tx, row._id), [...dropped.values()]);
    await refundLines(tx, row, shares, work);
    return NOTHING;
  },
  /** One parcel for what lies in none. */
  makePackage,
  async makeUnits(work) {
    const { tx, row, stamp } = work;
    const lines = await linesOfOrder(work);
    const items = await readIn(work, ORDERED_ITEMS, itemIdsOf(lines));
    const places = await readOne(work, PLACES, HOUSE) ?? [];
    const place = places.find(({ _id }) => _id === row.location_id);
    const parcel = await readOne(work, LAST_PARCELS, row._id);
    if (!place || !parcel) {
      throw new Error(`Cannot make the garments of ${row.code}: expected a place and a parcel`);
    }
    const whole = JSON.stringify(place.steps);
    const free = await freeOn(tx, itemIdsOf(lines));
    const routed = lines.map((line) => ({
      ...line,
      blank: blankAtFirst(free({ location_id: place._id, item_id: line.item_id }) !== null),
      first: firstStepOf(items.get(line.item_id ?? "")?.route ?? whole),
    }));
    const made = await makeUnits(tx, routed, {
      order_code: row.code,
      location_id: place._id,
      package_id: parcel._id,
      due_at: row.due_at,
      rush: isRush(row.shipping_method) ? 1 : 0,
    }, stamp.at);
    return { live: unitsChanged(row, made) };
  },
  rememberHold({ row, params, timeZone }) {
    const until = params.until ? startOf(params.until, timeZone) : null;
    return { patch: { held_from: row.status, hold_reason: params.reason ?? "", hold_until: until } };
  },
  // A code, not a sentence: screens have its words (`choice.hold_reason.autoHold`).
  rememberAutoHold: () => ({
    patch: { held_from: "Pending", hold_reason: AUTO_HOLD, hold_until: null },
  }),
  // While it was held it followed nothing: now it looks again where its garments are.
  forgetHold: ({ row: { _id } }) => ({
    patch: CLEAR_HOLD,
    settles: [{ lifecycle: "order", event: "units.settle", ids: [_id] }],
  }),
  startCooling({ row, stamp }) {
    const seconds = row.store_cooling_off_min * SECONDS_OF_MINUTE;
    return seconds > 0 ? { patch: { cools_until: stamp.at + seconds } } : NOTHING;
  },
  /** The order knows what was given back of it, and is not paid any more once that is all. */
  async followRefunds({ tx, row }) {
    const refunds_minor = (await givenBackOf(tx, [row._id])).get(row._id) ?? 0;
    const isAll = row.total_minor > 0 && await keptOf(tx, row._id) === 0;
    return { patch: { refunds_minor, ...isAll && { paid: 0 } } };
  },
  /** The order has the carrier and number of its first label, is found by it, and knows since when it is out. */
  async followParcels(work) {
    const { tx, row, stamp } = work;
    const around = (await workOf(tx, EVERYTHING, [row._id])).get(row._id) ?? NO_WORK;
    return { patch: followedParcels(row, await linesOfOrder(work), around, stamp.at) };
  },
};

/** Of an order that waits for money from now on; who names no sum saw the order's own, with its tax. */
export const awaitedFunds = (ownMinor: number, params: MoveInput, at: number): OrderPatch => ({
  ...NO_FUNDS,
  pay_asked_at: at,
  pay_seen_minor: params.expected_minor ?? ownMinor,
});

export function followedParcels(
  row: OrderRow,
  lines: readonly LineRow[],
  { tracking: { carrier, number }, out }: Pick<Around, "tracking" | "out">,
  at: number,
): OrderPatch {
  return {
    carrier,
    tracking_number: number,
    search_text: searchOf({ ...row, tracking_number: number }, lines),
    shipped_at: out > 0 ? row.shipped_at ?? at : null,
  };
}

/** What is counted is given to those that are due first, after the commit. */
const blankAtFirst = (isCounted: boolean): Blank => isCounted ? "Short" : "None";

async function makePackage(work: EffectWork): Promise<Done> {
  const { tx, row: order, stamp } = work;
  const lines = await linesOfOrder(work);
  const items = await readIn(work, ORDERED_ITEMS, itemIdsOf(lines));
  // Nothing of the step comes before it that takes garments out of their parcel.
  const loose = await readOne(work, LOOSE, order._id) === 0 ? [] : await looseUnits(tx, order._id);
  // Garments that are there already say where it is; else whoever is paid now is made at one place.
  const rules = await sendingRules(work);
  const of = { lines, weights: weightsOf(items), loose: loose.length };
  const wanted = choose(sentAs(order, parcelWeight(of)), rules.policies).values.location_id;
  const location_id = loose[0]?.location_id ?? (await placeToBe(work, lines, wanted))?._id ?? null;
  const draft = parcelOf(order, { ...of, location_id, rules });
  const made = await insertPackage(tx, draft, [order._id], stamp.at);
  work.known?.put(LAST_PARCELS, order._id, made);
  const inside = loose.map(({ _id }) => _id);
  await putInPackage(tx, inside, made._id, stamp.at);
  // A parcel that was made later is looked at: the order waits for its label again.
  const settles = loose.length > 0
    ? [{ lifecycle: "order", event: "packages.settle", ids: [order._id] } as const]
    : [];
  const patch = loose.length > 0 ? {} : { location_id };
  return { patch, others: [packageChange(order, made)], settles, live: unitsChanged(order, inside) };
}

interface Contents {
  readonly lines: readonly LineRow[];
  /** By item. */
  readonly weights: ReadonlyMap<string, number>;
}

const parcelWeight = ({ lines, weights }: Contents): number =>
  lines.reduce((sum, line) => sum + (weights.get(line.item_id ?? "") ?? 0) * line.quantity, 0);

/** An order's parcel as policies see it. */
const sentAs = (order: OrderRow, weight_g: number): PolicyParcel => ({
  country: order.country,
  seller_id: order.seller_id,
  store_id: order.store_id,
  method: order.shipping_method,
  tags: JSON.parse(order.tags) as string[],
  weight_g,
});

/** A parcel of an order: of its garments that lie in none, or of all that will be made. */
export function parcelOf(
  order: OrderRow,
  { lines, weights, loose, location_id, rules }: Contents & {
    readonly loose: number;
    readonly location_id: string | null;
    readonly rules: SendingRules;
  },
): PackageDraft {
  const weight_g = parcelWeight({ lines, weights });
  const { applied } = applyPolicies({ parcel: sentAs(order, weight_g), location_id, ...rules });
  return {
    ...applied,
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

/** The list of packages hears of it too. */
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

/** Where garments that are not made yet will be. @param preferred by a policy, where it can make them */
async function placeToBe(work: EffectWork, lines: readonly LineRow[], preferred: string | undefined) {
  const items = await readIn(work, ORDERED_ITEMS, itemIdsOf(lines));
  const wanted = new Map<string, number>();
  for (const { item_id, quantity } of lines) {
    if (item_id) wanted.set(item_id, (wanted.get(item_id) ?? 0) + quantity);
  }
  const places = await readOne(work, PLACES, HOUSE) ?? [];
  const needs = [...items.values()];
  const named = preferred && placesFor(places, needs).find(({ _id }) => _id === preferred);
  return named || await pickPlace(work.tx, places, needs, wanted);
}

const weightsOf = (items: ReadonlyMap<string, { readonly weight_g: number }>) =>
  new Map([...items].map(([id, { weight_g }]) => [id, weight_g]));

/** The parcel of an order that was made last. */
const LAST_PARCELS: Readable<{ readonly _id: string }> = {
  async load(reader, orderIds) {
    const parcels = await packagesOf(reader, EVERYTHING, orderIds);
    return new Map([...parcels].flatMap(([id, own]) => {
      const last = own.at(-1);
      return last ? [[id, last] as const] : [];
    }));
  },
};

const itemIdsOf = (lines: readonly LineRow[]) => lines.flatMap(({ item_id }) => item_id ?? []);

const linesOfOrder = async (work: EffectWork): Promise<readonly LineRow[]> =>
  await readOne(work, LINES, work.row._id) ?? [];
