import { OPEN_ORDER_STATUSES } from "../statuses.ts";

const OPEN_ORDERS: readonly string[] = OPEN_ORDER_STATUSES;
/** Statuses of a unit that is not printed yet, or never will be. */
export const UNPRINTED_STEPS: readonly string[] = ["QC", "Stopped"];

interface Garment {
  readonly print_status: string;
  readonly begun_at: number | null;
}

/** True once a unit has left QC; false for a stopped unit, and again for one that a reject sent back to QC. */
export const isPastArt = ({ print_status, begun_at }: Garment): boolean =>
  begun_at !== null && !UNPRINTED_STEPS.includes(print_status);

export const isArtClosed = (orderStatus: string, isPast: boolean): boolean =>
  isPast || !OPEN_ORDERS.includes(orderStatus);
