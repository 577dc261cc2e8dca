/** TikTok Shop by its Open API 202309, with one app of the business for all shops. Source: docs/integrations.md. */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import type { Module } from "../../../../module.ts";
import { integrationKinds } from "../../../desk/integrations/kinds.ts";
import { shopAdapters } from "../../adapters.ts";
import { appIntegration } from "../../connections/app_integration.ts";
import type { ShopAdapter } from "../../port.ts";
import { addHooks, exchange, hookOrder, removeHooks, renewToken, signInAddress, TOKEN_HOST } from "./app.ts";
import { answerCancel } from "./cancel.ts";
import { HOST, isPingAccepted, ping } from "./client.ts";
import { findShop, listVariants } from "./find_shop.ts";
import { changedOrders, readOrder } from "./orders.ts";
import { sendTracking } from "./tracking.ts";

const app: NonNullable<ShopAdapter["app"]> = {
  kind: "tiktok_app",
  tokenHost: TOKEN_HOST,
  renewSeconds: DAY_SECONDS,
  ping,
  isPingAccepted,
  signInAddress,
  exchange,
  // We register webhooks for each shop by the API, so the business has nothing to enter.
  hasHooks: () => true,
  hookOrder,
};

export const tiktokShop: ShopAdapter = {
  platform: "tiktok",
  app,
  isPushed: true,
  secrets: [{ name: "shop_code", chars: 40, isOptional: true }],
  // The address is fixed, because the seller's sign-in decides which shop is connected.
  placeOf: () => ({ host: HOST, path: "" }),
  renew: renewToken,
  test: findShop,
  changed: changedOrders,
  read: readOrder,
  // Webhooks come to the app, not to a single shop.
  hookOrder: () => null,
  addHooks,
  removeHooks,
  sendTracking,
  variants: listVariants,
  answerCancel,
};

export const tiktokShops: Module = {
  kinds: [shopAdapters.bring(tiktokShop), integrationKinds.bring(appIntegration(app))],
};
