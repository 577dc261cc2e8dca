/**
 * Calls the Admin GraphQL API of one pinned version with an access token.
 * Shapes: shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant (token),
 * shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits (cost), shopify.dev/docs/api/usage/versioning; read 2026-11-30.
 */
import { checkReply, type Shop, ShopFailure, type ShopReply } from "../../port.ts";
import {
  isJson,
  type Json,
  listIn,
  notUnderstood,
  numberIn,
  objectIn,
  parseReply,
  textIn,
} from "../read_json.ts";

/** Shopify supports this version until July 2027. docs/shops.md says which fields are unconfirmed in it. */
export const VERSION = "2026-07";
const PATH = `/admin/api/${VERSION}/graphql.json`;

/** Seconds before a frozen or locked shop is called again. */
const FROZEN_SECONDS = 3_600;
const MAX_WAIT_SECONDS = 60;

/** Returns the entered token of an older custom app, which does not expire, or else the issued token. */
const tokenOf = ({ secrets, token }: Shop): string => secrets["access_token"] || token?.text || "";

/**
 * Exchanges client ID and secret for a token that is valid for 24 hours; null for the entered token of an older app.
 * @throws {ShopFailure} if Shopify refuses the client
 */
export async function renewToken(
  shop: Shop,
): Promise<{ readonly text: string; readonly until: number } | null> {
  const { client_id, client_secret, access_token } = shop.secrets;
  if (access_token) return null;
  if (!client_id || !client_secret) throw refusedToken();
  const reply = await shop.call({
    method: "POST",
    path: "/admin/oauth/access_token",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret }).toString(),
  });
  if (reply.status === 404) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  if ([400, 401, 403].includes(reply.status)) throw refusedToken();
  checkReply(reply, shop.now());
  const answer = parseReply(reply);
  const [text, seconds] = [textIn(answer, "access_token"), numberIn(answer, "expires_in")];
  if (text === "" || seconds <= 0) throw notUnderstood();
  return { text, until: shop.now() + Math.floor(seconds) };
}

const refusedToken = () => new ShopFailure({ kind: "broken", code: "tokenRefused" });

export interface GraphqlAnswer {
  readonly data: Json;
  /** True if at least one field is null because the app may not read it. */
  readonly isDenied: boolean;
}

/** Sends an operation. @throws {ShopFailure} if there is no data, or an error other than a forbidden field */
export async function ask(shop: Shop, query: string, variables: Json = {}): Promise<GraphqlAnswer> {
  const token = tokenOf(shop);
  if (token === "") throw refusedToken();
  const reply = await shop.call({
    method: "POST",
    path: PATH,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-shopify-access-token": token,
    },
    body: JSON.stringify({ query, variables }),
  });
  checkStatus(reply, shop.now());
  const answer = parseReply(reply);
  const codes = listIn(answer, "errors").map((error) => textIn(objectIn(error, "extensions"), "code"));
  if (codes.includes("THROTTLED")) throw throttledFailure(answer, shop.now());
  if (codes.includes("MAX_COST_EXCEEDED")) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
  const isDenied = codes.includes("ACCESS_DENIED");
  const data = objectIn(answer, "data");
  if (!data && isDenied) throw deniedAccess();
  if (!data || codes.some((code) => code !== "ACCESS_DENIED")) {
    const code = codes.includes("INTERNAL_SERVER_ERROR") ? "serverError" : "notUnderstood";
    throw new ShopFailure({ kind: "failed", code });
  }
  return { data, isDenied };
}

/** Sends an operation that needs every field. @throws {ShopFailure} if the app may not read one of them */
export async function askAll(shop: Shop, query: string, variables: Json = {}): Promise<Json> {
  const { data, isDenied } = await ask(shop, query, variables);
  if (isDenied) throw deniedAccess();
  return data;
}

/** Sends a mutation. @throws {ShopFailure} on errors, unless `isDone` finds in all that it was done before */
export async function sendMutation(
  shop: Shop,
  field: string,
  mutation: string,
  variables: Json,
  isDone: (message: string) => boolean = () => false,
): Promise<void> {
  const payload = objectIn(await askAll(shop, mutation, variables), field);
  const messages = listIn(payload, "userErrors").map((error) => textIn(error, "message"));
  if (!payload || !messages.every(isDone)) throw notUnderstood();
}

const deniedAccess = () => new ShopFailure({ kind: "broken", code: "rightMissing" });

/** Source of 402, 404 and 423: shopify.dev/docs/api/usage/response-codes; read 2026-11-30. */
function checkStatus(reply: ShopReply, now: number): void {
  if (reply.status === 404) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  if (reply.status === 402 || reply.status === 423) {
    throw new ShopFailure({ kind: "waiting", until: now + FROZEN_SECONDS });
  }
  checkReply(reply, now);
}

/** Returns a failure that waits until Shopify's bucket, which refills continuously, has enough points for the query. */
function throttledFailure(answer: unknown, now: number): ShopFailure {
  const cost = objectIn(isJson(answer) ? answer["extensions"] : null, "cost");
  const status = objectIn(cost, "throttleStatus");
  const missing = numberIn(cost, "requestedQueryCost") - numberIn(status, "currentlyAvailable");
  const seconds = Math.ceil(missing / Math.max(1, numberIn(status, "restoreRate")));
  return new ShopFailure({
    kind: "waiting",
    until: now + Math.min(MAX_WAIT_SECONDS, Math.max(1, seconds || 1)),
  });
}

/** Converts between a number and `gid://shopify/Order/1`. */
export const gidOf = (type: string, id: string): string => `gid://shopify/${type}/${id}`;
export const idOf = (gid: string): string => /(\d{1,20})(?:\?.*)?$/.exec(gid)?.[1] ?? "";
