export interface SocketEvents {
  /** Position from which changes are sent; null for changes from now on. */
  readonly since: () => number | null;
  readonly onOpen: () => void;
  readonly onChange: (entity: string, ids: readonly string[]) => void;
  readonly onDown: () => void;
  /** Called if the API refuses the token. */
  readonly onRefused: () => void;
}
export type OpenSocket = (events: SocketEvents) => () => void;
