import { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";

export type Random = (bytes: number) => Uint8Array;

export const systemRandom: Random = (bytes) => randomBytes(bytes);

/** Returns 43 characters of base64url. */
export const makeToken = (random: Random): string => Buffer.from(random(32)).toString("base64url");

/** The prefix of API tokens, by which a leaked token is recognized; the hash has the prefix too. */
const API_PREFIX = "pd_";
const API_TOKEN = /^pd_[A-Za-z0-9_-]{43}$/;

export const makeApiToken = (random: Random): string => API_PREFIX + makeToken(random);

/** Returns true for the hash of an API token, which is never looked up among sessions. */
export const isApiHash = (hash: string): boolean => hash.startsWith(API_PREFIX);

/** Hashes a token without salt or cost, which is enough for 256 random bits. */
export function hashToken(token: string): string {
  const hash = createHash("sha256").update(token).digest("hex");
  return API_TOKEN.test(token) ? API_PREFIX + hash : hash;
}
