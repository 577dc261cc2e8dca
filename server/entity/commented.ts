/** A record that people comment on, as its module finds it for the comments. */
import type { Rule } from "../../api/access.ts";
import type { NotificationEventId } from "../../resources/notification_events.ts";
import type { Reader } from "../db/database.ts";
import type { Scope } from "../scope.ts";

/** A record as far as a comment on it needs it. */
export interface CommentedRecord {
  readonly sellerId: string;
  /** Its number, for people. */
  readonly code: string;
  /** The notification of somebody who is mentioned there, and what a click on it needs. Source: docs/requirements.md S2.44. */
  readonly mention: {
    readonly event: NotificationEventId;
    readonly referent: string;
    /** Another address, for people whom the rule allows. */
    readonly others?: { readonly rule: Rule; readonly referent: string };
  };
}

/** Finds the record within a scope; a foreign one is as missing as one that never was. */
export type FindCommented = (reader: Reader, scope: Scope, id: string) => Promise<CommentedRecord | null>;
