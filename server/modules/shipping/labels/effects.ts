/**
 * Money and numbers of a label: charged when it is live, and back when it is voided; of one that failed it stays set
 * aside for the next one, while its parcel takes one. What it costs the house is posted with it. Source: docs/shipping.md.
 */
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import type { Effect, EffectResult, Work } from "../../../lifecycle/lifecycle.ts";
import { captureHold, releaseHold } from "../../money/ledger/hold_store.ts";
import { post } from "../../money/ledger/post_store.ts";
import { takeBackCharge } from "../../money/ledger/take_back_store.ts";
import { isGivenUp, type LabelPatch, type LabelRow, payingOrder } from "./store.ts";

type LabelWork = Work<LabelRow, MovePackageInput>;
type LabelEffect = Effect<LabelRow, LabelPatch, MovePackageInput>;
type LabelDone = EffectResult<LabelPatch>;

/** Without a word of its carrier for so long it is asked. */
export const POLL_AFTER_SECONDS = 12 * 3_600;

/** What we owe its provider, or what comes off that. */
async function postCost({ tx, row, stamp, event }: LabelWork, isBack: boolean): Promise<void> {
  const facts = { provider: row.provider, minor: row.cost_minor, currency: row.cost_currency };
  if (facts.minor === 0) return;
  const posting = { sellerId: null, code: row.number, ref: { kind: "labels", id: row._id }, event };
  if (isBack) {
    await post(tx, { ...posting, kind: "reversal", facts: { kind: "postage_cost", facts } }, stamp);
  } else await post(tx, { ...posting, kind: "postage_cost", facts }, stamp);
}

export const effects: Readonly<Record<string, LabelEffect>> = {
  /** Of one that root knows of, where its provider did not say it. */
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
        live_at: stamp.at,
        leased_until: null,
        tries: 0,
        error: "",
        wake_at: row.provider === "easypost" ? stamp.at + POLL_AFTER_SECONDS : null,
      },
    };
  },
  async freeMoney({ tx, row, stamp, event, params }: LabelWork): Promise<LabelDone> {
    // What is set aside stays with the parcel, for its next label.
    if (row.hold_id !== null && await isGivenUp(tx, row.package_id)) {
      await releaseHold(tx, row.hold_id, { stamp, event });
    }
    const reason = params.reason ?? "";
    // Somebody gave up what may have been bought after all: whoever sold it takes it back.
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
  /** What is left of its charge, once; and our own cost with it. */
  async refundLabel(work: LabelWork): Promise<LabelDone> {
    const { tx, row, stamp, event, params } = work;
    const { charge_txn_id, currency } = row;
    const settles = charge_txn_id === null ? [] : await takeBackCharge(
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
        // Who sold it takes it back: after the commit, like every call.
        wake_at: row.provider === "easypost" ? stamp.at : null,
        leased_until: null,
        tries: 0,
      },
    };
  },
};
