import { exponentOf } from "../../../../api/money.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { availableIn, balanceOf, isLow, walletOf, walletsOf } from "./wallet_store.ts";

/** Returns balances minus debts in the person's scope; 0 for staff. Source: docs/requirements.md S1.3. */
export async function totalCredit(
  parent: Record<string, unknown>,
  context: AuthorizedContext,
): Promise<number> {
  const { currency } = context.settings;
  return await balanceOf(context.db.read, sellersSeen(parent, context), currency) /
    10 ** exponentOf(currency);
}

/** Returns the sellers whose wallets are summed: the caller's scope, or for another person only that person. */
function sellersSeen(
  parent: Record<string, unknown>,
  { session, scope }: AuthorizedContext,
): readonly string[] {
  const id = String(parent["_id"]);
  return id === session.person._id ? scope.sellers ?? [] : [id];
}

export async function availableCredit(
  parent: Record<string, unknown>,
  context: AuthorizedContext,
): Promise<number> {
  const { currency } = context.settings;
  const wallets = (await walletsOf(context.db.read, sellersSeen(parent, context)))
    .filter((wallet) => wallet.currency === currency);
  return wallets.reduce((sum, wallet) => sum + availableIn(wallet), 0) / 10 ** exponentOf(currency);
}

export const walletTerm =
  (field: "credit_limit_minor" | "low_minor") =>
  async (parent: Record<string, unknown>, { db, settings }: AuthorizedContext): Promise<number> =>
    (await walletOf(db.read, String(parent["_id"]), settings.currency))?.[field] ?? 0;

export async function lowCredit(
  parent: Record<string, unknown>,
  context: AuthorizedContext,
): Promise<boolean> {
  return (await walletsOf(context.db.read, sellersSeen(parent, context))).some(isLow);
}
