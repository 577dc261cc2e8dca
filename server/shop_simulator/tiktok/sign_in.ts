/**
 * Makes codes and tokens of the simulated TikTok Shop, which are signed, not stored, to stay valid after a restart.
 * Source: TikTok Shop Partner Center, "Authorization overview (202407)", as github.com/lazykern/ecommerce-api-docs has it under
 * data/raw/tiktok/developer-guide/get-started/authorization/; read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { json } from "../faults.ts";

const TOKEN_SECONDS = 7 * DAY_SECONDS;
const REFRESH_SECONDS = 365 * DAY_SECONDS;

export class TiktokSignIn {
  /** Ids of shops that withdrew their permission. */
  readonly withdrawn = new Set<string>();
  readonly #used = new Set<string>();
  readonly #key: string;
  readonly #secret: string;
  readonly #now: () => number;
  #count: number;

  constructor(key: string, secret: string, now: () => number) {
    this.#key = key;
    this.#secret = secret;
    this.#now = now;
    // Begins at the present time, so that tokens differ from those of an earlier process.
    this.#count = now() * 1_000;
  }

  /** Allows the app to use these shops of one account, as a seller does on TikTok's page; returns the code. */
  allow(...shopIds: readonly string[]): string {
    return this.#signed("code", shopIds.join("-"), String(++this.#count));
  }

  /** Returns the ids of the shops of a token; empty for a wrong or expired token. */
  shopsOf(token: string): readonly string[] {
    const [shops, rest] = this.#open("access", token) ?? [];
    if (shops === undefined || Number(rest?.split("-")[0]) <= this.#now()) return [];
    return shops.split("-").filter((id) => !this.withdrawn.has(id));
  }

  answer(kind: string, parameters: URLSearchParams): Response {
    const field = (name: string) => parameters.get(name) ?? "";
    if (field("app_key") !== this.#key || field("app_secret") !== this.#secret) return refusal(36004001);
    const isCode = kind === "get" && field("grant_type") === "authorized_code";
    if (!isCode && field("grant_type") !== "refresh_token") return refusal(36004003);
    const given = field(isCode ? "auth_code" : "refresh_token");
    const [shops] = this.#open(isCode ? "code" : "refresh", given) ?? [];
    const isWithdrawn = shops?.split("-").every((id) => this.withdrawn.has(id)) ?? true;
    if (shops === undefined || this.#used.has(given) || isWithdrawn) return refusal(36004004);
    this.#used.add(given);
    const now = this.#now();
    const nonce = ++this.#count;
    return json(200, {
      code: 0,
      message: "success",
      data: {
        access_token: this.#signed("access", shops, `${now + TOKEN_SECONDS}-${nonce}`),
        access_token_expire_in: now + TOKEN_SECONDS,
        refresh_token: this.#signed("refresh", shops, String(nonce)),
        refresh_token_expire_in: now + REFRESH_SECONDS,
        open_id: `open_${shops}`,
        seller_base_region: "US",
        user_type: 0,
        granted_scopes: ["seller.order.info", "seller.fulfillment.basic", "seller.product.basic"],
      },
    });
  }

  #signed(kind: string, shops: string, rest: string): string {
    const signature = createHmac("sha256", this.#secret).update(`${kind} ${shops} ${rest}`)
      .digest("base64url");
    return `${shops}.${rest}.${signature}`;
  }

  #open(kind: string, text: string): readonly [string, string] | null {
    const [shops = "", rest = ""] = text.split(".");
    return text !== "" && text === this.#signed(kind, shops, rest) ? [shops, rest] : null;
  }
}

/** Makes a refusal. The documentation does not name these codes, so ours only differ from success. */
const refusal = (code: number) => json(200, { code, message: "Refused.", data: null });
