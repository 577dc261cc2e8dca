/** For files of no other profile: matches columns by usual names; a person corrects the rest. */
import { textHeadings } from "../orders/order_texts.ts";
import { IMPORT_FIELDS, type ImportField } from "./plan.ts";
import type { Profile } from "./profile.ts";
import { CANCELLED_WORDS, meaningBy } from "./remarks.ts";

const USUAL: Readonly<Record<ImportField, readonly string[]>> = {
  ...textHeadings("custom"),
  ordered_on: ["Order Date", "Ordered on", "Date", "Created at", "Purchase Date", "Sale Date"],
  sku: ["SKU", "Seller SKU", "Item SKU", "Product SKU", "Product ID"],
  title: ["Title", "Item Name", "Product Name", "Product", "Item", "Description"],
  variant: ["Variant", "Variation", "Variations", "Options"],
  quantity: ["Quantity", "Qty", "Item Quantity", "Pieces"],
  unit_price: ["Unit Price", "Price", "Item Price", "Item Cost"],
  line_total: ["Line Total", "Item Total", "Subtotal", "Amount"],
  currency: ["Currency", "Order Currency"],
};

const ofOrder = meaningBy({
  cancelled: CANCELLED_WORDS,
  refunded: ["Refunded", "Voided"],
  partlyRefunded: ["Partially refunded"],
  shipped: ["Fulfilled", "Shipped", "Delivered", "Completed"],
});

export const custom: Profile = {
  id: "custom",
  // A field's own name is tried before its other names; but a "Region" beside a "State" is a part of the country.
  names: Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, field === "region" ? USUAL.region : [field, ...USUAL[field]]]),
  ),
  marks: [],
  filled: [],
  isFilledDown: true,
  statuses: [
    { names: ["Cancelled at", "Canceled at"], meaning: "cancelled" },
    ...["Order Status", "Status", "Financial Status", "Payment Status", "Fulfillment Status"].map((name) => ({
      names: [name],
      meaning: ofOrder,
    })),
  ],
  returned: ["Returned Quantity", "Quantity returned"],
};
