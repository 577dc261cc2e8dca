/** Sends steps of an order. A payment includes the total on the screen; the API refuses any other total. */
import { useRef, useState } from "react";
import { orders } from "../../../../resources/orders/orders.ts";
import { type Mover, sendMove, useSteps } from "../../../engine/record/move_wiring.ts";
import { dropDraft, readDraft, writeDraft } from "../../../lib/drafts.ts";
import type { Order } from "./order.ts";

/** Steps that charge the total on the screen, now or when the money is available. */
const PAYING: readonly string[] = ["order.pay", "order.awaitFunds"];

/** The total that was sent with a payment whose answer may be missing. */
interface SentTotal {
  readonly key: string;
  readonly minor: number;
}

function readSentTotal(userId: string, what: string): SentTotal | null {
  const sent = readDraft(userId, what) as Partial<SentTotal> | null;
  return typeof sent?.key === "string" && typeof sent.minor === "number"
    ? { key: sent.key, minor: sent.minor }
    : null;
}

export function useOrderMove(order: Order, userId: string, onDone: (event: string) => void): Mover {
  const { lifecycle, query } = orders;
  if (!lifecycle) throw new Error("Cannot step an order: expected a lifecycle");
  const send = sendMove(lifecycle, order._id);
  const shown = useRef(order);
  shown.current = order;
  const what = `${query}.${order._id}.total`;
  // A repeated call must send the total of the first one, also after a reload: a paid order has another total.
  const [last] = useState(() => ({ sent: readSentTotal(userId, what) }));
  return useSteps(
    `${query}.${order._id}.move`,
    userId,
    async (step) => {
      if (!PAYING.includes(step.event)) return await send(step);
      const { key } = step;
      const minor = last.sent?.key === key ? last.sent.minor : shown.current.total_now_minor;
      last.sent = { key, minor };
      writeDraft(userId, what, last.sent);
      const answer = await send({ ...step, params: { ...step.params, expected_minor: minor } });
      if (answer.kind === "done" || answer.kind === "refused") dropDraft(userId, what);
      return answer;
    },
    onDone,
  );
}
