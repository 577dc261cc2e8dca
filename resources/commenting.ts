/** Who may talk about records at all: whoever sees one of those that people talk about. Which, each record says itself. */
import { anyOf } from "../api/access.ts";
import { approvalRights } from "./approvals.ts";
import { ordersRights } from "./orders.ts";
import { topupRights } from "./topup.ts";

export const commenting = anyOf(ordersRights.view, topupRights.view, approvalRights.view);
