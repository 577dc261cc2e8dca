/** Sales › Orders. Source: docs/requirements.md S2.19, S6.10; events: machines/lifecycles/orders/order.ts. */
import { allOf, rules, staff } from "../../api/access.ts";
import { PROBLEM_KINDS } from "../../api/orders/problem_kinds.ts";
import { REMEDIES } from "../../api/orders/remedies.ts";
import { FUNDS_KINDS } from "../../api/money/funds.ts";
import { ORDER_DATES, SHIPPED_KINDS } from "../../api/orders/order_dates.ts";
import { DUE_KINDS } from "../../api/time/ranges.ts";
import { WAIT_KINDS } from "../../api/orders/waits.ts";
import { ORDER_SHIPMENT_STATUSES, ORDER_STATUSES, PRINT_STATUSES } from "../../api/statuses.ts";
import {
  choice,
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
import { orderRights } from "../order_rights.ts";

export const ordersRights = orderRights;
const may = ordersRights;
/** Staff who step production and shipment by hand, without a station, and may change orders. */
const byWorkshop = allOf(rules.workshop, may.update);
/** Only the workshop cancels garments that were begun; others cancel those that nobody has begun. */
export const stopsBegun = byWorkshop;

/** Limits the list to an import; set by a link, and has a chip only while it is set. */
const imported = { key: "import", kind: "ids" } as const;

export const orders = defineResource({
  id: "orders",
  path: "/orders",
  group: "sales",
  within: "orders",
  rule: may.view,
  module: "orders",
  query: "orders",
  count: "ordersCount",
  missing: "ordersMissing",
  roots: {
    getOrderById: may.view,
    ordersMissing: may.view,
    makeOrder: may.make,
    moveOrder: may.update,
    artFiles: may.view,
    getArtworkOf: may.view,
    missingArtwork: may.view,
    makePlacements: may.make,
  },
  defaults: { status: "Processing", range: "this-month" },
  segment: "status",
  filters: [
    search(),
    statuses("status", ORDER_STATUSES),
    statuses("print_status", PRINT_STATUSES),
    statuses("shipment_status", ORDER_SHIPMENT_STATUSES),
    days(),
    // A seller sees only their own orders, and needs neither the filter nor the column.
    options("seller", "sellers", staff),
    options("store", "stores"),
    options("country", "countries"),
    options("tag", "tags"),
    options("shipping_method", "shippingMethods"),
    choices("problem", PROBLEM_KINDS),
    choices("due", DUE_KINDS),
    // The filter is labelled as its column is.
    { ...choices("wait", WAIT_KINDS), label: "wait_kind" },
    choices("funds", FUNDS_KINDS),
    choices("remedy", REMEDIES),
    choice("dated", ORDER_DATES),
    choices("shipped", SHIPPED_KINDS),
    imported,
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("created_at", "time", 156, { sortable: true }),
    column("ordered_at", "day", 104, { hidden: true }),
    compound("recipient_name", "recipient", 164, ["city", "country"], { sortable: true }),
    column("problem_codes", "problems", 168, { hidden: true, when: "problem" }),
    compound("items_title", "items", 124, ["items_count"]),
    column("status", "status", 132, { sortable: true }),
    compound("total_minor", "money", 92, ["currency"], { sortable: true }),
    compound("due_at", "due", 144, ["status"], { sortable: true }),
    compound("wait_kind", "wait", 196, ["wait_step", "wait_since"], { hidden: true, when: ["wait", "due"] }),
    column("tracking_number", "mono", 176),
    column("print_status", "status", 104),
    column("shipment_status", "status", 128),
    column("external_number", "mono", 152, { sortable: true }),
    column("store_name", "text", 136),
    column("seller_name", "text", 128, { rule: staff }),
    column("tags", "tags", 160, { hidden: true }),
    column("shipping_method", "text", 136, { hidden: true }),
    column("region", "text", 112, { hidden: true }),
    column("postal_code", "mono", 104, { hidden: true }),
    column("gift_message", "text", 136, { hidden: true }),
    column("pay_asked_at", "time", 168, { hidden: true, when: "funds" }),
    column("hold_reason", "word", 160, { hidden: true }),
    column("hold_until", "day", 104, { hidden: true }),
    column("updated_at", "time", 168, { hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  isCommented: true,
  primary: { path: "/orders/import", rule: may.add },
  second: { path: "/orders/new", rule: may.add },
  lifecycle: {
    name: "order",
    mutation: "moveOrder",
    input: "MoveInput",
    job: "orders.move",
    undo: "orders.undo",
  },
  bulk: [
    { kind: "orders.tag", rule: may.update },
    { kind: "orders.method", rule: may.update },
    { kind: "orders.country", rule: may.update },
    { kind: "orders.region", rule: may.update },
  ],
  exports: ["columns", "lines"],
  moves: [
    { event: "order.submit", rule: may.update },
    {
      event: "order.pay",
      rule: may.update,
      spends: true,
      carries: ["expected_minor"],
      later: "order.awaitFunds",
    },
    {
      event: "order.awaitFunds",
      rule: may.update,
      spends: true,
      isInline: true,
      carries: ["expected_minor"],
      inverse: "order.forgetFunds",
    },
    { event: "order.forgetFunds", rule: may.update, isInline: true },
    { event: "production.start", rule: byWorkshop, inverse: "production.unstart" },
    { event: "production.finish", rule: byWorkshop },
    {
      event: "label.attach",
      rule: byWorkshop,
      asks: ["carrier", "tracking_number", "file?"],
      isSingle: true,
    },
    { event: "shipment.handOver", rule: byWorkshop },
    { event: "shipment.deliver", rule: byWorkshop },
    { event: "order.complete", rule: byWorkshop },
    { event: "order.release", rule: may.update, inverse: "order.hold" },
    { event: "order.approveCancel", rule: byWorkshop, final: true },
    { event: "order.refuseCancel", rule: byWorkshop, inverse: "order.requestCancel" },
    {
      event: "order.hold",
      rule: may.update,
      asks: ["reason", "until?"],
      key: "h",
      inverse: "order.release",
    },
    {
      event: "order.requestCancel",
      rule: may.update,
      asks: ["reason"],
      inverse: "order.refuseCancel",
    },
    { event: "production.unstart", rule: byWorkshop, inverse: "production.start" },
    { event: "order.unpay", rule: may.update, asks: ["reason?"] },
    { event: "order.drop", rule: may.update, asks: ["unit_ids", "reason"], isSingle: true, final: true },
    { event: "order.repack", rule: byWorkshop, isSingle: true },
    { event: "label.void", rule: byWorkshop, asks: ["reason"] },
    { event: "shipment.return", rule: byWorkshop, asks: ["reason"], final: true },
    { event: "order.cancel", rule: may.update, asks: ["reason?"], final: true },
  ],
});
