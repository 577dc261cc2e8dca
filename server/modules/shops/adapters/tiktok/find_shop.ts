/**
 * Finds the shop of the seller who signed in, and lists its SKUs. Source: TikTok Shop Partner Center, "Get Authorized Shops",
 * "Get Shop Webhooks" and "Search Products", as github.com/lazykern/ecommerce-api-docs has them under data/raw/tiktok/api-reference/; read 2026-11-30.
 */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { type Shop, type ShopAdapter, ShopFailure, type ShopFound } from "../../port.ts";
import { countIn, listIn, objectIn, textIn } from "../read_json.ts";
import { readShops, WEBHOOKS_ROUTE } from "./app.ts";
import { ask } from "./client.ts";

const PAGE_PRODUCTS = 100;

/** Finds the shop by its code, which sellers see in the Seller Center, or by its id, or as the only one. */
export async function findShop(shop: Shop): Promise<ShopFound> {
  const shops = await readShops(shop);
  const { shop_code = "" } = shop.secrets;
  const found = shop_code !== ""
    ? shops.find((each) => textIn(each, "code").toLowerCase() === shop_code.toLowerCase())
    : shop.shop_id !== ""
    ? shops.find((each) => textIn(each, "id") === shop.shop_id)
    : shops[0];
  if (!found) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  if (shops.length > 1 && shop_code === "" && shop.shop_id === "") {
    throw new ShopFailure({ kind: "failed", code: "severalShops" });
  }
  const connected = { ...shop, shop_id: textIn(found, "id") };
  const orders = await nullIfForbidden(latestOrders(connected));
  const products = await nullIfForbidden(listVariants(connected, null));
  const hooks = await nullIfForbidden(ask(connected, { route: WEBHOOKS_ROUTE }));
  return {
    shop_id: connected.shop_id,
    name: textIn(found, "name"),
    ordersOf7Days: orders ? countIn(orders, "total_count") : 0,
    currency: textIn(objectIn(listIn(orders, "orders")[0], "payment"), "currency"),
    missing: [
      ...orders ? [] : ["scope.orders"],
      ...products ? [] : ["scope.products"],
      ...hooks ? [] : ["scope.hooks"],
    ],
  };
}

const latestOrders = (shop: Shop) =>
  ask(shop, {
    method: "POST",
    route: "/order/202309/orders/search",
    parameters: { page_size: "1" },
    body: { create_time_ge: shop.now() - 7 * DAY_SECONDS },
  });

/** Returns null if the seller did not grant the permission. */
async function nullIfForbidden<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const isMissing = error instanceof ShopFailure && error.trouble.kind === "broken" &&
      error.trouble.code === "rightMissing";
    if (!isMissing) throw error;
    return null;
  }
}

/** TikTok's list of products has no names of variants: only the title and the seller's SKU. */
export const listVariants: ShopAdapter["variants"] = async (shop, page) => {
  const data = await ask(shop, {
    method: "POST",
    route: "/product/202502/products/search",
    parameters: { page_size: String(PAGE_PRODUCTS), ...page !== null && { page_token: page } },
    body: { status: "ACTIVATE" },
  });
  const variants = listIn(data, "products").flatMap((product) =>
    listIn(product, "skus").map((sku) => ({
      variant_id: textIn(sku, "id"),
      sku: textIn(sku, "seller_sku"),
      title: textIn(product, "title"),
      variant: "",
    }))
  );
  const next = textIn(data, "next_page_token").slice(0, 500);
  return { variants, next: next === "" || variants.length === 0 ? null : next };
};
