/** Rows as the demo makes them, and the people in whose name. */
import type { Insertable } from "kysely";
import type { OrdersTable, PackagesTable } from "../db/tables.ts";

export type OrderRow = Omit<Insertable<OrdersTable>, "seq">;
export type PackageRow = Omit<Insertable<PackagesTable>, "seq">;

export interface Actor {
  readonly _id: string;
  readonly name: string;
}

export interface Actors {
  /** The seller's own login. */
  readonly seller: (sellerId: string) => Actor;
  /** Who steps production and shipment. */
  readonly office: Actor;
  /** Who books money. */
  readonly accounting: Actor;
  /** Works for both sellers. */
  readonly support: Actor;
}
