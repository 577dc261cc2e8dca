/** Words of orders that the first screen does without. */
const fields = {
  address_line1: "Address",
  address_line2: "Address, second line",
  company: "Company",
  file: "Label file",
  unit_ids: "Garments",
  expected_minor: "Seen total",
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
  unpay: "Undo payment",
  drop: "Stop items",
  repack: "Make a package",
} as const;

const work = {
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
  event: { order: event },
  bulk: { work: { order: work } },
};
export type English = typeof words;
