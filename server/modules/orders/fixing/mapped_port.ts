/** Defines the port that the SKU map calls after mapping SKUs, so that waiting lines get their item. */
import type { Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

interface MappedSkus {
  readonly store_id: string;
  readonly seller_id: string;
  readonly skus: readonly string[];
}

export const mappedPort = definePort<{
  /** Assigns the mapped items to waiting lines, and announces the changed records live. */
  readonly follow: (tx: Writer, mapped: MappedSkus, at: number) => Promise<void>;
}>("lines that wait for an item");
