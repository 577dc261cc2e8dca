import type { DataOf } from "../../../../api/operation.ts";
import type { GetOrder } from "../../../../api/generated/operations/orders.ts";

export type Order = NonNullable<DataOf<typeof GetOrder>["getOrderById"]>;
export type Line = Order["lines"][number];
export type TimelineEntry = Order["timeline"][number];

/** True while production waits for the order's cooling-off time, which ends without a newer answer. */
export const isCoolingAt = ({ status, facts, cools_until }: Order, now: number): boolean =>
  facts.cooling && status === "Processing" && (cools_until ?? 0) > now;

export interface UnitsProps {
  readonly order: Order;
  readonly onDone: () => void;
}
