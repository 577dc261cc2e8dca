/** Rows as the demo makes them, and the people in whose name. */
import type { OrdersTable, PackagesTable } from "../db/tables.ts";

export type OrderRow = Omit<OrdersTable, "seq">;
export type PackageRow = Omit<PackagesTable, "seq">;

export interface Actor {
  readonly _id: string;
  readonly name: string;
}

export interface Actors {
  /** The seller's own login. */
  readonly seller: (sellerId: string) => Actor;
  /** Who decides about production and shipment. */
  readonly office: Actor;
  /** Who works at garments in a state of the workshop. */
  readonly at: (state: string) => Actor;
  /** Who books money. */
  readonly accounting: Actor;
  /** Who decides about the sellers' requests. */
  readonly root: Actor;
  /** Works for both sellers. */
  readonly support: Actor;
}
