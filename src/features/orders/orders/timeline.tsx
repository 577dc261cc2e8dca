import { CommentedTimeline } from "../../desk/comments/commented_timeline.tsx";
import type { Order } from "./order.ts";

export const Timeline = ({ order }: { readonly order: Order }) => (
  <CommentedTimeline list="orders" entity="orders" record={order} />
);
