/** Starts two API processes on one database and one bucket, and people who call any process that still answers. */
import assert from "node:assert/strict";
import { type BareServer, MoveRefusedError, startBare } from "./kill.ts";
import type { FreshDatabase } from "../server/database.ts";
import { connect, ticketOf } from "../server/sockets.ts";

export interface SentRequest {
  readonly query: string;
  readonly variables: object;
  /** Returns true for the text of a successful answer. */
  readonly isDone: (text: string) => boolean;
}

/** Calls as a load balancer does: a call to a dead process is sent to another one. */
export class Balancer {
  readonly #open: BareServer[];

  constructor(servers: readonly BareServer[], readonly token: string) {
    this.#open = [...servers];
  }

  /** Sends the same request, with its key, until a process answers it, starting with the process `at`. */
  async ask(at: number, { query, variables, isDone }: SentRequest): Promise<string> {
    const body = JSON.stringify({ query, variables });
    for (;;) {
      const server = this.#open[at % this.#open.length];
      assert.ok(server, "no process is left");
      const text = await this.#post(server, "/graphql", body, "application/json");
      if (text === null) continue;
      if (isDone(text)) return text;
      // Another call changes the same record at this moment, in either process: this call was refused without
      // effect.
      if (!text.includes("IN_PROGRESS")) throw new MoveRefusedError(text);
    }
  }

  async upload(at: number, path: string, body: string): Promise<string> {
    for (;;) {
      const server = this.#open[at % this.#open.length];
      assert.ok(server, "no process is left");
      const text = await this.#post(server, path, body, "text/csv");
      if (text !== null) return (JSON.parse(text) as { job: string }).job;
    }
  }

  async #post(server: BareServer, path: string, body: string, type: string): Promise<string | null> {
    try {
      const headers = { "content-type": type, authorization: `Bearer ${this.token}` };
      return await (await fetch(`${server.api}${path}`, { method: "POST", headers, body })).text();
    } catch {
      const at = this.#open.indexOf(server);
      if (at >= 0) this.#open.splice(at, 1);
      return null;
    }
  }
}

/** @param ahead seconds by which the second process's clock is ahead of the first one's */
export const startTwo = (
  place: FreshDatabase["place"],
  env: Readonly<Record<string, string>> = {},
  ahead = 0,
): Promise<[BareServer, BareServer]> =>
  Promise.all([startBare(place, env), startBare(place, { ...env, CLOCK_AHEAD: `${ahead}` })]);

/** Receives the live events of a window at one of the processes. */
export class LiveListener {
  readonly receivedSeqs: number[] = [];
  #wake = () => {};

  static async at({ api }: BareServer, token: string): Promise<LiveListener> {
    const { host } = new URL(api);
    const socket = await connect(`ws://${host}/api/graphql?ticket=${await ticketOf(host, token)}`);
    assert.equal((await socket.init(token))?.type, "connection_ack");
    socket.subscribe();
    socket.send({ type: "ping" });
    assert.equal((await socket.next())?.type, "pong");
    const listener = new LiveListener(() => socket.socket.close());
    void (async () => {
      for (let frame = await socket.next(); frame; frame = await socket.next()) {
        const { payload } = frame as { payload?: { data?: { changes?: { seq: number } } } };
        if (payload?.data?.changes) listener.receivedSeqs.push(payload.data.changes.seq);
        listener.#wake();
      }
    })();
    return listener;
  }

  private constructor(readonly close: () => void) {}

  /** Resolves once the condition is true, which is checked with each received event. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (;;) {
      // The promise is made before the check, so that an event during the check counts.
      const nextEvent = new Promise<void>((wake) => this.#wake = wake);
      if (await isSo()) return;
      await nextEvent;
    }
  }
}
