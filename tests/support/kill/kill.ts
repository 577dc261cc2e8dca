/** Runs a server that can be killed at any moment, and clients that know which moves it acknowledged. */
import { fileURLToPath } from "node:url";
import type { FreshDatabase } from "../server/database.ts";
import { measureTime } from "../time/preparation_times.ts";

export interface BareServer {
  /** `http://localhost:PORT/api` */
  readonly api: string;
  readonly pid: number;
  /** Kills the process immediately. */
  kill(): Promise<void>;
  /** Stops the process as Ctrl-C does and returns the exit code. */
  stop(): Promise<number>;
}

const SCRIPT = fileURLToPath(new URL("../server/bare_server.ts", import.meta.url));

/** Starts the API on the data at `place`; resolves when it is ready. */
export const startBare = (
  place: FreshDatabase["place"],
  env: Readonly<Record<string, string>> = {},
): Promise<BareServer> => measureTime("processes", () => start(place, env));

async function start(
  { url, dataDir }: FreshDatabase["place"],
  env: Readonly<Record<string, string>>,
): Promise<BareServer> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", SCRIPT],
    env: { DATA_DIR: dataDir, ...url && { DATABASE_URL: url }, ...env },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  let origin: string | undefined;
  while (!origin) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server stopped before it was ready: ${output}`);
    origin = /^Ready (\S+)$/m.exec(output += value)?.[1];
  }
  const end = async (signal: Deno.Signal) => {
    child.kill(signal);
    await reader.cancel();
    return (await child.status).code;
  };
  return {
    api: `${origin}/api`,
    pid: child.pid,
    kill: () => end("SIGKILL").then(() => {}),
    stop: () => end("SIGINT"),
  };
}

/** One move of one order, which is sent until it is acknowledged; its key identifies it. */
interface Move {
  readonly event: "order.hold" | "order.release";
  readonly key: string;
}

export interface AcknowledgedMove {
  readonly key: string;
  readonly answer: string;
}

const MOVE = `mutation ($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status version error }
}`;

/** Holds and releases one order while the server runs; after a kill it repeats the unacknowledged move. */
export class Mover {
  readonly acknowledged: AcknowledgedMove[] = [];
  readonly sent = new Set<string>();
  #next: Move = { event: "order.hold", key: crypto.randomUUID() };

  constructor(readonly order: string, readonly token: string) {}

  /** @param onAck runs after each acknowledged move */
  async run(api: string, onAck: () => void): Promise<void> {
    for (;;) {
      const { event, key } = this.#next;
      this.sent.add(key);
      const answer = await this.ask(api, event, key).catch((error) => {
        if (error instanceof MoveRefusedError) throw error;
        return null;
      });
      if (answer === null) return;
      this.acknowledged.push({ key, answer });
      this.#next = {
        event: event === "order.hold" ? "order.release" : "order.hold",
        key: crypto.randomUUID(),
      };
      onAck();
    }
  }

  /** @throws if the server did not answer, or did not do the move */
  async ask(api: string, event: string, key: string): Promise<string> {
    const variables = {
      ids: [this.order],
      event,
      key,
      params: event === "order.hold" ? { reason: "Kill test" } : {},
    };
    const response = await fetch(`${api}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query: MOVE, variables }),
    });
    const text = await response.text();
    const moved = (JSON.parse(text) as { data?: { moveOrder?: { ok: boolean }[] } }).data?.moveOrder?.[0];
    if (!moved?.ok) throw new MoveRefusedError(text);
    return text;
  }
}

/** An answer of the server without the move being done, which no kill explains. */
export class MoveRefusedError extends Error {}

const HEADER =
  "Order ID,Order Date,Ship Mode,Customer Name,Country,City,State,Postal Code,Product ID,Product Name,Sales,Quantity";

export function fileOf(prefix: string, orders: number): string {
  const lines = Array.from(
    { length: orders },
    (_, index) =>
      ["Tee", "Mug"].map((title) =>
        `${prefix}-${index},11/8/2018,Second Class,Zoë Müller,United States,Boston,Massachusetts,2138,${title},${title},10.005,1`
      ),
  );
  return [HEADER, ...lines.flat(), ""].join("\n");
}

/** Sends a file; returns the job, or null if no answer came. */
export async function upload(
  api: string,
  token: string,
  store: string,
  name: string,
  body: string,
): Promise<string | null> {
  try {
    const query = new URLSearchParams({ store, mapping: "superstore", name });
    const response = await fetch(`${api}/imports/orders?${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      body,
    });
    return (await response.json() as { job: string }).job;
  } catch {
    return null;
  }
}
