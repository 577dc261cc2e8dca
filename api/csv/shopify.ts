/**
 * Shopify's order export: an order's own columns are on its first row, further items follow below it. A postal code
 * begins with an apostrophe, against spreadsheets. The order of columns has changed over time.
 */
import { textHeadings } from "../orders/order_texts.ts";
import type { Profile } from "./profile.ts";
import { meaningBy } from "./remarks.ts";

export const shopify: Profile = {
  id: "shopify",
  names: {
    ...textHeadings("shopify"),
    ordered_on: ["Created at"],
    sku: ["Lineitem sku"],
    title: ["Lineitem name"],
    quantity: ["Lineitem quantity"],
    unit_price: ["Lineitem price"],
    currency: ["Currency"],
  },
  marks: ["external_number", "sku", "title", "quantity", "unit_price"],
  filled: ["unit_price"],
  decimal: ".",
  dateOrder: "ymd",
  isFilledDown: true,
  discount: ["Lineitem discount"],
  subtotal: ["Subtotal"],
  statuses: [
    { names: ["Cancelled at", "Canceled at"], meaning: "cancelled" },
    {
      names: ["Financial Status"],
      meaning: meaningBy({
        refunded: ["refunded", "voided"],
        partlyRefunded: ["partially_refunded"],
        unpaid: ["expired"],
      }),
    },
    {
      names: ["Fulfillment Status"],
      meaning: meaningBy({ shipped: ["fulfilled"], returned: ["restocked"] }),
    },
    {
      names: ["Lineitem fulfillment status"],
      meaning: meaningBy({ shipped: ["fulfilled"], returned: ["restocked"] }),
      isOfLine: true,
    },
  ],
};
