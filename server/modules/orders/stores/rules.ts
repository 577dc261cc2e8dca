import { illegal } from "../../../entity/refusals.ts";

/** @throws {ApiError} ILLEGAL_TRANSITION for a paused store: it takes no new orders, by any way in. */
export function checkTakesOrders(store: { readonly status: string }): void {
  if (store.status === "Paused") throw illegal("storePaused");
}
