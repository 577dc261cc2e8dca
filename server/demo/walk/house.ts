/** What the house gives to whatever is made of an order: numbers, ids, a place, and its books. */
import type { Back, ChargedLine, OrderMoney } from "../../modules/ledger/charge_store.ts";
import type { LineRow } from "../../modules/orders/rows.ts";

/** A step that moves money. */
export interface DemoStep {
  readonly at: number;
  readonly actorId: string;
  readonly event: string;
  /** The record that asks for it, where it is not the order itself. */
  readonly by?: { readonly kind: string; readonly id: string; readonly code: string };
}

export interface HouseBooks {
  /** Captures an order's total; hands back what it was charged, line by line. */
  charge(order: OrderMoney, lines: readonly LineRow[], step: DemoStep): readonly ChargedLine[];
  /** Gives parts of one charge back. */
  refund(order: OrderMoney, backs: readonly Back[], step: DemoStep): void;
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
