import type { DataOf } from "../../../../api/operation.ts";
import type { GetOrder } from "../../../../api/generated/operations/orders.ts";

export type Order = NonNullable<DataOf<typeof GetOrder>["getOrderById"]>;
export type Line = Order["lines"][number];
export type TimelineEntry = Order["timeline"][number];

/** Checks that the order is cooling off now. The time may end without a new answer of the API. */
export const isCoolingAt = ({ status, facts, cools_until }: Order, now: number): boolean =>
  facts.cooling && status === "Processing" && (cools_until ?? 0) > now;

export interface UnitsProps {
  readonly order: Order;
  readonly onDone: () => void;
}
