/** Limits a person's calls. Each process takes the points of a second at once. Source: docs/limits.md. */
import { DEFAULT_PAGE_SIZE } from "../../api/constants.ts";
import { ApiError } from "../../api/errors.ts";
import type { Database } from "../db/database.ts";
import { takeTokens } from "./throttle_store.ts";
import { Lru } from "./lru.ts";

/** The number of seconds whose points a burst may use. */
const BURST_SECONDS = 10;
/** The maximum number of people whose remaining points a process remembers. */
const LEASES = 10_000;

/** Returns the price of a call: one point per default page of rows, and at least one point. */
export const pointsOf = (rows: number): number => Math.max(1, Math.ceil(rows / DEFAULT_PAGE_SIZE));

export class RateLimiter {
  readonly #leases = new Lru<number>(LEASES);

  /** @param perSecond points per second; 0 turns the limit off */
  constructor(readonly db: Database, readonly perSecond: number, readonly now: () => number) {}

  /** @throws {ApiError} RATE_LIMITED with the seconds to wait. */
  async spend(userId: string, price: number): Promise<void> {
    if (this.perSecond === 0) return;
    const bucket = { capacity: this.perSecond * BURST_SECONDS, perSecond: this.perSecond };
    // A call that costs more than a full bucket empties it; otherwise it would be refused forever.
    const points = Math.min(price, bucket.capacity);
    const left = this.#leases.get(userId) ?? 0;
    if (left >= points) return this.#leases.set(userId, left - points);
    const lease = Math.max(points, this.perSecond);
    const wait = await this.db.write((tx) => takeTokens(tx, `calls:${userId}`, bucket, this.now(), lease));
    if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many calls; wait a little.", { retry_after: wait });
    this.#leases.set(userId, (this.#leases.get(userId) ?? 0) + lease - points);
  }
}
