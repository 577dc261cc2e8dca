/** Runs WebSockets for graphql-ws, with limits for every message. Source: docs/adr/0071. */
import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols, type Server } from "graphql-ws";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { MAX_MESSAGE_BYTES, MAX_MESSAGE_FRAGMENTS } from "../../api/request_limits.ts";
import { HttpError } from "../http/errors.ts";
import type { TakenConnection } from "../http/relay.ts";
import { CLOSE, CLOSING_MS, type Connection, MAX_BUFFERED_BYTES } from "./connection.ts";

/** The maximum number of network packets of a message: enough for the longest message in the smallest usual packets. */
const MAX_PIECES = 256;
/** The maximum number of pongs that the network has not taken yet. */
const MAX_PENDING_PONGS = 8;

export interface SocketTools {
  readonly server: Server<Connection>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Options that the library's types lack. */
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

/** @throws {HttpError} for another protocol */
export function checkProtocol(request: Request): void {
  if (handleProtocols(request.headers.get("sec-websocket-protocol") ?? "") === false) {
    throw new HttpError(400, "BAD_INPUT", `The protocol must be ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`);
  }
}

/** Turns a connection into a WebSocket. An invalid request gets an error, and its connection is closed. */
export function upgrade(
  request: Request,
  stream: TakenConnection,
  onOpen: (socket: WebSocket) => void,
): void {
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  // The library reads only these properties of a request.
  const wanted = { method, url, headers } as unknown as IncomingMessage;
  sockets.handleUpgrade(wanted, stream, Buffer.alloc(0), (socket) => {
    // Ends reading after an error: the library would read on until the socket is cut, and discard the bytes.
    socket.once("error", () => stream.limitReading(0));
    onOpen(socket);
  });
}

/** Closes a socket. Resolves at its end, which the other side can delay only for a moment. */
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
  // After an error the library closes the socket with the right code.
  socket.on("error", () => {});
  socket.on("close", (code, reason) => void closed(code, reason.toString()).catch(onError));
}

/** Reads a message, which with our options is always a single buffer. */
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

/** Closes the socket and returns false for a binary message, or one too many. */
function isFair(connection: Connection, isBinary: boolean, now: number): boolean {
  if (isBinary) connection.close(CLOSE.notText, "Expected text");
  else if (!connection.countMessage(now)) connection.close(CLOSE.tooMany, "Too many messages");
  else return true;
  return false;
}
