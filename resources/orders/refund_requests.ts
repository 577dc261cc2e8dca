/** Support › Refund requests: money to return to a seller. Source: docs/requirements.md S2.13, S6.13. */
import { allOf, anyOf, rules, staff } from "../../api/access.ts";
import { REFUND_STATUSES } from "../../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

/** Requesters, and root, who decides; accounting is the second person for root's own large requests. */
export const refundRights = rightsIn("refund_requests", anyOf(rules.sales, rules.accounting));
const may = refundRights;
const asks = rightsIn("refund_requests", rules.sales);
const decides = allOf(rules.rootOnly, may.update);
const posts = allOf(anyOf(rules.rootOnly, rules.accounting), may.update);
/** Agents and staff, who see several sellers, get more filters and columns. */
const ofSeveral = allOf(may.view, staff);

/** Limits the list to the requests of an order; set by a link from its record, without a chip. */
const ofOrder = { key: "order", kind: "ids" } as const;

export const refundRequest = defineResource({
  id: "refund_requests",
  path: "/refund-request",
  group: "support",
  rule: may.view,
  module: "refund_requests",
  query: "refundRequests",
  count: "refundRequestsCount",
  roots: {
    getRefundRequestById: may.view,
    makeRefundRequest: asks.make,
    moveRefundRequest: may.update,
    refundable: asks.add,
  },
  defaults: { status: "Processing", range: "this-month" },
  segment: "status",
  filters: [
    search(),
    statuses("status", REFUND_STATUSES),
    days(),
    options("seller", "sellers", ofSeveral),
    ofOrder,
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    compound("order_code", "order", 112, ["order_id"]),
    column("seller_name", "text", 144, { rule: ofSeveral }),
    column("reason", "text", 208),
    compound("requested_minor", "money", 104, ["currency"], { sortable: true }),
    compound("approved_minor", "money", 104, ["currency"]),
    column("status", "status", 112, { sortable: true, lifecycle: "refund" }),
    column("maker_name", "text", 144),
    column("checker_name", "text", 144, { rule: ofSeveral }),
    column("created_at", "time", 168, { sortable: true }),
    column("decided_at", "time", 168),
    column("second_name", "text", 144, { hidden: true, rule: ofSeveral }),
    column("note", "word", 208, { hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  isCommented: true,
  lifecycle: {
    name: "refund",
    mutation: "moveRefundRequest",
    input: "RefundMoveInput",
    // Accounting decides about requests that wait for a second person; before that root does.
    ruleOf: (row, event) =>
      event === "refund.reject" && (row as { readonly status?: unknown }).status === "Processing"
        ? rules.rootOnly
        : null,
  },
  moves: [
    { event: "refund.approve", rule: decides, key: "a", isSingle: true, confirms: true },
    { event: "refund.post", rule: posts, key: "p", isSingle: true, confirms: true },
    { event: "refund.reject", rule: posts, asks: ["reason"], key: "r", isSingle: true },
    { event: "refund.cancel", rule: asks.update, final: true, isSingle: true },
  ],
  shape: {
    noun: "RefundRequest",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "request",
        columns: [
          ...["order_code", "seller_name", "reason", "requested_minor", "maker_name", "created_at"] as const,
        ],
      },
      {
        key: "decision",
        columns: ["approved_minor", "checker_name", "second_name", "decided_at", "note"],
        // Most requests need no second person.
        optional: ["second_name", "note"],
      },
    ],
    form: [
      {
        key: "request",
        fields: [
          { key: "order_id", kind: "order", required: true },
          {
            key: "lines",
            kind: "rows",
            drawn: "charged",
            required: true,
            rows: [
              { key: "charge_line_id", kind: "text" },
              { key: "amount_minor", kind: "money" },
            ],
          },
          { key: "reason", kind: "paragraph", required: true },
          { key: "photo_id", kind: "photo" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/orders/refund_request.ts").then(({ refundRequestInput }) =>
        refundRequestInput
      ),
  },
});
