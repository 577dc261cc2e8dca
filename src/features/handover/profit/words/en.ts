/** Words of the profit of a package and an order. */
export const words = {
  profit: {
    title: "Profit",
    packageText:
      "Without tax. Garments are part of their order’s profit. The difference is the charge minus the cost in the ledger. A postage invoice corrects the booked cost; a disputed amount counts as a cost only if the dispute is lost.",
    orderText:
      "Without tax, including the packages that this order pays for. The difference is the charge minus the cost in the ledger. A postage invoice corrects the booked cost; a disputed amount counts as a cost only if the dispute is lost.",
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
