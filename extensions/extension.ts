/**
 * The interface of an extension's code. It has no database, no network and no clock: the host passes facts within its
 * rights, stores its notes, and sends them.
 */
import type { Config } from "../api/desk/extensions.ts";
import type { WebhookEvent } from "../api/desk/integrations.ts";

/** Fields of a record that its rights open, by name. */
export type Facts = Readonly<Record<string, unknown>>;

export interface News {
  readonly type: WebhookEvent;
  readonly facts: Facts;
  /** Changed fields, of those that its rights open. */
  readonly changed: Readonly<Record<string, { readonly before: string; readonly after: string }>>;
}

/** A queued message: JSON. */
export type Note = Readonly<Record<string, unknown>>;

export interface Call {
  readonly url: string;
  /** Sent as JSON. */
  readonly body: object;
}

/** Context of a call at the time of sending, so that a changed address or language counts at once. */
export interface RequestContext {
  readonly config: Config;
  readonly secrets: Readonly<Record<string, string>>;
  /** Address of the app, for links to records. */
  readonly app: string;
}

export interface Extension {
  readonly id: string;
  /** Returns notes about the events of one transaction. */
  onEvents(news: readonly News[], config: Config): readonly Note[];
  /** Returns notes about picked records. */
  act(action: string, records: readonly Facts[], by: string): readonly Note[];
  /** Returns a note for a test by a person. */
  tryout(by: string): Note;
  /** Null if it cannot be sent. */
  call(note: Note, sending: RequestContext): Call | null;
}
