export const words = {
  status: {
    draft: "Draft",
    scheduled: "Scheduled",
    active: "Active",
    ended: "Ended",
    withdrawn: "Withdrawn",
  },
  event: { table: { schedule: "Schedule", withdraw: "Withdraw", revise: "Revise" } },
  audit: {
    action: {
      movePriceTable: "Price table changed status",
      table_schedule: "Price table scheduled",
      table_withdraw: "Price table withdrawn",
      table_revise: "Price table revised",
      table_settle: "Updated from its dates",
      prices_backtest: "Back-test finished",
    },
  },
} as const;
export type English = typeof words;
