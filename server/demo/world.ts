/** What the makers of demo rows share: chance, ids, running numbers, who acts, and the books. */
import type { Insertable } from "kysely";
import type { OrdersTable, PackagesTable } from "../db/tables.ts";
import type { Audit } from "./audit.ts";
import type { codeMaker } from "./ids.ts";
import type { Money } from "./money.ts";
import type { Random } from "./random.ts";

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

type Codes = ReturnType<typeof codeMaker>;

export interface DemoWorld {
  readonly random: Random;
  /** Unix seconds. */
  readonly now: number;
  readonly currency: string;
  readonly newId: (at: number) => string;
  readonly codes: { readonly orders: Codes; readonly packages: Codes; readonly units: Codes };
  readonly actors: Actors;
  readonly money: Money;
  readonly audit: Audit;
}
