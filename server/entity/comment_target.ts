import type { Rule } from "../../api/access.ts";
import type { NotificationEventId } from "../../resources/notification_events.ts";
import type { Visibility } from "../../api/inputs/desk/comment.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Reader, Writer } from "../db/database.ts";
import type { Change } from "../events/outbox.ts";
import type { AuditEntry } from "../fields.ts";
import type { Scope } from "../scope.ts";

export interface CommentedRecord {
  readonly sellerId: string;
  readonly code: string;
  /** The notification for a mentioned person, and the record that its link opens. */
  readonly mention: {
    readonly event: NotificationEventId;
    readonly referent: string;
    readonly others?: { readonly rule: Rule; readonly referent: string };
  };
}

/** Finds a record within a scope. A record outside of the scope is null, like one that never existed. */
export type FindCommented = (reader: Reader, scope: Scope, id: string) => Promise<CommentedRecord | null>;

export interface NewComment {
  readonly recordId: string;
  readonly visibility: Visibility;
  readonly at: number;
}

/** The record that gets a new comment, with audit rows if it was changed for that. */
export interface CommentTarget {
  readonly id: string;
  readonly audit: readonly AuditEntry[];
}

/** Lets the module of a record react to comments on the record, in the same transaction. */
export interface CommentHook {
  /** True if a comment may not change its audience. */
  readonly keepsAudiences?: boolean;
  /** Returns the record that gets a new comment: another one if this record takes no more comments. */
  readonly targetOf?: (
    tx: Writer,
    comment: NewComment,
    context: AuthorizedContext,
  ) => Promise<CommentTarget>;
  /** Refuses to change or delete a comment that the record relies on. @throws {ApiError} */
  readonly checkChange?: (tx: Writer, recordId: string, commentId: string) => Promise<void>;
  /** Reacts to a new comment, unless a step wrote it: then the step reacts. */
  readonly follow?: (tx: Writer, comment: NewComment, context: AuthorizedContext) => Promise<CommentReaction>;
}

export interface CommentReaction {
  readonly audit: readonly AuditEntry[];
  /** Records that changed because of the comment. */
  readonly live: readonly Change[];
}
