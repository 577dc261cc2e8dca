/** Records that can be commented on: one line each. */
import { allows, anyOf, type Rule } from "../../../api/access.ts";
import { ApiError } from "../../../api/errors.ts";
import { approvalRights, approvals } from "../../../resources/approvals.ts";
import { ordersRights } from "../../../resources/orders.ts";
import { topup, topupRights } from "../../../resources/topup.ts";
import type { NotificationEventId } from "../../../resources/notification_events.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import type { Scope } from "../../scope.ts";
import { orderById } from "../orders/store.ts";
import { topupById } from "../topups/store.ts";

/** A record as far as a comment on it needs it. */
export interface CommentedRecord {
  readonly sellerId: string;
  /** Its number, for people. */
  readonly code: string;
  /** Type of a notification about it, and what a click on it needs. Source: spec S2.44. */
  readonly notification: {
    readonly type: "Order" | "Item" | "Support";
    readonly referent: string;
    /** Where it leads whom the rule allows. */
    readonly others?: { readonly rule: Rule; readonly referent: string };
  };
  /** What people are told of it as. */
  readonly mention?: NotificationEventId;
}

interface Commentable {
  /** Who may see such records at all. */
  readonly rule: Rule;
  /** The record within a scope; a foreign one is as missing as one that never was. */
  readonly find: (reader: Reader, scope: Scope, id: string) => Promise<CommentedRecord | null>;
}

const COMMENTABLE: Readonly<Record<string, Commentable>> = {
  orders: {
    rule: ordersRights.view,
    async find(reader, scope, id) {
      const row = await orderById(reader, scope, id);
      return row &&
          { sellerId: row.seller_id, code: row.code, notification: { type: "Order", referent: row.code } } ||
        null;
    },
  },
  topups: {
    rule: anyOf(topupRights.view, approvalRights.view),
    async find(reader, scope, id) {
      const row = await topupById(reader, scope, id);
      if (!row) return null;
      return {
        sellerId: row.seller_id,
        code: row.code,
        notification: {
          type: "Support",
          referent: `${topup.path}/all/${id}`,
          others: { rule: approvalRights.view, referent: `${approvals.path}/all/${id}` },
        },
        mention: "topup.mention",
      };
    },
  },
};

/** The rule of a kind of record; null for what cannot be commented on. */
export const ruleOf = (entity: string): Rule | null =>
  Object.hasOwn(COMMENTABLE, entity) ? COMMENTABLE[entity]!.rule : null;

/** @throws {ApiError} NOT_FOUND for what the caller may not see, and for what cannot be commented on */
export async function recordOf(
  reader: Reader,
  entity: string,
  id: string,
  { scope, session }: AuthorizedContext,
): Promise<CommentedRecord> {
  const kind = Object.hasOwn(COMMENTABLE, entity) ? COMMENTABLE[entity] : undefined;
  const record = kind && allows(kind.rule, session.person) ? await kind.find(reader, scope, id) : null;
  if (!record) throw new ApiError("NOT_FOUND", "There is no such record.");
  return record;
}
