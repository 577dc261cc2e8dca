/** Sales › TikTok Orders: orders of TikTok Shop to push. Source: docs/requirements.md S2.18, S6.14. */
import { rules } from "../../api/access.ts";
import { SHIPPING_TYPES, TIKTOK_TODOS } from "../../api/handover/tiktok.ts";
import { TIKTOK_ORDER_STATUSES } from "../../api/statuses.ts";
import {
  choices,
  column,
  compound,
  days,
  defineResource,
  ids,
  options,
  search,
  statuses,
} from "../define.ts";
import { rightsIn } from "../rights.ts";

export const tiktokRights = rightsIn("tiktok_orders", rules.rootOnly);
const may = tiktokRights;

/** Used by the record of our order to find its TikTok order; not shown as a filter. */
const ofOrder = { key: "order", kind: "ids" } as const;

export const tiktokOrders = defineResource({
  id: "tiktok_orders",
  path: "/tiktok-orders",
  group: "sales",
  rule: may.view,
  module: "tiktok_orders",
  query: "tiktokOrders",
  count: "tiktokOrdersCount",
  roots: {
    getTiktokOrderById: may.view,
    moveTiktokOrder: may.update,
    tiktokSkus: may.view,
    tiktokCheck: may.add,
  },
  defaults: { status: "Processing" },
  segment: "status",
  filters: [
    search(),
    statuses("status", TIKTOK_ORDER_STATUSES),
    choices("todo", TIKTOK_TODOS),
    options("store", "stores"),
    choices("shipping_type", SHIPPING_TYPES.filter(Boolean)),
    days(),
    ofOrder,
    ids(),
  ],
  columns: [
    column("tiktok_id", "code", 184),
    column("store_name", "text", 144),
    column("lines_count", "number", 72),
    column("unmapped", "number", 96),
    column("items_text", "text", 208, { card: "aside" }),
    column("due_at", "deadline", 176, { sortable: true, card: "beside" }),
    compound("order_code", "order", 112, ["order_id"], { card: "words" }),
    column("status", "status", 136, { lifecycle: "tiktok_order" }),
    column("city", "text", 128),
    column("country", "country", 120, { hidden: true }),
    column("delivery", "text", 144),
    column("remote_status", "word", 160),
    column("recipient_name", "text", 160, { hidden: true, card: "title" }),
    column("shipping_type", "word", 120, { hidden: true }),
    column("order_status", "status", 128, { hidden: true, lifecycle: "order" }),
    column("tracking_number", "mono", 176, { hidden: true }),
    column("carrier", "text", 120, { hidden: true }),
    column("seller_name", "text", 144, { hidden: true }),
    column("ordered_at", "time", 168, { hidden: true }),
    column("held_until", "time", 168, { hidden: true }),
    column("ship_due_at", "time", 168, { hidden: true }),
    column("collect_due_at", "time", 168, { hidden: true }),
    column("cancel_due_at", "time", 168, { hidden: true }),
    column("remote_tracking", "mono", 176, { hidden: true }),
    column("note", "text", 208, { hidden: true }),
    column("region", "text", 128, { hidden: true }),
    column("postal_code", "mono", 104, { hidden: true }),
    column("address_line1", "text", 208, { hidden: true }),
    column("address_line2", "text", 208, { hidden: true }),
    column("phone", "mono", 144, { hidden: true }),
    column("remote_at", "time", 168, { hidden: true }),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "due_at",
  record: true,
  note: may.view,
  primary: { path: "/tiktok-orders/import", rule: may.add },
  lifecycle: {
    name: "tiktok_order",
    mutation: "moveTiktokOrder",
    input: "TiktokOrderMoveInput",
    job: "list.move",
    openIn: [],
  },
  moves: [
    { event: "tiktok.push", rule: may.update, key: "p" },
    { event: "tiktok.approveCancel", rule: may.update, isSingle: true, final: true },
    { event: "tiktok.refuseCancel", rule: may.update, asks: ["reason"], isSingle: true },
  ],
  shape: {
    noun: "TiktokOrder",
    isFinal: true,
    isMadeElsewhere: true,
    trash: null,
    name: "tiktok_id",
    sections: [
      {
        key: "remote",
        columns: [
          ...["store_name", "remote_status", "due_at", "ordered_at", "delivery", "shipping_type"] as const,
          ...[
            "held_until",
            "ship_due_at",
            "collect_due_at",
            "cancel_due_at",
            "remote_tracking",
            "note",
          ] as const,
          "remote_at",
        ],
        optional: [
          ...["due_at", "delivery", "shipping_type", "held_until", "ship_due_at", "collect_due_at"] as const,
          ...["cancel_due_at", "remote_tracking", "note", "ordered_at"] as const,
        ],
      },
      {
        key: "buyer",
        columns: [
          ...["recipient_name", "address_line1", "address_line2", "city", "region", "postal_code"] as const,
          ...["country", "phone"] as const,
        ],
        optional: ["address_line2", "region", "phone"],
      },
      {
        key: "order",
        columns: ["order_code", "order_status", "carrier", "tracking_number"],
        optional: ["order_code", "order_status", "carrier", "tracking_number"],
      },
    ],
    form: [],
    input: () => import("../../api/inputs/none.ts").then(({ none }) => none),
  },
});
