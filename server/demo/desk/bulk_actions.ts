/** Bulk actions of the demo's people, as the job kinds of server/modules/desk/bulk read and store them. */
import type { JobInput } from "../../../api/generated/schema.ts";
import type { JobKindName } from "../../../api/statuses.ts";
import { changedTags } from "../../../api/orders/tags.ts";
import { addressRefusal } from "../../modules/orders/order_jobs/edit.ts";
import type { OrderRow } from "../rows.ts";

/** The change of one order, or the code of the reason why it is refused. */
export type Change = { readonly patch: Partial<OrderRow> } | { readonly refusedBy: string };

interface Described {
  readonly kind: JobKindName;
  readonly title: (count: number) => string;
  readonly input: Partial<JobInput>;
  readonly wanted: object;
  readonly name: string;
  readonly reason: string;
  /** Columns that an undo writes back. */
  readonly restored: readonly (keyof OrderRow)[];
}

export type BulkAction =
  & Described
  & (
    | { readonly sends: { readonly event: string; readonly params: object } }
    | { readonly change: (order: OrderRow) => Change }
  );

/** An undo releases the order, which returns it to the status before the hold. */
export const hold = (reason: string): BulkAction => ({
  kind: "orders.move",
  title: (count) => `order.hold: ${count} orders`,
  input: { event: "order.hold", params: { reason } },
  wanted: { event: "order.hold", params: { reason } },
  name: "order.hold",
  reason,
  restored: ["hold_reason", "hold_until"],
  sends: { event: "order.hold", params: { reason } },
});

export const addTag = (tag: string): BulkAction => ({
  kind: "orders.tag",
  title: (count) => `Tags +${tag}: ${count} orders`,
  input: { add_tags: [tag] },
  wanted: { add: [tag], remove: [] },
  name: "orders.tag",
  reason: "",
  restored: ["tags"],
  change: (order) => ({
    patch: { tags: JSON.stringify(changedTags(JSON.parse(order.tags) as string[], [tag], [])) },
  }),
});

export const shipBy = (method: { readonly code: string; readonly name: string }): BulkAction => ({
  kind: "orders.method",
  title: (count) => `Ship by ${method.name}: ${count} orders`,
  input: { shipping_method: method.code },
  wanted: { code: method.code },
  name: "orders.method",
  reason: "",
  restored: ["shipping_method"],
  change: (order) => {
    const refusedBy = addressRefusal(order);
    return refusedBy ? { refusedBy } : { patch: { shipping_method: method.code } };
  },
});
