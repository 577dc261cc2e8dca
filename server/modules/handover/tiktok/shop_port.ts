/** The connection of a store with TikTok Shop. The department shops provides it. */
import type { Reader, Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";
import type { TiktokRow } from "./store.ts";

export const tiktokShopPort = definePort<{
  /** Returns the ids of connected stores among the given ones. */
  readonly connected: (reader: Reader, stores: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Requests an early sync of the store, which also reads this order. */
  readonly wake: (
    tx: Writer,
    order: Pick<TiktokRow, "store_id" | "tiktok_id">,
    at: number,
  ) => Promise<void>;
}>("shops of TikTok");
