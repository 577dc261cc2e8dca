/**
 * Answers of Shopify in the shapes of its public documentation, by the name of our operation. The values are
 * ours. Each names the page that documents its shape; all were read on 2026-11-30.
 */

const REFERENCE = "https://shopify.dev/docs/api/admin-graphql";

interface DocumentedAnswer {
  readonly source: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const pageInfo = { hasNextPage: false, endCursor: null };

const LINE = {
  id: "gid://shopify/LineItem/14468900001",
  sku: "HP-SAIL-TEE-NAVY-M",
  title: "Sail T-shirt",
  variantTitle: "Navy / M",
  currentQuantity: 2,
  unfulfilledQuantity: 1,
  isGiftCard: false,
  customAttributes: [{ key: "Name on the back", value: "Robin" }, { key: "_draft", value: null }],
  variant: { id: "gid://shopify/ProductVariant/43729076" },
  priceAfterAllDiscountsBeforeTaxesSet: { shopMoney: { amount: "39.98" } },
};

const ORDER = {
  id: "gid://shopify/Order/148977776",
  name: "#1001",
  createdAt: "2026-11-28T09:15:30Z",
  updatedAt: "2026-11-28T17:15:47-04:00",
  cancelledAt: null,
  currencyCode: "USD",
  displayFinancialStatus: "PAID",
  displayFulfillmentStatus: "PARTIALLY_FULFILLED",
  email: "dana@example.com",
  phone: "+12075550100",
  note: "Please ring twice.",
  customAttributes: [{ key: "Gift message", value: "Happy birthday!" }],
  shippingLine: { title: "Standard" },
  shippingAddress: {
    name: "Dana Whitfield",
    company: "Harbor Ltd",
    address1: "41 Chandler Street",
    address2: "Apt 2",
    city: "Portland",
    province: "Maine",
    provinceCode: "ME",
    zip: "04101",
    countryCodeV2: "US",
    phone: null,
  },
  lineItems: { pageInfo, nodes: [LINE] },
};

export const SHOPIFY_ANSWERS: Readonly<Record<string, DocumentedAnswer>> = {
  Found: {
    source: `${REFERENCE}/latest/objects/AccessScope, ${REFERENCE}/latest/objects/Shop`,
    data: {
      shop: { id: "gid://shopify/Shop/68000000001", name: "Harbor and Pine", currencyCode: "USD" },
      currentAppInstallation: { accessScopes: [{ handle: "read_orders" }, { handle: "write_products" }] },
    },
  },
  Latest: {
    source: `${REFERENCE}/latest/queries/ordersCount, ${REFERENCE}/latest/objects/Count`,
    data: {
      ordersCount: { count: 12 },
      orders: {
        nodes: [{
          id: ORDER.id,
          shippingAddress: { name: "Dana Whitfield", address1: "41 Chandler Street" },
        }],
      },
    },
  },
  Changed: {
    source: `${REFERENCE}/latest/queries/orders, ${REFERENCE}/2026-07/objects/LineItem`,
    data: {
      orders: { pageInfo: { hasNextPage: true, endCursor: "eyJsYXN0X2lkIjoxNDg5Nzc3NzZ9" }, nodes: [ORDER] },
    },
  },
  One: { source: `${REFERENCE}/latest/queries/order`, data: { order: ORDER } },
  Lines: {
    source: `${REFERENCE}/latest/connections/LineItemConnection`,
    data: {
      order: { lineItems: { pageInfo, nodes: [{ ...LINE, id: "gid://shopify/LineItem/14468900002" }] } },
    },
  },
  Variants: {
    source: `${REFERENCE}/latest/queries/productVariants`,
    data: {
      productVariants: {
        pageInfo,
        nodes: [{
          id: "gid://shopify/ProductVariant/43729076",
          sku: null,
          title: "Default Title",
          product: { title: "Lighthouse mug" },
        }],
      },
    },
  },
  Subscriptions: {
    source: `${REFERENCE}/2026-07/objects/WebhookSubscription`,
    data: {
      webhookSubscriptions: {
        nodes: [{
          id: "gid://shopify/WebhookSubscription/892403750",
          topic: "ORDERS_CREATE",
          uri: "https://api.example.com/hooks/shopify/1",
        }],
      },
    },
  },
  Subscribe: {
    source: `${REFERENCE}/latest/payloads/WebhookSubscriptionCreatePayload`,
    data: { webhookSubscriptionCreate: { userErrors: [] } },
  },
  Unsubscribe: {
    source: `${REFERENCE}/latest/mutations/webhookSubscriptionDelete`,
    data: { webhookSubscriptionDelete: { userErrors: [] } },
  },
  Fulfilments: {
    source: `${REFERENCE}/latest/objects/Fulfillment, ${REFERENCE}/2025-10/objects/FulfillmentTrackingInfo`,
    data: {
      order: {
        fulfillments: [
          {
            id: "gid://shopify/Fulfillment/237894043",
            status: "SUCCESS",
            trackingInfo: [{
              number: "9400111899223818218407",
              company: "USPS",
              url: "https://tools.usps.com/go/1",
            }],
          },
          {
            id: "gid://shopify/Fulfillment/237894044",
            status: "CANCELLED",
            trackingInfo: [{ number: "9400111899223818218414", company: null, url: null }],
          },
        ],
      },
    },
  },
  SentLines: {
    source: `${REFERENCE}/2025-01/queries/fulfillment`,
    data: {
      fulfillment: { fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { id: LINE.id } }] } },
    },
  },
  Work: {
    source:
      `${REFERENCE}/latest/objects/FulfillmentOrder, ${REFERENCE}/latest/objects/FulfillmentOrderSupportedAction`,
    data: {
      order: {
        fulfillmentOrders: {
          nodes: [{
            id: "gid://shopify/FulfillmentOrder/564786110",
            supportedActions: [{ action: "CREATE_FULFILLMENT" }],
            assignedLocation: { name: "Shop location" },
          }],
        },
      },
    },
  },
  WorkLines: {
    source: `${REFERENCE}/latest/queries/fulfillmentOrder`,
    data: {
      fulfillmentOrder: {
        lineItems: {
          nodes: [{
            id: "gid://shopify/FulfillmentOrderLineItem/104596",
            remainingQuantity: 1,
            lineItem: { id: LINE.id },
          }],
        },
      },
    },
  },
  Fulfil: {
    source: `${REFERENCE}/latest/payloads/fulfillmentcreatepayload`,
    data: {
      fulfillmentCreate: { fulfillment: { id: "gid://shopify/Fulfillment/237894045" }, userErrors: [] },
    },
  },
  Update: {
    source: `${REFERENCE}/2026-01/payloads/FulfillmentTrackingInfoUpdatePayload`,
    data: { fulfillmentTrackingInfoUpdate: { userErrors: [] } },
  },
};

/** Source: shopify.dev/docs/apps/build/authentication-authorization/client-secrets; 2026-11-30. */
export const SHOPIFY_TOKEN = {
  access_token: "shpat_documented",
  scope: "read_products,write_products",
  expires_in: 86_399,
};

/** Source: shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits, and the example of community.shopify.com/t/throttled/254776; 2026-11-30. */
export const SHOPIFY_THROTTLED = {
  errors: [{
    message: "Throttled",
    extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" },
  }],
  extensions: {
    cost: {
      requestedQueryCost: 752,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 1_000, currentlyAvailable: 666, restoreRate: 50 },
    },
  },
};

/** Source: shopify.dev/docs/api/usage/response-codes, and the example of gist.github.com/ShayneP/acd62c30b2d2240292ce8e36c0ec166e; 2026-11-30. */
export const SHOPIFY_DENIED = {
  data: null,
  errors: [{
    message: "Access denied for products field.",
    path: ["products"],
    extensions: { code: "ACCESS_DENIED", documentation: "https://shopify.dev/docs/admin-api/access-scopes" },
  }],
};

/** Source: shopify.dev/docs/apps/build/webhooks/subscribe/https; 2026-11-30. */
export const SHOPIFY_HOOK = {
  headers: { "x-shopify-topic": "orders/updated", "x-shopify-shop-domain": "demo-shop.myshopify.com" },
  body: '{"id":148977776,"admin_graphql_api_id":"gid:\\/\\/shopify\\/Order\\/148977776"}',
};
