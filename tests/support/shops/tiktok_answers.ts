/**
 * Answers of TikTok Shop, after the shapes in TikTok Shop Partner Center, "Get Order List", "Get Authorized
 * Shops", "Search Products", "Get Shipping Providers", "Mark Package As Shipped", "Update Package Shipping
 * Info", "Search Cancellations", "Get Reject Reasons", "Update Shop Webhook" and "Authorization overview
 * (202407)", copied in github.com/lazykern/ecommerce-api-docs under data/raw/tiktok/; read 2026-11-30.
 */
const item = (id: string, more: object = {}) => ({
  id,
  sku_id: "1729592969712207012",
  product_id: "1729592969712207008",
  product_name: "Short Boat Invisible Socks",
  sku_name: "Red, M",
  seller_sku: "SOCKS-RED-M",
  sku_image: "https://p16-oec-va.example/socks.png",
  display_status: "AWAITING_SHIPMENT",
  package_id: "1153132168123859123",
  package_status: "TO_FULFILL",
  tracking_number: "",
  shipping_provider_id: "",
  shipping_provider_name: "",
  sale_price: "19.99",
  original_price: "24.99",
  seller_discount: "5.00",
  platform_discount: "0",
  currency: "USD",
  is_gift: false,
  item_tax: [],
  ...more,
});

export const TIKTOK_ORDER = {
  id: "576461413038785752",
  status: "AWAITING_SHIPMENT",
  fulfillment_type: "FULFILLMENT_BY_SELLER",
  delivery_type: "HOME_DELIVERY",
  shipping_type: "SELLER",
  delivery_option_id: "7091146663229654785",
  delivery_option_name: "Standard Shipping",
  create_time: 1_764_321_330,
  paid_time: 1_764_321_340,
  update_time: 1_764_364_547,
  rts_sla_time: 1_764_500_000,
  tts_sla_time: 1_764_600_000,
  is_buyer_request_cancel: true,
  request_cancel_time: 1_764_364_000,
  is_on_hold_order: false,
  is_sample_order: false,
  buyer_message: "Please ship asap!",
  buyer_email: "v2b2V5@chat.seller.tiktok.com",
  tracking_number: "",
  user_id: "7021436810468230477",
  warehouse_id: "6955005333819123123",
  payment: { currency: "USD", sub_total: "39.98", shipping_fee: "5.00", total_amount: "44.98", tax: "0" },
  packages: [{ id: "1153132168123859123" }],
  recipient_address: {
    full_address: "1199 Coleman Ave San Jose, CA 95110",
    name: "David Kong",
    first_name: "David",
    last_name: "Kong",
    phone_number: "(+1)213-***-1234",
    address_detail: "Unit one building 8",
    address_line1: "1199 Coleman Ave",
    address_line2: "Suite 100",
    address_line3: "",
    address_line4: "",
    postal_code: "95110",
    region_code: "US",
    district_info: [
      { address_level: "L0", address_level_name: "Country", address_name: "United States" },
      { address_level: "L1", address_level_name: "State", address_name: "California" },
      { address_level: "L2", address_level_name: "County", address_name: "Santa Clara" },
      { address_level: "L3", address_level_name: "City", address_name: "San Jose" },
    ],
  },
  line_items: [
    item("577086512123755123"),
    item("577086512123755124"),
    item("577086512123755125", { display_status: "CANCELLED" }),
    item("577086512123755126", {
      sku_id: "1729592969712207099",
      seller_sku: "",
      sku_name: "Default",
      product_name: "Mug",
      sale_price: "8",
      tracking_number: "9400111899223818218407",
      shipping_provider_name: "USPS",
      package_id: "1153132168123859124",
      rts_time: 1_764_364_540,
    }),
  ],
};

export const TIKTOK_TOKEN = {
  access_token: "TTP_documented-access",
  access_token_expire_in: 1_795_604_800,
  refresh_token: "TTP_documented-refresh",
  refresh_token_expire_in: 1_827_000_000,
  open_id: "7010736057180325637",
  seller_name: "Jjj test shop",
  seller_base_region: "US",
  user_type: 0,
  granted_scopes: ["seller.order.info"],
};

/** The data of answers, by method and path. */
export const TIKTOK_REPLIES: Readonly<Record<string, object>> = {
  "GET /api/v2/token/get": TIKTOK_TOKEN,
  "GET /api/v2/token/refresh": TIKTOK_TOKEN,
  "GET /authorization/202309/shops": {
    shops: [{
      id: "7000714532876273420",
      name: "Maomao beauty shop",
      region: "US",
      seller_type: "LOCAL",
      cipher: "GCP_XF90igAAAABh00qsWgtvOiGFNqyubMt3",
      code: "USLCBA4LLU8",
    }],
  },
  "POST /order/202309/orders/search": { next_page_token: "", total_count: 12, orders: [TIKTOK_ORDER] },
  "GET /order/202309/orders": { orders: [TIKTOK_ORDER] },
  "GET /logistics/202309/delivery_options/7091146663229654785/shipping_providers": {
    shipping_providers: [{ id: "7117858858072016686", name: "USPS" }],
  },
  "POST /fulfillment/202309/orders/576461413038785752/packages": {
    order_id: "576461413038785752",
    order_line_item_ids: ["577086512123755123"],
    package_id: "1153132168123859125",
    warning: { message: "match more than one provider" },
  },
  "POST /fulfillment/202309/packages/1153132168123859124/shipping_info/update": {},
  "POST /product/202502/products/search": {
    total_count: 1,
    next_page_token: "",
    products: [{
      id: "1729592969712207008",
      title: "Short Boat Invisible Socks",
      status: "ACTIVATE",
      skus: [
        {
          id: "1729592969712207012",
          seller_sku: "SOCKS-RED-M",
          price: { currency: "USD", sale_price: "19.99" },
        },
        { id: "1729592969712207099", seller_sku: "" },
      ],
    }],
  },
  "GET /event/202309/webhooks": {
    total_count: 1,
    webhooks: [{ event_type: "ORDER_STATUS_CHANGE", address: "https://partner.tiktokshop.com" }],
  },
  "PUT /event/202309/webhooks": {},
  "DELETE /event/202309/webhooks": {},
  "POST /return_refund/202309/cancellations/search": {
    total_count: 1,
    next_page_token: "",
    cancellations: [{
      cancel_id: "4035318504086604100",
      order_id: "576461413038785752",
      cancel_type: "BUYER_CANCEL",
      cancel_status: "CANCELLATION_REQUEST_PENDING",
      role: "BUYER",
      create_time: 1_764_364_000,
    }],
  },
  "POST /return_refund/202309/cancellations/4035318504086604100/approve": {},
  "POST /return_refund/202309/cancellations/4035318504086604100/reject": {},
  "GET /return_refund/202309/reject_reasons": {
    reasons: [{
      name: "seller_reject_apply_you_have_reached_an_agreement_with_the_buyer",
      text: "You have reached an agreement with the buyer",
    }],
  },
};
