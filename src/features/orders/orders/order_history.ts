import type { LifecycleHistory } from "../../../engine/record/lifecycle_history.ts";
import { recordHistory } from "../../../engine/record/record_history.ts";
import type { Order } from "./order.ts";
import { factsOf } from "./order_steps.ts";

export const orderHistory = (order: Order, now: number): LifecycleHistory =>
  recordHistory({ ...order }, factsOf(order, now), order.timeline);
