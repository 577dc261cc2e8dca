/** WooCommerce by its REST API v3, with a separate key for each shop. Source: docs/integrations.md. */
import type { Module } from "../../../../module.ts";
import { shopAdapters } from "../../adapters.ts";
import type { ShopAdapter } from "../../port.ts";
import { findApi } from "./client.ts";
import { findShop, listVariants } from "./find_shop.ts";
import { addHooks, hookOrder, removeHooks } from "./hooks.ts";
import { changedOrders, readOrder } from "./orders.ts";
import { sendTracking } from "./tracking.ts";

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const MAX_PATH_CHARS = 200;

/** Parses the shop's address and folder. Parts that belong to the admin pages or the API are removed. */
function placeOf(typed: string): { readonly host: string; readonly path: string } | null {
  const text = typed.trim();
  const url = URL.parse(text.includes("://") ? text : `https://${text}`);
  if (
    !url || url.protocol !== "https:" || url.port || url.username || url.password || !HOST.test(url.hostname)
  ) {
    return null;
  }
  const path = url.pathname.replace(/\/(?:wp-admin|wp-json|wp-login\.php|index\.php)(?:\/.*)?$/, "").replace(
    /(?<!\/)\/+$/,
    "",
  );
  return path.length <= MAX_PATH_CHARS && /^(?:\/[\w.~-]+)*$/.test(path)
    ? { host: url.hostname, path }
    : null;
}

export const woocommerce: ShopAdapter = {
  platform: "woocommerce",
  secrets: [{ name: "consumer_key", chars: 100 }, { name: "consumer_secret", chars: 100 }],
  placeOf,
  renew: findApi,
  test: findShop,
  changed: changedOrders,
  read: readOrder,
  deletesOrders: true,
  closesByLast: true,
  hookOrder,
  addHooks,
  removeHooks,
  sendTracking,
  variants: listVariants,
};

export const woocommerceShops: Module = { kinds: [shopAdapters.bring(woocommerce)] };
