export interface SocketEvents {
  /** Null begins now. */
  readonly since: () => number | null;
  readonly onOpen: () => void;
  readonly onChange: (entity: string, ids: readonly string[]) => void;
  readonly onDown: () => void;
  /** The API does not accept the token. */
  readonly onRefused: () => void;
}
export type OpenSocket = (events: SocketEvents) => () => void;
