/**
 * The "Superstore" sales table: one row per order line, dates month first, `Sales` a line total with up to four
 * decimals. It has no street, no e-mail and no SKU of ours, so every order that comes from it is a draft.
 */
import type { Profile } from "./profile.ts";

const names = {
  external_number: ["Order ID"],
  ordered_on: ["Order Date"],
  shipping_method: ["Ship Mode"],
  recipient_name: ["Customer Name"],
  city: ["City"],
  region: ["State"],
  postal_code: ["Postal Code"],
  country: ["Country"],
  sku: ["Product ID"],
  title: ["Product Name"],
  quantity: ["Quantity"],
  line_total: ["Sales"],
} as const;

export const superstore: Profile = {
  id: "superstore",
  names,
  marks: Object.keys(names) as (keyof typeof names)[],
  filled: ["sku", "ordered_on", "country", "line_total"],
  decimal: ".",
  dateOrder: "mdy",
};
