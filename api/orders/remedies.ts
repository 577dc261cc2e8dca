/** Rules of orders that are the remedy for another: a reprint makes its garments again, a reship sends kept ones. */
export const REMEDIES = ["reprint", "reship"] as const;
export type Remedy = (typeof REMEDIES)[number];

/** The columns that make an order a remedy; they are empty in other orders. */
export interface RemedyColumns {
  readonly remedy?: string;
  readonly remedy_charged?: number;
}

export const isRemedy = ({ remedy = "" }: RemedyColumns): boolean => remedy !== "";
export const isReship = ({ remedy = "" }: RemedyColumns): boolean => remedy === "reship";

/** The goods of a reship were paid with the first order. */
export const areGoodsFree = (order: RemedyColumns): boolean =>
  isReship(order) || isRemedy(order) && order.remedy_charged !== 1;

export const isPostageFree = (order: RemedyColumns): boolean => isRemedy(order) && order.remedy_charged !== 1;

/** Statuses in which a remedy order is done; a case settles by the state of its remedies. */
export const REMEDY_DONE = ["Shipped", "Delivered", "Completed", "Returned"] as const;
export const REMEDY_STATES = ["Open", "Done", "Failed"] as const;
export type RemedyState = (typeof REMEDY_STATES)[number];

const DONE: readonly string[] = REMEDY_DONE;
export const remedyStateOf = (status: string): RemedyState =>
  status === "Cancelled" ? "Failed" : DONE.includes(status) ? "Done" : "Open";
