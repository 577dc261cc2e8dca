/** Tables of blanks. They belong to the house. Source: workshop §2. */
import type { Generated } from "kysely";

/** What lies of an item at a location. */
export interface StockTable {
  seq: Generated<number>;
  _id: string;
  location_id: string;
  item_id: string;
  on_hand: number;
  /** Of these, promised to garments that were not begun. */
  reserved: number;
  /** At so many free ones somebody is told; 0 for never. */
  low_at: number;
  /** Since when it is low and was told; null while it is not. */
  low_told_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

/** One change of it. Append only. */
export interface StockMovesTable {
  seq: Generated<number>;
  _id: string;
  location_id: string;
  item_id: string;
  /** Of api/stock.ts. */
  kind: string;
  d_on_hand: number;
  d_reserved: number;
  /** The garment that it is for. */
  unit_id: string | null;
  /** The version of the garment that its step began with: what that step is taken back by; 0 beside a step. */
  unit_version: number;
  actor_id: string;
  reason: string;
  at: number;
}

export interface StockTables {
  stock: StockTable;
  stock_moves: StockMovesTable;
}
