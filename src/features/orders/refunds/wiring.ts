import { Refundable, RefundLines } from "../../../../api/generated/operations/refunds.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { ask } from "../../../lib/client.ts";

export type RefundableData = DataOf<typeof Refundable>;
export type ChargedLine = RefundableData["refundable"]["lines"][number];
export type RequestData = DataOf<typeof RefundLines>;

/** Short, since a person types amounts that are limited by the remaining amounts. */
const SOON_MS = 300;

export const refundableSource = (orderId: string): AnswerSource<RefundableData> => ({
  name: `refundable.${orderId}`,
  entities: [refundRequest.query, "orders"],
  debounceMs: SOON_MS,
  ask: ({ signal }) => ask(Refundable, { order_id: orderId }, { background: true, signal }),
});

/** Loads the lines of a request, whose amounts shrink if money is returned another way. */
export const requestSource = (id: string): AnswerSource<RequestData> => ({
  name: `refundLines.${id}`,
  entities: [refundRequest.query],
  ask: ({ signal }) => ask(RefundLines, { _id: id }, { background: true, signal }),
});
