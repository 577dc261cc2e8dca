/**
 * Divides the calls of an app evenly among its shops. Nine tenths are for syncs: in any 24 hours, a shop's
 * bucket gives at most its share. The last tenth is for tracking numbers and people. Source:
 * docs/integrations.md.
 */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Database, Reader, Writer } from "../../../db/database.ts";
import { type Bucket, returnTokens, takeTokens } from "../../../http/throttle_store.ts";
import { type Shop, type ShopAdapter, type ShopApp, ShopFailure } from "../port.ts";
import { type AppQuota, countShops, keepQuota, quotaOf } from "./budget_store.ts";

/** `person` is a test or a sign-in, which somebody waits for. */
export type CallPurpose = "sync" | "tracking" | "person";

const SYNC_SHARE = 0.9;
/** The part of a share that a shop can use at once, such as for its first orders. The rest is spread over the day. */
const BURST = 0.2;
const MIN_SECONDS = 5 * 60;
/** Seconds after which one call checks if the platform allows calls again. */
const RETRY_SECONDS = 10 * 60;
/** Seconds between renewals of Etsy's tokens, which last an hour; more if the shop is synced less often. */
const RENEWAL_SECONDS = 50 * 60;
/** Calls a day for listing the products. */
const DAILY_CALLS = 2;
/** Calls that must be left to renew a token: it would expire unused if no orders and products could be read with it. */
const CALLS_OF_RENEWAL = 3;

const bucketOf = (limit: number, shops: number): Bucket => {
  const share = (limit * SYNC_SHARE) / Math.max(1, shops);
  const capacity = Math.max(CALLS_OF_RENEWAL, share * BURST);
  return { capacity, perSecond: Math.max(1, share - capacity) / DAY_SECONDS };
};

/** Returns the seconds between two syncs within a shop's share: a sync takes one call, with a renewal two. */
export function syncSeconds(limit: number, shops: number): number {
  const calls = Math.max(1, bucketOf(limit, shops).perSecond * DAY_SECONDS - DAILY_CALLS);
  const renewals = DAY_SECONDS / RENEWAL_SECONDS;
  const seconds = calls > 2 * renewals ? DAY_SECONDS / (calls - renewals) : (2 * DAY_SECONDS) / calls;
  return Math.max(MIN_SECONDS, Math.ceil(seconds));
}

const limitOf = ({ callsPerDay }: Quota, quota: AppQuota | undefined): number =>
  quota?.limit_per_day ?? callsPerDay;

type Quota = NonNullable<ShopApp["quota"]>;

/** Returns the seconds until the next sync of a shop of this platform. */
export async function secondsToNextSync(reader: Reader, { platform, app }: ShopAdapter): Promise<number> {
  if (!app?.quota) return MIN_SECONDS;
  const [quota, shops] = await Promise.all([quotaOf(reader, platform), countShops(reader, platform)]);
  return syncSeconds(limitOf(app.quota, quota), shops);
}

export interface BudgetOptions {
  readonly purpose: CallPurpose;
  /** True for the calls that renew a token. */
  readonly isRenewal?: boolean;
}

/** Returns the seconds to wait before the call; 0 if it may be made now. */
async function waitBefore(
  tx: Writer,
  { platform, app }: { readonly platform: string; readonly app: Quota },
  shop: string,
  { purpose, isRenewal = false }: BudgetOptions,
  now: number,
): Promise<number> {
  const quota = await quotaOf(tx, platform);
  const limit = limitOf(app, quota);
  const reserve = purpose === "sync" ? limit - Math.floor(limit * SYNC_SHARE) : 0;
  const rest = quota ? quota.read_at + RETRY_SECONDS - now : 0;
  if (quota && quota.remaining <= reserve && rest > 0) return rest;
  if (purpose !== "sync") return 0;
  const bucket = bucketOf(limit, await countShops(tx, platform));
  const key = `shop-app:${platform}:${shop}`;
  const wait = await takeTokens(tx, key, bucket, now, isRenewal ? CALLS_OF_RENEWAL : 1);
  if (wait === 0 && isRenewal) await returnTokens(tx, key, bucket, now, CALLS_OF_RENEWAL - 1);
  return wait;
}

/** Counts syncs' calls against the shop's share; stores the quota that answers state. @param id the connection's id */
export function withinBudget(
  { platform, app }: ShopAdapter,
  shop: Shop,
  id: string,
  options: BudgetOptions,
  { db, now }: { readonly db: Database; readonly now: () => number },
): Shop {
  const share = app?.quota;
  if (!share) return shop;
  return {
    ...shop,
    async call(call) {
      const wait = await db.write((tx) => waitBefore(tx, { platform, app: share }, id, options, now()));
      if (wait > 0) throw new ShopFailure({ kind: "budget", until: now() + wait });
      const reply = await shop.call(call);
      // If storing the quota failed, a renewed token would be lost. The next answer states the quota again.
      const isRenewed = options.isRenewal === true && reply.status === 200;
      const quota = isRenewed ? null : share.quotaIn(reply.headers);
      if (quota) await db.write((tx) => keepQuota(tx, platform, quota, now()));
      return reply;
    },
  };
}
