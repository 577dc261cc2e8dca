/**
 * Etsy's sold order items: one row per item, the address on each. Days are written `09/03/26`, month first; a price is
 * that of one piece, `Item Total` that of the row before discounts. The SKU column is missing in older exports. It is
 * not documented if a seller's language changes the order of day and month.
 */
import { textHeadings } from "../orders/order_texts.ts";
import type { Profile } from "./profile.ts";

export const etsy: Profile = {
  id: "etsy",
  names: {
    ...textHeadings("etsy"),
    ordered_on: ["Sale Date"],
    sku: ["SKU"],
    title: ["Item Name"],
    variant: ["Variations"],
    quantity: ["Quantity"],
    unit_price: ["Price"],
    currency: ["Currency"],
  },
  marks: ["external_number", "title", "quantity", "unit_price", "recipient_name"],
  filled: ["unit_price"],
  decimal: ".",
  dateOrder: "mdy",
  hasShortYears: true,
  statuses: [{ names: ["Date Shipped"], meaning: "shipped" }],
};
