/**
 * The address of a webhook. With many receivers whoever knows it may post, so it lies sealed; a person sees its host
 * and how it ends.
 */
import type { IntegrationsTable } from "../../../db/tables.ts";
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";
import type { IntegrationRow } from "./store.ts";

const TABLE = "integrations";
/** Of a path that is long enough to be told by its end, and not short enough to be guessed from it. */
const SHOWN_CHARS = 4;
const LEAST_CHARS = 12;
const HIDDEN = "/…";

/** `https://hooks.example/…c2Vj`. What is masked stays as it is. */
export function maskedAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || address.includes(HIDDEN)) return address;
  const path = url.pathname + url.search + url.hash;
  if (path === "/") return url.origin;
  return url.origin + HIDDEN + (path.length >= LEAST_CHARS ? path.slice(-SHOWN_CHARS) : "");
}

/** True for what a form shows in place of an address: no address that could be called. */
export const isMasked = (address: string): boolean => address.includes(HIDDEN);

const bindingIn = (_id: string): string => sealBinding(TABLE, _id, "url");

export const addressOf = ({ _id, url }: Pick<IntegrationRow, "_id" | "url">, keys: Keyring): string =>
  url && openSecret(keys, url, bindingIn(_id));

/** The columns of an address. */
export const sealedAddress = (
  _id: string,
  address: string,
  keys: Keyring,
): { readonly [Name in "url" | "url_shown"]: IntegrationsTable["url"] } => ({
  url: address && sealSecret(keys, address, bindingIn(_id)),
  url_shown: maskedAddress(address),
});
