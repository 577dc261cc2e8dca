/** Secrets that only their owner has: 256 random bits, kept as a hash. */
import { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";

/** A source of random bytes; a test may give its own. */
export type Random = (bytes: number) => Uint8Array;

export const systemRandom: Random = (bytes) => randomBytes(bytes);

/** A new token: 43 characters of base64url. */
export const makeToken = (random: Random): string => Buffer.from(random(32)).toString("base64url");

/** In front of an API token, so that a leaked one is known for what it is; its hash bears it too. */
const API_PREFIX = "pd_";
const API_TOKEN = /^pd_[A-Za-z0-9_-]{43}$/;

/** A new API token: the prefix and 43 characters of base64url. */
export const makeApiToken = (random: Random): string => API_PREFIX + makeToken(random);

/** True for the hash of an API token: it is looked for among those, and never among sessions. */
export const isApiHash = (hash: string): boolean => hash.startsWith(API_PREFIX);

/** What is stored of a token. A plain hash will do: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): string {
  const hash = createHash("sha256").update(token).digest("hex");
  return API_TOKEN.test(token) ? API_PREFIX + hash : hash;
}
