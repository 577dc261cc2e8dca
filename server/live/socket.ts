/** A socket of Deno behind graphql-ws, within the limits. Source: security G8; ecosystem, graphql-ws on Deno. */
import { setImmediate } from "node:timers";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols, type Server } from "graphql-ws";
import { HttpError } from "../http/errors.ts";
import { MAX_MESSAGE_LENGTH } from "../../api/request_limits.ts";
import { CLOSE, CLOSING_MS, type Connection, MAX_BUFFERED_BYTES } from "./connection.ts";

/** Seconds of silence after which Deno pings, and gives the socket up when nothing comes back. */
const IDLE_SECONDS = 30;

export interface SocketTools {
  readonly server: Server<Connection>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** @throws {HttpError} What speaks another protocol. */
export function checkProtocol(request: Request): void {
  if (handleProtocols(request.headers.get("sec-websocket-protocol") ?? "") === false) {
    throw new HttpError(400, "BAD_INPUT", `The protocol must be ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`);
  }
}

/**
 * Takes the socket over. Deno buffers a message whole, up to 64 MiB, before it hands it on, and has no option for less:
 * so nobody comes here who is not signed in, and what is too big ends the socket.
 */
export function upgrade(request: Request): { socket: WebSocket; response: Response } {
  return Deno.upgradeWebSocket(request, {
    protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
    idleTimeout: IDLE_SECONDS,
  });
}

/** Nothing is said to them any more; each is closed when its promise resolves. */
const closing = new WeakMap<WebSocket, Promise<void>>();

/**
 * Closes it a moment later. Deno 2.9.6 drops the connection, and the frame with the code, where a message comes in the turn of its
 * loop in which a server closes: whoever listens was told of a broken connection. So what is on its way has time to come, and what came
 * while this process was busy is read first.
 */
export function closeSocket(socket: WebSocket, code: number, reason: string): Promise<void> {
  const known = closing.get(socket);
  const closed = known ?? closeSoon(socket, code, reason);
  if (!known) closing.set(socket, closed);
  return closed;
}

async function closeSoon(socket: WebSocket, code: number, reason: string): Promise<void> {
  await new Promise<void>((go) => setTimeout(go, CLOSING_MS));
  for (let turn = 0; turn < CLOSING_TURNS; turn++) await messagesRead();
  if (socket.readyState <= WebSocket.OPEN) socket.close(code, reason);
  // The frame leaves in the turn after it.
  await messagesRead();
}

/** A turn of the loop reads of each socket what has come. */
const CLOSING_TURNS = 3;
const messagesRead = () => new Promise<void>((go) => setImmediate(go));

/** Ties a socket to graphql-ws from its opening to its end. */
export function serveSocket(socket: WebSocket, connection: Connection, tools: SocketTools): void {
  const { server, now, onError } = tools;
  const fail = (error: unknown) => {
    onError(error);
    connection.close(CLOSE.failed, "Something went wrong");
  };
  socket.onopen = () => {
    const closed = server.opened({
      // The upgraded socket says "", although the protocol was agreed on before.
      protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
      send: (data) => send(socket, connection, data),
      close: (code = CLOSE.failed, reason = "") => connection.close(code, reason),
      onMessage: (take) => {
        socket.onmessage = ({ data }) => {
          if (isFair(data, connection, now())) take(data).catch(fail);
        };
      },
    }, connection);
    socket.onclose = ({ code, reason }) => void closed(code, reason).catch(onError);
  };
  // A close follows; there is nothing to say about it.
  socket.onerror = () => {};
}

export function send(socket: WebSocket, connection: Pick<Connection, "close">, data: string): void {
  if (socket.readyState !== WebSocket.OPEN || closing.has(socket)) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    return void connection.close(CLOSE.tooSlow, "Too slow to follow");
  }
  socket.send(data);
}

/** False for what closes the socket: no text, too much of it, or too often. */
function isFair(data: unknown, connection: Connection, now: number): data is string {
  if (typeof data !== "string") connection.close(CLOSE.notText, "Text is wanted");
  else if (data.length > MAX_MESSAGE_LENGTH) connection.close(CLOSE.tooBig, "Too big a message");
  else if (!connection.countMessage(now)) connection.close(CLOSE.tooMany, "Too many messages");
  else return true;
  return false;
}
