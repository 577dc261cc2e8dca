import type { OrdersTable, PackagesTable } from "../db/tables.ts";

export type OrderRow = Omit<OrdersTable, "seq">;
export type PackageRow = Omit<PackagesTable, "seq">;

export interface Actor {
  readonly _id: string;
  readonly name: string;
}

export interface Actors {
  readonly seller: (sellerId: string) => Actor;
  readonly office: Actor;
  readonly at: (state: string) => Actor;
  readonly accounting: Actor;
  readonly root: Actor;
  readonly support: Actor;
}
