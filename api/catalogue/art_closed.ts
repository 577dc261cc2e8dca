import { OPEN_ORDER_STATUSES } from "../statuses.ts";

const OPEN_ORDERS: readonly string[] = OPEN_ORDER_STATUSES;
/** States of a unit that do not close the artwork of its line. */
export const ART_OPEN_STATES: readonly string[] = ["QC", "Stopped"];

interface Garment {
  readonly print_status: string;
  readonly begun_at: number | null;
}

/** True once a unit has left QC; false for a stopped unit, and again for one that a reject sent back to QC. */
export const isPastArt = ({ print_status, begun_at }: Garment): boolean =>
  begun_at !== null && !ART_OPEN_STATES.includes(print_status);

export const isArtClosed = (orderStatus: string, isPast: boolean): boolean =>
  isPast || !OPEN_ORDERS.includes(orderStatus);
