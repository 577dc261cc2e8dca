/** Defines the port of orders to the returns shelf: a reship sends garments that came back and are kept there. */
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

/** Garments that a line of a remedy order sends again. */
export interface ShelfLine {
  /** The line of the remedy order. */
  readonly line_id: string;
  /** The line that the garments were first made for: its own are as good whatever item they became. */
  readonly origin_line_id: string | null;
  readonly item_id: string | null;
  readonly quantity: number;
  /** Garments to take before others. */
  readonly unit_ids: readonly string[];
}

export interface ShelfRequest {
  readonly seller_id: string;
  /** The places that may send it, the best first. */
  readonly location_ids: readonly string[];
  readonly wanted: readonly ShelfLine[];
}

export interface TakenGarment {
  readonly line_id: string;
  readonly unit_id: string;
  readonly item_id: string | null;
}

export interface ShelfPort {
  /** Returns the first place that keeps every wanted garment; null if none does. Writes nothing. */
  readonly placeFor: (reader: Reader, request: ShelfRequest) => Promise<string | null>;
  /** Takes the garments at the first place that keeps them all. @returns the place; null, with nothing written */
  readonly take: (tx: Writer, request: ShelfRequest, stamp: AuditStamp) => Promise<string | null>;
  readonly takenFor: (reader: Reader, lineIds: readonly string[]) => Promise<readonly TakenGarment[]>;
  /** Puts garments back on the shelf that were taken for an order and that its garments no longer use. */
  readonly returnUnits: (tx: Writer, orderId: string, stamp: AuditStamp) => Promise<void>;
  /** Records that a taken garment is spoilt. */
  readonly scrap: (tx: Writer, unitId: string, stamp: AuditStamp) => Promise<void>;
  /** Reverses `scrap`. */
  readonly restore: (tx: Writer, unitId: string, stamp: AuditStamp) => Promise<void>;
}

export const shelfPort = definePort<ShelfPort>("returns shelf of orders");
