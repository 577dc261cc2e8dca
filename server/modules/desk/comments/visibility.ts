/** People see comments on records of sellers in their scope; sellers see only comments for sellers. */
import { allOf, allows, isSeller, staff } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Visibility } from "../../../../api/inputs/desk/comment.ts";
import { commentingRuleOf, commentRule } from "../../../../resources/abilities.ts";
import type { CommentedRecord } from "../../../entity/comment_target.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Module } from "../../../module.ts";
import type { Change } from "../../../events/outbox.ts";
import { commentedFinderOf } from "../../../registry.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Entity name of live events for sellers and staff; their ids are those of the commented records. */
export const COMMENTS = "comments";
/** Entity name of live events that only staff receive. */
export const STAFF_COMMENTS = "staffComments";

export const audiences: NonNullable<Module["audiences"]> = {
  [STAFF_COMMENTS]: { rule: allOf(commentRule, staff) },
};

export interface CommentVisibility {
  readonly scope: Scope;
  readonly visibilities: readonly Visibility[];
}

export const commentVisibilityOf = ({ scope, session }: AuthorizedContext): CommentVisibility => ({
  scope,
  visibilities: isSeller(session.person) ? ["seller"] : ["staff", "seller"],
});

/** The only definition of this condition: every query of comments must use it. */
export const isVisible = ({ scope, visibilities }: CommentVisibility): Condition =>
  every([inScope(scope), isOneOf("visibility", visibilities)]);

/** Builds the live event of a comment: sellers receive none for comments among staff. */
export const liveOf = (entityId: string, sellerId: string, isForSeller: boolean): Change => ({
  entity: isForSeller ? COMMENTS : STAFF_COMMENTS,
  sellerId,
  ids: [entityId],
});

/** @throws {ApiError} NOT_FOUND for a record that the caller may not see, or that cannot be commented on */
export async function recordOf(
  reader: Reader,
  entity: string,
  id: string,
  { scope, session }: AuthorizedContext,
): Promise<CommentedRecord> {
  const rule = commentingRuleOf(entity);
  const find = rule && allows(rule, session.person) ? commentedFinderOf(entity) : undefined;
  const record = await find?.(reader, scope, id);
  if (!record) throw new ApiError("NOT_FOUND", "There is no such record.");
  return record;
}
