/** The connection of a store with TikTok Shop, which a later department has. */
import type { Reader, Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";
import type { TiktokRow } from "./store.ts";

export const tiktokShopPort = definePort<{
  /** Returns those of the stores that are connected. */
  readonly connected: (reader: Reader, stores: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Has the store synced soon, and this order read. */
  readonly wake: (
    tx: Writer,
    order: Pick<TiktokRow, "store_id" | "tiktok_id">,
    at: number,
  ) => Promise<void>;
}>("shops of TikTok");
