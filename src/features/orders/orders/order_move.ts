/** Sends steps of an order. A payment includes the total on the screen; the API refuses any other total. */
import { useRef, useState } from "react";
import { orders } from "../../../../resources/orders/orders.ts";
import { type Mover, sendMove, useSteps } from "../../../engine/record/move_wiring.ts";
import type { Order } from "./order.ts";

/** Steps that charge the total on the screen, now or when the money is available. */
const PAYING: readonly string[] = ["order.pay", "order.awaitFunds"];

export function useOrderMove(order: Order, userId: string, onDone: (event: string) => void): Mover {
  const { lifecycle, query } = orders;
  if (!lifecycle) throw new Error("Cannot step an order: expected a lifecycle");
  const send = sendMove(lifecycle, order._id);
  const shown = useRef(order);
  shown.current = order;
  // A repeated call must send the same total as the first one.
  const [sentTotals] = useState(() => new Map<string, number>());
  return useSteps(
    `${query}.${order._id}.move`,
    userId,
    (step) => {
      if (!PAYING.includes(step.event)) return send(step);
      const expected_minor = sentTotals.get(step.key) ?? shown.current.total_now_minor;
      sentTotals.set(step.key, expected_minor);
      return send({ ...step, params: { ...step.params, expected_minor } });
    },
    onDone,
  );
}
