import { OPEN_ORDER_STATUSES } from "../statuses.ts";

const OPEN_ORDERS: readonly string[] = OPEN_ORDER_STATUSES;
/** Steps at which nothing is printed on a unit, yet or ever. */
export const UNPRINTED_STEPS: readonly string[] = ["QC", "Stopped"];

interface Garment {
  readonly print_status: string;
  readonly begun_at: number | null;
}

/** Returns true once artwork may have been printed on the unit; false again when a rejected unit is back at QC. */
export const isPastArt = ({ print_status, begun_at }: Garment): boolean =>
  begun_at !== null && !UNPRINTED_STEPS.includes(print_status);

export const isArtClosed = (orderStatus: string, isPast: boolean): boolean =>
  isPast || !OPEN_ORDERS.includes(orderStatus);
