/** Words of the profit of a package and an order. */
export const words = {
  profit: {
    title: "Profit",
    packageText:
      "Without tax. Garments count with their order. The difference is what was charged less the cost in the ledger: an invoice corrects what was booked, and a disputed amount is no cost until it is lost.",
    orderText:
      "Without tax, with the packages that this order pays for. The difference is what was charged less the cost in the ledger: an invoice corrects what was booked, and a disputed amount is no cost until it is lost.",
    column: {
      part: "Part",
      charged: "Charged",
      booked: "Cost booked",
      invoiced: "Cost invoiced",
      difference: "Difference",
    },
    part: {
      goods: "Goods and production",
      postage: "Postage",
      handling: "Handling",
      fee: "Fees",
      adjustment: "Passed on",
      local: "Forwarder",
      duty: "Duty",
    },
    total: "Total",
  },
} as const;
export type English = typeof words;
