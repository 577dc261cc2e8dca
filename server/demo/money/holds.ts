import { isUnlabelled } from "../../../api/statuses.ts";
import type { HoldsTable, WalletsTable } from "../../db/tables.ts";
import { packageWeight } from "../../modules/shipping/policies/policy_input.ts";
import { holdRow } from "./movements.ts";
import type { OrderHistory } from "../history.ts";
import type { DemoBusiness, Pricing } from "../orders/walk/business.ts";
import { postageHoldOf } from "../orders/walk/postage.ts";
import { liveUnits, orderIn } from "../orders/walk/scene.ts";

/** Makes holds for postage only where they are still open today, because released holds leave no trace. */
export function openHoldsOf(
  histories: readonly OrderHistory[],
  business: Pricing & Pick<DemoBusiness, "weights" | "newId">,
): HoldsTable[] {
  const { weights, newId } = business;
  return histories.flatMap(({ scene, sent }) =>
    [...scene.packages.values()].filter(({ shipment_status }) => isUnlabelled(shipment_status))
      .flatMap((row): HoldsTable[] => {
        const order = orderIn(scene, row.order_id);
        const at = row.created_at;
        const lines = scene.lines.get(order._id) ?? [];
        // The hold was made for the whole order, whatever the package contains now.
        const whole = { ...row, weight_g: packageWeight({ lines, weights }), weighed_g: null };
        const amount_minor = postageHoldOf(business, whole, order, { lines, at });
        const isHeld = [...scene.labels.values()].some(({ package_id }) => package_id === row._id);
        const isOfPayment = sent.some((each) => each.event === "order.pay" && each.at === at);
        if (
          amount_minor === 0 || isHeld || !isOfPayment || liveUnits(scene, "package_id", row._id).length === 0
        ) return [];
        const hold = { ...holdRow(order, newId(at), "", at), package_id: row._id, purpose: "postage" };
        return [{ ...hold, amount_minor, status: "Open", txn_id: null }];
      })
  );
}

export const sumHolds = (open: readonly HoldsTable[], seller: string): number =>
  open.filter(({ seller_id }) => seller_id === seller)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);

export function withHolds<W extends { readonly wallets: readonly WalletsTable[] }>(
  books: W,
  open: readonly HoldsTable[],
): W {
  const wallets = books.wallets.map((wallet) => ({
    ...wallet,
    held_minor: sumHolds(open, wallet.seller_id),
  }));
  return { ...books, wallets };
}
