/**
 * The interface of an extension's code, which has no database, network or clock: the host passes facts that the extension's
 * rights open, stores its notes and sends them.
 */
import type { Config } from "../api/desk/extensions.ts";
import type { WebhookEvent } from "../api/desk/integrations.ts";

/** Fields of a record by name: only those that the rights of the extension open. */
export type Facts = Readonly<Record<string, unknown>>;

export interface News {
  readonly type: WebhookEvent;
  readonly facts: Facts;
  /** Changed fields among those that the rights of the extension open. */
  readonly changed: Readonly<Record<string, { readonly before: string; readonly after: string }>>;
}

/** A message that waits to be sent. It is stored as JSON. */
export type Note = Readonly<Record<string, unknown>>;

export interface Call {
  readonly url: string;
  /** Body of the request, which is sent as JSON. */
  readonly body: object;
}

/** Settings at the time of sending, so that a changed address or language applies to queued notes too. */
export interface RequestContext {
  readonly config: Config;
  readonly secrets: Readonly<Record<string, string>>;
  /** Origin of the app, for links to records. */
  readonly app: string;
}

export interface Extension {
  readonly id: string;
  /** Returns the notes to send about the events of one transaction. */
  onEvents(news: readonly News[], config: Config): readonly Note[];
  /** Returns the notes to send when a person chooses an action for picked records. */
  act(action: string, records: readonly Facts[], by: string): readonly Note[];
  /** Returns the note that is sent when a person tests the extension. */
  tryout(by: string): Note;
  /** Returns the request that sends a note; null if a setting that it needs is missing. */
  call(note: Note, sending: RequestContext): Call | null;
}
