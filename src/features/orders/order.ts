/** An order as the record screens see it, and what may be done with it. */
import type { Person } from "../../../api/access.ts";
import type { Operation } from "../../../api/operation.ts";
import type { GetOrder } from "../../../api/generated/operations/orders.ts";
import { orders } from "../../../resources/orders.ts";
import { type Offer, offersOf as offersIn } from "../../../resources/steps.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type Order = NonNullable<DataOf<typeof GetOrder>["getOrderById"]>;
export type Line = Order["lines"][number];
export type TimelineEntry = Order["timeline"][number];

/** Whether production waits for the order's cooling-off time, which ends by itself: without a newer answer. */
export const isCoolingAt = ({ status, facts, cools_until }: Order, now: number): boolean =>
  facts.cooling && status === "Processing" && (cools_until ?? 0) > now;

/** What the machine's guards read, as it is now. */
export const factsOf = (order: Order, now: number) => ({
  ...order.facts,
  cooling: isCoolingAt(order, now),
});

/** The steps of this order that the person may know of. */
export const offersOf = (order: Order, person: Person | null, now = 0): readonly Offer[] =>
  offersIn(orders, order, factsOf(order, now), person);
