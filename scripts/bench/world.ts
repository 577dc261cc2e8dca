/** Starts a server process over a database with many orders, and signs a person in. */
import { DAY_MS } from "../../api/constants.ts";
import { type Child, spawnServer } from "./child.ts";
import { sql } from "kysely";
import { signIn } from "./sign_in.ts";
import { multiplyOrders } from "./multiply.ts";
import { type DatabasePlace, openDatabase } from "../../server/db/open.ts";
import { seedDemo } from "../../server/demo/seed.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
/** The demo makes at most this many orders; the others are copies. */
const MAX_OWN = 100_000;
/** First of two ports that nothing else is likely to use; `BENCH_PORT` sets another, for two runs at once. */
export const PORT = Number(Deno.env.get("BENCH_PORT") ?? 8790);
export const LOGIN_PORT = PORT + 1;
export const ORIGIN = `http://localhost:${PORT}`;
export const LOGIN_ORIGIN = `http://localhost:${LOGIN_PORT}`;

/** Returns the folder of a database with `orders` demo orders, which is made again when it is older than a day. */
export async function seedDatabase(orders: number): Promise<string> {
  const dataDir = `${root}.cache/bench/orders-${orders}`;
  const made = await Deno.stat(`${dataDir}/pressdock.db`).catch(() => null);
  if (made?.birthtime && Date.now() - made.birthtime.getTime() < DAY_MS) return dataDir;
  await Deno.remove(dataDir, { recursive: true }).catch(() => {});
  await Deno.mkdir(dataDir, { recursive: true });
  console.log(`Making ${orders.toLocaleString("en")} orders once a day …`);
  await fillOrders({ dataDir }, orders);
  return dataDir;
}

export async function fillOrders(place: DatabasePlace, orders: number): Promise<void> {
  const db = await openDatabase(place);
  const now = Math.floor(Date.now() / 1000);
  const own = Math.min(orders, MAX_OWN);
  await seedDemo(db, { now, currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10, orders: own });
  await multiplyOrders(db, Math.round(orders / own));
  // The autovacuum of Postgres would run only minutes later; until then there are no statistics and no index-only scans.
  if (db.engine === "postgres") await sql`vacuum analyze`.execute(db.heavy);
  await db.close();
}

export interface ServerProcess extends Child {
  readonly token: string;
  readonly superToken: string;
}

/** Starts the server as `start` does, without the rate limit. */
export async function serve(
  dataDir: string,
  distDir = "dist",
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = {
    PORT: `${PORT}`,
    LOGIN_PORT: `${LOGIN_PORT}`,
    DATA_DIR: dataDir,
    RATE_LIMIT: "0",
    ...more,
  };
  const running = await spawnServer([distDir], env);
  const signedIn = await signIn(ORIGIN, LOGIN_ORIGIN, "root@demo.test");
  return { ...running, ...signedIn };
}
