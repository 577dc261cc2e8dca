import { illegal } from "../../../entity/refusals.ts";

/** @throws {ApiError} ILLEGAL_TRANSITION for a paused store, which takes no new orders from any source */
export function checkTakesOrders(store: { readonly status: string }): void {
  if (store.status === "Paused") throw illegal("storePaused");
}
