/** What the house gives to whatever is made of an order: numbers, ids, a place, and its books. */
import type { OrderMoney } from "../../modules/ledger/store.ts";

export interface HouseBooks {
  /** Captures an order's total; hands back the charge's id. */
  charge(order: OrderMoney, at: number, actorId: string): string;
  refund(order: OrderMoney, chargeId: string, minor: number, at: number, actorId: string): void;
}

export interface House {
  readonly newId: (at: number) => string;
  readonly codes: Readonly<Record<"packages" | "units", { take(): string }>>;
  readonly books: HouseBooks;
  /** Where everything is made. */
  readonly place: {
    readonly _id: string;
    readonly code: string;
    /** JSON, as the location has it. */
    readonly steps: string;
  };
  /** JSON: the steps of its product, by item. */
  readonly routes: ReadonlyMap<string, string>;
  /** Grams, by item. */
  readonly weights: ReadonlyMap<string, number>;
}
