/**
 * Calls the Open API v3 with the keys of our app and the seller's token. Source of addresses, headers and statuses:
 * github.com/api-evangelist/etsy with openapi/ (from www.etsy.com/openapi/generated/oas/3.0.0.json, 2026-05-30) and
 * developers.etsy.com/documentation/essentials/rate-limits/; read 2026-11-30.
 */
import { checkReply, type Shop, type ShopApp, type ShopCall, ShopFailure } from "../../port.ts";
import { isJson, type Json, notUnderstood, parseReply } from "../read_json.ts";

export const HOST = "openapi.etsy.com";
const API = "/v3/application";
/** Etsy's rate limit is for one second, so this wait is long enough. */
const MIN_WAIT_SECONDS = 2;

/** Joins both keys of the app, as every call needs them. */
const keyOf = ({ keystring = "", shared_secret = "" }: Shop["app"]): string =>
  `${keystring}:${shared_secret}`;

interface Request {
  readonly method?: ShopCall["method"];
  /** Path below that of the API, such as "/users/me". */
  readonly route: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly form?: Readonly<Record<string, string>>;
}

/** Returns null if the record does not exist. @throws {ShopFailure} for every other refusal */
export async function ask(shop: Shop, request: Request): Promise<Json | null> {
  const reply = await shop.call(callOf(shop, request));
  if (reply.status === 404) return null;
  if (reply.status === 429) {
    const seconds = Math.max(MIN_WAIT_SECONDS, Number(reply.headers["retry-after"]) || 0);
    checkReply({ ...reply, headers: { ...reply.headers, "retry-after": String(seconds) } }, shop.now());
  }
  checkReply(reply, shop.now());
  const json = parseReply(reply);
  if (!isJson(json)) throw notUnderstood();
  return json;
}

function callOf(shop: Shop, { method = "GET", route, parameters = {}, body, form }: Request): ShopCall {
  const query = new URLSearchParams(parameters).toString();
  return {
    method,
    path: `${API}${route}${query && `?${query}`}`,
    headers: {
      accept: "application/json",
      "x-api-key": keyOf(shop.app),
      authorization: `Bearer ${shop.token?.text ?? ""}`,
      ...body && { "content-type": "application/json" },
      ...form && { "content-type": "application/x-www-form-urlencoded" },
    },
    ...body && { body: JSON.stringify(body) },
    ...form && { body: new URLSearchParams(form).toString() },
  };
}

/** Returns the route of the connected shop. @throws {ShopFailure} before the shop is connected */
export function shopRoute({ shop_id }: Shop): string {
  if (!/^\d{1,18}$/.test(shop_id)) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  return `/shops/${shop_id}`;
}

export const ping: ShopApp["ping"] = (app) => ({
  host: HOST,
  call: {
    method: "GET",
    path: `${API}/openapi-ping`,
    headers: { accept: "application/json", "x-api-key": keyOf(app) },
  },
});

export const quotaIn: NonNullable<ShopApp["quota"]>["quotaIn"] = (headers) => {
  const [limit, remaining] = [Number(headers["x-limit-per-day"]), Number(headers["x-remaining-today"])];
  return Number.isSafeInteger(limit) && limit > 0 && Number.isSafeInteger(remaining) && remaining >= 0
    ? { limit, remaining }
    : null;
};
