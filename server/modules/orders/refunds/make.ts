import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { RefundRequestInput } from "../../../../api/generated/schema.ts";
import { refundRequestInput } from "../../../../api/inputs/orders/refund_request.ts";
import { says } from "../../../../api/inputs/read.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import { derivedColumn, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { stampOf } from "../../../mutate.ts";
import { type Part, reservePart } from "../../money/ledger/refund_reservations_store.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { commentWithFile } from "../../desk/comments/make.ts";
import { orderById } from "../orders/store.ts";
import { insertLines, refundableLines } from "./lines_store.ts";
import { refundApproval, refundsList, viewOf } from "./store.ts";

const partsIn = ({ lines }: RefundRequestInput): readonly Part[] =>
  (lines ?? []).map(({ charge_line_id, amount_minor }) => ({ id: charge_line_id, minor: amount_minor }));

/** Treats lines of another order as unknown, and refuses duplicates. */
async function lineProblems(
  tx: Writer,
  { scope }: AuthorizedContext,
  orderId: string,
  parts: readonly Part[],
): Promise<InputProblem[]> {
  if (parts.length === 0) return [{ path: "lines", code: says("required") }];
  const known = new Set((await refundableLines(tx, scope, orderId)).map(({ _id }) => _id));
  return parts.flatMap(({ id }, at): InputProblem[] => {
    const path = `lines.${at}.charge_line_id`;
    if (!known.has(id)) return [{ path, code: says("unknown") }];
    return parts.findIndex((each) => each.id === id) < at ? [{ path, code: says("taken") }] : [];
  });
}

/** @throws {ApiError} REFUND_EXCEEDS with what is left of each line of which too much is requested */
async function reserveParts(
  tx: Writer,
  { scope }: AuthorizedContext,
  orderId: string,
  parts: readonly Part[],
): Promise<void> {
  const short: number[] = [];
  for (const [at, part] of parts.entries()) if (!await reservePart(tx, part)) short.push(at);
  if (short.length === 0) return;
  const lines = await refundableLines(tx, scope, orderId);
  const problems = short.map((at) => {
    const { id, minor } = parts[at]!;
    const most = lines.find(({ _id }) => _id === id)?.left_minor ?? 0;
    return { path: `params.lines.${at}.amount_minor`, code: says("refundExceeds"), most, found: minor };
  });
  throw new ApiError("REFUND_EXCEEDS", "Cannot ask for more than is left of what the order was charged", {
    problems,
  });
}

export const refund = defineEntity({
  noun: "RefundRequest",
  entity: "refundRequests",
  called: "refund request",
  source: refundsList,
  view: viewOf,
  seller: ({ seller_id }) => seller_id,
  name: "reason",
  input: refundRequestInput,
  columns: {
    reason: text(),
    requested_minor: derivedColumn<number>(0),
    order_code: derivedColumn<string>(""),
  },
  search: ["reason"],
  once: ["code", "order_id", "seller_id", "currency", "maker", "maker_for", "status", "note"],
  async begin({ input, tx, context }) {
    const order = await orderById(tx, context.scope, input.order_id ?? "");
    if (!order) {
      throw refund.badInput([{ path: "order_id", code: says(input.order_id ? "unknown" : "required") }]);
    }
    const [code = ""] = await nextCodes(tx, "refund_requests", 1);
    return {
      code,
      order_id: order._id,
      seller_id: order.seller_id,
      currency: order.currency,
      ...refundApproval.makerOf(context),
      status: "Processing",
      note: "",
    };
  },
  required: ["reason"],
  async follow({ order_id }, { tx, context, input }) {
    const order = await orderById(tx, context.scope, order_id);
    return {
      requested_minor: partsIn(input).reduce((sum, { minor }) => sum + minor, 0),
      order_code: order?.code ?? "",
    };
  },
  // Search finds the request by the order's number too.
  stored: ({ reason, order_code }) => ({ search_text: searchText(order_code, reason) }),
  problems: ({ order_id }, { tx, context, input }) => lineProblems(tx, context, order_id, partsIn(input)),
  mayChange: refundApproval.mayChange,
  async afterwards(_id, { order_id }, { tx, context, input }) {
    const parts = partsIn(input);
    await reserveParts(tx, context, order_id, parts);
    await insertLines(tx, _id, parts);
    if (!input.photo_id) return;
    const order = { entity: "orders", entity_id: order_id };
    const audit = await commentWithFile(
      tx,
      input.photo_id,
      order,
      { entity: "refundRequests", entity_id: _id },
      context,
    );
    await recordAudit(tx, audit, stampOf(context));
  },
});
