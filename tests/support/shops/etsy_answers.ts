/**
 * Answers of Etsy, after the shapes in github.com/api-evangelist/etsy with
 * openapi/etsy-shop-receipt-api-openapi.yml, openapi/etsy-other-api-openapi.yml and json-schema/, and
 * developers.etsy.com/documentation/essentials/authentication/; read 2026-11-30. The answer about scopes is
 * not documented.
 */
const money = (amount: number) => ({ amount, divisor: 100, currency_code: "EUR" });

export const RECEIPT = {
  receipt_id: 3_456_789_012,
  receipt_type: 0,
  seller_user_id: 456_789,
  seller_email: "seller@example.com",
  buyer_user_id: 987_654,
  buyer_email: "amelie@example.com",
  name: "Zoë Müller",
  first_line: "Lange Straße 4",
  second_line: "Hof",
  city: "Köln",
  state: "NW",
  zip: "50667",
  status: "Paid",
  formatted_address: "Zoë Müller\nLange Straße 4\nHof\n50667 Köln\nGermany",
  country_iso: "DE",
  payment_method: "cc",
  payment_email: null,
  message_from_seller: null,
  message_from_buyer: "Please ring twice.",
  message_from_payment: null,
  is_paid: true,
  is_shipped: false,
  create_timestamp: 1_764_321_330,
  created_timestamp: 1_764_321_330,
  update_timestamp: 1_764_364_547,
  updated_timestamp: 1_764_364_547,
  is_gift: true,
  gift_message: "Happy birthday!",
  gift_sender: "Robin",
  grandtotal: money(4_498),
  subtotal: money(3_998),
  total_price: money(3_998),
  total_shipping_cost: money(500),
  total_tax_cost: money(0),
  total_vat_cost: money(0),
  discount_amt: money(0),
  gift_wrap_price: money(0),
  shipments: [{
    receipt_shipping_id: 700_001,
    shipment_notification_timestamp: 1_764_364_547,
    carrier_name: "usps",
    tracking_code: "9400111899223818218407",
  }],
  transactions: [{
    transaction_id: 4_567_890_123,
    title: "Hoodie",
    description: "A warm one.",
    seller_user_id: 456_789,
    buyer_user_id: 987_654,
    create_timestamp: 1_764_321_330,
    created_timestamp: 1_764_321_330,
    paid_timestamp: 1_764_321_340,
    shipped_timestamp: null,
    quantity: 2,
    listing_image_id: 1,
    receipt_id: 3_456_789_012,
    is_digital: false,
    file_data: "",
    listing_id: 123_456_789,
    transaction_type: "listing",
    product_id: 567_890_123,
    sku: "HOODIE-BLUE-L",
    price: money(1_999),
    shipping_cost: money(500),
    variations: [
      {
        property_id: 200,
        value_id: 2,
        formatted_name: "Color",
        formatted_value: "Blue",
        question_id: null,
      },
      {
        property_id: 100,
        value_id: 4,
        formatted_name: "Size",
        formatted_value: "L",
        question_id: null,
      },
      {
        property_id: 54,
        value_id: null,
        formatted_name: "Personalization",
        formatted_value: "Robin",
        question_id: 9,
      },
    ],
    product_data: [],
    shipping_profile_id: 1,
    min_processing_days: 1,
    max_processing_days: 3,
    shipping_method: "Standard",
    shipping_upgrade: "Express",
    expected_ship_date: null,
    buyer_coupon: 0,
    shop_coupon: 0,
  }],
  refunds: [],
};

export const TOKEN = {
  access_token: "456789.documented-access",
  token_type: "Bearer",
  expires_in: 3_600,
  refresh_token: "456789.documented-refresh",
};

const listing = (listing_id: number, title: string, products: readonly object[]) => ({
  listing_id,
  title,
  state: "active",
  inventory: { products, price_on_property: [], quantity_on_property: [], sku_on_property: [] },
});
const value = (property_name: string, text: string) => ({
  property_id: 1,
  property_name,
  scale_id: null,
  scale_name: null,
  value_ids: [1],
  values: [text],
});

/** Answers by method and path. */
export const ETSY_REPLIES: Readonly<Record<string, object>> = {
  "POST /v3/public/oauth/token": TOKEN,
  "POST /v3/application/scopes": { scopes: ["transactions_r", "transactions_w", "listings_r", "shops_r"] },
  "GET /v3/application/users/me": { user_id: 456_789, shop_id: 123_456 },
  "GET /v3/application/shops/123456": { shop_id: 123_456, shop_name: "RothDrucke", currency_code: "EUR" },
  "GET /v3/application/shops/123456/receipts": { count: 12, results: [RECEIPT] },
  "GET /v3/application/shops/123456/receipts/3456789012": RECEIPT,
  "POST /v3/application/shops/123456/receipts/3456789012/tracking": RECEIPT,
  "GET /v3/application/shops/123456/listings": {
    count: 2,
    results: [
      listing(123_456_789, "Hoodie", [
        {
          product_id: 567_890_123,
          sku: "HOODIE-BLUE-L",
          is_deleted: false,
          offerings: [],
          property_values: [value("Color", "Blue"), value("Size", "L")],
        },
        { product_id: 567_890_124, sku: "", is_deleted: true, offerings: [], property_values: [] },
      ]),
      listing(123_456_790, "Mug", []),
    ],
  },
};
