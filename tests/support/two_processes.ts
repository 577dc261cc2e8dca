/** Two API processes on one database and one bucket, and the people who ask whichever of them still answers. */
import assert from "node:assert/strict";
import { type BareServer, Refused, startBare } from "./kill.ts";
import type { FreshDatabase } from "./database.ts";
import { connect, ticketOf } from "./sockets.ts";

export interface Asked {
  readonly query: string;
  readonly variables: object;
  /** What the answer's text says when it was done. */
  readonly isDone: (text: string) => boolean;
}

/** As a load balancer does: who asks a process that is gone is sent to another one. */
export class Balancer {
  readonly #open: BareServer[];

  constructor(servers: readonly BareServer[], readonly token: string) {
    this.#open = [...servers];
  }

  /** The same request, with its key, until a process answers it; `at` says whom it asks first. */
  async ask(at: number, { query, variables, isDone }: Asked): Promise<string> {
    const body = JSON.stringify({ query, variables });
    for (;;) {
      const server = this.#open[at % this.#open.length];
      assert.ok(server, "no process is left");
      const text = await this.#post(server, "/graphql", body, "application/json");
      if (text === null) continue;
      if (isDone(text)) return text;
      // Others change the same just now, in either process: it says so, and nothing happened.
      if (!text.includes("IN_PROGRESS")) throw new Refused(text);
    }
  }

  /** A file for its store, as a job. */
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

/** @param ahead by how many seconds the clock of the second one is ahead of the first one's */
export const startTwo = (
  place: FreshDatabase["place"],
  env: Readonly<Record<string, string>> = {},
  ahead = 0,
): Promise<[BareServer, BareServer]> =>
  Promise.all([startBare(place, env), startBare(place, { ...env, CLOCK_AHEAD: `${ahead}` })]);

/** What a window at one of the processes hears. */
export class Ear {
  readonly heard: number[] = [];
  #wake = () => {};

  /** Listens to all changes at this process from now on. */
  static async at({ api }: BareServer, token: string): Promise<Ear> {
    const { host } = new URL(api);
    const socket = await connect(`ws://${host}/api/graphql?ticket=${await ticketOf(host, token)}`);
    assert.equal((await socket.init(token))?.type, "connection_ack");
    socket.subscribe();
    socket.send({ type: "ping" });
    assert.equal((await socket.next())?.type, "pong");
    const ear = new Ear(() => socket.socket.close());
    void (async () => {
      for (let frame = await socket.next(); frame; frame = await socket.next()) {
        const { payload } = frame as { payload?: { data?: { changes?: { seq: number } } } };
        if (payload?.data?.changes) ear.heard.push(payload.data.changes.seq);
        ear.#wake();
      }
    })();
    return ear;
  }

  private constructor(readonly close: () => void) {}

  /** Resolves when it has heard something that makes it true; looked at with each thing heard. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (;;) {
      // Before it looks: what is heard meanwhile counts.
      const heard = new Promise<void>((wake) => this.#wake = wake);
      if (await isSo()) return;
      await heard;
    }
  }
}
