/** Records that people comment on: everyone who may see a kind of record may comment on it. A kind is one line here and one in the API. */
import { anyOf, type Rule } from "../api/access.ts";
import { approvalRights } from "./approvals.ts";
import { ordersRights } from "./orders.ts";
import { refundRights } from "./refund_requests.ts";
import { topupRights } from "./topup.ts";

/** Gives the rule for seeing each kind, by the name that live events and comments have for it. */
export const COMMENTED = {
  orders: ordersRights.view,
  refundRequests: refundRights.view,
  topups: anyOf(topupRights.view, approvalRights.view),
} as const satisfies Readonly<Record<string, Rule>>;
export type Commented = keyof typeof COMMENTED;

export const isCommented = (entity: string): entity is Commented => Object.hasOwn(COMMENTED, entity);

/** The rule for commenting on any record; each kind has its own. */
export const commenting = anyOf(...Object.values(COMMENTED));
