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
  /** The notification of a person who is mentioned, and the referent of its link. */
  readonly mention: {
    readonly event: NotificationEventId;
    readonly referent: string;
    readonly others?: { readonly rule: Rule; readonly referent: string };
  };
}

/** Finds the record within a scope; a record outside of it is missing like one that never existed. */
export type FindCommented = (reader: Reader, scope: Scope, id: string) => Promise<CommentedRecord | null>;

export interface NewWords {
  readonly recordId: string;
  readonly visibility: Visibility;
  readonly at: number;
}

/** The record that takes the words, and what was written to make it ready. */
export interface WordsTarget {
  readonly id: string;
  readonly audit: readonly AuditEntry[];
}

/** Lets the department of a record take part in what people write on it, in the same transaction. */
export interface CommentHook {
  /** True if a comment never moves from one audience to the other. */
  readonly keepsAudiences?: boolean;
  /** Returns the record that takes the comments if this one no longer does. */
  readonly targetOf?: (
    tx: Writer,
    words: NewWords,
    context: AuthorizedContext,
  ) => Promise<WordsTarget>;
  /** Refuses to change or delete words that the record relies on. @throws {ApiError} */
  readonly checkChange?: (tx: Writer, recordId: string, commentId: string) => Promise<void>;
  /** Follows new words. Those of a step are left to the step. */
  readonly follow?: (tx: Writer, words: NewWords, context: AuthorizedContext) => Promise<FollowedWords>;
}

export interface FollowedWords {
  readonly audit: readonly AuditEntry[];
  /** Records that changed with the words. */
  readonly live: readonly Change[];
}
