/** Wallets of the demo: empty before the first movement, and what was agreed with their sellers. */
import type { WalletsTable } from "../db/tables.ts";

const LOW_MINOR = 50_000;
const CREDIT_LIMIT_MINOR = 2_000_000;

export const walletRow = (seller_id: string, currency: string): WalletsTable => ({
  seller_id,
  currency,
  balance_minor: 0,
  due_minor: 0,
  held_minor: 0,
  credit_limit_minor: 0,
  wallet_no: 0,
  due_no: 0,
  last_at: 0,
  low_minor: 0,
  low_told_at: null,
  wake: 0,
  version: 1,
});

/** The first seller was told that its money runs out, the second one may spend what is not there. */
export const withTerms = (wallets: readonly WalletsTable[]): readonly WalletsTable[] =>
  wallets.map((wallet, at) => {
    if (at === 0) return { ...wallet, low_minor: LOW_MINOR, low_told_at: wallet.last_at };
    return at === 1 ? { ...wallet, credit_limit_minor: CREDIT_LIMIT_MINOR } : wallet;
  });
