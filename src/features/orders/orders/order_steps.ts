import type { Person } from "../../../../api/access.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { type Offer, offersOf as offersIn } from "../../../../resources/steps.ts";
import { isCoolingAt, type Order } from "./order.ts";

export const factsOf = (order: Order, now: number) => ({
  ...order.facts,
  cooling: isCoolingAt(order, now),
});

export const offersOf = (order: Order, person: Person | null, now = 0): readonly Offer[] =>
  offersIn(orders, order, factsOf(order, now), person);
