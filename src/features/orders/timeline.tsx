/** Everything that happened to the order and all that was said about it. */
import { Talk } from "../comments/talk.tsx";
import type { Order } from "./order.ts";

export const Timeline = ({ order }: { readonly order: Order }) => (
  <Talk list="orders" entity="orders" record={order} currency={order.currency} />
);
