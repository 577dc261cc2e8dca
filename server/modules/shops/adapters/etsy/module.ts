/** Etsy by its Open API v3, with one app of the business for all shops. Source: docs/integrations.md. */
import type { Module } from "../../../../module.ts";
import { integrationKinds } from "../../../desk/integrations/kinds.ts";
import { shopAdapters } from "../../adapters.ts";
import { appIntegration } from "../../connections/app_integration.ts";
import type { ShopAdapter } from "../../port.ts";
import { HOST, ping, quotaIn } from "./client.ts";
import { findShop, listVariants } from "./find_shop.ts";
import { changedOrders, readOrder } from "./orders.ts";
import { exchange, hookOrder, renewToken, signInAddress } from "./app.ts";
import { sendTracking } from "./tracking.ts";

const app: NonNullable<ShopAdapter["app"]> = {
  kind: "etsy_app",
  quota: { callsPerDay: 10_000, quotaIn },
  ping,
  signInAddress,
  exchange,
  hasHooks: ({ webhook_secret = "" }) => webhook_secret !== "",
  hookOrder,
};

export const etsy: ShopAdapter = {
  platform: "etsy",
  app,
  secrets: [],
  // The address is fixed, because the seller's sign-in decides which shop is connected.
  placeOf: () => ({ host: HOST, path: "" }),
  renew: renewToken,
  test: findShop,
  changed: changedOrders,
  read: readOrder,
  // Webhooks come to the app, not to a single shop.
  hookOrder: () => null,
  addHooks: () => Promise.resolve(),
  removeHooks: () => Promise.resolve(),
  sendTracking,
  variants: listVariants,
};

export const etsyShops: Module = {
  kinds: [shopAdapters.bring(etsy), integrationKinds.bring(appIntegration(app))],
};
