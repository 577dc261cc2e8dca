/** Defines the port of orders to the returns shelf, whose garments a reship sends again. */
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

/** Garments that a line of a remedy order sends again. */
export interface ShelfLine {
  /** The line of the remedy order that the garments are taken for. */
  readonly line_id: string;
  /** The line of the original order; garments that were made for it fit, even if their item has changed. */
  readonly origin_line_id: string | null;
  readonly item_id: string | null;
  readonly quantity: number;
  /** Ids of garments to take before others. */
  readonly unit_ids: readonly string[];
}

export interface ShelfRequest {
  readonly seller_id: string;
  /** The locations that may send the garments, the best first. */
  readonly location_ids: readonly string[];
  readonly wanted: readonly ShelfLine[];
}

export interface TakenGarment {
  readonly line_id: string;
  readonly unit_id: string;
  readonly item_id: string | null;
}

export interface ShelfPort {
  /** Returns the first location that has every wanted garment; null if none has. Writes nothing. */
  readonly placeFor: (reader: Reader, request: ShelfRequest) => Promise<string | null>;
  /** Takes the garments at the first location that has all. @returns its id; null if none has, with nothing written */
  readonly take: (tx: Writer, request: ShelfRequest, stamp: AuditStamp) => Promise<string | null>;
  readonly takenFor: (reader: Reader, lineIds: readonly string[]) => Promise<readonly TakenGarment[]>;
  /** Puts garments back on the shelf that were taken for an order and are no longer part of it. */
  readonly returnUnits: (tx: Writer, orderId: string, stamp: AuditStamp) => Promise<void>;
  /** Records that a garment taken from the shelf is spoilt. */
  readonly scrap: (tx: Writer, unitId: string, stamp: AuditStamp) => Promise<void>;
  /** Reverses `scrap`. */
  readonly restore: (tx: Writer, unitId: string, stamp: AuditStamp) => Promise<void>;
}

export const shelfPort = definePort<ShelfPort>("returns shelf of orders");
