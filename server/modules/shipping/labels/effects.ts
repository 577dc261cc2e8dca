/** Charges live labels and refunds voided ones, with postings of our cost. Source: docs/shipping.md. */
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { billerOf } from "../../../../api/shipping/methods.ts";
import type { Effect, EffectResult, Work } from "../../../lifecycle/lifecycle.ts";
import { captureHold, releaseHold } from "../../money/ledger/hold_store.ts";
import { post } from "../../money/ledger/post_store.ts";
import { refundCharge } from "../../money/ledger/refund_charges_store.ts";
import { costPartyOf, isGivenUp, type LabelPatch, type LabelRow, payingOrder } from "./store.ts";

type LabelWork = Work<LabelRow, MovePackageInput>;
type LabelEffect = Effect<LabelRow, LabelPatch, MovePackageInput>;
type LabelDone = EffectResult<LabelPatch>;

/** Only EasyPost is asked for events; other providers report none. */
const isPolled = ({ provider }: LabelRow): boolean => provider === "easypost";

/** Seconds without news from the carrier after which a label is polled. */
export const POLL_AFTER_SECONDS = 12 * 3_600;
/** Seconds after which the page of a live label is fetched again, if that failed with the purchase. */
const PAGE_AFTER_SECONDS = 15;

/** Posts our debt to the label's provider, or its reversal. */
async function postCost({ tx, row, stamp, event }: LabelWork, isBack: boolean): Promise<void> {
  if (row.cost_minor === 0) return;
  const provider = isBack ? costPartyOf(row) : billerOf(row);
  const facts = { provider, minor: row.cost_minor, currency: row.cost_currency };
  const posting = { sellerId: null, code: row.number, ref: { kind: "labels", id: row._id }, event };
  if (isBack) {
    await post(tx, { ...posting, kind: "reversal", facts: { kind: "postage_cost", facts } }, stamp);
  } else await post(tx, { ...posting, kind: "postage_cost", facts }, stamp);
}

export const effects: Readonly<Record<string, LabelEffect>> = {
  takeNumber: ({ params }: LabelWork): LabelDone => ({ patch: { number: params.tracking_number ?? "" } }),
  async chargeLabel(work: LabelWork): Promise<LabelDone> {
    const { tx, row, stamp, event } = work;
    const charge_txn_id = row.hold_id === null
      ? null
      : await captureHold(tx, row.hold_id, { postage: row.price_minor }, { stamp, event });
    await postCost(work, false);
    return {
      patch: {
        charge_txn_id,
        biller: billerOf(row),
        live_at: stamp.at,
        leased_until: null,
        tries: 0,
        error: "",
        wake_at: isPolled(row)
          ? stamp.at + (row.file_id === null ? PAGE_AFTER_SECONDS : POLL_AFTER_SECONDS)
          : null,
      },
    };
  },
  async failLabel({ tx, row, stamp, event, params }: LabelWork): Promise<LabelDone> {
    // The hold stays with the package for its next label, unless the package is given up.
    if (row.hold_id !== null && await isGivenUp(tx, row.package_id)) {
      await releaseHold(tx, row.hold_id, { stamp, event });
    }
    const reason = params.reason ?? "";
    // A label that a person marks as failed may have been bought, so the worker requests a refund.
    const isPerhapsBought = event === "label.resolve" && row.provider_ref !== "";
    return {
      patch: {
        wake_at: isPerhapsBought ? stamp.at : null,
        leased_until: null,
        tries: 0,
        ...reason !== "" && { error: reason },
      },
    };
  },
  /** Refunds the rest of the label's charge once, and reverses our cost. */
  async refundLabel(work: LabelWork): Promise<LabelDone> {
    const { tx, row, stamp, event, params } = work;
    const { charge_txn_id, currency } = row;
    const settles = charge_txn_id === null ? [] : await refundCharge(
      tx,
      { ...await payingOrder(tx, row.package_id), currency },
      charge_txn_id,
      { stamp, event },
    );
    await postCost(work, true);
    return {
      settles,
      patch: {
        reason: params.reason ?? row.reason,
        // Wakes the worker, which requests the refund from the provider after the commit.
        wake_at: row.provider === "easypost" ? stamp.at : null,
        leased_until: null,
        tries: 0,
      },
    };
  },
  /** A label is not polled while its credit is requested, so the events since then are read at once. */
  followAgain: ({ row, stamp }) =>
    isPolled(row) ? { patch: { wake_at: stamp.at, leased_until: null, tries: 0 } } : {},
};
