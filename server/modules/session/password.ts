/**
 * Passwords, by scrypt off the event loop. At most four at once: each takes 128 MiB at the cost of production.
 * Source: security G6.
 */
import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { MAX_PASSWORD_LENGTH } from "../../../api/inputs/password.ts";
import { Turns } from "./turns.ts";

const PARALLEL = 4;
/** Longer queues mean an attack; who comes then is told to come back. */
const MAX_WAITING = 64;
const KEY_BYTES = 32;
const BLOCK_SIZE = 8;

const turns = new Turns(PARALLEL, MAX_WAITING);

/** Networks from which too much failed: each has one turn at a time, so that what is right there is still heard. */
const queues = new Map<string, Turns>();
const MAX_WAITING_IN_QUEUE = 8;

/**
 * Checks in the narrow queue of a network, so that it keeps no turn from others.
 * @throws {ApiError} RATE_LIMITED where too many wait in it
 */
export async function inQueue<T>(queue: string, work: () => Promise<T>): Promise<T> {
  const own = queues.get(queue) ?? new Turns(1, MAX_WAITING_IN_QUEUE);
  queues.set(queue, own);
  try {
    return await own.take(work);
  } finally {
    if (own.isIdle) queues.delete(queue);
  }
}

function derive(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  return turns.take(() =>
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
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${Buffer.from(salt).toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * True when the password is the one behind the hash. Without a hash (no such person) it works as long for a
 * dummy of the given cost and answers false, so that time does not tell who has an account.
 */
export async function verifyPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [kind, n, salt, key] = (hash ?? "").split("$");
  const isReal = kind === "scrypt" && n !== undefined && salt !== undefined && key !== undefined;
  const wanted = isReal ? Buffer.from(key, "base64url") : Buffer.alloc(KEY_BYTES);
  const saltBytes = isReal ? Buffer.from(salt, "base64url") : Buffer.alloc(16);
  const found = await derive(password.slice(0, MAX_PASSWORD_LENGTH), saltBytes, isReal ? Number(n) : cost);
  return isReal && wanted.length === found.length && timingSafeEqual(wanted, found);
}
