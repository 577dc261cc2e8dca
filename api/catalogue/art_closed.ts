/** Until when what is printed on a line may be changed. Pure. */
import { OPEN_ORDER_STATUSES } from "../statuses.ts";

/** For all others nothing is made any more. */
const OPEN_ORDERS: readonly string[] = OPEN_ORDER_STATUSES;
/** Nothing is printed on a garment yet, or ever. */
export const UNPRINTED_STEPS: readonly string[] = ["QC", "Stopped"];

interface Garment {
  readonly print_status: string;
  readonly begun_at: number | null;
}

/** Past its QC. One that waits anew after a reject is not: it begins with its first step. */
export const isPastArt = ({ print_status, begun_at }: Garment): boolean =>
  begun_at !== null && !UNPRINTED_STEPS.includes(print_status);

/** @param isPast whether a garment of the line is */
export const isArtClosed = (orderStatus: string, isPast: boolean): boolean =>
  isPast || !OPEN_ORDERS.includes(orderStatus);
