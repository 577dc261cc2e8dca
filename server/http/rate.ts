/** Limits the calls of a person over all processes; each takes a second's worth. Source: docs/limits.md. */
import { DEFAULT_PAGE_SIZE } from "../../api/constants.ts";
import { ApiError } from "../../api/errors.ts";
import type { Database } from "../db/database.ts";
import { takeTokens } from "./throttle_store.ts";
import { Lru } from "./lru.ts";

/** A burst may be this many seconds' worth. */
const BURST_SECONDS = 10;
/** People whose lease a process remembers. */
const LEASES = 10_000;

/** A call costs one point for each default page of rows, and at least one. */
export const pointsOf = (rows: number): number => Math.max(1, Math.ceil(rows / DEFAULT_PAGE_SIZE));

export class RateLimiter {
  readonly #leases = new Lru<number>(LEASES);

  /** `perSecond` 0 turns the limit off. */
  constructor(readonly db: Database, readonly perSecond: number, readonly now: () => number) {}

  /** @throws {ApiError} RATE_LIMITED with the seconds to wait. */
  async spend(userId: string, points: number): Promise<void> {
    if (this.perSecond === 0) return;
    const left = this.#leases.get(userId) ?? 0;
    if (left >= points) return this.#leases.set(userId, left - points);
    const bucket = { capacity: this.perSecond * BURST_SECONDS, perSecond: this.perSecond };
    const lease = Math.max(points, this.perSecond);
    const wait = await this.db.write((tx) => takeTokens(tx, `calls:${userId}`, bucket, this.now(), lease));
    if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many calls; wait a little.", { retry_after: wait });
    this.#leases.set(userId, (this.#leases.get(userId) ?? 0) + lease - points);
  }
}
