/** Finds records that can be commented on: one entry for each kind. */
import { allows, type Rule } from "../../../api/access.ts";
import { ApiError } from "../../../api/errors.ts";
import { approvalRights, approvals } from "../../../resources/approvals.ts";
import { COMMENTED, type Commented, isCommented } from "../../../resources/commenting.ts";
import type { NotificationEventId } from "../../../resources/notification_events.ts";
import { refundRequest } from "../../../resources/refund_requests.ts";
import { topup } from "../../../resources/topup.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import type { Scope } from "../../scope.ts";
import { orderById } from "../orders/store.ts";
import { refundById } from "../refunds/store.ts";
import { topupById } from "../topups/store.ts";

/** A record as far as a comment on it needs it. */
export interface CommentedRecord {
  readonly sellerId: string;
  /** Its number, for people. */
  readonly code: string;
  /** What somebody who is mentioned there is told of, and what a click on it needs. Source: spec S2.44. */
  readonly mention: {
    readonly event: NotificationEventId;
    readonly referent: string;
    /** Where it leads whom the rule allows. */
    readonly others?: { readonly rule: Rule; readonly referent: string };
  };
}

/** The record within a scope; a foreign one is as missing as one that never was. */
type Find = (reader: Reader, scope: Scope, id: string) => Promise<CommentedRecord | null>;

const FINDS: Readonly<Record<Commented, Find>> = {
  async orders(reader, scope, id) {
    const row = await orderById(reader, scope, id);
    if (!row) return null;
    const { seller_id: sellerId, code } = row;
    return { sellerId, code, mention: { event: "order.mention", referent: code } };
  },
  async refundRequests(reader, scope, id) {
    const row = await refundById(reader, scope, id);
    if (!row) return null;
    const referent = `${refundRequest.path}/all/${row._id}`;
    return { sellerId: row.seller_id, code: row.code, mention: { event: "refund.mention", referent } };
  },
  async topups(reader, scope, id) {
    const row = await topupById(reader, scope, id);
    if (!row) return null;
    return {
      sellerId: row.seller_id,
      code: row.code,
      mention: {
        event: "topup.mention",
        referent: `${topup.path}/all/${id}`,
        others: { rule: approvalRights.view, referent: `${approvals.path}/all/${id}` },
      },
    };
  },
};

/** The rule of a kind of record; null for what cannot be commented on. */
export const ruleOf = (entity: string): Rule | null => isCommented(entity) ? COMMENTED[entity] : null;

/** @throws {ApiError} NOT_FOUND for what the caller may not see, and for what cannot be commented on */
export async function recordOf(
  reader: Reader,
  entity: string,
  id: string,
  { scope, session }: AuthorizedContext,
): Promise<CommentedRecord> {
  const isSeen = isCommented(entity) && allows(COMMENTED[entity], session.person);
  const record = isSeen ? await FINDS[entity](reader, scope, id) : null;
  if (!record) throw new ApiError("NOT_FOUND", "There is no such record.");
  return record;
}
