import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { DataOf } from "../../../../api/operation.ts";
import { MakeComment, Mentionable, TrashComment } from "../../../../api/generated/operations/comments.ts";
import {
  type CommentAnswer,
  type CommentDraft,
  commentMachine,
  emptyComment,
  type Visibility,
} from "../../../../machines/desk/comment.ts";
import { draftFilesOf, useDraftFiles } from "../../../engine/attachments/draft_files.ts";
import { ask } from "../../../lib/client.ts";
import { dropDraft, readDraft, writeDraft } from "../../../lib/drafts.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { t } from "../../../lib/i18n.ts";
import { announce } from "../../../lib/toasts.ts";
import { codeOf, type Failure, mayBeDone, type Outcome } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { type Comment, COMMENTS } from "./thread.ts";

export type Mention = DataOf<typeof Mentionable>["mentionable"][number];

export interface Topic {
  readonly entity: string;
  readonly id: string;
}

const NOT_READ = ["RATE_LIMITED", "UNAUTHENTICATED", "IDEMPOTENCY_KEY_MISMATCH"];

export function commentAnswerOf(outcome: Outcome<DataOf<typeof MakeComment>>): CommentAnswer {
  if (outcome.data?.makeComment) return { kind: "saved" };
  if (outcome.ok) return { kind: "unknown" };
  const { failure } = outcome;
  const code = codeOf(failure);
  if (mayBeDone(failure)) return { kind: "unknown" };
  return code === null || NOT_READ.includes(code)
    ? { kind: "failed", failure }
    : { kind: "refused", failure };
}

/** The version of a comment that its editor last read. */
interface Known {
  readonly _id: string;
  version: number;
}

async function sendComment(
  { entity, id }: Topic,
  known: Known | null,
  { body, visibility, files, key, seen }: CommentDraft,
  onMade: (recordId: string) => void,
): Promise<CommentAnswer> {
  const words = { body, visibility, attachments: files.map((file) => file.id) };
  const variables = known
    ? { id: known._id, params: words, version: known.version, key }
    : { params: { entity, entity_id: id, ...words, ...seen !== null && { seen } }, key };
  const outcome = await ask(MakeComment, variables);
  if (outcome.data?.makeComment) onMade(outcome.data.makeComment.entity_id);
  if (outcome.ok || codeOf(outcome.failure) !== "STALE") return commentAnswerOf(outcome);
  // Refetches the comments, so that the author sees the newer text before sending again.
  publishChange(COMMENTS, [id]);
  return known ? commentAnswerOf(outcome) : { kind: "overtaken" };
}

/** Deletes a comment. A repeated call with the same key has no further effect. */
export const deleteComment = (id: string, key: string): Promise<Outcome<DataOf<typeof TrashComment>>> =>
  ask(TrashComment, { delete_ids: [id], key });

/** Searches people who may read the comment; `null` searches nobody. */
export function useMentionable(
  { entity, id }: Topic,
  visibility: Visibility,
  search: string | null,
): readonly Mention[] {
  const [people, setPeople] = useState<readonly Mention[]>([]);
  useEffect(() => {
    if (search === null) return setPeople([]);
    const { signal, abort } = withAbort();
    ask(Mentionable, { entity, entity_id: id, search, visibility }, { background: true, signal })
      .then((outcome) => !signal.aborted && setPeople(outcome.data?.mentionable ?? []));
    return abort;
  }, [entity, id, visibility, search]);
  return people;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** A change is stored with the version that it began with, which a repeated request has to name again. */
type StoredDraft = CommentDraft & { readonly version?: number };

const storedDraft = (draft: CommentDraft, known: Known | null): StoredDraft =>
  known ? { ...draft, version: known.version } : draft;

/** Returns the draft of an earlier visit. A draft that another build stored in another shape is ignored. */
function readCommentDraft(userId: string, what: string): StoredDraft | null {
  const draft = readDraft(userId, what) as Partial<StoredDraft> | null;
  const isWhole = draft !== null && isText(draft.body) && isText(draft.key) && Array.isArray(draft.files) &&
    (draft.visibility === "staff" || draft.visibility === "seller");
  return isWhole ? { ...draft as StoredDraft, seen: isText(draft.seen) ? draft.seen : null } : null;
}

export interface ComposerSource {
  readonly topic: Topic;
  readonly userId: string;
  readonly comment: Comment | null;
  /** Default audience of a new comment. */
  readonly visibility: Visibility;
  /** True if the audience cannot be changed. Each audience then has its own draft. */
  readonly isFixed?: boolean;
  /** @param recordId differs from the topic if that record takes no more comments */
  readonly onSent: (recordId: string) => void;
}

export interface Composer extends CommentDraft {
  readonly phase: "editing" | "overtaken" | "sending" | "unknown" | "checking";
  /** Files that are being uploaded. */
  readonly sending: ReturnType<typeof useDraftFiles>;
  readonly failure: Failure | null;
  readonly write: (body: string) => void;
  readonly address: (visibility: Visibility) => void;
  readonly removeFile: (id: string) => void;
  readonly send: () => void;
  readonly check: () => void;
}

const draftOf = ({ body, visibility, attachments }: Comment): CommentDraft => ({
  body,
  visibility: visibility === "seller" ? "seller" : "staff",
  files: attachments.map(({ _id, name }) => ({ id: _id, name })),
  key: "",
  seen: null,
});

export function wiredComment(
  { topic, userId, comment, onSent }: ComposerSource,
  known: Known | null,
  what: string,
  forgetRefusedFiles: () => void = () => {},
) {
  let recordId = "";
  const keepTarget = (id: string) => void (recordId = id);
  return commentMachine.provide({
    actors: { sendComment: fromPromise(({ input }) => sendComment(topic, known, input, keepTarget)) },
    actions: {
      keepDraft: ({ context: { body, visibility, files, key, seen } }) => {
        const isEmpty = body === "" && files.length === 0 && key === "";
        if (isEmpty) dropDraft(userId, what);
        else writeDraft(userId, what, storedDraft({ body, visibility, files, key, seen }, known));
      },
      dropDraft: () => dropDraft(userId, what),
      tell: () => {
        forgetRefusedFiles();
        publishChange(COMMENTS, [topic.id]);
        announce(t(comment ? "comments.saved" : "comments.posted"));
        onSent(recordId || topic.id);
      },
    },
  });
}

type Named = Pick<ComposerSource, "topic" | "comment"> & Partial<ComposerSource>;

const nameOf = ({ topic, comment, isFixed, visibility }: Named) =>
  ["talk", topic.entity, topic.id, ...comment ? [comment._id] : isFixed ? [visibility] : []].join(".");

/** True while this comment has a change that is not sent, or whose result is unknown. */
export const hasCommentDraft = (topic: Topic, comment: Comment, userId: string): boolean =>
  readCommentDraft(userId, nameOf({ topic, comment })) !== null;

/** Returns true while the text box for the seller, or the one for staff, has a new comment that is not sent. */
export const hasBoxDraft = (topic: Topic, userId: string): boolean =>
  (["seller", "staff"] as const).some((visibility) =>
    readCommentDraft(userId, nameOf({ topic, comment: null, isFixed: true, visibility })) !== null
  );

export const dropCommentDraft = (topic: Topic, comment: Comment, userId: string): void =>
  dropDraft(userId, nameOf({ topic, comment }));

/**
 * Holds the text of a new or changed comment. The source must not change: give the component a `key`.
 * @param newest id of the last comment on the screen, or empty; null if newer comments do not matter
 */
export function useComposer(source: ComposerSource, newest: string | null): Composer {
  const { topic, userId } = source;
  const [{ machine, known, draftFiles, input }] = useState(() => {
    const what = nameOf(source);
    const draftFiles = draftFilesOf(topic.entity, userId, what);
    const { version, ...stored }: Partial<StoredDraft> = readCommentDraft(source.userId, what) ?? {};
    const known: Known | null = source.comment &&
      { _id: source.comment._id, version: version ?? source.comment.version };
    const empty = source.comment ? draftOf(source.comment) : emptyComment(source.visibility);
    const draft = { ...empty, ...stored };
    const input = source.isFixed ? { ...draft, visibility: empty.visibility } : draft;
    const machine = wiredComment(source, known, what, () => draftFiles.clear());
    return { machine, known, draftFiles, input };
  });
  const actor = useActorRef(machine, { input });
  const { context, value } = useSelector(actor, (current) => current);
  const sending = useDraftFiles(draftFiles, {
    id: topic.id,
    visibility: context.visibility,
    isDisabled: value !== "editing" && value !== "overtaken",
    onAttached: (files) => actor.send({ type: "file.attached", files }),
  });
  return {
    ...context,
    phase: value,
    sending,
    failure: context.failure as Failure | null,
    write: (body) => actor.send({ type: "comment.write", body, seen: newest }),
    address: (visibility) => actor.send({ type: "comment.address", visibility }),
    removeFile: (id) => actor.send({ type: "file.remove", id }),
    send: () => {
      // A person who saw the STALE message and sends again has read the newer text.
      const isStale = context.failure !== null && codeOf(context.failure as Failure) === "STALE";
      if (known && source.comment && isStale) known.version = source.comment.version;
      actor.send({ type: "comment.send", freshKey: crypto.randomUUID(), seen: newest });
    },
    check: () => actor.send({ type: "comment.check" }),
  };
}
