/** What the house gives to whatever is made of an order: numbers, ids, a place, and its books. */
import type { Rates } from "../../../api/money/exchange.ts";
import type { SendingRules } from "../../../api/shipping/policies.ts";
import type { Card } from "../../../api/shipping/rating/card.ts";
import type { LabelsTable } from "../../db/tables.ts";
import type { Back, ChargedLine, OrderMoney } from "../../modules/money/ledger/charge_store.ts";
import type { Goods } from "../../modules/shipping/packages/order_quote.ts";
import type { LineRow } from "../../modules/orders/orders/rows.ts";
import type { Terms } from "../../modules/shipping/price_tables/cards_store.ts";

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
  /** Sets the price of a label aside. */
  hold(order: OrderMoney, label: LabelsTable, at: number): void;
  /** Takes what was set aside, and books what it costs; hands back the charge. */
  postage(order: OrderMoney, label: LabelsTable, step: DemoStep): string;
  /** What was set aside is free again. */
  free(label: LabelsTable, at: number): void;
  /** Gives the price of a label back, and our cost with it. */
  unpost(order: OrderMoney, label: LabelsTable, step: DemoStep): void;
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
    readonly country: string;
  };
  /** JSON: the steps of its product, by item. */
  readonly routes: ReadonlyMap<string, string>;
  /** Grams, by item. */
  readonly weights: ReadonlyMap<string, number>;
  /** Customs data by item. */
  readonly goods: ReadonlyMap<string, Goods>;
  /** Exchange rates in force at an instant. */
  readonly ratesAt: (at: number) => Rates;
  /** How parcels are sent. */
  readonly rules: SendingRules;
  /** What that costs. */
  readonly cards: readonly Card[];
  /** The plan and the level of a seller at an instant. */
  readonly termsOf: (seller: string, at: number) => Terms;
}

/** Everything that the price of a package depends on. */
export type Pricing = Pick<House, "place" | "goods" | "ratesAt" | "rules" | "cards" | "termsOf">;
