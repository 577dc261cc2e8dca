/** Words of orders that the first screen does without. */
const fields = {
  address_line1: "Address",
  address_line2: "Address, second line",
  company: "Company",
  expected_minor: "Seen total",
  cools_until: "Cooling off until",
  note: "Note",
  paid: "Paid",
  phone: "Phone",
  platform: "Platform",
  quantity: "Quantity",
  version: "Version",
} as const;

export const words = { entity: { orders: { field: fields } } };
export type English = typeof words;
