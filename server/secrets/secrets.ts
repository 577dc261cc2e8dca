/** Encrypts secrets with a key outside of the database. A secret is bound to its row, and names its key. */
import { Buffer } from "node:buffer";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  type Hmac,
  randomBytes,
} from "node:crypto";

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Keys: the first seals and opens, the others only open. */
export interface Keyring {
  readonly keys: readonly Key[];
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const VERSION = "v1";

const idOf = (bytes: Uint8Array): string =>
  createHash("sha256").update("id").update(bytes).digest("hex").slice(0, 8);

export const makeSecretKey = (): string => randomBytes(KEY_BYTES).toString("base64");

/** Reads `SECRET_KEY`: keys in base64, the current one first. @throws {Error} for anything that is not a key */
export function readKeyring(text: string): Keyring {
  const keys = text.split(",").map((each) => {
    const bytes = Buffer.from(each.trim(), "base64");
    if (bytes.length !== KEY_BYTES) {
      throw new Error("Cannot use SECRET_KEY: expected 32 bytes in base64, several separated by commas");
    }
    return { id: idOf(bytes), bytes };
  });
  return { keys };
}

/** @throws {Error} for a ring without a key */
export function keyIdOf({ keys: [key] }: Keyring): string {
  if (!key) throw new Error("Cannot name the key: there is none");
  return key.id;
}

export const hasKey = ({ keys }: Keyring, id: string): boolean => keys.some((key) => key.id === id);

/** Makes an HMAC with a key derived for one purpose; returns null if the key is missing. */
export function hmacBy({ keys }: Keyring, id: string, purpose: string): Hmac | null {
  const key = keys.find((each) => each.id === id);
  if (!key) return null;
  return createHmac("sha256", new Uint8Array(hkdfSync("sha256", key.bytes, "", purpose, KEY_BYTES)));
}

/** Returns the binding of a secret to its row and column, outside of which it cannot be opened. */
export const sealBinding = (table: string, id: string, column: string): string => `${table}/${id}/${column}`;

/** @param binding the only place in which the secret can be opened, such as `integrations/<id>/secret` */
export function sealSecret({ keys: [key] }: Keyring, secret: string, binding: string): string {
  if (!key) throw new Error("Cannot seal a secret: there is no key");
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, iv).setAAD(Buffer.from(binding));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, key.id, iv.toString("base64url"), text.toString("base64url")].join(".");
}

/** @throws {Error} for another binding, another key, or a changed text */
export function openSecret({ keys }: Keyring, sealed: string, binding: string): string {
  const [version, id, iv = "", text = ""] = sealed.split(".");
  const key = keys.find((each) => each.id === id);
  if (version !== VERSION || !key) throw new Error("Cannot open a secret: SECRET_KEY does not hold its key");
  const bytes = Buffer.from(text, "base64url");
  const tagAt = bytes.length - 16;
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, Buffer.from(iv, "base64url")).setAAD(
    Buffer.from(binding),
  );
  decipher.setAuthTag(bytes.subarray(tagAt));
  return Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()]).toString("utf8");
}

/** Returns true if the ring has the key of a sealed text; false also for a text that was never sealed. */
export const hasKeyOf = (keys: Keyring, sealed: string): boolean => hasKey(keys, sealed.split(".")[1] ?? "");

/** Returns true if a text should be sealed again, because its key is not the current one. */
export const isOldSeal = ({ keys: [key] }: Keyring, sealed: string): boolean =>
  sealed.split(".")[1] !== key?.id;
