/**
 * A part of Shopify's Admin GraphQL API 2026-07, written after shopify.dev/docs/api/admin-graphql/ (the pages of Order,
 * LineItem, MailingAddress, FulfillmentOrder, Fulfillment, FulfillmentInput, FulfillmentTrackingInput, WebhookSubscription,
 * WebhookSubscriptionInput, ProductVariant, Shop, AccessScope, Count), read 2026-11-30. A query for a field that is not
 * here is refused, as Shopify refuses one that it does not have.
 */
export const SDL = `
scalar DateTime
scalar Decimal
scalar URL

type Query {
  shop: Shop!
  currentAppInstallation: AppInstallation!
  order(id: ID!): Order
  orders(first: Int, after: String, query: String, sortKey: OrderSortKeys = PROCESSED_AT, reverse: Boolean = false): OrderConnection!
  ordersCount(query: String, limit: Int = 10000): Count
  fulfillmentOrder(id: ID!): FulfillmentOrder
  fulfillment(id: ID!): Fulfillment
  productVariants(first: Int, after: String): ProductVariantConnection!
  webhookSubscriptions(first: Int): WebhookSubscriptionConnection!
}
type Mutation {
  fulfillmentCreate(fulfillment: FulfillmentInput!, message: String): FulfillmentCreatePayload
  fulfillmentTrackingInfoUpdate(fulfillmentId: ID!, trackingInfoInput: FulfillmentTrackingInput!, notifyCustomer: Boolean): FulfillmentTrackingInfoUpdatePayload
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
}
enum OrderSortKeys { CREATED_AT UPDATED_AT PROCESSED_AT ID }
enum WebhookSubscriptionTopic { ORDERS_CREATE ORDERS_UPDATED ORDERS_CANCELLED APP_UNINSTALLED }
enum WebhookSubscriptionFormat { JSON XML }
enum FulfillmentOrderAction { CREATE_FULFILLMENT HOLD MOVE CANCEL_FULFILLMENT_ORDER }
enum FulfillmentStatus { CANCELLED ERROR FAILURE SUCCESS }

type Count { count: Int! }
type Shop { id: ID! name: String! myshopifyDomain: String! currencyCode: String! }
type AppInstallation { accessScopes: [AccessScope!]! }
type AccessScope { handle: String! description: String! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type MoneyV2 { amount: Decimal! currencyCode: String! }
type MoneyBag { shopMoney: MoneyV2! presentmentMoney: MoneyV2! }
type Attribute { key: String! value: String }
type UserError { field: [String!] message: String! }

type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! }
type Order {
  id: ID!
  name: String!
  createdAt: DateTime!
  updatedAt: DateTime!
  cancelledAt: DateTime
  currencyCode: String!
  displayFinancialStatus: String
  displayFulfillmentStatus: String!
  email: String
  phone: String
  note: String
  customAttributes: [Attribute!]!
  shippingLine: ShippingLine
  shippingAddress: MailingAddress
  lineItems(first: Int, after: String): LineItemConnection!
  fulfillments(first: Int): [Fulfillment!]!
  fulfillmentOrders(first: Int, after: String): FulfillmentOrderConnection!
}
type ShippingLine { title: String! }
type MailingAddress {
  name: String
  firstName: String
  lastName: String
  company: String
  address1: String
  address2: String
  city: String
  province: String
  provinceCode: String
  zip: String
  countryCodeV2: String
  phone: String
}
type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
type LineItem {
  id: ID!
  sku: String
  title: String!
  variantTitle: String
  quantity: Int!
  currentQuantity: Int!
  unfulfilledQuantity: Int!
  isGiftCard: Boolean!
  customAttributes: [Attribute!]!
  variant: ProductVariant
  priceAfterAllDiscountsBeforeTaxesSet: MoneyBag!
}
type ProductVariantConnection { nodes: [ProductVariant!]! pageInfo: PageInfo! }
type ProductVariant { id: ID! sku: String title: String! product: Product! }
type Product { id: ID! title: String! }

type Fulfillment {
  id: ID!
  status: FulfillmentStatus!
  trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  fulfillmentLineItems(first: Int, after: String): FulfillmentLineItemConnection!
}
type FulfillmentTrackingInfo { company: String number: String url: URL }
type FulfillmentLineItemConnection { nodes: [FulfillmentLineItem!]! pageInfo: PageInfo! }
type FulfillmentLineItem { id: ID! quantity: Int lineItem: LineItem! }
type FulfillmentOrderConnection { nodes: [FulfillmentOrder!]! pageInfo: PageInfo! }
type FulfillmentOrder {
  id: ID!
  status: String!
  supportedActions: [FulfillmentOrderSupportedAction!]!
  assignedLocation: FulfillmentOrderAssignedLocation!
  lineItems(first: Int, after: String): FulfillmentOrderLineItemConnection!
}
type FulfillmentOrderSupportedAction { action: FulfillmentOrderAction! externalUrl: URL }
type FulfillmentOrderAssignedLocation { name: String! }
type FulfillmentOrderLineItemConnection { nodes: [FulfillmentOrderLineItem!]! pageInfo: PageInfo! }
type FulfillmentOrderLineItem { id: ID! totalQuantity: Int! remainingQuantity: Int! lineItem: LineItem! }

input FulfillmentInput {
  lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!
  notifyCustomer: Boolean = false
  trackingInfo: FulfillmentTrackingInput
}
input FulfillmentOrderLineItemsInput { fulfillmentOrderId: ID! fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!] }
input FulfillmentOrderLineItemInput { id: ID! quantity: Int! }
input FulfillmentTrackingInput { company: String number: String numbers: [String!] url: URL urls: [URL!] }
type FulfillmentCreatePayload { fulfillment: Fulfillment userErrors: [UserError!]! }
type FulfillmentTrackingInfoUpdatePayload { fulfillment: Fulfillment userErrors: [UserError!]! }

type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! format: WebhookSubscriptionFormat! includeFields: [String!]! }
input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat includeFields: [String!] filter: String }
type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
type WebhookSubscriptionDeletePayload { deletedWebhookSubscriptionId: ID userErrors: [UserError!]! }
`;
