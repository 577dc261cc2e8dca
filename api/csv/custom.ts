/** Any other file: columns are matched by the names that shops use most; a person puts the rest right. */
import { IMPORT_FIELDS, type ImportField } from "./plan.ts";
import type { Profile } from "./profile.ts";
import { CANCELLED_WORDS, meaningBy } from "./remarks.ts";

const USUAL: Readonly<Record<ImportField, readonly string[]>> = {
  external_number: ["Order Number", "Order ID", "Order No", "Order No.", "Order #", "Order", "Number"],
  ordered_on: ["Order Date", "Ordered on", "Date", "Created at", "Purchase Date", "Sale Date"],
  recipient_name: [
    "Recipient",
    "Recipient Name",
    "Ship Name",
    "Shipping Name",
    "Full Name",
    "Customer Name",
    "Name",
  ],
  company: ["Company", "Shipping Company", "Ship Company"],
  address_line1: [
    "Address 1",
    "Address Line 1",
    "Shipping Address 1",
    "Ship Address 1",
    "Street",
    "Street 1",
    "Address",
  ],
  address_line2: ["Address 2", "Address Line 2", "Shipping Address 2", "Ship Address 2", "Street 2"],
  city: ["City", "Town", "Shipping City", "Ship City"],
  region: ["Shipping State", "Ship State", "State", "Province", "region", "County"],
  postal_code: ["Postal Code", "Postcode", "Zip", "Zip Code", "Shipping Postcode", "Ship Zipcode"],
  country: ["Country", "Country Code", "Shipping Country", "Ship Country"],
  email: ["Email", "E-mail", "Email Address", "Buyer Email"],
  phone: ["Phone", "Phone Number", "Telephone", "Shipping Phone"],
  shipping_method: ["Shipping Method", "Delivery Option", "Shipping", "Ship Mode"],
  note: ["Note", "Notes", "Customer Note", "Buyer Note", "Buyer Message"],
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
  // A field's own name goes before what others call it; but a "Region" beside a "State" is a part of the country.
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
