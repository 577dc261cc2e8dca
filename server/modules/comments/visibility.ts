/** What of the comments on records a person may see: that of their sellers, and as a seller only what is for sellers. */
import { allOf, isSeller, staff } from "../../../api/access.ts";
import type { Visibility } from "../../../api/inputs/comment.ts";
import { commenting } from "../../../resources/commenting.ts";
import type { AuthorizedContext } from "../../context.ts";
import { among, type Condition, every } from "../../db/conditions.ts";
import type { Module } from "../../fields.ts";
import type { Change } from "../../outbox.ts";
import { inScope, type Scope } from "../../scope.ts";

/** Entities of live events: ids are those of the records commented on. */
export const COMMENTS = "comments";
/** What only staff hears of. */
export const STAFF_COMMENTS = "staffComments";

export const audiences: NonNullable<Module["audiences"]> = {
  [STAFF_COMMENTS]: { rule: allOf(commenting, staff) },
};

export interface CommentVisibility {
  readonly scope: Scope;
  readonly visibilities: readonly Visibility[];
}

export const commentVisibilityOf = ({ scope, session }: AuthorizedContext): CommentVisibility => ({
  scope,
  visibilities: isSeller(session.person) ? ["seller"] : ["staff", "seller"],
});

/** The condition that a comment or an attachment may be seen: the one place that says so in SQL. */
export const isVisible = ({ scope, visibilities }: CommentVisibility): Condition =>
  every([inScope(scope), among("visibility", visibilities)]);

/** A seller does not even hear when staff talks among itself. */
export const liveOf = (entityId: string, sellerId: string, isForSeller: boolean): Change => ({
  entity: isForSeller ? COMMENTS : STAFF_COMMENTS,
  sellerId,
  ids: [entityId],
});
