/**
 * Finds the shop and missing permissions of the app. Shapes: shopify.dev/docs/api/admin-graphql/latest/ with
 * objects/Shop, objects/AccessScope, queries/ordersCount and queries/productVariants; shopify.dev/docs/api/usage/access-scopes
 * (a scope that writes also reads; 60 days without `read_all_orders`); protected data:
 * shopify.dev/docs/apps/launch/protected-customer-data; read 2026-11-30.
 */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import type { Shop, ShopAdapter, ShopFound } from "../../port.ts";
import { countIn, listIn, notUnderstood, objectIn, textIn } from "../read_json.ts";
import { ask, askAll, idOf } from "./client.ts";
import { variantName } from "./orders.ts";

const FOUND = `query Found {
  shop { id name currencyCode }
  currentAppInstallation { accessScopes { handle } }
}`;
const LATEST = `query Latest($query: String!) {
  ordersCount(query: $query) { count }
  orders(first: 5, reverse: true, sortKey: CREATED_AT) { nodes { id shippingAddress { name address1 } } }
}`;
const VARIANTS = `query Variants($first: Int!, $after: String) {
  productVariants(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id sku title product { title } }
  }
}`;
const PAGE_VARIANTS = 100;

/** Scopes that the app needs, by our code for a missing one. */
const SCOPES = {
  "scope.orders": "read_orders",
  "scope.products": "read_products",
  "scope.fulfilment": "write_merchant_managed_fulfillment_orders",
  "orders.older": "read_all_orders",
} as const;

export async function findShop(shop: Shop): Promise<ShopFound> {
  const data = await askAll(shop, FOUND);
  const found = objectIn(data, "shop");
  const shopId = idOf(textIn(found, "id"));
  if (shopId === "") throw notUnderstood();
  const scopes = new Set(
    listIn(objectIn(data, "currentAppInstallation"), "accessScopes").map((scope) => textIn(scope, "handle")),
  );
  const missing: string[] = Object.entries(SCOPES)
    .filter(([, scope]) => !scopes.has(scope) && !scopes.has(scope.replace("read_", "write_")))
    .map(([code]) => code);
  const latest = missing.includes("scope.orders") ? null : await latestOrders(shop);
  if (latest && !latest.hasBuyers) missing.push("customerData");
  return {
    shop_id: shopId,
    name: textIn(found, "name"),
    ordersOf7Days: latest?.count ?? 0,
    currency: textIn(found, "currencyCode"),
    missing,
  };
}

/** Counts orders, and checks if they have names and streets: without access to protected data these are null. */
async function latestOrders(shop: Shop): Promise<{ readonly count: number; readonly hasBuyers: boolean }> {
  const since = new Date((shop.now() - 7 * DAY_SECONDS) * 1000).toISOString();
  const { data, isDenied } = await ask(shop, LATEST, { query: `created_at:>='${since}'` });
  const addresses = listIn(objectIn(data, "orders"), "nodes").flatMap((order) =>
    objectIn(order, "shippingAddress") ?? []
  );
  const isHidden = addresses.length > 0 &&
    addresses.every((address) => textIn(address, "name") === "" && textIn(address, "address1") === "");
  return { count: countIn(objectIn(data, "ordersCount"), "count"), hasBuyers: !isDenied && !isHidden };
}

export const listVariants: ShopAdapter["variants"] = async (shop, page) => {
  const data = await askAll(shop, VARIANTS, { first: PAGE_VARIANTS, after: page });
  const connection = objectIn(data, "productVariants");
  const info = objectIn(connection, "pageInfo");
  const next = info?.["hasNextPage"] === true ? textIn(info, "endCursor") : "";
  if (next !== "" && next === page) throw notUnderstood();
  const variants = listIn(connection, "nodes").map((node) => ({
    variant_id: idOf(textIn(node, "id")),
    sku: textIn(node, "sku"),
    title: textIn(objectIn(node, "product"), "title"),
    variant: variantName(textIn(node, "title")),
  }));
  return { variants, next: next || null };
};
