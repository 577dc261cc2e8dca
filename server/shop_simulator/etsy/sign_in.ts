/**
 * Makes codes and tokens of the simulated Etsy. They are signed, not stored, so that they stay valid after a restart.
 * Source: developers.etsy.com/documentation/essentials/authentication/; read 2026-11-30.
 */
import { createHash, createHmac } from "node:crypto";
import { json } from "../faults.ts";

const TOKEN_SECONDS = 3_600;

export class EtsySignIn {
  /** Ids of shops that withdrew their permission. */
  readonly withdrawn = new Set<string>();
  readonly #used = new Set<string>();
  readonly #secret: string;
  readonly #keystring: string;
  readonly #now: () => number;
  #count = 0;

  constructor(keystring: string, secret: string, now: () => number) {
    this.#keystring = keystring;
    this.#secret = secret;
    this.#now = now;
    // Begins at the present time, so that refresh tokens differ from those of an earlier process.
    this.#count = now() * 1_000;
  }

  /** Allows the app to use the shop, as a seller does on Etsy's page; returns the code for the app. */
  allow(shopId: string, challenge: string): string {
    return this.#signed("code", shopId, challenge);
  }

  /** Returns the id of the shop of a token; null for a wrong, expired or withdrawn token. */
  shopOf(token: string): string | null {
    const [shop, until] = this.#open("access", token) ?? [];
    return shop && Number(until) > this.#now() && !this.withdrawn.has(shop) ? shop : null;
  }

  answer(form: URLSearchParams): Response {
    const field = (name: string) => form.get(name) ?? "";
    if (field("client_id") !== this.#keystring) return refused("invalid_client");
    const kind = field("grant_type") === "authorization_code" ? "code" : "refresh";
    const given = field(kind === "code" ? "code" : "refresh_token");
    const [shop, rest] = this.#open(kind, given) ?? [];
    if (!shop || this.#used.has(given) || this.withdrawn.has(shop)) return refused("invalid_grant");
    const challenge = createHash("sha256").update(field("code_verifier")).digest("base64url");
    if (kind === "code" && rest !== challenge) return refused("invalid_grant");
    this.#used.add(given);
    return json(200, {
      access_token: this.#signed("access", shop, String(this.#now() + TOKEN_SECONDS)),
      token_type: "Bearer",
      expires_in: TOKEN_SECONDS,
      refresh_token: this.#signed("refresh", shop, String(++this.#count)),
    });
  }

  #signed(kind: string, shop: string, rest: string): string {
    const signature = createHmac("sha256", this.#secret).update(`${kind} ${shop} ${rest}`).digest(
      "base64url",
    );
    return `${shop}.${rest}.${signature}`;
  }

  #open(kind: string, text: string): readonly [string, string] | null {
    const [shop = "", rest = ""] = text.split(".");
    return text === this.#signed(kind, shop, rest) ? [shop, rest] : null;
  }
}

const refused = (error: string) => json(400, { error, error_description: "Refused." });
