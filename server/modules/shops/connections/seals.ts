/** Encrypts the secrets and tokens of shops for storage, and decrypts them. No view contains them. */
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";
import type { ConnectionRow } from "./store.ts";

export type ShopSecrets = Readonly<Record<string, string>>;

const LAST = 4;
/** Secrets of this length or longer cannot be guessed from their last four characters. */
const MIN_CHARS = 12;

const bindingIn = (_id: string, column: "secrets" | "token"): string =>
  sealBinding("shop_connections", _id, column);

export const sealedSecrets = (
  _id: string,
  secrets: ShopSecrets,
  keys: Keyring,
): Pick<ConnectionRow, "secrets" | "last4"> => ({
  secrets: sealSecret(keys, JSON.stringify(secrets), bindingIn(_id, "secrets")),
  last4: JSON.stringify(
    Object.fromEntries(
      Object.entries(secrets).flatMap(([name, value]) =>
        value === "" ? [] : [[name, value.length >= MIN_CHARS ? value.slice(-LAST) : ""]]
      ),
    ),
  ),
});

export const secretsOf = (
  { _id, secrets }: Pick<ConnectionRow, "_id" | "secrets">,
  keys: Keyring,
): ShopSecrets =>
  secrets === "" ? {} : JSON.parse(openSecret(keys, secrets, bindingIn(_id, "secrets"))) as ShopSecrets;

export const last4Of = ({ last4 }: Pick<ConnectionRow, "last4">): Readonly<Record<string, string>> =>
  JSON.parse(last4) as Record<string, string>;

export const sealedToken = (_id: string, token: string, keys: Keyring): string =>
  sealSecret(keys, token, bindingIn(_id, "token"));

export const tokenOf = ({ _id, token }: ConnectionRow, keys: Keyring): string =>
  token && openSecret(keys, token, bindingIn(_id, "token"));
