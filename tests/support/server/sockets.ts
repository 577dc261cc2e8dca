/** Speaks the live protocol frame by frame: tests see details that a library would hide. */
import assert from "node:assert/strict";
import { clearTimeout, setTimeout } from "node:timers";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from "graphql-ws";
import { LIVE_TICKET_PATH } from "../../../api/constants.ts";
import type { App } from "../../../server/app.ts";
import { HttpListener } from "../../../server/http/listener.ts";

export interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

export interface TestSocket {
  readonly socket: WebSocket;
  send(frame: Frame | string): void;
  /** Returns the server's next frame; null if the socket closed instead. It throws after half a minute. */
  next(): Promise<Frame | null>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  init(token: string | null): Promise<Frame | null>;
  subscribe(id?: string, query?: string): void;
}

export interface TestServer extends AsyncDisposable {
  readonly origin: string;
  /** Opens a socket with a ticket of this session, or without a ticket. */
  connect(token?: string | null, headers?: Record<string, string>): Promise<TestSocket>;
  ticket(token: string): Promise<string>;
}

/** Longer than any test of sockets takes: a missed event fails its test by name instead of blocking the run. */
const LONGEST_WAIT_MS = 30_000;

export const CHANGES = "subscription { changes { seq entity ids } }";

export function serveApp(app: App): TestServer {
  const listener = new HttpListener({ port: 0 });
  listener.open(app.fetch);
  const host = `127.0.0.1:${listener.port}`;
  return {
    origin: `http://${host}`,
    ticket: (token) => ticketOf(host, token),
    connect: async (token = null, headers = {}) => {
      const query = token === null ? "" : `?ticket=${await ticketOf(host, token)}`;
      return await connect(`ws://${host}/api/graphql${query}`, headers);
    },
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await listener.close();
    },
  };
}

export async function ticketOf(host: string, token: string): Promise<string> {
  const response = await fetch(`http://${host}/api${LIVE_TICKET_PATH}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(response.status, 201);
  return (await response.json() as { ticket: string }).ticket;
}

export async function connect(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  // Deno accepts options with headers; the DOM's type, which is used here, accepts only protocols.
  const options = { protocols: [GRAPHQL_TRANSPORT_WS_PROTOCOL], headers } as unknown as string[];
  const socket = new WebSocket(url, options);
  const frames: Frame[] = [];
  let wake = () => {};
  let isClosed = false;
  socket.onmessage = ({ data }) => {
    frames.push(JSON.parse(data));
    wake();
  };
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.onclose = ({ code, reason }) => {
      isClosed = true;
      wake();
      resolve({ code, reason });
    };
  });
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error("The socket was refused"));
  });
  const send = (frame: Frame | string) =>
    socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  const next = async () => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, LONGEST_WAIT_MS);
    while (frames.length === 0 && !isClosed && !isLate) await new Promise<void>((resolve) => wake = resolve);
    clearTimeout(timer);
    if (isLate) throw new Error(`No frame came within ${LONGEST_WAIT_MS / 1000} s`);
    return frames.shift() ?? null;
  };
  return {
    socket,
    send,
    next,
    closed,
    init: (token) => {
      send({ type: "connection_init", payload: token === null ? {} : { token } });
      return next();
    },
    subscribe: (id = "1", query = CHANGES) => send({ id, type: "subscribe", payload: { query } }),
  };
}
