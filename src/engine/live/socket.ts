/** What live changes and the socket that carries them say to each other. */

/** What a socket tells. */
export interface SocketEvents {
  /** Where the first subscription begins among the events; null: now. */
  readonly since: () => number | null;
  readonly onOpen: () => void;
  readonly onChange: (entity: string, ids: readonly string[]) => void;
  readonly onDown: () => void;
  /** The API does not accept the token. */
  readonly onRefused: () => void;
}
export type OpenSocket = (events: SocketEvents) => () => void;
