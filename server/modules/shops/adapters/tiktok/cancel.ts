/**
 * Answers a buyer's request to cancel. Source: TikTok Shop Partner Center, "Search Cancellations", "Approve Cancellation", "Reject
 * Cancellation" and "Get Reject Reasons", as github.com/lazykern/ecommerce-api-docs has them under
 * data/raw/tiktok/api-reference/return-and-refund/; read 2026-11-30.
 */
import type { CancelAnswer, Shop } from "../../port.ts";
import { listIn, notUnderstood, textIn } from "../read_json.ts";
import { ask, askFor, idOf, isDone } from "./client.ts";

const PENDING = "CANCELLATION_REQUEST_PENDING";
/** The reason that fits print on demand, if TikTok offers it for this request. */
const PACKED = "seller_reject_apply_product_has_been_packed";
const MAX_COMMENT_CHARS = 500;
/** Codes for a request that was answered or withdrawn already; the next read of the order shows the result. */
const OVER: readonly string[] = [
  ...["25001003", "25011011", "25011012", "25020003", "25020004", "25020009", "25020010"],
];

export async function answerCancel(
  shop: Shop,
  { shop_order_id, isApproved, reason }: CancelAnswer,
): Promise<void> {
  const data = await ask(shop, {
    method: "POST",
    route: "/return_refund/202309/cancellations/search",
    parameters: { page_size: "50" },
    body: { order_ids: [idOf(shop_order_id)], cancel_status: [PENDING] },
  });
  for (const request of listIn(data, "cancellations")) {
    if (textIn(request, "cancel_status") !== PENDING) continue;
    const id = idOf(textIn(request, "cancel_id"));
    const answer = await askFor(shop, {
      method: "POST",
      route: `/return_refund/202309/cancellations/${id}/${isApproved ? "approve" : "reject"}`,
      // Uses the same key for a repeated answer, so that TikTok recognizes the repetition.
      parameters: { idempotency_key: `${id}-${isApproved ? "approve" : "reject"}` },
      body: isApproved
        ? {}
        : { reject_reason: await rejectReason(shop, id), comment: reason.slice(0, MAX_COMMENT_CHARS) },
    });
    if (!isDone(answer) && !OVER.includes(answer.code)) throw notUnderstood();
  }
}

async function rejectReason(shop: Shop, id: string): Promise<string> {
  const data = await ask(shop, {
    route: "/return_refund/202309/reject_reasons",
    parameters: { return_or_cancel_id: id },
  });
  const names = listIn(data, "reasons").map((reason) => textIn(reason, "name")).filter(Boolean);
  return names.includes(PACKED) ? PACKED : names[0] ?? PACKED;
}
