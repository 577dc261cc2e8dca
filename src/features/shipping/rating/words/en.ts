/** Words of cards of prices: what becomes of one, and what is told of it. */
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
      makePriceTable: "Card of prices saved",
      makeCostTable: "Card of costs saved",
      trashPriceTable: "Cards of prices deleted",
      trashCostTable: "Cards of costs deleted",
      movePriceTable: "Card changed status",
      table_schedule: "Card scheduled",
      table_withdraw: "Card withdrawn",
      table_revise: "Card revised",
      table_settle: "Card followed its dates",
      prices_backtest: "Back-test finished",
    },
    entity: { priceTables: "Cards of prices" },
  },
} as const;
export type English = typeof words;
