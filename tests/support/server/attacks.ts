/**
 * Runs abusive callers in another process: `deno run attacks.ts <kind> <plan as JSON>`. Each runs until it is
 * killed. The addresses are those that a trusted proxy would report.
 */
import { endWithParent } from "../../../scripts/bench/child.ts";
import { frame, OPCODE, openRaw } from "./raw_sockets.ts";

export const ATTACKS = ["sockets", "bodies", "sign-ins", "answers", "connections"] as const;
export type Attack = (typeof ATTACKS)[number];

export interface Plan {
  readonly app: string;
  readonly login: string;
  readonly token: string;
  /** Path of a compressed file. */
  readonly asset: string;
}

const ENCODER = new TextEncoder();
const addressOf = (n: number) => `203.0.${113 + (n >> 8)}.${n & 255}`;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

const connectTo = (origin: string) =>
  Deno.connect({ hostname: "127.0.0.1", port: Number(new URL(origin).port) });

/** Runs the given number of calls at the same time forever, and restarts each one that ends or fails. */
async function runMany(count: number, work: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, async (_, n) => {
    for (;;) await work(n).catch(() => pause(20));
  }));
}

const run: Readonly<Record<Attack, (plan: Plan) => Promise<void>>> = {
  /** Opens sixty sockets of one person, each with fragments that never end. */
  sockets: ({ app, token }) =>
    runMany(60, async () => {
      const response = await fetch(`${app}/api/live/ticket`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
      const { ticket } = await response.json();
      using conn = await connectTo(app);
      const { status } = await openRaw(conn, `/api/graphql?ticket=${ticket}`);
      if (status !== 101) return void await pause(200);
      await conn.write(frame(OPCODE.text, new Uint8Array(1), false));
      const more = frame(OPCODE.more, new Uint8Array(16_000), false);
      for (;;) await conn.write(more);
    }),
  /** Opens nine thousand connections, each with a body that never arrives. */
  bodies: ({ app, login }) =>
    runMany(9_000, async (n) => {
      const [origin, path, type, length] = n % 2 === 0
        ? [app, "/api/auth/exchange", "application/json", 1_000]
        : [login, "/", "application/x-www-form-urlencoded", 8_000];
      using conn = await connectTo(origin);
      await conn.write(ENCODER.encode(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(n % 300)}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
      ));
      const bytes = new Uint8Array(1_000);
      while (await conn.read(bytes) !== null);
      await pause(1_000);
    }),
  /**
   * Sends wrong passwords from seventy-five addresses, with more attempts at the same time than an address
   * may have.
   */
  "sign-ins": ({ app, login }) =>
    runMany(75 * 6, async (n) => {
      const fields = { email: `x${n}@demo.test`, password: "nope", return_to: `${app}/`, state: "x" };
      const answer = await fetch(login, {
        method: "POST",
        headers: { "x-forwarded-for": addressOf(n % 75) },
        body: new URLSearchParams(fields),
      });
      await answer.body?.cancel();
      await pause(50);
    }),
  /** Requests files without compression, many times on each connection, and never reads the answers. */
  answers: ({ app, asset }) =>
    runMany(60, async (n) => {
      using conn = await connectTo(app);
      const one = `GET ${asset} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(n % 3)}\r\n\r\n`;
      const many = ENCODER.encode(one.repeat(200));
      for (let count = 0; count < 50; count++) await conn.write(many);
      await pause(5_000);
    }),
  /** Opens connections that send one request and stay open. */
  connections: ({ app }) =>
    runMany(9_000, async () => {
      using conn = await connectTo(app);
      await conn.write(ENCODER.encode("POST /api/graphql HTTP/1.1\r\nHost: localhost\r\n\r\n"));
      const bytes = new Uint8Array(4_000);
      while (await conn.read(bytes) !== null);
      await pause(1_000);
    }),
};

if (import.meta.main) {
  endWithParent();
  const [attack, plan = "{}"] = Deno.args;
  await run[attack as Attack]?.(JSON.parse(plan));
}
