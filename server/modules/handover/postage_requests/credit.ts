/** A posted credit line settles the postage request for the same label. */
import type { RequestKind } from "../../../../api/handover/postage_requests.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { labelLifecycle } from "../../shipping/labels/lifecycle.ts";
import { requestLifecycle } from "./lifecycle.ts";
import { requestFor, storeCredit } from "./store.ts";

const CLAIMED: readonly RequestKind[] = ["apv", "claim", "missing_credit"];

export interface CreditLine {
  readonly _id: string;
  readonly label_id: string | null;
  readonly line_type: string;
  readonly amount_minor: number;
}

/** Returns the claimed sum that the line settles; null if no claim waits for this credit. */
export async function settleByLine(
  tx: Writer,
  { _id, label_id, line_type, amount_minor }: CreditLine,
  { at }: AuditStamp,
  timeZone: string,
): Promise<number | null> {
  if (label_id === null || amount_minor >= 0) return null;
  const isRefund = line_type === "refund";
  const voiding = isRefund ? await requestFor(tx, label_id, ["void"]) : null;
  const request = voiding ?? await requestFor(tx, label_id, CLAIMED);
  if (!request) return null;
  const step = { at, timeZone };
  await storeCredit(tx, request._id, { credited_minor: 0 - amount_minor, line_id: request.line_id ?? _id });
  await moveAsSystem(tx, requestLifecycle, { ...step, event: "request.credit", ids: [request._id] });
  if (request.kind === "void") {
    // The provider has paid although nobody has recorded its answer, so the label is voided now.
    const isReported = ({ entityId }: { readonly entityId: string }) => entityId !== label_id;
    if (request.label_status.startsWith("Void ")) {
      await moveAsSystem(tx, labelLifecycle, { ...step, event: "label.voided", ids: [label_id], isReported });
    }
    return null;
  }
  return request.claimed_minor;
}
