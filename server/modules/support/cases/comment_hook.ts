/** Updates a case after a comment; internal comments of staff do not change it. */
import { isSeller } from "../../../../api/access.ts";
import type { CommentHook } from "../../../entity/comment_target.ts";
import { illegal, notFoundOf } from "../../../entity/refusals.ts";
import type { Writer } from "../../../db/database.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { repliedClock } from "./clock.ts";
import { caseLifecycle } from "./lifecycle.ts";
import {
  type CaseOfComment,
  caseOfComment,
  descriptionsOf,
  lastFollowUpCase,
  openFollowing,
  updateAfterComment,
} from "./comment_hook_store.ts";

/** Maximum number of merges, or of followers, that are followed. Cases cannot be merged in a circle. */
const MAX_MERGES = 100;

async function caseOf(tx: Writer, id: string): Promise<CaseOfComment> {
  const found = await caseOfComment(tx, id);
  if (!found) throw notFoundOf("case")();
  return found;
}

/** Returns the case that a merged case ended up in, or the case itself. */
async function targetOfMerges(tx: Writer, id: string): Promise<CaseOfComment> {
  let found = await caseOf(tx, id);
  for (let step = 0; found.merged_into !== null && step < MAX_MERGES; step++) {
    found = await caseOf(tx, found.merged_into);
  }
  return found;
}

/** Returns the open case that the followers of a closed case lead to; null if all of them are closed too. */
async function openCaseAfter(tx: Writer, closedId: string): Promise<CaseOfComment | null> {
  let follower = await lastFollowUpCase(tx, closedId);
  for (let step = 0; follower && step < MAX_MERGES; step++) {
    const found = await targetOfMerges(tx, follower._id);
    if (found.status !== "Closed") return found;
    follower = await lastFollowUpCase(tx, found._id);
  }
  return null;
}

export const caseCommentHook: CommentHook = {
  keepsAudiences: true,
  async targetOf(tx, { recordId, visibility, at }, { session }) {
    const target = await targetOfMerges(tx, recordId);
    if (target.status !== "Closed" || visibility === "staff") return { id: target._id, audit: [] };
    const open = await openCaseAfter(tx, target._id);
    if (open) return { id: open._id, audit: [] };
    const { id, code } = await openFollowing(tx, target, session.actor._id, at);
    const audit = {
      entity: "cases",
      entityId: id,
      sellerId: target.seller_id,
      action: "makeCase",
      changes: [{ field: "code", before: "", after: code }, {
        field: "follows",
        before: "",
        after: target.code,
      }],
    };
    return { id, audit: [audit] };
  },
  async checkChange(tx, recordId, commentId) {
    const { status } = await caseOf(tx, recordId);
    if (status === "Draft") return;
    if ((await descriptionsOf(tx, recordId)).includes(commentId)) throw illegal("evidenceKept");
  },
  async follow(tx, { recordId, visibility, at }, context) {
    if (visibility === "staff") return { audit: [], live: [] };
    const { status, seller_id, replied_at, follows } = await caseOf(tx, recordId);
    const isOfSeller = isSeller(context.session.person);
    const isReply = !isOfSeller && status !== "Draft" && replied_at === null;
    await updateAfterComment(tx, recordId, {
      last_said_at: at,
      last_said_by: isOfSeller ? "seller" : "staff",
      ...isReply && repliedClock({ replied_at }, at),
    });
    const live = [{ entity: "cases", sellerId: seller_id, ids: [recordId] }];
    // A case that follows a closed one is submitted without a form, once nothing is missing.
    const event = status === "Waiting Seller" && isOfSeller
      ? "case.answer"
      : status === "Draft" && follows !== null
      ? "case.submit"
      : null;
    if (event === null) return { audit: [], live };
    // The comment is stored even if the step is refused.
    const moved = await moveMany(caseLifecycle, stepOf(tx, { event, params: {} }, context), [recordId]);
    return { audit: moved.flatMap(({ audit }) => audit), live };
  },
};
