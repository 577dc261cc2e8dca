/** Support › PB Requests: money back from providers of postage. Source: docs/requirements.md S2.14, S6.14. */
import { rules } from "../../api/access.ts";
import { REQUEST_KINDS, REQUEST_SOURCES } from "../../api/handover/postage_requests.ts";
import { POSTAGE_REQUEST_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, days, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("pb_request", rules.rootOnly);
const hidden = { hidden: true };

export const pbRequest = defineResource({
  id: "pb_request",
  path: "/pb-request",
  group: "support",
  rule: may.view,
  module: "pb_request",
  query: "postageRequests",
  count: "postageRequestsCount",
  roots: {
    getPostageRequestById: may.view,
    makePostageRequest: may.make,
    movePostageRequest: may.update,
  },
  defaults: { status: "Pending", range: "this-month" },
  segment: "status",
  filters: [
    search(),
    statuses("status", POSTAGE_REQUEST_STATUSES),
    choices("source", REQUEST_SOURCES),
    choices("kind", REQUEST_KINDS),
    days(),
    { key: "package", kind: "ids" },
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    compound("tracking_number", "tracking", 216, ["carrier"], { card: "title" }),
    column("kind", "word", 128),
    compound("expected_minor", "money", 104, ["currency"], { card: "figures" }),
    compound("days_left", "daysLeft", 112, ["status"], { card: "beside" }),
    column("source", "word", 136, { card: "words" }),
    column("status", "status", 112, { lifecycle: "postage_request" }),
    compound("credited_minor", "money", 104, ["currency"]),
    column("package_code", "mono", 112),
    column("deadline_at", "time", 168, { sortable: true, hidden: true }),
    column("biller", "word", 144, hidden),
    column("dispute_ref", "mono", 144, hidden),
    compound("case_code", "case", 104, ["case_id"], hidden),
    column("note", "text", 208, hidden),
    column("maker_name", "text", 144, hidden),
    column("checker_name", "text", 144, hidden),
    column("decided_at", "time", 168, hidden),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "deadline_at",
  record: true,
  lifecycle: {
    name: "postage_request",
    mutation: "movePostageRequest",
    input: "PostageRequestMoveInput",
    job: "list.move",
    openIn: [],
  },
  moves: [
    { event: "request.submit", rule: may.update, asks: ["dispute_ref?"] },
    { event: "request.accept", rule: may.update },
    { event: "request.deny", rule: may.update, asks: ["reason"] },
    { event: "request.cancel", rule: may.update, final: true },
  ],
  shape: {
    noun: "PostageRequest",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "request",
        columns: [
          ...["tracking_number", "package_code", "kind", "biller", "source", "case_code"] as const,
          ...["deadline_at", "dispute_ref", "note", "maker_name", "created_at"] as const,
        ],
        optional: ["package_code", "case_code", "dispute_ref", "note", "maker_name"],
      },
      {
        key: "money",
        columns: ["expected_minor", "credited_minor", "checker_name", "decided_at"],
        optional: ["checker_name", "decided_at"],
      },
    ],
    form: [
      {
        key: "request",
        fields: [
          { key: "kind", kind: "choice", values: REQUEST_KINDS, required: true, onlyNew: true },
          { key: "tracking_number", kind: "text", required: true, onlyNew: true, fromAddress: true },
          { key: "expected_minor", kind: "money", onlyNew: true },
          { key: "case_code", kind: "text", onlyNew: true, fromAddress: true },
          { key: "note", kind: "paragraph", onlyNew: true },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/handover/postage_request.ts").then(({ postageRequestInput }) =>
        postageRequestInput
      ),
  },
});
