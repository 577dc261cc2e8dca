/**
 * The "Superstore" sales table: one row per order line, dates month first, `Sales` a line total with up to four
 * decimals. It has no street, no e-mail and no SKU of ours, so every order that comes from it is a draft.
 */
import { amount, count, country, monthFirstDay, text } from "./cells.ts";
import type { OrderFields, Profile } from "./profile.ts";

/** Longest texts: what a label and a carrier's form can hold. */
const NAME = 120;
const SHORT = 60;
const TITLE = 300;
const MAX_QUANTITY = 10_000;

const COUNTRIES = { "United States": "US", Canada: "CA" } as const;

const US_CODE_LENGTH = 5;

/** A spreadsheet once read the codes as numbers: `02138` came out as `2138`. */
function restoreZeros(order: OrderFields): OrderFields {
  const { country, postal_code } = order;
  if (country !== "US" || !/^\d{3,4}$/.test(postal_code)) return order;
  return { ...order, postal_code: postal_code.padStart(US_CODE_LENGTH, "0") };
}

export const superstore: Profile = {
  id: "superstore",
  order: {
    external_number: text("Order ID", SHORT, true),
    ordered_on: monthFirstDay("Order Date"),
    shipping_method: text("Ship Mode", NAME),
    recipient_name: text("Customer Name", NAME),
    city: text("City", NAME),
    region: text("State", NAME),
    postal_code: text("Postal Code", SHORT),
    country: country("Country", COUNTRIES),
  },
  line: {
    sku: text("Product ID", SHORT, true),
    title: text("Product Name", TITLE),
    quantity: count("Quantity", MAX_QUANTITY),
    total: amount("Sales"),
  },
  mend: restoreZeros,
};
