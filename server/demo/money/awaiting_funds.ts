/** Makes some of a seller's newest orders wait for funds. */
import type { OrderHistory } from "../history.ts";
import type { SceneOrder } from "../orders/walk/scene.ts";
import type { SentEvent } from "../orders/walk/walker.ts";
import type { DemoWorld } from "../world.ts";

const AWAITING = 9;
const LATER_SECONDS = 600;

function payableIn({ scene: { orders } }: OrderHistory, sellerId: string): SceneOrder | undefined {
  const [order, ...others] = orders.values();
  const isPayable = order?.seller_id === sellerId && order.status === "Pending" && order.problems_count === 0;
  return isPayable && others.length === 0 ? order : undefined;
}

export async function awaitFunds(
  histories: readonly OrderHistory[],
  sellerId: string,
  { walker, actors, now }: DemoWorld,
): Promise<void> {
  const payable = histories.flatMap((history) => {
    const order = payableIn(history, sellerId);
    return order ? [{ history, order }] : [];
  });
  for (const { history: { scene, sent }, order } of payable.slice(-AWAITING)) {
    const next: SentEvent = {
      noun: "order",
      ids: [order._id],
      event: "order.awaitFunds",
      params: {},
      actor: actors.seller(sellerId),
      at: Math.min(now, (sent.at(-1)?.at ?? order.created_at) + LATER_SECONDS),
    };
    await walker.send(scene, next);
    sent.push(next);
  }
}
