/**
 * What the code of an extension is handed and hands back. It has no database, no network and no clock: the host shows
 * it facts within its rights, keeps what it wants to send, and sends that.
 */
import type { Config } from "../api/desk/extensions.ts";
import type { WebhookEvent } from "../api/desk/integrations.ts";

/** Fields of a record that its rights open, by name. */
export type Facts = Readonly<Record<string, unknown>>;

export interface News {
  readonly type: WebhookEvent;
  readonly facts: Facts;
  /** Fields that changed, of those that its rights open. */
  readonly changed: Readonly<Record<string, { readonly before: string; readonly after: string }>>;
}

/** Something to be sent, as it waits in the queue: JSON. */
export type Note = Readonly<Record<string, unknown>>;

export interface Call {
  readonly url: string;
  /** Sent as JSON. */
  readonly body: object;
}

/** What a call is made of: at the time when it is sent, so that a changed address or language holds at once. */
export interface RequestContext {
  readonly config: Config;
  readonly secrets: Readonly<Record<string, string>>;
  /** Where the app is: for links to records. */
  readonly app: string;
}

export interface Extension {
  readonly id: string;
  /** What it has to say about what happened together in one transaction. */
  onEvents(news: readonly News[], config: Config): readonly Note[];
  /** What it has to say about records that somebody picked. */
  act(action: string, records: readonly Facts[], by: string): readonly Note[];
  /** What it says when somebody tries it. */
  tryout(by: string): Note;
  /** Null where it cannot be sent. */
  call(note: Note, sending: RequestContext): Call | null;
}
