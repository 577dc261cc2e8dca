/** Shopify by its Admin GraphQL API, with a separate app for each shop. Source: docs/integrations.md. */
import type { Module } from "../../../../module.ts";
import { shopAdapters } from "../../adapters.ts";
import type { ShopAdapter } from "../../port.ts";
import { renewToken, VERSION } from "./client.ts";
import { findShop, listVariants } from "./find_shop.ts";
import { addHooks, hookOrder, removeHooks } from "./hooks.ts";
import { changedOrders, readOrder } from "./orders.ts";
import { sendTracking } from "./tracking.ts";

const HOST = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;
const MAX_HOST_CHARS = 100;

/** Reads `my-shop`, `my-shop.myshopify.com`, and an address of the shop's administration. */
function placeOf(typed: string): { readonly host: string; readonly path: string } | null {
  const text = typed.trim().toLowerCase();
  const [, name] = /^(?:https:\/\/)?admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]*)(?:\/.*)?$/.exec(text) ??
    [];
  const first = text.replace(/^https:\/\//, "").split("/")[0] ?? "";
  const host = name ? `${name}.myshopify.com` : first.includes(".") ? first : `${first}.myshopify.com`;
  return HOST.test(host) && host.length <= MAX_HOST_CHARS ? { host, path: "" } : null;
}

export const shopify: ShopAdapter = {
  platform: "shopify",
  secrets: [
    { name: "client_id", chars: 100, isOptional: true },
    { name: "client_secret", chars: 200 },
    { name: "access_token", chars: 200, isOptional: true },
  ],
  pinned: { header: "x-shopify-api-version", version: VERSION },
  placeOf,
  renew: renewToken,
  test: findShop,
  changed: changedOrders,
  read: readOrder,
  hookOrder,
  addHooks,
  removeHooks,
  sendTracking,
  variants: listVariants,
};

export const shopifyShops: Module = { kinds: [shopAdapters.bring(shopify)] };
