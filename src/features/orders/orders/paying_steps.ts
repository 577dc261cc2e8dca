import type { Mover } from "../../../engine/record/move_wiring.ts";

export const PAY = "order.pay";
/** Pays as soon as the wallet covers the order. */
export const PAY_LATER = "order.awaitFunds";

/** True while the payment form is open, or its step is sent or answered. */
export const isPaying = ({ event }: Mover): boolean => event === PAY || event === PAY_LATER;
