/** Types of what orders of the demo need besides the machines: numbers, ids, a location and the books. */
import type { Rates } from "../../../../api/money/exchange.ts";
import type { SendingRules } from "../../../../api/shipping/policies.ts";
import type { PriceTable } from "../../../../api/shipping/rating/price_table.ts";
import type { MadeGarments, PrintedOrder } from "../../../../api/money/production_costs.ts";
import type { LabelsTable } from "../../../db/tables.ts";
import type { ChargedLine, OrderMoney, RefundPart } from "../../../modules/money/ledger/charge_store.ts";
import type { Goods } from "../../../modules/shipping/packages/order_quote.ts";
import type { LineRow } from "../../../modules/orders/orders/rows.ts";
import type { Terms } from "../../../modules/shipping/price_tables/price_tables_store.ts";

export interface DemoStep {
  readonly at: number;
  readonly actorId: string;
  readonly event: string;
  readonly by?: { readonly kind: string; readonly id: string; readonly code: string };
}

export interface DemoBooks {
  /** Captures an order's total; returns the charge, line by line. */
  charge(order: OrderMoney, lines: readonly LineRow[], step: DemoStep): readonly ChargedLine[];
  refund(order: OrderMoney, backs: readonly RefundPart[], step: DemoStep): void;
  /** Books what the garments cost, the first time that an order is printed. */
  produce(order: PrintedOrder, garments: readonly MadeGarments[], step: DemoStep): void;
  hold(order: OrderMoney, label: LabelsTable, at: number): void;
  /** Captures the hold of a label; returns the id of the charge. */
  postage(order: OrderMoney, label: LabelsTable, step: DemoStep): string;
  releaseHold(label: LabelsTable, at: number): void;
  /** Refunds the price of a label, and reverses what it cost us. */
  unpost(order: OrderMoney, label: LabelsTable, step: DemoStep): void;
}

export interface DemoBusiness {
  readonly newId: (at: number) => string;
  readonly codes: Readonly<Record<"packages" | "units", { take(): string }>>;
  readonly books: DemoBooks;
  readonly place: {
    readonly _id: string;
    readonly code: string;
    /** JSON, as in the column of the location. */
    readonly steps: string;
    readonly country: string;
  };
  /** JSON of the product's steps, by item id. */
  readonly routes: ReadonlyMap<string, string>;
  /** Grams, by item id. */
  readonly weights: ReadonlyMap<string, number>;
  readonly goods: ReadonlyMap<string, Goods>;
  readonly ratesAt: (at: number) => Rates;
  readonly rules: SendingRules;
  readonly priceTables: readonly PriceTable[];
  readonly termsOf: (seller: string, at: number) => Terms;
}

export type Pricing = Pick<DemoBusiness, "place" | "goods" | "ratesAt" | "rules" | "priceTables" | "termsOf">;
