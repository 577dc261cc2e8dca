/** Secrets that only their owner has: 256 random bits, kept as a hash. */
import { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";

/** A source of random bytes; a test may give its own. */
export type Random = (bytes: number) => Uint8Array;

export const systemRandom: Random = (bytes) => randomBytes(bytes);

/** A new token: 43 characters of base64url. */
export const makeToken = (random: Random): string => Buffer.from(random(32)).toString("base64url");

/** What is stored of a token. A plain hash will do: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
