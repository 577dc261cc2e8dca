/** Makes a request by hand, for the newest label of a tracking number. */
import { postageRequestInput } from "../../../../api/inputs/handover/postage_request.ts";
import { deadlineOf, type RequestKind } from "../../../../api/handover/postage_requests.ts";
import { says } from "../../../../api/inputs/read.ts";
import { POSTAGE_REQUEST_STATUSES } from "../../../../api/statuses.ts";
import { trackingNumber } from "../../../../api/codes/tracking.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { costPartyOf } from "../../shipping/labels/store.ts";
import { caseWith, hasOpenRequest, labelWith, requestApproval, requestsList, viewOf } from "./store.ts";

export const postageRequestEntity = defineEntity({
  noun: "PostageRequest",
  entity: "postageRequests",
  called: "postage request",
  source: requestsList,
  view: viewOf,
  seller: () => null,
  name: "note",
  input: postageRequestInput,
  columns: {
    tracking_number: text(),
    kind: text(),
    note: text(),
    code: derivedColumn<string>(""),
  },
  search: ["code", "tracking_number", "note"],
  once: [
    ...[
      "source",
      "label_id",
      "package_id",
      "case_id",
      "biller",
      "carrier",
      "currency",
      "expected_minor",
    ] as const,
    ...[
      "deadline_at",
      "dispute_ref",
      "claimed_minor",
      "credited_minor",
      "status",
      "maker",
      "maker_for",
    ] as const,
  ],
  async begin({ input, tx, context }) {
    const label = await labelWith(tx, trackingNumber(input.tracking_number ?? ""));
    const case_id = input.case_code ? await caseWith(tx, input.case_code.trim()) : null;
    return {
      source: case_id ? "case" : "manual",
      label_id: label?._id ?? null,
      package_id: label?.package_id ?? null,
      case_id,
      biller: label ? costPartyOf(label) : "pb",
      carrier: label?.carrier ?? "",
      currency: label?.cost_currency || context.settings.currency,
      expected_minor: input.expected_minor ?? label?.cost_minor ?? 0,
      deadline_at: deadlineOf(
        (input.kind ?? "void") as RequestKind,
        label?.carrier ?? "",
        label?.bought_at ?? 0,
      ),
      dispute_ref: "",
      claimed_minor: 0,
      credited_minor: 0,
      status: POSTAGE_REQUEST_STATUSES[0],
      ...requestApproval.makerOf(context),
    };
  },
  required: ["tracking_number", "kind"],
  async follow({ code, tracking_number }, { tx }) {
    return {
      code: code || ((await nextCodes(tx, "postage_requests", 1))[0] ?? ""),
      // Stores the number as the label has it, so that a search and a scan find the request.
      tracking_number: trackingNumber(tracking_number),
    };
  },
  async problems({ tracking_number, kind }, { tx, input }) {
    if (tracking_number === "") return [];
    const label = await labelWith(tx, trackingNumber(tracking_number));
    if (!label) return [{ path: "tracking_number", code: says("unknown") }];
    if (input.case_code && !await caseWith(tx, input.case_code.trim())) {
      return [{ path: "case_code", code: says("unknown") }];
    }
    const isOpen = await hasOpenRequest(tx, label._id, kind as RequestKind);
    return isOpen ? [{ path: "tracking_number", code: says("taken") }] : [];
  },
  mayChange: requestApproval.mayChange,
});
