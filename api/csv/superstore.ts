/**
 * The "Superstore" sales table: one row per order line, dates month first, `Sales` a line total with up to four
 * decimals. It has no street, no e-mail and no SKU of ours, so every order that comes from it is a draft.
 */
import { textHeadings } from "../orders/order_texts.ts";
import { IMPORT_FIELDS } from "./plan.ts";
import type { Profile } from "./profile.ts";

const names = {
  ...textHeadings("superstore"),
  ordered_on: ["Order Date"],
  sku: ["Product ID"],
  title: ["Product Name"],
  quantity: ["Quantity"],
  line_total: ["Sales"],
} as const;

export const superstore: Profile = {
  id: "superstore",
  names,
  marks: IMPORT_FIELDS.filter((field) => field in names),
  filled: ["sku", "ordered_on", "country", "line_total"],
  decimal: ".",
  dateOrder: "mdy",
};
