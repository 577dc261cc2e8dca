import { allows } from "../../../../api/access.ts";
import type { Mention } from "../../../../api/generated/schema.ts";
import type { Visibility } from "../../../../api/inputs/desk/comment.ts";
import { handlesIn } from "../../../../api/people/handles.ts";
import { commentingRuleOf } from "../../../../resources/abilities.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { CommentedRecord } from "../../../entity/comment_target.ts";
import { activePeople } from "../../people/session/person_store.ts";
import { peopleByHandles } from "../../people/users/mention_store.ts";
import { notifyPeople } from "../notification_settings/notify.ts";
import type { CommentRow } from "./store.ts";
import type { StoredMention } from "./view.ts";

const MAX_MENTIONS = 20;

/** Keeps people who were notified before, so that none is notified twice. */
export const storedMentions = (
  now: readonly Mention[],
  before: readonly StoredMention[],
): StoredMention[] => [
  ...now,
  ...before.filter(({ _id }) => !now.some((each) => each._id === _id)).map((each) => ({
    ...each,
    isGone: true,
  })),
];

export async function findMentions(
  tx: Writer,
  entity: string,
  { sellerId }: CommentedRecord,
  visibility: Visibility,
  body: string,
): Promise<Mention[]> {
  const rule = commentingRuleOf(entity);
  if (!rule) return [];
  return await peopleByHandles(tx, { rule, sellerId, visibility }, handlesIn(body).slice(0, MAX_MENTIONS));
}

/** Notifies mentioned people, but never the author of the comment, even while acting for somebody. */
export async function notifyMentioned(
  tx: Writer,
  mentions: readonly Mention[],
  comment: CommentRow,
  { code, mention }: CommentedRecord,
  { session, now }: AuthorizedContext,
): Promise<void> {
  const others = mentions.filter(({ _id }) => _id !== session.actor._id && _id !== session.person._id);
  const args = { name: session.actor.name, code, text: comment.body };
  const elsewhere = mention.others;
  const persons = elsewhere ? await activePeople(tx, others.map(({ _id }) => _id)) : null;
  const referentOf = (id: string) => {
    const person = persons?.get(id);
    return elsewhere && person && allows(elsewhere.rule, person) ? elsewhere.referent : mention.referent;
  };
  const notifications = others.map(({ _id }) => ({
    userId: _id,
    referent: referentOf(_id),
    code,
    words: { key: "mentioned", args } as const,
  }));
  await notifyPeople(tx, mention.event, notifications, now());
}
