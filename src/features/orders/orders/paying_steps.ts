/** The two steps with which an order is paid: they have a form of their own. */
import type { Mover } from "../../../engine/record/move_wiring.ts";

export const PAY = "order.pay";
/** When the money is there. */
export const LATER = "order.awaitFunds";

/** Whether what is asked, sent or answered is a payment. */
export const isPaying = ({ event }: Mover): boolean => event === PAY || event === LATER;
