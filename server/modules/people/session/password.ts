/** Hashes with scrypt outside of the event loop, two at a time, as each takes 32 MiB in production. Source: ADR 73. */
import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import {
  MAX_PARALLEL_CHECKS,
  MAX_SIGN_INS_PER_ADDRESS,
  MAX_WAITING_CHECKS,
} from "../../../../api/caller_limits.ts";
import { MAX_PASSWORD_LENGTH } from "../../../../api/inputs/people/password.ts";
import { type Place, ReservedSemaphore } from "./reserved_semaphore.ts";

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
/** The largest N, which needs 32 MiB; a higher cost uses more rounds. Less would save nothing: ADR 73. */
const LARGEST_N = 2 ** 15;

/** A full queue means an attack: further callers get a time after which to try again. */
export const passwordChecks = new ReservedSemaphore({
  parallel: MAX_PARALLEL_CHECKS,
  maxWaiting: MAX_WAITING_CHECKS,
  perCaller: MAX_SIGN_INS_PER_ADDRESS,
});

/** Reserves a place for a signed-in person or holder of a link, whose attempts other limits count already. */
const ownPlace = (): Place => passwordChecks.reserve("known", crypto.randomUUID());

/** The cost of a hash: N, which decides its memory, and its rounds. */
interface Cost {
  readonly n: number;
  readonly rounds: number;
}

/** @param work N times the rounds, a power of two */
function costOf(work: number): Cost {
  const n = Math.min(work, LARGEST_N);
  return { n, rounds: work / n };
}

const costText = ({ n, rounds }: Cost): string => rounds === 1 ? `${n}` : `${n}x${rounds}`;

interface Hash extends Cost {
  readonly salt: Buffer;
  readonly key: Buffer;
}

function readHash(text: string): Hash | null {
  const [, n, rounds, salt, key] = /^scrypt\$(\d+)(?:x(\d+))?\$([\w-]+)\$([\w-]+)$/.exec(text) ?? [];
  if (n === undefined || salt === undefined || key === undefined) return null;
  const bytesOf = (part: string) => Buffer.from(part, "base64url");
  return { n: Number(n), rounds: Number(rounds ?? 1), salt: bytesOf(salt), key: bytesOf(key) };
}

async function derive(
  password: string,
  salt: Uint8Array,
  { n, rounds }: Cost,
  reserved: Place | undefined,
): Promise<Buffer> {
  using place = reserved ?? ownPlace();
  return await place.run(() =>
    new Promise((resolve, reject) => {
      const maxmem = 256 * n * BLOCK_SIZE;
      scrypt(
        password.normalize("NFKC"),
        salt,
        KEY_BYTES,
        { N: n, r: BLOCK_SIZE, p: rounds, maxmem },
        (error, key) => error ? reject(error) : resolve(key),
      );
    })
  );
}

/** Returns `scrypt$N$salt$key`, or `Nxrounds` for several rounds. @param work N times the rounds, a power of two */
export async function hashPassword(password: string, work: number, salt: Uint8Array = randomBytes(16)) {
  const cost = costOf(work);
  const key = await derive(password, salt, cost, undefined);
  return `scrypt$${costText(cost)}$${Buffer.from(salt).toString("base64url")}$${key.toString("base64url")}`;
}

export function isOutdated(hash: string, work: number): boolean {
  const found = readHash(hash);
  return found !== null && costText(found) !== costText(costOf(work));
}

/** Takes the same time without a hash, so that the time does not reveal if an account exists. */
export async function verifyPassword(
  password: string,
  hash: string | null,
  work: number,
  place?: Place,
): Promise<boolean> {
  const real = readHash(hash ?? "");
  const { salt, key, ...cost } = real ??
    { ...costOf(work), salt: Buffer.alloc(16), key: Buffer.alloc(KEY_BYTES) };
  const text = password.slice(0, MAX_PASSWORD_LENGTH);
  const found = await derive(text, salt, cost, place);
  return real !== null && key.length === found.length && timingSafeEqual(key, found);
}
