/** Requests a refund for a decided case; the person who decides is the maker of the request. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { writeRecord } from "../../../entity/make.ts";
import { stampOf } from "../../../mutate.ts";
import { chargesOfLines } from "./lines_store.ts";
import { refund } from "./make.ts";
import { linkToCase } from "./store.ts";

export interface RefundDraft {
  readonly order_id: string;
  readonly case_id: string;
  readonly lines: readonly { readonly order_line_id: string; readonly amount_minor: number }[];
  readonly reason: string;
}

/**
 * Requests parts of the charges for the order's lines. The order, its garments and its packages do not change.
 * @returns the request's id
 * @throws {ApiError} REFUND_EXCEEDS with what is left of each line that exceeds it; BAD_INPUT
 */
export async function refundFor(
  tx: Writer,
  { order_id, case_id, lines: requestedLines, reason }: RefundDraft,
  context: AuthorizedContext,
): Promise<string> {
  const charges = await chargesOfLines(tx, context.scope, order_id);
  const left = new Map(charges.map(({ _id, left_minor }) => [_id, left_minor]));
  const parts = new Map<string, number>();
  const problems: InputProblem[] = [];
  for (const [at, { order_line_id, amount_minor }] of requestedLines.entries()) {
    const own = charges.filter((charge) => charge.order_line_id === order_line_id);
    const most = own.reduce((sum, { _id }) => sum + (left.get(_id) ?? 0), 0);
    if (amount_minor > most) {
      const path = `lines.${at}.amount_minor`;
      problems.push({ path, code: says("refundExceeds"), most, found: amount_minor });
      continue;
    }
    let open = amount_minor;
    for (const { _id } of own) {
      const minor = Math.min(open, left.get(_id) ?? 0);
      if (minor === 0) continue;
      open -= minor;
      left.set(_id, (left.get(_id) ?? 0) - minor);
      parts.set(_id, (parts.get(_id) ?? 0) + minor);
    }
  }
  if (problems.length > 0) {
    throw new ApiError("REFUND_EXCEEDS", "Cannot ask for more than is left of what the order was charged", {
      problems,
    });
  }
  const lines = [...parts].map(([charge_line_id, amount_minor]) => ({ charge_line_id, amount_minor }));
  const tools = { tx, context, action: "makeRefundRequest" };
  const { row, audit } = await writeRecord(refund, { params: { order_id, reason, lines } }, tools);
  await linkToCase(tx, row._id, case_id);
  await recordAudit(tx, audit, stampOf(context));
  return row._id;
}
