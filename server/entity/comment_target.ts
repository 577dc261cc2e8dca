import type { Rule } from "../../api/access.ts";
import type { NotificationEventId } from "../../resources/notification_events.ts";
import type { Reader } from "../db/database.ts";
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
