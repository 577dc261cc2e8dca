/** Words of orders that the first screen does without. */
const fields = {
  address_line1: "Address",
  address_line2: "Address, second line",
  company: "Company",
  file: "Label file",
  unit_ids: "Garments",
  expected_minor: "Seen total",
  pay_seen_minor: "Pay at most",
  pay_stopped: "No longer waiting because",
  available_minor: "Available",
  cools_until: "Cooling off until",
  refunds_minor: "Refunded",
  note: "Note",
  paid: "Paid",
  phone: "Phone",
  platform: "Platform",
  quantity: "Quantity",
  version: "Version",
} as const;

const event = {
  awaitFunds: "Pay when funds arrive",
  forgetFunds: "Stop awaiting funds",
  unpay: "Undo payment",
  drop: "Stop items",
  repack: "Make a package",
} as const;

const work = {
  awaitFunds: {
    act: { one: "Pay {number} order when funds arrive", other: "Pay {number} orders when funds arrive" },
    acted: { one: "{number} awaiting funds", other: "{number} awaiting funds" },
    means:
      "They are paid as soon as the balance covers them, those due first, and never above the totals shown.",
  },
  forgetFunds: {
    act: { one: "Stop awaiting funds for {number} order", other: "Stop awaiting funds for {number} orders" },
    acted: { one: "{number} no longer awaiting funds", other: "{number} no longer awaiting funds" },
    means: "They stay unpaid until somebody pays them.",
  },
  unpay: {
    act: {
      one: "Undo payment of {number} order",
      other: "Undo payment of {number} orders",
    },
    acted: {
      one: "{number} unpaid again",
      other: "{number} unpaid again",
    },
    means: "What was paid goes back to the balance, and the orders wait for payment.",
  },
  repack: {
    act: {
      one: "Make a package for {number} order",
      other: "Make packages for {number} orders",
    },
    acted: {
      one: "{number} with a package",
      other: "{number} with a package",
    },
    means: "Garments that are in no package get one.",
  },
} as const;

export const words = {
  entity: { orders: { field: fields } },
  paying: {
    goods: "Goods",
    shipping: "Shipping",
    shippingTaxed: "Shipping, tax included",
    tax: "Tax",
    goodsTax: "Tax on goods",
    total: "Total",
    unpriced: "No price yet: it is charged with the label",
    ownLabel: "You bring the label",
    captured: "Charge for shipping",
    reserved: "Reserved",
    reservedPostage: "Reserved for shipping",
    noShipping: "Nothing reserved or charged",
    refunded: "Refunded",
    afterRefunds: "Total after refunds",
    refundedOf: "Refunded {amount}",
    stoppedPieces: { one: "{number} stopped", other: "{number} stopped" },
    dropNone:
      "Choose the garments of {code} to stop. What was charged for them goes back to the balance. This can't be undone.",
    dropPaid: {
      one:
        "{number} garment of {code} will be stopped and {amount} refunded to the balance. This can't be undone.",
      other:
        "{number} garments of {code} will be stopped and {amount} refunded to the balance. This can't be undone.",
    },
    dropUnpaid: {
      one: "{number} garment of {code} will be stopped. There is nothing to refund. This can't be undone.",
      other: "{number} garments of {code} will be stopped. There is nothing to refund. This can't be undone.",
    },
    postageLater: "Shipping is reserved now and charged when the label is bought.",
    left: "Left afterwards",
    short: "Short by",
    act: "Pay {amount}",
    changed: "The price has changed. You saw {before}; it is {now} now.",
    later: "It can be paid by itself as soon as the balance covers it, at {amount} at most.",
    awaiting:
      "Awaiting funds since {when}. It is paid as soon as the balance covers it, at {amount} at most.",
    stopped: "No longer awaiting funds. {why}",
  },
  event: { order: event },
  choice: { funds: { awaiting: "Awaiting funds", stopped: "Stopped awaiting funds" } },
  bulk: { work: { order: work } },
};
export type English = typeof words;
