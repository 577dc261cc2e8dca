/** Words of deciding a case. */
export const words = {
  decision: {
    loading: "Loading the lines",
    garments: { one: "{count} garment", other: "{count} garments" },
    failed: "{code} failed. Decide again.",
    outcome: "Outcome",
    choose: "Choose",
    notBack: "It can be sent again once it is back here.",
    amount: "Refund",
    amountOf: "Refund for {name}",
    most: "{amount} at most",
    all: "All of it",
    charged: "The seller pays",
    cause: "Cause, for staff only",
    nameCause: "Name the cause",
    noCause: "No cause",
    step: "Step",
    fault: "What went wrong",
    proposed: "Proposed from the garment’s history",
    happens: "What will happen",
    nothing: "Give each line an outcome, and each refund its amount.",
    reprints: {
      one: "{count} garment of {order} is printed again and sent to the same address.",
      other: "{count} garments of {order} are printed again and sent to the same address.",
    },
    reships: {
      one: "{count} returned garment is sent again.",
      other: "{count} returned garments are sent again.",
    },
    charges: {
      one: "The seller pays for {count} garment. It waits until the balance covers it.",
      other: "The seller pays for {count} garments. They wait until the balance covers them.",
    },
    refunds: "{amount} goes back to the seller’s balance once the refund is approved.",
    rejects: {
      one: "Nothing is done for {count} garment.",
      other: "Nothing is done for {count} garments.",
    },
    aboveLimit: "Above {limit} only an administrator can decide.",
    open: {
      one: "{count} garment has no outcome yet.",
      other: "{count} garments have no outcome yet.",
    },
    applyToAll: "Apply to all lines",
    reset: "Start over",
    sellerReads: "The seller reads this.",
    mergeHelp: "Its messages and garments move to the case that you choose.",
    mergeNone: "This seller has no other open case.",
  },
} as const;
export type English = typeof words;
