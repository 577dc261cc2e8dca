/** Reads the comments of a record with their files, and reads them again when somebody writes. */
import { CommentsOf } from "../../../../api/generated/operations/comments.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { VersionedRecord } from "../../../../machines/record.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask } from "../../../lib/client.ts";

export type Attachment = DataOf<typeof CommentsOf>["attachments"][number];
export type Comment = DataOf<typeof CommentsOf>["comments"][number] & {
  readonly attachments: readonly Attachment[];
};

/** Live events of comments. Only staff receive `staffComments`. */
export const COMMENTS = "comments";
const STAFF_COMMENTS = "staffComments";

/** All comments of one record. They have no version. */
export interface CommentsRecord extends VersionedRecord {
  readonly comments: readonly Comment[];
  /** Language of the seller, for texts that staff insert. */
  readonly readerLanguage: string;
}

const withFiles = ({ comments, attachments }: DataOf<typeof CommentsOf>): readonly Comment[] =>
  comments.map((comment) => ({
    ...comment,
    attachments: attachments.filter((file) => file.comment_id === comment._id),
  }));

/** @param entity root field of the list. Call this once per component, since each call makes a new source. */
export const commentsOf = (entity: string): RecordSource<CommentsRecord> => ({
  entity: COMMENTS,
  others: [STAFF_COMMENTS],
  fetch: async (id, { signal }) => {
    // Comments are secondary to the record: their failures never navigate away.
    const outcome = await ask(CommentsOf, { entity, entity_id: id }, { background: true, signal });
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    const { readerLanguage } = outcome.data;
    return { ok: true, data: { _id: id, version: 0, comments: withFiles(outcome.data), readerLanguage } };
  },
});

/** Returns the comments of others after the one that was seen last. Ids sort by creation time. */
export const newerThan = (thread: readonly Comment[], seen: string): readonly Comment[] =>
  thread.filter(({ _id, may_edit }) => _id > seen && !may_edit);
