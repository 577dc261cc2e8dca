/** What is measured: a server process over a database with many orders, and somebody signed in to it. */
import { signIn } from "./sign_in.ts";
import { multiplyOrders } from "./multiply.ts";
import { openDatabase } from "../../server/db/open.ts";
import { seedDemo } from "../../server/demo/seed.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const DAY_MS = 86_400_000;
/** More orders than these are copies. */
const MOST_OWN = 100_000;
/** Two ports that nothing else is likely to use; others where two measure beside each other. */
export const PORT = Number(Deno.env.get("BENCH_PORT") ?? 8790);
export const LOGIN_PORT = PORT + 1;
export const ORIGIN = `http://localhost:${PORT}`;
export const LOGIN_ORIGIN = `http://localhost:${LOGIN_PORT}`;

/** A folder with a database of so many demo orders, made when there is none of the last day. */
export async function seeded(orders: number): Promise<string> {
  const dataDir = `${root}.cache/bench/orders-${orders}`;
  const made = await Deno.stat(`${dataDir}/pressdock.db`).catch(() => null);
  if (made?.birthtime && Date.now() - made.birthtime.getTime() < DAY_MS) return dataDir;
  await Deno.remove(dataDir, { recursive: true }).catch(() => {});
  await Deno.mkdir(dataDir, { recursive: true });
  console.log(`Making ${orders.toLocaleString("en")} orders once a day …`);
  const db = await openDatabase({ dataDir });
  const now = Math.floor(Date.now() / 1000);
  const own = Math.min(orders, MOST_OWN);
  await seedDemo(db, { now, currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10, orders: own });
  await multiplyOrders(db, Math.round(orders / own));
  await db.close();
  return dataDir;
}

export interface Served extends AsyncDisposable {
  readonly token: string;
  readonly superToken: string;
  /** From spawn to the line `Ready`. */
  readonly readyMs: number;
  /** Resident memory now. */
  memoryBytes(): Promise<number>;
  signal(name: Deno.Signal): void;
}

async function untilReady(stdout: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  let said = "";
  const reader = stdout.pipeThrough(new TextDecoderStream()).getReader();
  while (!said.includes("Ready ")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The server ended before it was ready:\n${said}`);
    said += value;
  }
  void (async () => {
    while (!(await reader.read()).done);
  })();
}

/** A process of its own for a script, ended with the block. `Ready` on its output says that it serves. */
export async function spawn(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const startedAt = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--allow-all", script, ...args],
    cwd: root,
    env,
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  await untilReady(child.stdout);
  return {
    readyMs: performance.now() - startedAt,
    async memoryBytes() {
      const status = await Deno.readTextFile(`/proc/${child.pid}/status`);
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    },
    signal: (name: Deno.Signal) => child.kill(name),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** The server as `start` runs it, without the rate limit. */
export async function serve(
  dataDir: string,
  distDir = "dist",
  more: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const env = {
    PORT: `${PORT}`,
    LOGIN_PORT: `${LOGIN_PORT}`,
    DATA_DIR: dataDir,
    RATE_LIMIT: "0",
    ...more,
  };
  const running = await spawn("scripts/bench/server.ts", [distDir], env);
  const signedIn = await signIn(ORIGIN, LOGIN_ORIGIN, "root@demo.test");
  return { ...running, ...signedIn };
}
