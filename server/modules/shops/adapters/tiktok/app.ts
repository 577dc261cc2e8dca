/**
 * The app of the business: sellers allow it on TikTok's page, tokens last 7 days, and webhooks of all shops come to one address.
 * Source: TikTok Shop Partner Center, "Authorization overview (202407)", "Seller authorization guide", "Get Authorized Shops",
 * "Update Shop Webhook" and "Configuration guide" of webhooks, as github.com/lazykern/ecommerce-api-docs has them under
 * data/raw/tiktok/; the signature and body of webhooks: github.com/EcomPHP/tiktokshop-php with its test of webhooks; the two
 * hosts of the page: services.tiktokshop.com and services.us.tiktokshop.com; read 2026-11-30.
 */
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import {
  checkReply,
  type Shop,
  type ShopAdapter,
  type ShopApp,
  ShopFailure,
  type ShopGrant,
} from "../../port.ts";
import { countIn, jsonOfBody, listIn, notUnderstood, objectIn, parseReply, textIn } from "../read_json.ts";
import { ask, cipherName, SHOPS_ROUTE } from "./client.ts";

export const TOKEN_HOST = "auth.tiktok-shops.com";
/** A cross-border seller has a shop in each country. */
const MAX_SHOPS = 20;
const EVENTS = ["ORDER_STATUS_CHANGE", "RECIPIENT_ADDRESS_UPDATE", "CANCELLATION_STATUS_CHANGE"] as const;
export const WEBHOOKS_ROUTE = "/event/202309/webhooks";

/** The link of the page names the app. TikTok leads sellers back to the address that is registered for the app. */
export const signInAddress: ShopApp["signInAddress"] = ({ authorization_link = "" }, { state }) => {
  const page = new URL(authorization_link);
  page.searchParams.set("state", state);
  return page.href;
};

/** Exchanges a code. TikTok has no PKCE, but a code is useless without our app's secret. */
export const exchange: ShopApp["exchange"] = async (shop, { code }) => {
  const granted = await requestToken(shop, "get", { auth_code: code, grant_type: "authorized_code" });
  return { ...granted, secrets: { ...granted.secrets, ...await ciphersOf(shop, granted) } };
};

/** Makes only one call: if a second one for the ciphers failed, the single-use refresh token would be lost. */
export async function renewToken(shop: Shop): Promise<ShopGrant> {
  const { refresh_token = "" } = shop.secrets;
  if (refresh_token === "") throw refusedToken();
  return await requestToken(shop, "refresh", { refresh_token, grant_type: "refresh_token" });
}

const refusedToken = () => new ShopFailure({ kind: "broken", code: "tokenRefused" });

async function requestToken(
  shop: Shop,
  kind: "get" | "refresh",
  fields: Readonly<Record<string, string>>,
): Promise<ShopGrant> {
  const { app_key = "", app_secret = "" } = shop.app;
  const reply = await shop.call({
    method: "GET",
    path: `/api/v2/token/${kind}?${new URLSearchParams({ app_key, app_secret, ...fields })}`,
    headers: { accept: "application/json" },
    isForToken: true,
  });
  checkReply(reply, shop.now());
  const json = parseReply(reply);
  // TikTok refuses a wrong or used code, or an expired or withdrawn refresh token.
  if (textIn(json, "code") !== "0") throw refusedToken();
  const data = objectIn(json, "data");
  const [text, refresh_token] = [textIn(data, "access_token"), textIn(data, "refresh_token")];
  const until = Number(textIn(data, "access_token_expire_in"));
  if (text === "" || refresh_token === "" || !Number.isSafeInteger(until)) throw notUnderstood();
  return { text, until, secrets: { refresh_token } };
}

async function ciphersOf(shop: Shop, { text, until }: ShopGrant): Promise<Readonly<Record<string, string>>> {
  const shops = await readShops({ ...shop, token: { text, until } });
  return Object.fromEntries(shops.map((each) => [cipherName(textIn(each, "id")), textIn(each, "cipher")]));
}

export async function readShops(shop: Shop) {
  const data = await ask(shop, { route: SHOPS_ROUTE, isOfShop: false });
  return listIn(data, "shops").filter((each) => textIn(each, "id") !== "" && textIn(each, "cipher") !== "")
    .slice(0, MAX_SHOPS);
}

/** The signature contains no time, but a repeated old call only causes one more read. */
export const hookOrder: ShopApp["hookOrder"] = ({ app_key = "", app_secret = "" }, headers, body) => {
  if (app_secret === "") return null;
  const given = headers.get("authorization") ?? "";
  const wanted = createHmac("sha256", app_secret).update(app_key + body).digest();
  if (!/^[0-9a-f]{64}$/i.test(given) || !timingSafeEqual(Buffer.from(given, "hex"), wanted)) return null;
  const event = jsonOfBody(new TextEncoder().encode(body));
  return { shop_id: textIn(event, "shop_id"), shop_order_id: textIn(objectIn(event, "data"), "order_id") };
};

export const addHooks: ShopAdapter["addHooks"] = async (shop, address) => {
  for (const event_type of EVENTS) {
    await ask(shop, { method: "PUT", route: WEBHOOKS_ROUTE, body: { address, event_type } });
  }
};

export const removeHooks: ShopAdapter["removeHooks"] = async (shop) => {
  for (const event_type of EVENTS) {
    await ask(shop, { method: "DELETE", route: WEBHOOKS_ROUTE, body: { event_type } });
  }
};

/** Reads a time in unix seconds; null if there is none. */
export const timeIn = (json: unknown, field: string): number | null => {
  const at = secondsIn(json, field);
  return at > 0 ? at : null;
};

const secondsIn = (json: unknown, field: string): number => {
  const at = Number(textIn(json, field));
  return Number.isSafeInteger(at) ? at : countIn(json, field);
};
