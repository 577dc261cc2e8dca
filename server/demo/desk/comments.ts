import { MINUTE_SECONDS } from "../../../api/constants.ts";
import type { CommentsTable } from "../../db/tables.ts";
import type { Actor, OrderRow } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

interface Line {
  readonly by: "office" | "support" | "seller";
  readonly visibility: "staff" | "seller";
  readonly body: string;
}

const COMMENTS: Readonly<Record<string, readonly Line[]>> = {
  "On Hold": [
    {
      by: "office",
      visibility: "seller",
      body: "This one waits. May it go out later than promised, or shall we cancel it?",
    },
    { by: "seller", visibility: "seller", body: "The buyer can wait until Friday." },
    { by: "support", visibility: "staff", body: "Third hold of this shop this month. I will call them." },
  ],
  "Cancel Requested": [
    { by: "seller", visibility: "seller", body: "The buyer ordered twice.\nPlease keep the other one." },
    { by: "office", visibility: "staff", body: "Not cut yet, so it can go." },
  ],
};
const PAUSE_SECONDS = 20 * MINUTE_SECONDS;

export function makeComments(orders: readonly OrderRow[], world: DemoWorld): CommentsTable[] {
  return orders.flatMap((order) => {
    const lines = COMMENTS[order.status] ?? [];
    const begin = Math.min(order.updated_at + MINUTE_SECONDS, world.now - lines.length * PAUSE_SECONDS);
    return begin < order.created_at
      ? []
      : lines.map((line, index) => commentRow(order, line, begin + index * PAUSE_SECONDS, world));
  });
}

function commentRow(order: OrderRow, { by, visibility, body }: Line, at: number, world: DemoWorld) {
  const author: Actor = by === "seller" ? world.actors.seller(order.seller_id) : world.actors[by];
  return {
    _id: world.newId(at),
    entity: "orders",
    entity_id: order._id,
    seller_id: order.seller_id,
    author_id: author._id,
    author_name: author.name,
    author_for: "",
    body,
    visibility,
    mentions: "[]",
    created_at: at,
    updated_at: at,
    deleted_at: null,
    version: 1,
  };
}
