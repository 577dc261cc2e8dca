/**
 * Postgres is stopped, killed, cut off and left unanswered while people work on two processes: calls are
 * refused in time, answered soon after it is back, and every acknowledged step is stored.
 */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemNow } from "../../../server/app.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { configOf, MAINTENANCE_LIMITS, withClient } from "../../../server/db/postgres_client.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { signIn } from "../../support/people/people.ts";
import { type PostgresServer, startPostgres } from "../../support/server/postgres.ts";
import { PROMPT_MS } from "../../support/time/prompt_bound.ts";
import { isSoak } from "../../support/soak.ts";
import { post, Steady } from "../../support/server/steady.ts";
import { type TcpProxy, tcpProxy, through } from "../../support/server/tcp_proxy.ts";
import { startTwo } from "../../support/kill/two_processes.ts";
import { makeWorld } from "../../support/orders/world.ts";

const CLIENTS = isSoak ? 20 : 4;
/** Time limits of 5 s for a refusal and 10 s for the recovery, plus an allowance for a busy machine. */
const REFUSED_MS = isSoak ? 6_000 : PROMPT_MS;
const BACK_MS = isSoak ? 10_000 : 2 * PROMPT_MS;

interface Ground {
  readonly server: PostgresServer;
  readonly proxy: TcpProxy;
}
type Fault = (ground: Ground) => Promise<unknown>;

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

const terminate: Fault = ({ server }) =>
  withClient(
    configOf(server.url, MAINTENANCE_LIMITS),
    (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`),
  );

/** Holds all traffic back for a while, then lets it continue or drops it. */
const stalled =
  (ms: number, which: "open" | "all", after: "resumed" | "dead"): Fault => async ({ proxy }) => {
    proxy.stall(which);
    await pause(ms);
    proxy.pass(after);
  };

const RESTARTS: readonly Fault[] = [
  ({ server }) => server.restart("stopped"),
  ({ server }) => server.restart("killed"),
];
const OTHERS: readonly Fault[] = [
  terminate,
  ({ proxy }) => Promise.resolve(proxy.cut()),
  stalled(500, "all", "resumed"),
  stalled(6_000, "all", "dead"),
  stalled(6_000, "all", "resumed"),
  stalled(0, "open", "dead"),
  // Postgres restarts three times quickly.
  async ({ server }) => {
    for (let time = 0; time < 3; time++) await server.restart("stopped");
  },
  ({ server }) => server.restart("stopped", () => pause(3_000)),
];
const FAULTS: readonly Fault[] = isSoak
  ? Array.from({ length: 11 }, () => [...RESTARTS, ...OTHERS]).flat()
  : RESTARTS.slice(-1);

/** Resolves when the process answers a signed-in person. */
async function isBack(api: string, token: string): Promise<void> {
  const begunAt = performance.now();
  for (;;) {
    const { status, text } = await post(api, token, { query: "{ orders { _id } }" });
    if (status === 200) return;
    assert.equal(status, 503, text);
    assert.ok(
      performance.now() - begunAt < BACK_MS,
      "the database is reachable again, but the process has not noticed",
    );
    await pause(20);
  }
}

/** Asserts that each step was stored completely or not at all, and each acknowledged one was stored. */
async function assertKept(db: Database, people: readonly Steady[], version: number): Promise<void> {
  for (const { order, acknowledged, sent } of people) {
    const rows = await db.read.selectFrom("idempotency_keys").select("key")
      .where("response", "like", `%${order}%`).execute();
    const storedKeys = new Set(rows.map(({ key }) => key));
    assert.deepEqual(
      acknowledged.filter((key) => !storedKeys.has(key)),
      [],
      "an acknowledged step is missing",
    );
    assert.deepEqual([...storedKeys].filter((key) => !sent.has(key)), [], "a step that nobody sent");
    const { version: now } = await db.read.selectFrom("orders").select("version").where("_id", "=", order)
      .executeTakeFirstOrThrow();
    assert.equal(now - version, storedKeys.size, "a step is incomplete");
  }
  assert.deepEqual(await bookFaults(db.read), []);
}

async function survive(ground: Ground, dataDir: string): Promise<void> {
  const db = await openDatabase({ url: ground.server.url, dataDir });
  const world = await makeWorld(db);
  const token = await signIn(db, "root", systemNow());
  const people: Steady[] = [];
  for (let made = 0; made < CLIENTS; made++) {
    people.push(new Steady(await world.order({}, ["order.submit"]), token));
  }
  const { version } = await db.read.selectFrom("orders").select("version").executeTakeFirstOrThrow();
  await db.close();
  const processes = await startTwo({ url: through(ground.server.url, ground.proxy), dataDir }, {});
  const apis = processes.map(({ api }) => api);
  try {
    await underFaults(ground, people, apis);
    assert.deepEqual(await Promise.all(processes.map((process) => process.stop())), [0, 0]);
  } catch (error) {
    await Promise.all(processes.map((process) => process.kill()));
    throw error;
  }
  const after = await openDatabase({ url: ground.server.url, dataDir });
  await assertKept(after, people, version);
  await after.close();
  const [longest] = people.map((person) => person.longest).toSorted((one, other) => other.ms - one.ms);
  assert.ok(people.some(({ refused }) => refused > 0), "nobody met a fault: the test proves nothing");
  assert.ok(longest!.ms < REFUSED_MS, `a refusal took ${Math.round(longest!.ms)} ms: ${longest!.answer}`);
}

/** Lets everybody work through one fault after the other, with some success between two faults. */
async function underFaults(
  ground: Ground,
  people: readonly Steady[],
  apis: readonly string[],
): Promise<void> {
  const stopping = new AbortController();
  const working = Promise.all(people.map((person) => person.run(apis, stopping)));
  const faults = (async () => {
    for (const fault of FAULTS) {
      await fault(ground);
      await Promise.all(apis.map((api) => isBack(api, people[0]!.token)));
      // Each person gets a step acknowledged between two faults.
      const before = people.map(({ acknowledged }) => acknowledged.length);
      while (people.some(({ acknowledged }, at) => acknowledged.length === before[at])) await pause(10);
    }
  })();
  await Promise.race([faults, working]);
  stopping.abort();
  await working;
  await faults;
}

Deno.test({
  name:
    "if Postgres stops while people work on two processes, calls get 503 in time, then 200, and no acknowledged write is lost",
  ignore: !Deno.env.has("DATABASE_URL"),
  fn: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "pressdock-test-"));
    try {
      await using server = await startPostgres();
      await using proxy = await tcpProxy(Number(new URL(server.url).port));
      await survive({ server, proxy }, dataDir);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
});
