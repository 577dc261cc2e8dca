/**
 * Webhooks of orders. Shapes: shopify.dev/docs/api/admin-graphql/2026-07/objects/WebhookSubscription (`uri`),
 * .../latest/mutations/webhookSubscriptionCreate and webhookSubscriptionDelete; the signature:
 * shopify.dev/docs/apps/build/webhooks/subscribe/https; read 2026-11-30.
 */
import type { Shop } from "../../port.ts";
import { isSignedBy, type Json, jsonOfBody, listIn, objectIn, textIn } from "../read_json.ts";
import { askAll, idOf, sendMutation } from "./client.ts";

/** The topic for updates also covers payment and edits. */
const TOPICS = ["ORDERS_CREATE", "ORDERS_UPDATED", "ORDERS_CANCELLED"] as const;

const SUBSCRIPTIONS = `query Subscriptions { webhookSubscriptions(first: 100) { nodes { id topic uri } } }`;
const SUBSCRIBE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $to: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $to) { userErrors { field message } }
}`;
const UNSUBSCRIBE = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { userErrors { field message } }
}`;

/** Requests only the order's id in webhooks, because the order itself is read from the shop. */
const FIELDS = ["id", "admin_graphql_api_id"];

async function subscriptionsTo(shop: Shop, address: string): Promise<readonly Json[]> {
  const data = await askAll(shop, SUBSCRIPTIONS);
  return listIn(objectIn(data, "webhookSubscriptions"), "nodes").filter((each) =>
    textIn(each, "uri") === address
  );
}

/** Registers missing webhooks. Shopify removes webhooks whose calls failed for some time. */
export async function addHooks(shop: Shop, address: string): Promise<void> {
  const topics = (await subscriptionsTo(shop, address)).map((each) => textIn(each, "topic"));
  for (const topic of TOPICS) {
    if (topics.includes(topic)) continue;
    const to = { uri: address, format: "JSON", includeFields: FIELDS };
    await sendMutation(
      shop,
      "webhookSubscriptionCreate",
      SUBSCRIBE,
      { topic, to },
      (message) => message.includes("already been taken"),
    );
  }
}

export async function removeHooks(shop: Shop, address: string): Promise<void> {
  for (const each of await subscriptionsTo(shop, address)) {
    await sendMutation(shop, "webhookSubscriptionDelete", UNSUBSCRIBE, { id: textIn(each, "id") });
  }
}

/** The app's secret signs webhooks, even for an older app whose token does not expire. */
export function hookOrder(
  secrets: Readonly<Record<string, string>>,
  headers: Headers,
  body: Uint8Array,
): string | null {
  const given = headers.get("x-shopify-hmac-sha256") ?? "";
  if (!isSignedBy(secrets["client_secret"] ?? "", given, body)) return null;
  if (!headers.get("x-shopify-topic")?.startsWith("orders/")) return "";
  const order = jsonOfBody(body);
  return idOf(textIn(order, "admin_graphql_api_id") || textIn(order, "id"));
}
