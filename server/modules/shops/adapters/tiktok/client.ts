/**
 * Calls the Open API of version 202309, signed with the secret of our app. Source: TikTok Shop Partner Center, "Sign your API
 * request", "Common errors" and "Rate limits", as github.com/lazykern/ecommerce-api-docs has them under
 * data/raw/tiktok/developer-guide/tiktok-shop-api-concepts/; read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import { checkReply, type Shop, type ShopApp, type ShopCall, ShopFailure } from "../../port.ts";
import { isJson, type Json, notUnderstood, objectIn, parseReply, textIn } from "../read_json.ts";

export const HOST = "open-api.tiktokglobalshop.com";

/** Codes of an answer with the same meaning for every call. */
const OK = "0";
const TOO_MANY = "36009002";
const SERVER_ERRORS: readonly string[] = ["36009003", "36009007", "11001027", "11001031"];
const NO_RIGHT: readonly string[] = ["105005", "36009033"];
const TOKEN_REFUSED: readonly string[] = ["105001", "105002", "101000"];
/** The answer's message names the wrong credential. */
const BAD_CREDENTIALS = "36009004";
const BAD_SIGN = "106001";
const WAIT_SECONDS = 2;

interface Request {
  readonly method?: ShopCall["method"];
  /** Path of the call, such as "/order/202309/orders". */
  readonly route: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** False for calls about the seller instead of one shop. */
  readonly isOfShop?: boolean;
}

/** An answer of TikTok; `code` is "0" if the call succeeded. */
export interface Answer {
  readonly code: string;
  readonly data: Json;
}

/** Signs path, sorted parameters and body, but not the token. */
export function signatureOf(
  secret: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
  body = "",
): string {
  const sorted = Object.keys(parameters).filter((name) => name !== "sign" && name !== "access_token").sort();
  const text = path + sorted.map((name) => name + parameters[name]).join("") + body;
  return createHmac("sha256", secret).update(secret + text + secret).digest("hex");
}

function callOf(
  app: Shop["app"],
  now: number,
  { method = "GET", route, parameters = {}, body }: Request,
  token?: string,
): ShopCall {
  const { app_key = "", app_secret = "" } = app;
  const text = body && JSON.stringify(body);
  const all = { ...parameters, app_key, timestamp: String(now) };
  const query = new URLSearchParams({ ...all, sign: signatureOf(app_secret, route, all, text) });
  return {
    method,
    path: `${route}?${query}`,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...token !== undefined && { "x-tts-access-token": token },
    },
    ...text !== undefined && { body: text },
  };
}

/** Returns the name of the stored cipher of a shop; calls name the shop by its cipher. */
export const cipherName = (shop_id: string): string => `shop_${shop_id}`;

/** @throws {ShopFailure} if the seller's sign-in granted no cipher for this shop */
function cipherOf({ secrets, shop_id }: Shop): string {
  const cipher = secrets[cipherName(shop_id)];
  if (!cipher) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  return cipher;
}

/**
 * Returns TikTok's answer, even if its code is a refusal that only this call has. @throws {ShopFailure} for
 * refusals that all calls share
 */
export async function askFor(shop: Shop, request: Request): Promise<Answer> {
  const { isOfShop = true, parameters = {} } = request;
  const named = isOfShop ? { ...parameters, shop_cipher: cipherOf(shop) } : parameters;
  const signed = callOf(shop.app, shop.now(), { ...request, parameters: named }, shop.token?.text ?? "");
  const reply = await shop.call(signed);
  const now = shop.now();
  if (reply.status === 429) throw waitingFailure(now, reply.headers["retry-after"]);
  const json = readOrNull(reply);
  const code = textIn(json, "code");
  if (!json || code === "") {
    checkReply(reply, now);
    throw notUnderstood();
  }
  checkCode(code, textIn(json, "message"), now);
  return { code, data: objectIn(json, "data") ?? {} };
}

/** Returns null for an answer that is not JSON: then only its status counts. */
function readOrNull(reply: Parameters<typeof parseReply>[0]): Json | null {
  try {
    const json = parseReply(reply);
    return isJson(json) ? json : null;
  } catch (error) {
    if (error instanceof ShopFailure) return null;
    throw error;
  }
}

const waitingFailure = (now: number, after?: string): ShopFailure => {
  const seconds = String(Math.max(WAIT_SECONDS, Number(after) || 0));
  try {
    checkReply({ status: 429, headers: { "retry-after": seconds }, body: "" }, now);
  } catch (error) {
    if (error instanceof ShopFailure) return error;
    throw error;
  }
  return notUnderstood();
};

function checkCode(code: string, message: string, now: number): void {
  if (code === OK) return;
  if (code === TOO_MANY) throw waitingFailure(now);
  if (NO_RIGHT.includes(code)) throw new ShopFailure({ kind: "broken", code: "rightMissing" });
  if (TOKEN_REFUSED.includes(code) || code === BAD_CREDENTIALS && message.includes("access")) {
    throw new ShopFailure({ kind: "broken", code: "tokenRefused" });
  }
  if (SERVER_ERRORS.includes(code)) throw new ShopFailure({ kind: "failed", code: "serverError" });
  // The keys of our app or our clock are wrong, which no seller can fix.
  if (code === BAD_SIGN || code === BAD_CREDENTIALS) {
    throw new ShopFailure({ kind: "failed", code: "appMissing" });
  }
}

/** @throws {ShopFailure} for every code but success */
export async function ask(shop: Shop, request: Request): Promise<Json> {
  const { code, data } = await askFor(shop, request);
  if (code !== OK) throw notUnderstood();
  return data;
}

export const isDone = ({ code }: Answer): boolean => code === OK;

export const SHOPS_ROUTE = "/authorization/202309/shops";

/** Calls without a token, so TikTok refuses; the code of the refusal shows if key and secret are right. */
export const ping: ShopApp["ping"] = (app, now) => ({
  host: HOST,
  call: callOf(app, now, { route: SHOPS_ROUTE }),
});

export function isPingAccepted(body: string): boolean {
  const json = readOrNull({ status: 200, headers: {}, body });
  const code = textIn(json, "code");
  return code !== "" && code !== BAD_SIGN &&
    !(code === BAD_CREDENTIALS && textIn(json, "message").includes("app_key"));
}

/** Checks that an id has only digits, because ids become parts of paths. @throws {ShopFailure} */
export function idOf(id: string): string {
  if (!/^\d{1,24}$/.test(id)) throw notUnderstood();
  return id;
}
