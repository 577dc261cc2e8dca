/**
 * The app of the business: sellers sign in by OAuth 2 with PKCE, refresh tokens work once, the app gets webhooks
 * of all shops. Source of the sign-in: developers.etsy.com/documentation/essentials/authentication/ and the security schemes of
 * github.com/api-evangelist/etsy with openapi/etsy-other-api-openapi.yml; of webhooks:
 * developers.etsy.com/documentation/essentials/webhooks and github.com/api-evangelist/etsy with
 * asyncapi/etsy-webhooks-asyncapi.yml, their body without `data` as github.com/etsy/open-api/discussions/1509 has it; read
 * 2026-11-30.
 */
import { isSigned, readSignedHeaders } from "../../../../secrets/webhook_signature.ts";
import {
  checkReply,
  type Shop,
  type ShopApp,
  ShopFailure,
  type ShopGrant,
  type ShopToken,
} from "../../port.ts";
import { countIn, jsonOfBody, notUnderstood, parseReply, textIn } from "../read_json.ts";

const CONNECT = "https://www.etsy.com/oauth/connect";
const TOKEN = "/v3/public/oauth/token";

/** Scopes that we request, each with the code of the permission that is missing without it. */
export const SCOPES: Readonly<Record<string, string>> = {
  transactions_r: "scope.orders",
  transactions_w: "scope.fulfilment",
  listings_r: "scope.products",
};
/** The scope without which we cannot find the shop itself. */
const SHOP_SCOPE = "shops_r";

export const signInAddress: ShopApp["signInAddress"] = (
  { keystring = "" },
  { state, challenge, redirect },
) =>
  `${CONNECT}?${new URLSearchParams({
    response_type: "code",
    client_id: keystring,
    redirect_uri: redirect,
    scope: [...Object.keys(SCOPES), SHOP_SCOPE].join(" "),
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
  })}`;

export const exchange: ShopApp["exchange"] = (shop, { code, verifier, redirect }) =>
  requestToken(shop, {
    grant_type: "authorization_code",
    redirect_uri: redirect,
    code,
    code_verifier: verifier,
  });

/** @throws {ShopFailure} if the permission was withdrawn, or the refresh token was used or is 90 days old */
export function renewToken(shop: Shop): Promise<ShopToken> {
  const { refresh_token = "" } = shop.secrets;
  if (refresh_token === "") throw refusedToken();
  return requestToken(shop, { grant_type: "refresh_token", refresh_token });
}

const refusedToken = () => new ShopFailure({ kind: "broken", code: "tokenRefused" });

async function requestToken(shop: Shop, fields: Readonly<Record<string, string>>): Promise<ShopGrant> {
  const { keystring = "" } = shop.app;
  const reply = await shop.call({
    method: "POST",
    path: TOKEN,
    headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ client_id: keystring, ...fields }).toString(),
  });
  // Etsy answers 400 for a wrong or used code or refresh token.
  if (reply.status === 400) throw refusedToken();
  checkReply(reply, shop.now());
  const json = parseReply(reply);
  const [text, refresh_token] = [textIn(json, "access_token"), textIn(json, "refresh_token")];
  if (text === "" || refresh_token === "") throw notUnderstood();
  return { text, until: shop.now() + countIn(json, "expires_in"), secrets: { refresh_token } };
}

const RECEIPT = /\/shops\/(\d{1,18})\/receipts\/(\d{1,18})$/;

/** Accepts signatures with the version prefix of Standard Webhooks and, as in Etsy's documentation, without it. */
export const hookOrder: ShopApp["hookOrder"] = ({ webhook_secret = "" }, headers, body, now) => {
  const call = readSignedHeaders(headers, now);
  if (webhook_secret === "" || typeof call === "string") return null;
  const signature = call.signature.includes(",") ? call.signature : `v1,${call.signature}`;
  if (!isSigned([webhook_secret], { ...call, signature }, body)) return null;
  const event = jsonOfBody(new TextEncoder().encode(body));
  const [, shop_id = "", shop_order_id = ""] = RECEIPT.exec(textIn(event, "resource_url")) ?? [];
  return shop_id !== "" && shop_id === textIn(event, "shop_id")
    ? { shop_id, shop_order_id }
    : { shop_id: "", shop_order_id: "" };
};
