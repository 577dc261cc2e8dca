/** Webhook addresses often carry secrets, so they are stored sealed; people see only the host and the end. */
import type { IntegrationsTable } from "../../../db/tables.ts";
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";
import type { IntegrationRow } from "./store.ts";

const TABLE = "integrations";
/** Characters of a path's end that are shown, if the path has at least `MIN_CHARS`. */
const SHOWN_CHARS = 4;
const MIN_CHARS = 12;
const HIDDEN = "/…";

/** Masks an address: `https://hooks.example/…c2Vj`. A masked address is returned unchanged. */
export function maskedAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || address.includes(HIDDEN)) return address;
  const path = url.pathname + url.search + url.hash;
  if (path === "/") return url.origin;
  return url.origin + HIDDEN + (path.length >= MIN_CHARS ? path.slice(-SHOWN_CHARS) : "");
}

/** Returns true for a masked address, to which nothing can be sent. */
export const isMasked = (address: string): boolean => address.includes(HIDDEN);

const bindingIn = (_id: string): string => sealBinding(TABLE, _id, "url");

export const addressOf = ({ _id, url }: Pick<IntegrationRow, "_id" | "url">, keys: Keyring): string =>
  url && openSecret(keys, url, bindingIn(_id));

export const sealedAddress = (
  _id: string,
  address: string,
  keys: Keyring,
): { readonly [Name in "url" | "url_shown"]: IntegrationsTable["url"] } => ({
  url: address && sealSecret(keys, address, bindingIn(_id)),
  url_shown: maskedAddress(address),
});
