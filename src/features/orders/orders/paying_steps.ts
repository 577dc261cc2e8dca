import type { Mover } from "../../../engine/record/move_wiring.ts";

export const PAY = "order.pay";
/** Pays once the money is there. */
export const PAY_LATER = "order.awaitFunds";

/** True while a payment is open, sent or answered. */
export const isPaying = ({ event }: Mover): boolean => event === PAY || event === PAY_LATER;
