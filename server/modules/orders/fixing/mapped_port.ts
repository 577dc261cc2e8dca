/** Defines the port that the SKU map calls after a change, so that waiting lines follow their SKU. */
import type { Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

interface MappedSkus {
  readonly store_id: string;
  readonly seller_id: string;
  readonly skus: readonly string[];
}

export const mappedPort = definePort<{
  /** Sets the items of waiting lines with these SKUs, and announces the changed records live. */
  readonly follow: (tx: Writer, mapped: MappedSkus, at: number) => Promise<void>;
}>("lines that wait for an item");
