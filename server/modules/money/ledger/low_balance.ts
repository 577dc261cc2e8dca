/** Notifies a seller's people once whenever the balance falls below the warning level. */
import type { Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import { notifyPeople } from "../../desk/notification_settings/notify.ts";
import { availableIn, isLow, peopleOf, storeLowNotifiedAt, walletOf } from "./wallet_store.ts";

const TOP_UP = "/billing/topup";

export async function notifyLowBalance(
  tx: Writer,
  { seller_id, currency }: Pick<WalletsTable, "seller_id" | "currency">,
  at: number,
): Promise<void> {
  const wallet = await walletOf(tx, seller_id, currency);
  if (!wallet || isLow(wallet) === (wallet.low_told_at !== null)) return;
  await storeLowNotifiedAt(tx, wallet, isLow(wallet) ? at : null);
  if (!isLow(wallet)) return;
  const args = { amount: { minor: availableIn(wallet), currency } };
  const messages = (await peopleOf(tx, seller_id)).map((userId) => ({
    userId,
    code: "",
    words: { key: "balanceLow", args } as const,
    referent: TOP_UP,
  }));
  await notifyPeople(tx, "balance.low", messages, at);
}
