import type { Blank } from "../../../../api/catalogue/stock.ts";
import { areGoodsFree, isRemedy, isReship } from "../../../../api/orders/remedies.ts";
import { isRush } from "../../../../api/orders/rush.ts";
import { startOf } from "../../../../api/time/dates.ts";
import type { MoveInput } from "../../../../api/generated/schema.ts";
import { AUTO_HOLD } from "../../../../api/statuses.ts";
import { firstStepOf, LAST_STEP } from "../../../../api/steps.ts";
import type { EffectResult as Changed, Work } from "../../../lifecycle/lifecycle.ts";
import { readIn, readOne } from "../../../lifecycle/step_cache.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import { captureTotal } from "../../money/ledger/charge_store.ts";
import { sharesOf } from "../../../../api/money/shares.ts";
import { refundGoods, refundShares } from "../../money/ledger/refund_charges_store.ts";
import { chargedTaxByLine } from "../../money/ledger/tax_store.ts";
import { wakeWallet } from "../../money/ledger/wallet_store.ts";
import { PLACES, WHOLE_BUSINESS } from "../../catalogue/locations/making_store.ts";
import { findFreeBlanks } from "../../catalogue/stock/store.ts";
import { orderPostage, reservePostage } from "./postage.ts";
import { deriveOrder, searchOf } from "./draft.ts";
import { NO_WORK, type OrderWork } from "./facts.ts";
import { takeMissing } from "./reship.ts";
import { shelfPort } from "./shelf_port.ts";
import { makingPort } from "./making_port.ts";
import { workOf } from "./work_store.ts";
import { casesPort, remediesOf } from "./remedies.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { sendingPort } from "./sending_port.ts";
import { findOrderGaps } from "./order_gaps_store.ts";
import { LINES, type OrderPatch, type OrderProblems } from "./store.ts";
import { quoteNow } from "./current_quote.ts";

export type EffectWork = Work<OrderRow, MoveInput>;

type Done = Changed<OrderPatch>;
type Effect = (work: EffectWork) => Promise<Done> | Done;

const NOTHING: Done = {};
const SECONDS_OF_MINUTE = 60;
const NO_FUNDS: OrderPatch = {
  pay_asked_at: null,
  pay_seen_minor: null,
  pay_seen_postage_minor: null,
  pay_stopped: "",
};
const CLEAR_HOLD: OrderPatch = { held_from: "", hold_reason: "", hold_until: null };

export const effects: Readonly<Record<string, Effect>> = {
  async captureTotal(work) {
    if (areGoodsFree(work.row)) return { patch: { paid: 1 } };
    await captureTotal(work.tx, work.row, await linesOfOrder(work), work);
    return { patch: { paid: 1 } };
  },
  async refundTotal({ tx, row, ...step }) {
    if (row.paid === 0) return NOTHING;
    const settles = await refundGoods(tx, row, step);
    return { patch: { paid: 0, cools_until: null }, settles };
  },
  /** Lets the order wait for money, up to the price seen, and marks the wallet: it may cover this already. */
  async awaitFunds(work) {
    const { tx, row, params, stamp } = work;
    await wakeWallet(tx, row.seller_id, row.currency);
    const postageMinor = await orderPostage(work, row, stamp.at);
    const { ownMinor } = await quoteNow(work);
    return { patch: awaitedFunds({ seenMinor: ownMinor + postageMinor, postageMinor }, params, stamp.at) };
  },
  /** Ends the wait for money. Only the step `order.forgetFunds` stores a reason. */
  forgetFunds: ({ event, params }) => ({
    patch: { ...NO_FUNDS, pay_stopped: event === "order.forgetFunds" ? params.reason ?? "" : "" },
  }),
  /** Refunds the charges, with tax, for units that will not be made. */
  async refundUnits(work) {
    const { tx, row, params } = work;
    if (row.paid === 0) return NOTHING;
    const dropped = await makingPort.get().unitsById(tx, ALL_SELLERS, params.unit_ids ?? []);
    const taxes = await chargedTaxByLine(tx, row._id);
    const lines = (await linesOfOrder(work)).map((line) => ({
      ...line,
      total_minor: line.total_minor + (taxes.get(line._id) ?? 0),
    }));
    const shares = sharesOf(lines, await makingPort.get().countLiveUnitsByLine(tx, row._id), [
      ...dropped.values(),
    ]);
    return { settles: await refundShares(tx, row, shares, work) };
  },
  lightenPackages: async ({ tx, params, stamp }) => ({
    others: await sendingPort.get().lighten(
      tx,
      [...(await makingPort.get().unitsById(tx, ALL_SELLERS, params.unit_ids ?? [])).values()],
      stamp.at,
    ),
  }),
  makePackage: (work) => sendingPort.get().makePackage(work),
  reservePostage,
  async makeUnits(work) {
    const { tx, row, stamp } = work;
    const lines = await linesOfOrder(work);
    const items = await readIn(work, ORDERED_ITEMS, itemIdsOf(lines));
    const places = await readOne(work, PLACES, WHOLE_BUSINESS) ?? [];
    const place = places.find(({ _id }) => _id === row.location_id);
    const pkg = await readOne(work, sendingPort.get().lastPackages, row._id);
    if (!place || !pkg) {
      throw new Error(`Cannot make the garments of ${row.code}: expected a place and a package`);
    }
    const reused = isReship(row) ? await takeMissing(work, lines) : null;
    const whole = JSON.stringify(place.steps);
    const free = await findFreeBlanks(tx, itemIdsOf(lines));
    const routed = lines.map((line) => ({
      ...line,
      blank: blankAtFirst(free({ location_id: place._id, item_id: line.item_id }) !== null),
      first: firstStepOf(items.get(line.item_id ?? "")?.route ?? whole),
      ...reused && { blank: "None" as const, first: LAST_STEP, reused: reused.get(line._id) ?? [] },
    }));
    const made = await makingPort.get().makeUnits(tx, routed, {
      order_code: row.code,
      location_id: place._id,
      package_id: pkg._id,
      due_at: row.due_at,
      rush: isRush(row.shipping_method) ? 1 : 0,
    }, stamp.at);
    return {
      live: makingPort.get().unitsChanged(row, made),
      // The garments of a reship exist already, so the order follows them at once.
      ...reused && { settles: [{ lifecycle: "order", event: "units.settle", ids: [row._id] }] },
    };
  },
  async releaseShelfUnits({ tx, row, stamp }) {
    if (isReship(row)) await shelfPort.get().returnUnits(tx, row._id, stamp);
    return NOTHING;
  },
  rememberHold({ row, params, timeZone }) {
    const until = params.until ? startOf(params.until, timeZone) : null;
    return { patch: { held_from: row.status, hold_reason: params.reason ?? "", hold_until: until } };
  },
  // The reason is a code, whose text is `choice.hold_reason.autoHold`.
  rememberAutoHold: () => ({
    patch: { held_from: "Pending", hold_reason: AUTO_HOLD, hold_until: null },
  }),
  // An order on hold does not follow its garments, so it catches up now.
  async forgetHold(work) {
    const { row, event } = work;
    const isPayable = event === "order.unpay" || event === "order.release" && row.held_from === "Pending";
    return clearHold(row, isPayable ? await problemsNow(work) : {});
  },
  startCooling({ row, stamp }) {
    if (isRemedy(row)) return NOTHING;
    const seconds = row.store_cooling_off_min * SECONDS_OF_MINUTE;
    return seconds > 0 ? { patch: { cools_until: stamp.at + seconds } } : NOTHING;
  },
  releaseToFloor: ({ stamp }) => ({ patch: { released_at: stamp.at } }),
  takeBackFromFloor: () => ({ patch: { released_at: null } }),
  /** Books production costs, except for a reship, whose garments exist already. */
  async bookProduction({ tx, row, ...step }) {
    if (!isReship(row)) await makingPort.get().bookProduction(tx, row, step);
    return NOTHING;
  },
  async followRefunds({ tx, row }) {
    return { patch: (await remediesOf(tx, [row])).get(row._id) ?? {} };
  },
  async followCases({ tx, row }) {
    return { patch: { open_cases: (await casesPort.get().openCasesOf(tx, [row._id])).get(row._id) ?? 0 } };
  },
  async followPackages(work) {
    const { tx, row, stamp } = work;
    const around = (await workOf(tx, ALL_SELLERS, [row._id])).get(row._id) ?? NO_WORK;
    return { patch: followedPackages(row, await linesOfOrder(work), around, stamp.at) };
  },
};

interface SeenPrice {
  /** The sum of the order's prices with tax and its postage. */
  readonly seenMinor: number;
  readonly postageMinor: number;
}

export const awaitedFunds = (
  { seenMinor, postageMinor }: SeenPrice,
  params: MoveInput,
  at: number,
): OrderPatch => ({
  ...NO_FUNDS,
  pay_asked_at: at,
  pay_seen_minor: params.expected_minor ?? seenMinor,
  pay_seen_postage_minor: postageMinor,
});

export function followedPackages(
  row: OrderRow,
  lines: readonly LineRow[],
  { tracking: { carrier, number }, out }: Pick<OrderWork, "tracking" | "out">,
  at: number,
): OrderPatch {
  return {
    carrier,
    tracking_number: number,
    search_text: searchOf({ ...row, tracking_number: number }, lines),
    shipped_at: out > 0 ? row.shipped_at ?? at : null,
  };
}

/** @param patch other columns that change as the hold ends */
export const clearHold = ({ _id }: OrderRow, patch: OrderPatch = {}): Done => ({
  patch: { ...CLEAR_HOLD, ...patch },
  settles: [{ lifecycle: "order", event: "units.settle", ids: [_id] }],
});

/** Derives the problems of an order that can be paid again: nothing kept them up to date while it could not. */
async function problemsNow(work: EffectWork): Promise<OrderProblems> {
  const lines = await linesOfOrder(work);
  const gaps = await findOrderGaps(work, work.row, lines);
  const { problems, problems_count, problem_mask } = deriveOrder(work.row, lines, gaps);
  return { problems, problems_count, problem_mask };
}

const blankAtFirst = (isCounted: boolean): Blank => isCounted ? "Short" : "None";

const itemIdsOf = (lines: readonly LineRow[]) => lines.flatMap(({ item_id }) => item_id ?? []);

const linesOfOrder = async (work: EffectWork): Promise<readonly LineRow[]> =>
  await readOne(work, LINES, work.row._id) ?? [];
