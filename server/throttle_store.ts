/** Token buckets in the database, so that every process counts together. Source: security G6. */
import type { Writer } from "./db/database.ts";

export interface Bucket {
  /** How many may come at once. */
  readonly capacity: number;
  /** How many come back each second. */
  readonly perSecond: number;
}

/** A bucket not touched for this long is full again, whatever it was. */
const FORGET_SECONDS = 24 * 3600;

/**
 * Takes from a bucket: 0 when it was there, else the seconds to wait. Taken before the work, so that many at
 * once cannot slip through together.
 */
export async function take(
  tx: Writer,
  key: string,
  bucket: Bucket,
  now: number,
  amount = 1,
): Promise<number> {
  const tokens = await level(tx, key, bucket, now);
  if (tokens < amount) return Math.ceil((amount - tokens) / bucket.perSecond);
  await put(tx, key, tokens - amount, now);
  return 0;
}

/** Gives back what was taken for something that went well. */
export async function giveBack(
  tx: Writer,
  key: string,
  bucket: Bucket,
  now: number,
  amount = 1,
): Promise<void> {
  await put(tx, key, Math.min(bucket.capacity, await level(tx, key, bucket, now) + amount), now);
}

/** Removes what no longer counts. */
export async function forgetOld(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom("throttles").where("updated_at", "<", now - FORGET_SECONDS).execute();
}

async function level(tx: Writer, key: string, bucket: Bucket, now: number): Promise<number> {
  const row = await tx.selectFrom("throttles").select(["tokens", "updated_at"])
    .where("key", "=", key).executeTakeFirst();
  if (!row) return bucket.capacity;
  const since = Math.max(0, now - row.updated_at);
  return Math.min(bucket.capacity, row.tokens + since * bucket.perSecond);
}

async function put(tx: Writer, key: string, tokens: number, now: number): Promise<void> {
  await tx.insertInto("throttles").values({ key, tokens, updated_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ tokens, updated_at: now })).execute();
}
