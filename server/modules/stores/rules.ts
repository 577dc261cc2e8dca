/** What a store's state means for the orders that come to it. */
import { ApiError } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";

/** @throws {ApiError} ILLEGAL_TRANSITION for a paused store: it takes no new orders, by any way in. */
export function checkTakesOrders(store: { readonly status: string }): void {
  if (store.status !== "Paused") return;
  const reason = { code: "storePaused", text: REASONS.storePaused };
  throw new ApiError("ILLEGAL_TRANSITION", reason.text, { reason, legal: [] });
}
