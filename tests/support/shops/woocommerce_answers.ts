/**
 * Answers of WooCommerce in the shapes of its public documentation, by method and route. The values are ours.
 * Each names the page that documents its shape; all were read on 2026-11-30.
 */

const REFERENCE = "https://developer.woocommerce.com/docs/apis/rest-api/v3";

interface DocumentedReply {
  readonly source: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const ORDER = {
  id: 727,
  number: "727",
  status: "processing",
  currency: "EUR",
  date_created_gmt: "2026-11-28T09:15:30",
  date_modified_gmt: "2026-11-28T21:15:47",
  date_paid_gmt: "2026-11-28T09:16:00",
  customer_note: "Please ring twice.",
  billing: {
    first_name: "Amelie",
    last_name: "Roth",
    company: "",
    address_1: "Invoice Road 1",
    address_2: "",
    city: "Bonn",
    state: "DE-NW",
    postcode: "53111",
    country: "DE",
    email: "amelie@example.com",
    phone: "+492215550134",
  },
  shipping: {
    first_name: "Zoë",
    last_name: "Müller",
    company: "Roth GmbH",
    address_1: "Lange Straße 4",
    address_2: "Hof",
    city: "Köln",
    state: "DE-NW",
    postcode: "50667",
    country: "DE",
    phone: "",
  },
  line_items: [{
    id: 315,
    name: "Hoodie - Blue, L",
    parent_name: "Hoodie",
    product_id: 93,
    variation_id: 118,
    quantity: 3,
    total: "59.97",
    sku: "HOODIE-BLUE-L",
    meta_data: [
      { id: 2095, key: "pa_color", value: "blue", display_key: "Color", display_value: "Blue" },
      { id: 2096, key: "_reduced_stock", value: "3", display_key: "_reduced_stock", display_value: "3" },
    ],
  }],
  shipping_lines: [{ id: 317, method_title: "Flat Rate", method_id: "flat_rate", total: "10.00" }],
  refunds: [{ id: 726, reason: "", total: "-20.00" }],
  meta_data: [{
    id: 13_106,
    key: "_wc_shipment_tracking_items",
    value: [{
      tracking_provider: "usps",
      custom_tracking_provider: "",
      custom_tracking_link: "",
      tracking_number: "9400111899223818218407",
      date_shipped: "1780000000",
      tracking_id: "a5d6f8e0c2b14c6f9a1d",
    }],
  }],
};

export const WOO_REPLIES: Readonly<Record<string, DocumentedReply>> = {
  "GET /": {
    source: "https://developer.wordpress.org/rest-api/extending-the-rest-api/routes-and-endpoints/",
    body: { name: "Roth Drucke", namespaces: ["oembed/1.0", "wc/v3", "wp/v2"] },
  },
  "GET /wc/v3/orders": {
    source: `${REFERENCE}/orders/`,
    headers: { "x-wp-total": "12", "x-wp-totalpages": "1" },
    body: [ORDER],
  },
  "GET /wc/v3/orders/727": { source: `${REFERENCE}/orders/`, body: ORDER },
  "PUT /wc/v3/orders/727": { source: `${REFERENCE}/orders/`, body: { id: 727 } },
  "GET /wc/v3/orders/727/refunds": {
    source: `${REFERENCE}/order-refunds/`,
    body: [{
      id: 726,
      line_items: [{
        id: 314,
        quantity: -1,
        meta_data: [{ id: 2087, key: "_refunded_item_id", value: "315" }],
      }],
    }],
  },
  "GET /wc/v3/orders/727/notes": {
    source: `${REFERENCE}/order-notes/`,
    body: [{ id: 281, note: "Order status changed." }],
  },
  "POST /wc/v3/orders/727/notes": {
    source: `${REFERENCE}/order-notes/`,
    status: 201,
    body: { id: 282, note: "UPS" },
  },
  "POST /wc/v3/orders/batch": { source: `${REFERENCE}/orders/`, body: {} },
  "GET /wc/v3/products": {
    source: `${REFERENCE}/products/`,
    body: [
      { id: 93, name: "Hoodie", sku: "", type: "variable", variations: [118] },
      { id: 94, name: "Mug", sku: "MUG", type: "simple", variations: [] },
    ],
  },
  "GET /wc/v3/products/93/variations": {
    source: `${REFERENCE}/product-variations/`,
    body: [{
      id: 118,
      sku: "HOODIE-BLUE-L",
      attributes: [{ id: 6, name: "Color", option: "Blue" }, { id: 7, name: "Size", option: "L" }],
    }],
  },
  "GET /wc/v3/data/currencies/current": {
    source: `${REFERENCE}/data/`,
    body: { code: "EUR", name: "Euro", symbol: "€" },
  },
  "GET /wc/v3/webhooks": {
    source: `${REFERENCE}/webhooks/`,
    body: [
      {
        id: 142,
        topic: "order.updated",
        status: "disabled",
        delivery_url: "https://api.example.com/hooks/woocommerce/1",
      },
      { id: 143, topic: "order.created", status: "active", delivery_url: "https://other.example.com/" },
    ],
  },
  "POST /wc/v3/webhooks": { source: `${REFERENCE}/webhooks/`, status: 201, body: { id: 144 } },
  "PUT /wc/v3/webhooks/142": { source: `${REFERENCE}/webhooks/`, body: { id: 142 } },
  "DELETE /wc/v3/webhooks/142": { source: `${REFERENCE}/webhooks/`, body: { id: 142 } },
};

/** Source of the codes: github.com/woocommerce/woocommerce with class-wc-rest-authentication.php; 2026-11-30. */
export const wooRefusal = (code: string, status: number) => ({ code, message: "Refused.", data: { status } });
