/** Records that people talk about: who may see one of a kind may comment on it. A kind is one line here and one in the API. */
import { anyOf, type Rule } from "../api/access.ts";
import { approvalRights } from "./approvals.ts";
import { ordersRights } from "./orders.ts";
import { refundRights } from "./refund_requests.ts";
import { topupRights } from "./topup.ts";

/** Who may see them at all, by the name that live events and comments have for the kind. */
export const COMMENTED = {
  orders: ordersRights.view,
  refundRequests: refundRights.view,
  topups: anyOf(topupRights.view, approvalRights.view),
} as const satisfies Readonly<Record<string, Rule>>;
export type Commented = keyof typeof COMMENTED;

export const isCommented = (entity: string): entity is Commented => Object.hasOwn(COMMENTED, entity);

/** Who may talk about records at all. Which ones, each kind says itself. */
export const commenting = anyOf(...Object.values(COMMENTED));
