/** Places an order every half hour in a simulated shop; all times follow from that of the first order. */
import { MINUTE_SECONDS } from "../../../api/constants.ts";
import type { NewOrder, SimulatedShop } from "../../shop_simulator/world.ts";

const EVERY_SECONDS = 30 * MINUTE_SECONDS;
/** The maximum number of orders of a shop; older ones are deleted. */
const MAX_ORDERS = 500;

const placed = new WeakMap<SimulatedShop, number>();

/** Places the orders that came due since the last call. @param from the time of the first order */
export function placeDue(shop: SimulatedShop, from: number, first: NewOrder = {}): void {
  const due = Math.floor((shop.now() - from) / EVERY_SECONDS) + 1;
  for (let nth = placed.get(shop) ?? 0; nth < due; nth++) {
    shop.place({ at: from + nth * EVERY_SECONDS, ...nth === 0 && first });
    const [oldest] = shop.orders.keys();
    if (shop.orders.size > MAX_ORDERS && oldest !== undefined) shop.orders.delete(oldest);
  }
  placed.set(shop, Math.max(due, placed.get(shop) ?? 0));
}
