/** Queries whose connection or whole database is lost. */
import assert from "node:assert/strict";
import { DatabaseAway } from "../../../server/db/database_away.ts";
import {
  configOf,
  MAINTENANCE_LIMITS,
  REQUEST_LIMITS,
  withClient,
} from "../../../server/db/postgres_client.ts";
import { PostgresPool, type StatementRequest } from "../../../server/db/postgres_pool.ts";
import { Pulse } from "../../../server/db/postgres_pulse.ts";
import { type TcpProxy, tcpProxy, through } from "../../support/server/tcp_proxy.ts";

const SERVER = Deno.env.get("DATABASE_URL") ?? "";
const ONE: StatementRequest = { sql: "select 1 as one", parameters: [], isPrepared: true };
const bare = (sql: string): StatementRequest => ({ sql, parameters: [], isPrepared: false });
/** A probe may take long, because the machine of the tests may be busy. */
const TIMES = { look: 10, late: 60, probe: 2_000 };

interface Scene {
  readonly pool: PostgresPool;
  readonly pulse: Pulse;
  readonly proxy: TcpProxy;
}

/** Runs `work` with a pool of three connections that reaches the server through a proxy. */
const onPostgres = (
  name: string,
  work: (scene: Scene) => Promise<void>,
  { limits = REQUEST_LIMITS, times = TIMES } = {},
) =>
  Deno.test({
    name,
    ignore: SERVER === "",
    fn: async () => {
      await using proxy = await tcpProxy(Number(new URL(SERVER).port));
      const url = through(SERVER, proxy);
      const pulse = new Pulse(url, times);
      const pool = new PostgresPool(url, { limits, most: 3, pulse });
      try {
        await work({ pool, pulse, proxy });
      } finally {
        proxy.pass("resumed");
        await pool.close();
        await pulse.stop();
      }
    },
  });

const asOwner = (text: string) =>
  withClient(configOf(SERVER, MAINTENANCE_LIMITS), (client) => client.query(text));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!await isSo()) await new Promise((next) => setTimeout(next, 5));
}

const askedOften = (pool: PostgresPool) => Promise.all(Array.from({ length: 6 }, () => pool.ask(ONE)));

onPostgres(
  "a session that is ended while idle in a transaction fails only that transaction",
  async ({ pool }) => {
    const held = await pool.take();
    await held.ask(bare("begin"));
    const { rows: [row] } = await held.ask(bare("select pg_backend_pid() as pid"));
    await asOwner(`select pg_terminate_backend(${row?.["pid"]})`);
    await assert.rejects(held.ask(bare("commit")), DatabaseAway);
    held.release();
    await askedOften(pool);
  },
);

onPostgres(
  "an unreachable database fails waiting and new statements; it answers once it is reachable again",
  async ({ pool, pulse, proxy }) => {
    await askedOften(pool);
    proxy.stall("all");
    const waiting = Array.from({ length: 6 }, () => pool.ask(ONE));
    for (const each of await Promise.allSettled(waiting)) {
      assert.ok(each.status === "rejected" && each.reason instanceof DatabaseAway);
    }
    assert.ok(pulse.isAway);
    await assert.rejects(pool.ask(ONE), DatabaseAway);
    proxy.pass("dead");
    await until(() => !pulse.isAway);
    await askedOften(pool);
  },
  { times: { ...TIMES, probe: 150 } },
);

onPostgres(
  "a connection whose server end vanished silently is given up, and another one is opened",
  async ({ pool, pulse, proxy }) => {
    await pool.ask(ONE);
    proxy.stall("open");
    await assert.rejects(pool.ask(ONE), DatabaseAway);
    assert.equal(pulse.isAway, false);
    await askedOften(pool);
  },
);

onPostgres("a long statement is waited for as long as the server works on it", async ({ pool }) => {
  const { rows } = await pool.ask(bare("select 1 as one from pg_sleep(0.4)"));
  assert.deepEqual(rows, [{ one: 1 }]);
});

onPostgres(
  "a statement, a wait for a lock and an idle transaction end at their limits",
  async ({ pool }) => {
    await assert.rejects(pool.ask(bare("select pg_sleep(5)")), { code: "57014" });
    const [one, other] = [await pool.take(), await pool.take()];
    for (const held of [one, other]) await held.ask(bare("begin"));
    await one.ask(bare("select pg_advisory_xact_lock(7140228)"));
    await assert.rejects(other.ask(bare("select pg_advisory_xact_lock(7140228)")), { code: "55P03" });
    await other.ask(bare("rollback"));
    await until(() => one.isLost);
    await assert.rejects(one.ask(bare("commit")), DatabaseAway);
    for (const held of [one, other]) held.release();
    await askedOften(pool);
  },
  { limits: { connectMs: 200, statementMs: 200, lockMs: 100, idleMs: 150 } },
);

onPostgres(
  "a wait for a connection ends at its limit, and the connections in use continue to work",
  async ({ pool }) => {
    const held = await Promise.all([pool.take(), pool.take(), pool.take()]);
    await assert.rejects(pool.ask(ONE), DatabaseAway);
    for (const each of held) {
      await each.ask(ONE);
      each.release();
    }
    await askedOften(pool);
  },
  { limits: { ...REQUEST_LIMITS, connectMs: 1_000 } },
);

onPostgres("a connection that is never released does not keep the pool open", async ({ pool }) => {
  const held = await pool.take();
  const waiting = assert.rejects(held.ask(bare("select pg_sleep(60)")), DatabaseAway);
  await pool.close(20);
  await waiting;
});
