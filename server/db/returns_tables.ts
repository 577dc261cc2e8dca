/** How garments came back. Source: operations, returns bench. */
import type { Generated } from "kysely";

/** A grade, or that the one before it was taken back: then its grade and outcome are empty. Append only. */
export interface ReturnsTable {
  seq: Generated<number>;
  _id: string;
  unit_id: string;
  /** It came back in it. */
  package_id: string;
  seller_id: string;
  /** Of the bench. */
  location_id: string;
  /** Of its garment, from 1: two at once cannot both take the next one. The last one holds. */
  turn: number;
  /** Of api/returns.ts. */
  grade: string;
  outcome: string;
  reason_code: string;
  note: string;
  actor_id: string;
  device: string;
  at: number;
}
