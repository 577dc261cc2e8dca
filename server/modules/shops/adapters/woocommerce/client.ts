/**
 * Calls the REST API v3 of a shop, after finding its folder and kind of permalinks. The key is sent only in the
 * Authorization header. Shapes: developer.woocommerce.com/docs/apis/rest-api/authentication/ and
 * github.com/woocommerce/woocommerce with class-wc-rest-authentication.php (routes in the query, codes of refusals);
 * read 2026-11-30.
 */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { checkReply, type Shop, type ShopCall, ShopFailure, type ShopReply } from "../../port.ts";
import { isJson, type Json, notUnderstood, parseReply, textIn } from "../read_json.ts";

/** A found address is used for this time, because shops rarely change their permalinks. */
const FOUND_SECONDS = 30 * DAY_SECONDS;
/** Maximum number of folders of an address to try, the longest path first. */
const MAX_FOLDERS = 4;

interface Api {
  readonly base: string;
  /** True for plain permalinks, with which the route is a parameter of the query. */
  readonly isPlain: boolean;
}

type Parameters = Readonly<Record<string, string>>;

/** WooCommerce before 11.1 accepts keys only if the address contains this text, even with plain permalinks. */
const MARK = "via=wp-json/wc/";

function pathOf({ base, isPlain }: Api, route: string, parameters: Parameters = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return isPlain
    ? `${base}/?rest_route=${route}&${MARK}${query && `&${query}`}`
    : `${base}/wp-json${route}${query && `?${query}`}`;
}

const textOf = ({ base, isPlain }: Api) => `${isPlain ? "plain" : "pretty"} ${base}`;

/** Returns the found address of the API. @throws {ShopFailure} before the API was found */
export function apiOf({ token }: Shop): Api {
  const [, permalinks, base] = /^(plain|pretty) (.*)$/.exec(token?.text ?? "") ?? [];
  if (permalinks === undefined || base === undefined) throw refusedToken();
  return { base, isPlain: permalinks === "plain" };
}

/**
 * Looks for the API in the folder of the address and in those above. The returned token holds no secret, but
 * the address of the API.
 * @throws {ShopFailure} if there is none
 */
export async function findApi(shop: Shop): Promise<{ readonly text: string; readonly until: number }> {
  const folders = shop.path.split("/").filter(Boolean).slice(0, MAX_FOLDERS);
  const bases = [...folders.map((_, nth) => `/${folders.slice(0, folders.length - nth).join("/")}`), ""];
  let moved: unknown = null;
  for (const base of bases) {
    for (const isPlain of [false, true]) {
      try {
        const index = await readIndex(shop, { base, isPlain });
        if (index) return { text: textOf({ base, isPlain }), until: shop.now() + FOUND_SECONDS };
      } catch (error) {
        if (!(error instanceof ShopFailure && error.trouble.kind === "broken")) throw error;
        moved = error;
      }
    }
  }
  throw moved ?? new ShopFailure({ kind: "broken", code: "notAShop" });
}

/** Returns the API's index; null if the site has no WordPress with WooCommerce. */
export async function readIndex(shop: Shop, api: Api): Promise<Json | null> {
  const reply = await shop.call({
    method: "GET",
    path: pathOf(api, "/", { _fields: "name,namespaces" }),
    headers: { accept: "application/json" },
  });
  if (reply.status === 429) checkReply(reply, shop.now());
  if (reply.status !== 200) return null;
  const index = jsonIn(reply);
  const names = index?.["namespaces"];
  return Array.isArray(names) && names.includes("wc/v3") ? index : null;
}

function jsonIn(reply: ShopReply): Json | null {
  try {
    const json = parseReply(reply);
    return isJson(json) ? json : null;
  } catch {
    return null;
  }
}

const refusedToken = () => new ShopFailure({ kind: "broken", code: "tokenRefused" });

export interface Answer {
  readonly value: unknown;
  readonly headers: ShopReply["headers"];
}

interface Request {
  readonly method?: ShopCall["method"];
  readonly route: string;
  readonly parameters?: Parameters;
  readonly body?: Json;
}

/** Returns null if the record does not exist. @throws {ShopFailure} for every other refusal */
export async function ask(
  shop: Shop,
  { method = "GET", route, parameters, body }: Request,
): Promise<Answer | null> {
  const { consumer_key = "", consumer_secret = "" } = shop.secrets;
  const reply = await shop.call({
    method,
    path: pathOf(apiOf(shop), `/wc/v3${route}`, parameters),
    headers: {
      accept: "application/json",
      authorization: `Basic ${btoa(`${consumer_key}:${consumer_secret}`)}`,
      ...body && { "content-type": "application/json" },
    },
    ...body && { body: JSON.stringify(body) },
  });
  if (reply.status >= 400) {
    const code = textIn(jsonIn(reply), "code");
    if (reply.status === 404 && code.endsWith("_invalid_id")) return null;
    // The shop has changed its permalinks. Renewing the token finds the new ones.
    if (reply.status === 404) throw refusedToken();
    if (reply.status === 401 || reply.status === 403) throw refusalOf(code, method, route);
  }
  checkReply(reply, shop.now());
  return { value: parseReply(reply), headers: reply.headers };
}

/**
 * A read-only key gets the same code for a write as an invalid key gets for any call. An answer without a code is not
 * WooCommerce's: a firewall that keeps us from webhooks says nothing about the key.
 */
function refusalOf(code: string, method: ShopCall["method"], route: string): ShopFailure {
  const isKey = code === "woocommerce_rest_authentication_error" && method === "GET" ||
    code === "" && !route.startsWith("/webhooks");
  return new ShopFailure({ kind: "broken", code: isKey ? "tokenRefused" : "rightMissing" });
}

/** @throws {ShopFailure} if the response is not a list */
export async function askList(
  shop: Shop,
  route: string,
  parameters: Parameters,
): Promise<{ readonly list: readonly Json[]; readonly headers: ShopReply["headers"] }> {
  const answer = await ask(shop, { route, parameters });
  if (!answer || !Array.isArray(answer.value)) throw notUnderstood();
  return { list: answer.value.filter(isJson), headers: answer.headers };
}
