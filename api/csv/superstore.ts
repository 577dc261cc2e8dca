/** Reads the "Superstore" sales table. It lacks street, e-mail and our SKUs, so each of its orders is a draft. */
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
