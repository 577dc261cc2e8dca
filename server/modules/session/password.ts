/**
 * Passwords, by scrypt off the event loop. At most four at once: each takes 128 MiB at the cost of production.
 * Source: security G6.
 */
import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import {
  MAX_PARALLEL_CHECKS,
  MAX_SIGN_INS_PER_ADDRESS,
  MAX_WAITING_CHECKS,
} from "../../../api/caller_limits.ts";
import { MAX_PASSWORD_LENGTH } from "../../../api/inputs/password.ts";
import { type Place, ReservedSemaphore } from "./reserved_semaphore.ts";

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;

/** Limits how many passwords are worked on. A longer queue means an attack; a caller who comes then gets a time to come back. */
export const passwordChecks = new ReservedSemaphore({
  parallel: MAX_PARALLEL_CHECKS,
  maxWaiting: MAX_WAITING_CHECKS,
  perCaller: MAX_SIGN_INS_PER_ADDRESS,
});

/** A place for somebody who is signed in or holds a link of ours. Other limits bound them, so each counts as a caller. */
const ownPlace = (): Place => passwordChecks.reserve("known", crypto.randomUUID());

async function derive(
  password: string,
  salt: Uint8Array,
  cost: number,
  reserved: Place | undefined,
): Promise<Buffer> {
  using place = reserved ?? ownPlace();
  return await place.run(() =>
    new Promise((resolve, reject) => {
      const maxmem = 256 * cost * BLOCK_SIZE;
      scrypt(
        password.normalize("NFKC"),
        salt,
        KEY_BYTES,
        { N: cost, r: BLOCK_SIZE, p: 1, maxmem },
        (error, key) => error ? reject(error) : resolve(key),
      );
    })
  );
}

/** `scrypt$N$salt$key`, both in base64url. `cost` is N, a power of two. */
export async function hashPassword(password: string, cost: number, salt: Uint8Array = randomBytes(16)) {
  const key = await derive(password, salt, cost, undefined);
  return `scrypt$${cost}$${Buffer.from(salt).toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * True when the password is the one behind the hash. Without a hash (no such person) it works as long for a
 * dummy of the given cost and answers false, so that time does not tell who has an account.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  cost: number,
  place?: Place,
): Promise<boolean> {
  const [kind, n, salt, key] = (hash ?? "").split("$");
  const isReal = kind === "scrypt" && n !== undefined && salt !== undefined && key !== undefined;
  const wanted = isReal ? Buffer.from(key, "base64url") : Buffer.alloc(KEY_BYTES);
  const saltBytes = isReal ? Buffer.from(salt, "base64url") : Buffer.alloc(16);
  const text = password.slice(0, MAX_PASSWORD_LENGTH);
  const found = await derive(text, saltBytes, isReal ? Number(n) : cost, place);
  return isReal && wanted.length === found.length && timingSafeEqual(wanted, found);
}
