/** Runs syncs that die in the middle, as a killed process does. */
import type { Database } from "../../../server/db/database.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import { ProcessKilled } from "../kill/process_death.ts";
import { passLeases } from "../server/leases.ts";
import type { ShopWorld } from "./shop_world.ts";

/** Longer than a lease: a dead process's lease has expired, and the next sync is due. */
export const PASSED_SECONDS = 400;

/** Lets PASSED_SECONDS pass. */
export async function passTime(
  { db, clock }: Pick<ShopWorld, "db" | "clock">,
  seconds = PASSED_SECONDS,
): Promise<void> {
  clock.now += seconds;
  await passLeases(db, seconds);
}

/** @returns false if the sync died */
export async function syncWith(
  world: Pick<ShopWorld, "db" | "settings" | "clock">,
  db: Database = world.db,
  platform: "shopify" | "etsy" = "shopify",
): Promise<boolean> {
  const { settings, clock } = world;
  let isAlive = true;
  for (const id of await dueConnections(world.db.read, [platform], clock.now)) {
    const tools = { db, settings, now: () => clock.now, isStopping: () => false };
    await syncConnection(id, tools).catch((error: unknown) => {
      if (!(error instanceof ProcessKilled)) throw error;
      isAlive = false;
    });
  }
  return isAlive;
}
