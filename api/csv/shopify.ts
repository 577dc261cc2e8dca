/** Reads Shopify's orders: further items follow below an order's first row; postal codes begin with an apostrophe. */
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
