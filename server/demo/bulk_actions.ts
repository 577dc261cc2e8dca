/** What the demo's people asked for of many orders at once, as the kinds of server/modules/desk/bulk read and keep it. */
import type { JobInput } from "../../api/generated/schema.ts";
import type { JobKindName } from "../../api/statuses.ts";
import { changedTags } from "../../api/orders/tags.ts";
import { methodClosed } from "../modules/orders/order_jobs/edit.ts";
import type { OrderRow } from "./rows.ts";

/** What it changes on one order, or the code of the reason why not. */
export type Change = { readonly patch: Partial<OrderRow> } | { readonly refusedBy: string };

interface Described {
  readonly kind: JobKindName;
  readonly title: (count: number) => string;
  /** Of the JobInput, beside which orders are meant. */
  readonly asked: Partial<JobInput>;
  /** What the kind read out of it. */
  readonly wanted: object;
  /** Name and reason in the audit of each order. */
  readonly name: string;
  readonly reason: string;
  /** Columns that an undo writes back. */
  readonly restored: readonly (keyof OrderRow)[];
}

/** A step of its lifecycle, or a change of its own. */
export type BulkAction =
  & Described
  & (
    | { readonly sends: { readonly event: string; readonly params: object } }
    | { readonly change: (order: OrderRow) => Change }
  );

/** Hold what is processing: how it stood is what a release goes back to. */
export const hold = (reason: string): BulkAction => ({
  kind: "orders.move",
  title: (count) => `order.hold: ${count} orders`,
  asked: { event: "order.hold", params: { reason } },
  wanted: { event: "order.hold", params: { reason } },
  name: "order.hold",
  reason,
  restored: ["hold_reason", "hold_until"],
  sends: { event: "order.hold", params: { reason } },
});

export const addTag = (tag: string): BulkAction => ({
  kind: "orders.tag",
  title: (count) => `Tags +${tag}: ${count} orders`,
  asked: { add_tags: [tag] },
  wanted: { add: [tag], remove: [] },
  name: "orders.tag",
  reason: "",
  restored: ["tags"],
  change: (order) => ({
    patch: { tags: JSON.stringify(changedTags(JSON.parse(order.tags) as string[], [tag], [])) },
  }),
});

/** @param method Code and name of the table `shipping_methods`. */
export const shipBy = (method: { readonly code: string; readonly name: string }): BulkAction => ({
  kind: "orders.method",
  title: (count) => `Ship by ${method.name}: ${count} orders`,
  asked: { shipping_method: method.code },
  wanted: { code: method.code },
  name: "orders.method",
  reason: "",
  restored: ["shipping_method"],
  change: (order) => {
    const refusedBy = methodClosed(order);
    return refusedBy ? { refusedBy } : { patch: { shipping_method: method.code } };
  },
});
