/**
 * A WebSocket behind graphql-ws, within the limits. The library reads it and bounds every message: in bytes, in fragments, and in
 * pieces of the network. Source: docs/adr/0071; docs/adr/0071.
 */
import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols, type Server } from "graphql-ws";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { MAX_MESSAGE_BYTES, MAX_MESSAGE_FRAGMENTS } from "../../api/request_limits.ts";
import { HttpError } from "../http/errors.ts";
import type { TakenConnection } from "../http/relay.ts";
import { CLOSE, CLOSING_MS, type Connection, MAX_BUFFERED_BYTES } from "./connection.ts";

/** Pieces of the network in which a message comes at most: a full one in the smallest packets that are usual. */
const MAX_PIECES = 256;
/** Pongs that the network has not taken yet. */
const MAX_PENDING_PONGS = 8;

export interface SocketTools {
  readonly server: Server<Connection>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** The types of the library are older than these. */
const NEWER_OPTIONS = {
  maxFragments: MAX_MESSAGE_FRAGMENTS,
  maxBufferedChunks: MAX_PIECES,
  maxPendingAutoPongs: MAX_PENDING_PONGS,
  closeTimeout: CLOSING_MS,
};

const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  maxPayload: MAX_MESSAGE_BYTES,
  ...NEWER_OPTIONS,
});

/** @throws {HttpError} What speaks another protocol. */
export function checkProtocol(request: Request): void {
  if (handleProtocols(request.headers.get("sec-websocket-protocol") ?? "") === false) {
    throw new HttpError(400, "BAD_INPUT", `The protocol must be ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`);
  }
}

/** Makes a connection a WebSocket. What is no proper request for one is answered and closed. */
export function upgrade(
  request: Request,
  stream: TakenConnection,
  onOpen: (socket: WebSocket) => void,
): void {
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  // All that the library reads of a request.
  const asked = { method, url, headers } as unknown as IncomingMessage;
  sockets.handleUpgrade(asked, stream, Buffer.alloc(0), (socket) => {
    // The library reads on until the socket is cut, and throws that away: reading ends here instead.
    socket.once("error", () => stream.limitReading(0));
    onOpen(socket);
  });
}

/** Closes a socket with a reason. Resolves when it has ended, which the other side can only delay by a moment. */
export function closeSocket(
  socket: WebSocket,
  stream: TakenConnection,
  code: number,
  reason: string,
): Promise<void> {
  stream.limitReading(MAX_MESSAGE_BYTES);
  const closed = new Promise<void>((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) resolve();
    else socket.once("close", () => resolve());
  });
  socket.close(code, reason);
  return closed;
}

/** Ties a socket to graphql-ws until its end. */
export function serveSocket(socket: WebSocket, connection: Connection, tools: SocketTools): void {
  const { server, now, onError } = tools;
  const fail = (error: unknown) => {
    onError(error);
    connection.close(CLOSE.failed, "Something went wrong");
  };
  let take: (data: string) => Promise<void> = () => Promise.resolve();
  const closed = server.opened({
    protocol: socket.protocol,
    send: (data) => send(socket, connection, data),
    close: (code = CLOSE.failed, reason = "") => connection.close(code, reason),
    onMessage: (listener) => void (take = listener),
  }, connection);
  connection.socket = socket;
  const isOpen = () => {
    connection.isAlive = true;
    return socket.readyState === WebSocket.OPEN;
  };
  socket.on("message", (data, isBinary) => {
    if (isOpen() && isFair(connection, isBinary, now())) take(textOf(data)).catch(fail);
  });
  socket.on("ping", () => isOpen() && isFair(connection, false, now()));
  socket.on("pong", isOpen);
  // The library closes it then, with a code that says why.
  socket.on("error", () => {});
  socket.on("close", (code, reason) => void closed(code, reason.toString()).catch(onError));
}

/** With the types of messages that it is set to, the library hands on one buffer. */
const textOf = (data: RawData): string => (data as Buffer).toString();

export function send(
  socket: Pick<WebSocket, "readyState" | "bufferedAmount" | "send">,
  connection: Pick<Connection, "close">,
  data: string,
): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    return void connection.close(CLOSE.tooSlow, "Too slow to follow");
  }
  socket.send(data);
}

/** False for what closes the socket: no text, or too often. */
function isFair(connection: Connection, isBinary: boolean, now: number): boolean {
  if (isBinary) connection.close(CLOSE.notText, "Text is wanted");
  else if (!connection.countMessage(now)) connection.close(CLOSE.tooMany, "Too many messages");
  else return true;
  return false;
}
