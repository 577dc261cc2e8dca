/** Reserves postage with the payment, so that there is money when the label is bought. Source: ADR 51. */
import type { MoveInput } from "../../../../api/generated/schema.ts";
import { readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import type { EffectResult, Work } from "../../../lifecycle/lifecycle.ts";
import { holdMoney } from "../../money/ledger/hold_store.ts";
import type { OrderRow } from "./rows.ts";
import { sendingPort } from "./sending_port.ts";
import type { OrderPatch } from "./store.ts";

type PostageWork = Work<OrderRow, MoveInput>;

export const orderPostage = async (step: ReadsIn, order: OrderRow, at: number): Promise<number> =>
  (await sendingPort.get().quotePostage(step, order, at)).minor;

/** Returns true if the system pays an order that waited for money. */
export const isPaidBySystem = (
  { context, row }: Pick<PostageWork, "context"> & { readonly row: Pick<OrderRow, "pay_seen_minor"> },
): boolean => context === null && row.pay_seen_minor !== null;

export const goodsSeen = (
  { pay_seen_minor, pay_seen_postage_minor }: Pick<OrderRow, "pay_seen_minor" | "pay_seen_postage_minor">,
): number => (pay_seen_minor ?? 0) - (pay_seen_postage_minor ?? 0);

/** Limits postage to the price that was shown when the order began to wait; the label charges the rest. */
export const seenPostageOf = (
  { pay_seen_postage_minor }: Pick<OrderRow, "pay_seen_postage_minor">,
  postageMinor: number,
): number => Math.min(postageMinor, pay_seen_postage_minor ?? 0);

export async function postageToReserve(work: PostageWork): Promise<number> {
  const postageMinor = await orderPostage(work, work.row, work.stamp.at);
  return isPaidBySystem(work) ? seenPostageOf(work.row, postageMinor) : postageMinor;
}

export async function reservePostage(work: PostageWork): Promise<EffectResult<OrderPatch>> {
  const { tx, row, stamp, event } = work;
  const minor = await postageToReserve(work);
  const pkg = await readOne(work, sendingPort.get().lastPackages, row._id);
  if (pkg && minor > 0) {
    await holdMoney(tx, { ...row, package_id: pkg._id, purpose: "postage", minor }, { stamp, event });
  }
  return {};
}
