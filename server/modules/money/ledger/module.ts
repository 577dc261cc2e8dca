/** Serves wallets and months of the ledger, and verifies the ledger each day by adding up all its lines. */
import { DAY_SECONDS, HOUR_MS } from "../../../../api/constants.ts";
import { monthRights } from "../../../../resources/money/months.ts";
import type { BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { type Loop, startLoop } from "../../../background/loop.ts";
import { sellerTerms } from "../../people/users/seller_terms.ts";
import { lastBookCheck } from "./checks_store.ts";
import { availableCredit, lowCredit, totalCredit, walletTerm } from "./credit.ts";
import { changedTermsOf } from "./terms.ts";
import { checkBooks } from "./months.ts";
import { closeMonth, ledgerMonths, MONTHS, monthWorker, reopenMonth } from "./months_api.ts";
import { payOwed, wallets } from "./wallets.ts";
import { logError } from "../../../log.ts";

sellerTerms.fill({ changedTerms: changedTermsOf });

interface WatchOptions {
  readonly roundMs?: number;
  readonly alarm?: (line: string) => void;
}

export const ledger: Module = {
  queries: { wallets, ledgerMonths },
  mutations: { payOwed, closeMonth, reopenMonth },
  audiences: { [MONTHS]: { rule: monthRights.view } },
  fields: {
    User: {
      total_credit: totalCredit,
      available_credit: availableCredit,
      low_credit: lowCredit,
      credit_limit_minor: walletTerm("credit_limit_minor"),
      low_minor: walletTerm("low_minor"),
    },
  },
  background(tools) {
    const [watch, months] = [watchLedger(tools), monthWorker(tools)];
    return { stop: async () => void await Promise.all([watch.stop(), months.stop()]) };
  },
};

/** Logs and stores faults of the ledger, which stop only payouts and the closing of months. */
export function watchLedger(
  { db, now }: Pick<BackgroundTools, "db" | "now">,
  { roundMs = HOUR_MS, alarm = logError }: WatchOptions = {},
): Loop {
  async function run(): Promise<void> {
    const last = await lastBookCheck(db.read);
    if (last && now() - last.at < DAY_SECONDS) return;
    for (const fault of await checkBooks(db, now())) alarm(`The ledger does not add up: ${fault}`);
  }
  return startLoop({ name: "Checking the ledger", run, everyMs: roundMs });
}
