/** Opens the graphql-ws socket: its address has a one-time ticket, only its first message the session's token. */
import { type Client, createClient } from "graphql-ws/client";
import { LIVE_TICKET_PATH } from "../../../api/constants.ts";
import { Changes } from "../../../api/generated/operations/jobs.ts";
import { mayAsk, post } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { read } from "../../lib/cookies.ts";
import type { SocketEvents } from "./socket.ts";

/** Source: docs/adr/0071. */
const KEEP_ALIVE_MS = 10_000;
/** A socket that does not answer within this time counts as dead, although it was not closed. */
const PONG_WAIT_MS = 5_000;
const ACK_WAIT_MS = 10_000;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;
/** Close codes by which the API refuses a token: at the connection, and later. */
const REFUSED = [4401, 4403];

/** Returns a random wait up to a bound that doubles (full jitter), so that a thousand windows do not reconnect at once. */
export function retryWaitMs(tries: number, random: () => number): number {
  return random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
}

/** Waits for some time, or until the network or the person is back. */
export function untilRetry(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      document.removeEventListener("visibilitychange", onVisible);
      resolve();
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") end();
    };
    const timer = setTimeout(end, waitMs);
    addEventListener("online", end);
    document.addEventListener("visibilitychange", onVisible);
  });
}

const codeOf = (event: unknown): number =>
  typeof event === "object" && event !== null && "code" in event ? Number(event.code) : 0;

interface Change {
  readonly entity: string;
  readonly ids: readonly string[];
}

/** Subscribes, again after an error, unless the token was refused. Returns a function that ends this. */
export function keepSubscribed(
  client: Pick<Client, "subscribe">,
  { since, onChange, onDown }: SocketEvents,
  wait: typeof untilRetry = untilRetry,
): () => void {
  let [tries, isOver] = [0, false];
  // The position is read at each subscription; only the first one begins in the past.
  const variables = {
    get since() {
      return since();
    },
  };
  const subscribe = () =>
    void client.subscribe<{ readonly changes: Change }>({ query: Changes.text, variables }, {
      next: ({ data }) => {
        tries = 0;
        if (data) onChange(data.changes.entity, data.changes.ids);
      },
      error: (reason) => {
        onDown();
        // The reason is an answer with errors, or a close that the client takes as final, such as a fault of the server.
        if (REFUSED.includes(codeOf(reason))) return;
        wait(retryWaitMs(tries++, Math.random)).then(() => isOver || subscribe());
      },
      complete: onDown,
    });
  subscribe();
  return () => isOver = true;
}

/** Returns the socket's address with a ticket. Without a ticket the API refuses the attempt, which is repeated later. */
async function addressOf({ onRefused }: SocketEvents): Promise<string> {
  const options = { background: true };
  const response = await post<{ readonly ticket: string }>(LIVE_TICKET_PATH, "", "application/json", options);
  // If another person has signed in in another window, this window reloads instead.
  if (!mayAsk()) onRefused();
  return `${config().api.replace(/^http/, "ws")}/graphql?ticket=${response.ok ? response.data.ticket : ""}`;
}

/** Opens the socket. Returns a function that closes it. */
export function openSocket(events: SocketEvents): () => void {
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: () => addressOf(events),
    connectionParams: () => ({ token: mayAsk() ? read("token") : null }),
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: ACK_WAIT_MS,
    retryAttempts: Infinity,
    retryWait: (tries) => untilRetry(retryWaitMs(tries, Math.random)),
    shouldRetry: (event) => !REFUSED.includes(codeOf(event)),
    on: {
      connected: events.onOpen,
      ping: (isReceived) => {
        if (!isReceived) pong = setTimeout(() => client.terminate(), PONG_WAIT_MS);
      },
      pong: () => clearTimeout(pong),
      closed: (event) => {
        clearTimeout(pong);
        events.onDown();
        if (REFUSED.includes(codeOf(event))) events.onRefused();
      },
    },
  });
  const end = keepSubscribed(client, events);
  return () => {
    end();
    // The promise rejects if the socket is closed while it connects, which is intended.
    Promise.resolve(client.dispose()).catch(() => {});
  };
}
