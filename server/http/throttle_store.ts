/** Keeps token buckets in the database, so that all processes count together. Source: docs/adr/0073. */
import { DAY_SECONDS } from "../../api/constants.ts";
import type { Writer } from "../db/database.ts";

export interface Bucket {
  readonly capacity: number;
  readonly perSecond: number;
}

/** Waits before tries: none before the first `free` ones, then a wait that doubles up to `longestSeconds`. */
export interface Growth {
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  /** Seconds after which one failure is forgotten, so that honest mistakes do not add up. */
  readonly forgetSeconds: number;
}

/** Rows unused for this long are deleted: a bucket is full by then, and waiting a day for a few free tries is no gain. */
const FORGET_SECONDS = DAY_SECONDS;

/** A row from further ahead was written before a clock was set back, and would refuse everything until then. */
const SLACK_SECONDS = 60;
const isAhead = ({ updated_at }: { readonly updated_at: number }, now: number): boolean =>
  updated_at > now + SLACK_SECONDS;

/** Takes tokens before the work, so that concurrent calls cannot exceed the limit. Returns 0 or the seconds to wait. */
export async function takeTokens(
  tx: Writer,
  key: string,
  bucket: Bucket,
  now: number,
  amount = 1,
): Promise<number> {
  const tokens = await levelOf(tx, key, bucket, now);
  if (tokens < amount) return Math.ceil((amount - tokens) / bucket.perSecond);
  await storeLevel(tx, key, tokens - amount, now);
  return 0;
}

export async function returnTokens(
  tx: Writer,
  key: string,
  bucket: Bucket,
  now: number,
  amount = 1,
): Promise<void> {
  await storeLevel(tx, key, Math.min(bucket.capacity, await levelOf(tx, key, bucket, now) + amount), now);
}

export function waitAfter(failures: number, { free, firstSeconds, longestSeconds }: Growth): number {
  return failures < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (failures - free));
}

/** Returns the seconds until the next try; 0 when it may be made now. */
export async function waitFor(tx: Writer, key: string, growth: Growth, now: number): Promise<number> {
  const { failures, at } = await failuresOf(tx, key, growth, now);
  const wait = waitAfter(Math.ceil(failures), growth);
  // If a clock was set back a little, nobody waits longer than `wait`.
  return Math.max(0, Math.min(wait, at + wait - now));
}

/** Counts a try as a failure before it is made; after a success, `forgiveTries` removes it. */
export async function countTry(tx: Writer, key: string, growth: Growth, now: number): Promise<void> {
  const { failures } = await failuresOf(tx, key, growth, now);
  await storeLevel(tx, key, failures + 1, now);
}

export async function forgiveTries(tx: Writer, key: string, what: "one" | "all"): Promise<void> {
  if (what === "all") await tx.deleteFrom("throttles").where("key", "=", key).execute();
  else {
    await tx.updateTable("throttles").set((is) => ({ tokens: is("tokens", "-", 1) }))
      .where("key", "=", key).where("tokens", ">=", 1).execute();
  }
}

/** Returns failures as a fraction, so that the result does not depend on how often it is read. */
async function failuresOf(tx: Writer, key: string, { forgetSeconds }: Growth, now: number) {
  const row = await tx.selectFrom("throttles").select(["tokens", "updated_at"])
    .where("key", "=", key).executeTakeFirst();
  if (!row) return { failures: 0, at: now };
  const forgotten = Math.max(0, now - row.updated_at) / forgetSeconds;
  return { failures: Math.max(0, row.tokens - forgotten), at: isAhead(row, now) ? 0 : row.updated_at };
}

export async function forgetOld(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom("throttles").where("updated_at", "<", now - FORGET_SECONDS).execute();
}

async function levelOf(tx: Writer, key: string, bucket: Bucket, now: number): Promise<number> {
  const row = await tx.selectFrom("throttles").select(["tokens", "updated_at"])
    .where("key", "=", key).executeTakeFirst();
  if (!row || isAhead(row, now)) return bucket.capacity;
  const since = Math.max(0, now - row.updated_at);
  return Math.min(bucket.capacity, row.tokens + since * bucket.perSecond);
}

async function storeLevel(tx: Writer, key: string, tokens: number, now: number): Promise<void> {
  await tx.insertInto("throttles").values({ key, tokens, updated_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ tokens, updated_at: now })).execute();
}
