import { figureQueries } from "../../../figures/figures.ts";
import type { Module } from "../../../module.ts";
import { runKind } from "./run_job.ts";
import { entriesList } from "./entries_store.ts";
import { keepLedgerDays } from "./ledger_days.ts";
import { trialBalance } from "./trial_balance_store.ts";

export const figureReports: Module = {
  lists: [entriesList],
  jobKinds: [runKind],
  queries: { ...figureQueries(), trialBalance: (_args, { db }) => trialBalance(db.heavy) },
  background: keepLedgerDays,
};
